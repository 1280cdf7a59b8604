package org.trackwalk.maven.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The example of a game's nightly build, as somebody finds it in a clean clone. */
class NightlyExampleIT {

  private static final Path EXAMPLE =
      Path.of(System.getProperty("trackwalk.root", "../..")).resolve("examples/nightly");

  @TempDir private Path temp;

  @Test
  void itPassesAndFailsOnThePlantedDefect() throws Exception {
    LocalRepository repository = LocalRepository.in(temp);
    Path game = temp.resolve("game");
    copy(EXAMPLE, game);
    Path reports = game.resolve("bundles/com.example.game.tracks/target/trackwalk");
    // Tycho is large: it is used where this build has it, not copied.
    String tail = "-Dmaven.repo.local.tail=" + System.getProperty("trackwalk.maven.repository");

    RealBuild clean =
        RealBuild.of(Installed.maven39(), Installed.java(), repository, game, "verify", tail)
            .passes();
    clean.line("[INFO] 2 levels checked: 0 errors");
    assertEquals(List.of(), clean.lines("[ERROR]"));
    for (String report : List.of("levels.html", "levels.sarif", "TEST-levels.xml")) {
      assertTrue(Files.size(reports.resolve(report)) > 0, report);
    }

    RealBuild planted =
        RealBuild.of(
                Installed.maven39(),
                Installed.java(),
                repository,
                game,
                "verify",
                "-Pplanted",
                tail)
            .fails();
    planted.line("[INFO] 2 levels in ");
    String failure = planted.line("Failed to execute goal", "trackwalk-maven-plugin");
    assertTrue(
        failure.matches(
            ".*: harbour: road_04 \\| road_05: step of 25\\.0 mm .*"
                + " at \\(-37\\.\\S+, 7\\.\\S+, -34\\.\\S+\\) .*"),
        failure);
    assertTrue(Files.readString(reports.resolve("annotations.txt")).startsWith("::error"));
  }

  private static void copy(Path from, Path to) throws IOException {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : files.filter(f -> !f.toString().contains("target")).toList()) {
        Files.copy(file, to.resolve(from.relativize(file).toString()));
      }
    }
  }
}
