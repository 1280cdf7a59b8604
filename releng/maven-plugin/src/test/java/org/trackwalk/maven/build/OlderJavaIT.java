package org.trackwalk.maven.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Maven 3.8 and 3.9, on a Java that is new enough and on one that is not: the same words. */
class OlderJavaIT {

  @TempDir private Path temp;
  private LocalRepository repository;
  private Path game;

  @BeforeEach
  void layOut() throws IOException {
    repository = LocalRepository.in(temp);
    Path folder = Files.createDirectories(temp.resolve("game"));
    game = GameProject.write(folder, "", Map.of("bad.obj", "bad"));
  }

  @Test
  void anotherJavaThatIsInstalledRunsTheCheck() throws Exception {
    Path maven = Installed.maven38();
    Path older = Installed.olderJava();
    RealBuild here = RealBuild.of(maven, Installed.java(), repository, game, "verify").fails();

    RealBuild there =
        RealBuild.of(
                maven,
                older,
                repository,
                game,
                "verify",
                "-Dtrackwalk.noCache",
                "-Dtrackwalk.javaHome=" + Installed.java())
            .fails();

    there.line("[INFO] the check runs on Java ", Installed.java().toString());
    assertEquals(spoken(here), spoken(there));
    assertTrue(
        spoken(here).stream().anyMatch(l -> l.startsWith("[ERROR] bad.obj: ")), here::toString);
  }

  @Test
  void toolchainsNameTheJava() throws Exception {
    Path older = Installed.olderJava();
    Path toolchains =
        Files.writeString(
            temp.resolve("toolchains.xml"),
            "<toolchains><toolchain><type>jdk</type><provides><version>"
                + Runtime.version().feature()
                + "</version></provides><configuration><jdkHome>"
                + Installed.java()
                + "</jdkHome></configuration></toolchain></toolchains>");

    RealBuild build =
        RealBuild.of(
                Installed.maven39(), older, repository, game, "verify", "-t", toolchains.toString())
            .fails();

    build.line("[INFO] the check runs on Java ", Installed.java().toString());
    assertTrue(build.line("Failed to execute goal").contains(": bad.obj: "), build::toString);
  }

  @Test
  void withoutOneItSaysWhatToDo() throws Exception {
    RealBuild build =
        RealBuild.of(
                Installed.maven38(),
                Installed.olderJava(),
                repository,
                game,
                "verify",
                "-Dtrackwalk.fork=never")
            .fails();

    String said = build.line("Failed to execute goal");
    for (String word :
        List.of("needs Java 21 or newer; Maven runs on Java ", "JAVA_HOME", "toolchains.xml")) {
      assertTrue(said.contains(word), said);
    }
    assertEquals(List.of(), build.lines("UnsupportedClassVersionError"));
  }

  /** What the goal says, without what differs for good reason. */
  private static List<String> spoken(RealBuild build) {
    return build.lines().stream()
        .dropWhile(l -> !l.contains("--- trackwalk"))
        .skip(1)
        .takeWhile(l -> !l.contains("-------"))
        .filter(l -> !l.contains("the check runs on"))
        .toList();
  }
}
