package org.trackwalk.maven.build;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.trackwalk.maven.run.JavaHome;

/** Mavens and Javas of this machine; a test that needs one that is not there is skipped. */
final class Installed {

  private Installed() {}

  /** The Maven that runs this build. */
  static Path maven39() {
    Path home = Path.of(System.getProperty("trackwalk.maven.home", "not-said"));
    assumeTrue(version(home).startsWith("3.9."), "this build is not run by a Maven 3.9: " + home);
    return home;
  }

  /** The system's Maven, where that is a 3.8. */
  static Path maven38() {
    List<Path> homes = new ArrayList<>();
    for (String folder : System.getenv().getOrDefault("PATH", "").split(File.pathSeparator)) {
      Path script = Path.of(folder, "mvn");
      if (Files.isExecutable(script)) {
        homes.add(real(script).getParent().getParent());
      }
    }
    homes.add(Path.of("/usr/share/maven"));
    Path found = homes.stream().filter(h -> version(h).startsWith("3.8.")).findFirst().orElse(null);
    assumeTrue(found != null, "no Maven 3.8 is installed");
    return found;
  }

  /** The Java of this test: new enough. */
  static Path java() {
    return Path.of(System.getProperty("java.home"));
  }

  /** A Java that Maven runs on and the check does not. */
  static Path olderJava() {
    Path jvms = Path.of("/usr/lib/jvm");
    assumeTrue(Files.isDirectory(jvms), "no folder of Javas is known here");
    try (Stream<Path> homes = Files.list(jvms)) {
      Path older =
          homes
              .filter(home -> !Files.isSymbolicLink(home))
              .filter(home -> JavaHome.of(home.toFile()) != null)
              .filter(home -> !JavaHome.of(home.toFile()).fits())
              .findFirst()
              .orElse(null);
      assumeTrue(older != null, "no Java older than " + JavaHome.NEEDED + " is installed");
      return older;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** As a jar of its own says; empty for no Maven. Debian has no version in its jars' names. */
  private static String version(Path home) {
    Path lib = home.resolve("lib");
    if (!Files.isDirectory(lib)) {
      return "";
    }
    try (Stream<Path> jars = Files.list(lib)) {
      Path core =
          jars.filter(jar -> jar.getFileName().toString().matches("maven-core-[0-9].*\\.jar"))
              .findFirst()
              .orElse(null);
      return core == null ? "" : versionOf(core);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String versionOf(Path core) throws IOException {
    try (JarFile jar = new JarFile(core.toFile())) {
      JarEntry entry = jar.getJarEntry("META-INF/maven/org.apache.maven/maven-core/pom.properties");
      Properties properties = new Properties();
      if (entry != null) {
        properties.load(jar.getInputStream(entry));
      }
      return properties.getProperty("version", "");
    }
  }

  private static Path real(Path link) {
    try {
      return link.toRealPath();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
