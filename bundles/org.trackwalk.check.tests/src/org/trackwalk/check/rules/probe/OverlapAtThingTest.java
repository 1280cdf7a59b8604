package org.trackwalk.check.rules.probe;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.settings.CheckSettings;

/**
 * A barrier of two arms at right angles that is sunk into a road: where it goes through the road is
 * told with it, and what else of its piece goes through the road between its arms is not.
 */
class OverlapAtThingTest {

  @ParameterizedTest
  @CsvSource({"4, 0, 0.2", "4, 0.6, 0.2", "7, 1.1, 0.05", "7, 2.5, 1", "5, 4, 0.02"})
  void anArmedBarrierIsOneThing(double arm, double turn, double sunk) {
    MeshDraft barrier = barrier(arm, turn, sunk);
    assertEquals(List.of("probe.chassis-hit"), told(barrier), "as it stands");
  }

  @ParameterizedTest
  @CsvSource({
    "4, 0, 0.2, 1.5, 0.004",
    "4, 0.6, 0.2, 1.7, 0.002",
    "7, 1.1, 0.05, 3, 0.003",
    "7, 2.5, 1, 2.5, 0.0045",
    "5, 4, 0.02, 2, 0.004"
  })
  void whatLiesBetweenItsArmsIsNot(
      double arm, double turn, double sunk, double from, double proud) {
    MeshDraft barrier = barrier(arm, turn, sunk);
    double to = from + 1;
    double[][] plate = {{from, from}, {to, from}, {to, to}, {from, to}};
    block(barrier, plate, turn, -sunk, proud);
    assertEquals(List.of("overlap.pieces", "probe.chassis-hit"), told(barrier), "with a plate");
  }

  /** Its outer corner in the middle of the road. */
  private static MeshDraft barrier(double arm, double turn, double sunk) {
    MeshDraft barrier = new MeshDraft("Cube.001", SurfaceClass.UNKNOWN);
    double[][] plan = {{0, 0}, {arm, 0}, {arm, 0.5}, {0.5, 0.5}, {0.5, arm}, {0, arm}};
    block(barrier, plan, turn, -sunk, 1);
    return barrier;
  }

  /** A closed block; its plan is seen whole from its first corner. */
  private static void block(
      MeshDraft draft, double[][] plan, double turn, double low, double high) {
    int n = plan.length;
    int[][] rings = new int[2][n];
    for (int i = 0; i < 2 * n; i++) {
      double[] p = plan[i % n];
      double x = Math.cos(turn) * p[0] - Math.sin(turn) * p[1];
      double z = 120.3 + Math.sin(turn) * p[0] + Math.cos(turn) * p[1];
      rings[i / n][i % n] = draft.vertex(x, i < n ? low : high, z);
    }
    for (int i = 0; i < n; i++) {
      int j = (i + 1) % n;
      draft.quad(rings[0][i], rings[1][i], rings[1][j], rings[0][j], "");
    }
    // A fan from the inner corner of an L, or from any of a rectangle.
    int hub = n == 6 ? 3 : 0;
    for (int i = 1; i + 1 < n; i++) {
      int a = (hub + i) % n;
      int b = (hub + i + 1) % n;
      draft.triangle(rings[0][hub], rings[0][a], rings[0][b], "");
      draft.triangle(rings[1][hub], rings[1][b], rings[1][a], "");
    }
  }

  private static List<String> told(MeshDraft barrier) {
    List<MeshDraft> drafts =
        List.of(
            strip("road", -9, 9, SurfaceClass.ROAD),
            strip("grass_l", -21, -9, SurfaceClass.VERGE),
            strip("grass_r", 9, 21, SurfaceClass.VERGE),
            barrier);
    Level level =
        new Level(
            "arms",
            "generated",
            drafts.stream().map(d -> d.build("t.obj")).toList(),
            List.of(),
            List.of("t.obj"),
            LevelHints.NONE);
    return LevelCheck.check(level, CheckSettings.defaults(), Progress.none()).findings().stream()
        .map(f -> f.rule())
        .filter(rule -> rule.equals("probe.chassis-hit") || rule.equals("overlap.pieces"))
        .sorted()
        .toList();
  }

  private static MeshDraft strip(String name, double from, double to, SurfaceClass surfaceClass) {
    MeshDraft draft = new MeshDraft(name, surfaceClass);
    int[] before = null;
    for (int row = 0; row <= 50; row++) {
      int[] now = {draft.vertex(from, 0, 5.0 * row), draft.vertex(to, 0, 5.0 * row)};
      if (before != null) {
        draft.quad(before[0], now[0], now[1], before[1], "asphalt");
      }
      before = now;
    }
    return draft;
  }
}
