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
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.settings.CheckSettings;

/**
 * Low boxes without a lid, and rings of walls, that count as road by their name: their open rim
 * ends no ground, and a wheel runs against their sides as against those of a closed one.
 */
class OpenBoxOnRoadTest {

  private static final double Z = 120.3;

  private static List<Finding> told(
      double size, double height, double sunk, double turn, boolean bottom, SurfaceClass of) {
    MeshDraft box = new MeshDraft("road_box", of);
    int[][] rings = new int[2][4];
    for (int i = 0; i < 8; i++) {
      double a = turn + Math.PI / 4 + i % 4 * Math.PI / 2;
      double half = size / Math.sqrt(2);
      double y = i < 4 ? -sunk : height;
      rings[i / 4][i % 4] =
          box.vertex(2.3 + half * StrictMath.cos(a), y, Z + half * StrictMath.sin(a));
    }
    for (int i = 0; i < 4; i++) {
      int j = (i + 1) % 4;
      box.quad(rings[0][i], rings[1][i], rings[1][j], rings[0][j], "");
    }
    if (bottom) {
      box.quad(rings[0][0], rings[0][1], rings[0][2], rings[0][3], "");
    }
    Level level =
        new Level(
            "boxes",
            "generated",
            List.of(RoadBlocks.road().build("t.obj"), box.build("t.obj")),
            List.of(),
            List.of("t.obj"),
            LevelHints.NONE);
    return LevelCheck.check(level, CheckSettings.defaults(), Progress.none()).findings().stream()
        .filter(f -> f.rule().equals("cliff.step-up"))
        .toList();
  }

  @ParameterizedTest
  @CsvSource({
    "0.2, 0.06, 0.05",
    "0.25, 0.25, 0.18",
    "0.6, 0.12, 0.3",
    "0.9, 0.2, 0.02",
    "1.7, 0.28, 0.1",
    "3, 0.15, 0.25"
  })
  void itsSidesAreAStepWhoeverItIs(double size, double height, double sunk) {
    for (double turn : new double[] {0, 0.3, 0.7, 1.2}) {
      for (boolean bottom : new boolean[] {true, false}) {
        for (SurfaceClass of : new SurfaceClass[] {SurfaceClass.ROAD, SurfaceClass.UNKNOWN}) {
          String scene = size + " " + height + " " + turn + " " + bottom + " " + of;
          List<Finding> steps = told(size, height, sunk, turn, bottom, of);
          assertFalse(steps.isEmpty(), scene);
          Finding step = steps.get(0);
          assertEquals(1, steps.size(), scene);
          assertEquals(Severity.ERROR, step.severity(), scene);
          assertEquals(height, step.measure().value(), 0.002, scene);
        }
      }
    }
  }
}
