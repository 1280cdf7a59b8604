package org.trackwalk.io.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.mesh.progress.Progress;

class EngineInstallTest {

  /** SHA-256 of the three bytes "abc", as FIPS 180-2 prints it. */
  private static final String ABC =
      "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";

  private static final EngineJar JAR = new EngineJar("org.some", "engine", "1.2", "", ABC);

  private static final EngineJar NATIVES = new EngineJar("org.some", "engine", "1.2", "linux", ABC);

  private static final EngineLibrary LIBRARY =
      new EngineLibrary("some", "1.2", "MIT", List.of(JAR), Map.of("linux-x86_64", NATIVES));

  @TempDir Path temp;
  private EngineStore store;
  private Path from;

  @BeforeEach
  void folders() throws IOException {
    store = new EngineStore(temp.resolve("store"), "linux-x86_64");
    from = Files.createDirectory(temp.resolve("from"));
  }

  @Test
  void theRightFilesAreTakenAndRunOffline() throws Exception {
    Files.writeString(from.resolve("engine-1.2.jar"), "abc");
    Files.writeString(from.resolve("engine-1.2-linux.jar"), "abc");
    assertFalse(store.has(LIBRARY));
    install(from, "").install(LIBRARY, Progress.none());
    assertTrue(store.has(LIBRARY));
    assertEquals(
        List.of("engine-1.2.jar", "engine-1.2-linux.jar"),
        store.classPath(LIBRARY).stream().map(p -> p.getFileName().toString()).toList());
    // again, with nothing to take it from
    install(null, "").install(LIBRARY, Progress.none());
  }

  @Test
  void mavensOwnRepositoryIsLookedAtFirst() throws Exception {
    Path there = temp.resolve("m2/org/some/engine/1.2");
    Files.createDirectories(there);
    Files.writeString(there.resolve("engine-1.2.jar"), "abc");
    Files.writeString(there.resolve("engine-1.2-linux.jar"), "abc");
    install(null, "").install(LIBRARY, Progress.none());
    assertTrue(store.has(LIBRARY));
  }

  @Test
  void anotherFileIsRefusedAndNothingIsLeft() throws Exception {
    Files.writeString(from.resolve("engine-1.2.jar"), "abd");
    said(from, "", "SHA-256 differs");
    assertFalse(Files.exists(store.folder(LIBRARY).resolve("engine-1.2.jar")));
  }

  @Test
  void aMissingFileIsNamed() {
    said(from, "", "engine-1.2.jar is not there; fetch org.some:engine:1.2:jar");
  }

  @Test
  void withoutMavenTheWayOutIsTold() {
    said(null, "", "there is no Maven in the path", "--install-from FOLDER");
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void whatMavenSaysIsTold() throws IOException {
    Path maven = temp.resolve("mvn");
    Files.writeString(
        maven, "#!/bin/sh\necho '[ERROR] Could not transfer artifact: no network'\nexit 1\n");
    assertTrue(maven.toFile().setExecutable(true));
    said(null, maven.toString(), "(Could not transfer artifact: no network)", "with a network");
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void withoutANetworkNoFolderIsLeft() throws Exception {
    Path maven = temp.resolve("mvn");
    Files.writeString(maven, "#!/bin/sh\nexit 1\n");
    assertTrue(maven.toFile().setExecutable(true));
    store = new EngineStore(temp.resolve("caches/engines"), "linux-x86_64");
    said(null, maven.toString(), "Maven could not fetch");
    said(null, temp.resolve("no-maven").toString(), "cannot be started");
    assertFalse(Files.exists(temp.resolve("caches")));
    // what was there before stays, and so does a jar that could be had
    Path kept = Files.createDirectories(store.folder(LIBRARY));
    said(null, maven.toString(), "Maven could not fetch");
    assertTrue(Files.isDirectory(kept));
    Files.delete(kept);
    Files.createDirectories(temp.resolve("m2/org/some/engine/1.2"));
    Files.writeString(temp.resolve("m2/org/some/engine/1.2/engine-1.2.jar"), "abc");
    said(null, maven.toString(), "engine:1.2:jar:linux");
    try (var left = Files.list(kept)) {
      assertEquals(List.of("engine-1.2.jar"), left.map(p -> p.getFileName().toString()).toList());
    }
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void whatMavenFetchesIsHeldToTheChecksumToo() throws Exception {
    Path maven = temp.resolve("mvn");
    String script =
        """
        #!/bin/sh
        for a in "$@"; do
          case $a in -DoutputDirectory=*) to=${a#*=} ;; -Dartifact=*) what=${a#*=} ;; esac
        done
        case $what in *:linux) printf %s > "$to/engine-1.2-linux.jar" ;; *) printf %s > "$to/engine-1.2.jar" ;; esac
        """;
    Files.writeString(maven, String.format(script, "abc", "abc"));
    assertTrue(maven.toFile().setExecutable(true));
    install(null, maven.toString()).install(LIBRARY, Progress.none());
    assertTrue(store.has(LIBRARY));
    store = new EngineStore(temp.resolve("other"), "linux-x86_64");
    Files.writeString(maven, String.format(script, "evil", "evil"));
    said(null, maven.toString(), "is not the file that was asked for");
    assertFalse(store.has(LIBRARY));
  }

  @Test
  void aFolderThatCannotBeWrittenIsTold() throws IOException {
    Files.writeString(from.resolve("engine-1.2.jar"), "abc");
    Files.writeString(temp.resolve("store"), "a file where the folder should be");
    said(from, "", "cannot write to", "make room there, or name another folder");
  }

  @Test
  void anotherSystemIsToldWhichThereAre() {
    store = new EngineStore(temp.resolve("store"), "plan9-mips");
    said(from, "", "there is no native library for plan9-mips (only for linux-x86_64)");
  }

  @Test
  void whatIsNotInstalledOrDamagedIsToldWithTheCommand() throws Exception {
    EngineException e = assertThrows(EngineException.class, () -> store.classPath(LIBRARY));
    assertTrue(e.getMessage().endsWith("trackwalk confirm --install some"), e.getMessage());
    Files.writeString(from.resolve("engine-1.2.jar"), "abc");
    Files.writeString(from.resolve("engine-1.2-linux.jar"), "abc");
    install(from, "").install(LIBRARY, Progress.none());
    Files.writeString(store.folder(LIBRARY).resolve("engine-1.2.jar"), "cut off");
    EngineException damaged = assertThrows(EngineException.class, () -> store.classPath(LIBRARY));
    assertTrue(damaged.getMessage().contains("is damaged; install it again"));
  }

  @Test
  void theSamePomsAreCompiledWith() throws IOException {
    String root = System.getProperty("trackwalk.root", "../..");
    for (String pom : List.of("releng/cli/engines.xml", "releng/engines/pom.xml")) {
      String text = Files.readString(Path.of(root, pom)).replaceAll("\\s+", "");
      for (String artifact : List.of("physx-jni", "jolt-jni-Linux64", "gdx-bullet", "core")) {
        EngineJar jar =
            EngineLibrary.all().stream()
                .flatMap(l -> l.jars().stream())
                .filter(j -> j.artifact().equals(artifact))
                .findFirst()
                .orElseThrow();
        String asked =
            "<groupId>"
                + jar.group()
                + "</groupId><artifactId>"
                + artifact
                + "</artifactId><version>"
                + jar.version()
                + "</version>";
        assertTrue(text.contains(asked), pom + " has not " + asked);
      }
    }
  }

  private EngineInstall install(Path folder, String maven) {
    return new EngineInstall(store, folder, temp.resolve("m2"), maven);
  }

  private void said(Path folder, String maven, String... words) {
    EngineException e =
        assertThrows(
            EngineException.class, () -> install(folder, maven).install(LIBRARY, Progress.none()));
    assertTrue(e.getMessage().startsWith("some: "), e.getMessage());
    assertEquals(1, e.getMessage().lines().count());
    for (String word : words) {
      assertTrue(e.getMessage().contains(word), e.getMessage());
    }
  }
}
