package org.trackwalk.check.rules.probe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.settings.CheckSettings;

/**
 * A road, level or on a hill, that narrows askew, with an inclined rib as its border: only its
 * lower edge lies where wheels roll, and what is told is its whole height over the road.
 */
class RibAtBorderTest {

  private static final double HALF = 6;

  @ParameterizedTest
  @CsvSource({
    "0.27, 47, 0",
    "0.26, 47, 0",
    "0.28, 46, 0",
    "0.27, 47, 0.1",
    "0.28, 46, 0.3",
    "0.26, 48, 0.2",
    "0.28, 47, -0.25"
  })
  void aRibIsAsHighAsItIs(double width, double degrees, double slope) {
    double up = width * Math.tan(Math.toRadians(degrees));
    MeshDraft road = new MeshDraft("road", SurfaceClass.ROAD);
    int[] before = null;
    for (int row = 0; row <= 20; row++) {
      double z = 5.0 * row;
      int[] now = {
        road.vertex(-HALF, slope * z, z),
        road.vertex(HALF - width, slope * z, z),
        road.vertex(HALF, slope * z + up, z)
      };
      for (int i = 0; before != null && i < 2; i++) {
        road.quad(before[i], now[i], now[i + 1], before[i + 1], "");
      }
      before = now;
    }
    int foot = road.vertex(HALF, slope * 100, 100);
    road.triangle(before[1], foot, before[2], "");
    before = new int[] {before[0], before[1], foot, road.vertex(2 * HALF, slope * 100, 100)};
    for (int row = 21; row <= 40; row++) {
      double z = 5.0 * row;
      double[] x = {-HALF, HALF - width, HALF, 2 * HALF};
      int[] now = new int[4];
      for (int i = 0; i < 4; i++) {
        now[i] = road.vertex(x[i], slope * z, z);
      }
      for (int i = 0; i < 3; i++) {
        road.quad(before[i], now[i], now[i + 1], before[i + 1], "");
      }
      before = now;
    }
    Level level =
        new Level(
            "rib",
            "generated",
            List.of(road.build("t.obj")),
            List.of(),
            List.of("t.obj"),
            LevelHints.NONE);
    List<Finding> steps =
        LevelCheck.check(level, CheckSettings.defaults(), Progress.none()).findings().stream()
            .filter(f -> f.rule().equals("cliff.step-up"))
            .toList();
    assertFalse(steps.isEmpty());
    for (Finding step : steps) {
      // Along the road's normal.
      double height = up / Math.sqrt(1 + slope * slope);
      assertEquals(height, step.measure().value(), 0.02 * height, step.message());
    }
  }
}
