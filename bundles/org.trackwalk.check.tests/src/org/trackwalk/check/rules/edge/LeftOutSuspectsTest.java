package org.trackwalk.check.rules.edge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.examples.scene.RuleScenes;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.profile.Profile;
import org.trackwalk.model.profile.ProfileList;
import org.trackwalk.model.settings.CheckSettings;

/** What is told of suspicious edges when there are more than a hundred, or an engine has any. */
class LeftOutSuspectsTest {

  private static final int ROWS = 131;

  /** A road along z with a low fin on each edge across it, the first one tall. */
  private static Level fins() {
    MeshDraft road = new MeshDraft("road_1", SurfaceClass.ROAD);
    int[] left = new int[ROWS + 1];
    int[] right = new int[ROWS + 1];
    for (int i = 0; i <= ROWS; i++) {
      left[i] = road.vertex(0, 0, i);
      right[i] = road.vertex(2, 0, i);
    }
    for (int i = 0; i < ROWS; i++) {
      road.quad(left[i], left[i + 1], right[i + 1], right[i], "asphalt");
    }
    for (int i = 1; i < ROWS; i++) {
      road.triangle(left[i], right[i], road.vertex(1, i == 1 ? 0.1 : 0.001, i), "asphalt");
    }
    return new Level(
        "fins",
        "generated",
        List.of(road.build("fins.obj")),
        List.of(),
        List.of("fins.obj"),
        LevelHints.NONE);
  }

  private static CheckSettings settings(String profile, String rule) {
    return CheckSettings.defaults()
        .withOnly(Set.of(rule))
        .judgedBy(List.of(ProfileList.shipped(profile)), null, null);
  }

  @Test
  void theReportSaysHowManyWereLeftOut() {
    List<Finding> findings =
        LevelCheck.check(fins(), settings("jolt", "edge.ghost-contact"), Progress.none())
            .findings();
    assertTrue(!findings.isEmpty(), "silent");
    for (Finding finding : findings) {
      assertTrue(
          finding.message().contains("the worst 100 were tried, 30 were not"), finding.message());
      assertTrue(finding.message().contains("with a third face on"), finding.message());
    }
  }

  @ParameterizedTest
  @CsvSource({"generic, 1", "bullet, 0", "naive, 0"})
  void whatAnEngineDoesOnAnyEdgeIsNoFaultOfThese(String id, int told) {
    Profile profile = ProfileList.shipped(id);
    List<Finding> findings =
        LevelCheck.check(
                RuleScenes.bad("edge.ghost-contact").level(),
                settings(profile.id(), "edge"),
                Progress.none())
            .findings();
    assertEquals(told, count(findings, "edge.ghost-contact"), findings.toString());
    if (told == 0) {
      assertEquals(1, count(findings, "edge.engine-note"), findings.toString());
    }
  }

  private static long count(List<Finding> findings, String rule) {
    return findings.stream().filter(f -> f.rule().equals(rule)).count();
  }
}
