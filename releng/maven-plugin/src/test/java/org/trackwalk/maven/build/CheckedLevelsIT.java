package org.trackwalk.maven.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a build says and does about its levels. */
class CheckedLevelsIT {

  @TempDir private Path temp;
  private LocalRepository repository;

  @BeforeEach
  void layOut() throws IOException {
    repository = LocalRepository.in(temp);
  }

  private RealBuild build(Path project, String... args) throws Exception {
    return RealBuild.of(Installed.maven39(), Installed.java(), repository, project, args);
  }

  @Test
  void aCleanLevelPassesAndReportsAreWritten() throws Exception {
    Path game =
        GameProject.write(
            folder("game"),
            "<reports><csv>target/levels.csv</csv></reports>",
            Map.of("good.obj", "good"));

    RealBuild first =
        build(game, "verify", "-Dtrackwalk.reports=overlay=target/marks.obj").passes();

    first.line("[INFO] 1 level checked: 0 errors");
    assertTrue(first.lines("[ERROR]").isEmpty(), first::toString);
    for (String report :
        List.of("trackwalk/report.json", "trackwalk/report.txt", "levels.csv", "marks.obj")) {
      assertTrue(Files.size(game.resolve("target").resolve(report)) > 0, report);
    }
    build(game, "verify").passes().line("1 level unchanged, taken from the cache");
    build(game, "verify", "-Dtrackwalk.skip").passes().line("passed over: trackwalk.skip");
  }

  @Test
  void aDefectFailsWithLevelPieceAndPlace() throws Exception {
    Path game =
        GameProject.write(
            folder("game"), "<bodies>piece</bodies>", Map.of("good.obj", "good", "bad.obj", "bad"));

    RealBuild build = build(game, "verify").fails();

    String failure = build.line("Failed to execute goal", "trackwalk-maven-plugin");
    assertTrue(
        failure.matches(
            ".*: bad\\.obj: \\S+ \\| \\S+: step of [0-9.]+ mm .*at \\(-?[0-9.]+, -?[0-9.]+,"
                + " -?[0-9.]+\\)  \\[seam\\.step].*target.trackwalk.report\\.txt.*"),
        failure);
    assertFalse(build.lines("[ERROR] bad.obj: ", "[seam.step]").isEmpty(), build::toString);
    assertFalse(build.lines("[ERROR]     Fix: ").isEmpty(), build::toString);
    build.line("[INFO] 2 levels checked: ");

    RealBuild again = build(game, "verify").fails();
    again.line("[INFO] 2 levels in ", ", 2 unchanged, taken from the cache");
    assertEquals(failure, again.line("Failed to execute goal", "trackwalk-maven-plugin"));

    build(game, "org.trackwalk:trackwalk-maven-plugin:report").passes().line("2 levels checked: ");
    assertTrue(Files.size(game.resolve("target/trackwalk/report.html")) > 0);
  }

  /** The jar of the plug-in holds the importer process too, in process and out of it. */
  @Test
  void whatOnlyTheImporterProcessReadsIsChecked() throws Exception {
    String road =
        """
        xof 0303txt 0032
        Mesh road {
          3;
          0.0;0.0;0.0;,
          0.0;0.0;4.0;,
          4.0;0.0;0.0;;
          1;
          3;0,1,2;;
        }
        """;
    Path game = GameProject.write(folder("game"), "<failOn>never</failOn>", Map.of("road.x", road));

    build(game, "verify").passes().line("[INFO] 1 level checked: ");
    build(game, "verify", "-Dtrackwalk.fork=always", "-Dtrackwalk.noCache")
        .passes()
        .line("[INFO] 1 level checked: ");
  }

  @Test
  void whatIsInTheBaselineDoesNotFail() throws Exception {
    Path game =
        GameProject.write(
            folder("game"),
            "<baseline>known.json</baseline><failOnNew>true</failOnNew>",
            Map.of("bad.obj", "bad"));

    build(game, "trackwalk:baseline").passes().line("of 1 level kept in known.json");
    RealBuild again = build(game, "verify").passes();

    again.line("known from the baseline");
    assertTrue(again.lines("[ERROR]").isEmpty(), again::toString);
  }

  @Test
  void brokenLevelsAndWrongWordsSayWhatIsWrong() throws Exception {
    Path broken =
        GameProject.write(
            folder("broken"), "", Map.of("a.obj", "v 1 2\nf 1 1 1\n", "good.obj", "good"));
    RealBuild unread = build(broken, "verify").fails();
    assertTrue(unread.line("Failed to execute goal").contains("levels/a.obj: "), unread::toString);
    unread.line("1 level checked: ");

    RealBuild wrong = build(broken, "verify", "-Dtrackwalk.failOn=eror").fails();
    String said = wrong.line("Failed to execute goal");
    assertTrue(said.contains("did you mean 'error'") && said.contains("<failOn>"), said);
  }

  @Test
  void modulesAreCheckedSideBySide() throws Exception {
    Path game = folder("game");
    GameProject.parent(game, "east", "west");
    GameProject.write(folder("game/east"), "", Map.of("east.obj", "bad"));
    GameProject.write(folder("game/west"), "", Map.of("west.obj", "bad"));

    RealBuild build = build(game, "verify", "-T2", "--fail-at-end").fails();

    assertTrue(build.lines("Using the MultiThreadedBuilder").size() == 1, build::toString);
    for (String level : List.of("east", "west")) {
      String failure = build.line("[ERROR] Failed to execute goal", "on project " + level);
      assertTrue(failure.contains(": " + level + ".obj: "), failure);
      String report = Files.readString(game.resolve(level + "/target/trackwalk/report.json"));
      assertTrue(report.contains("\"path\":\"" + level + "/levels/" + level + ".obj\""), report);
    }
    assertEquals(List.of(), build.lines("not marked as thread-safe"));
  }

  private Path folder(String name) throws IOException {
    return Files.createDirectories(temp.resolve(name));
  }
}
