package org.trackwalk.check.rules.probe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

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
 * A hairpin whose centre line is an arc of half a circle about (0, 80), flat, with straights of 80
 * m; a block near its outer border. The inner border is so tight that its rows cross, the outer
 * lanes are as good as on a straight.
 */
class ThingsInBendsTest {

  private static final double STRAIGHT = 80;

  /** Half of the block's sides, metres. */
  private static final double SMALL = 0.3;

  @ParameterizedTest
  @CsvSource({"7.5, 7, 6.2, 90", "7.5, 7, 6.2, 45", "7.5, 7, 6.2, 135", "10, 9, 8.2, 70"})
  void whatStandsOutsideOfATightBendIsTold(
      double radius, double half, double outward, double degrees) {
    for (boolean toLeft : new boolean[] {false, true}) {
      MeshDraft road = hairpin(radius, half, toLeft);
      MeshDraft block = new MeshDraft("Cube.001", SurfaceClass.UNKNOWN);
      double angle = Math.toRadians(degrees);
      double x = -(radius + outward) * Math.cos(angle);
      double z = STRAIGHT + (radius + outward) * Math.sin(angle);
      double[][] plan = {
        {x - SMALL, z - SMALL},
        {x + SMALL, z - SMALL},
        {x + SMALL, z + SMALL},
        {x - SMALL, z + SMALL}
      };
      RoadBlocks.prism(block, plan, 0, 1);
      List<Finding> told = told(road, block);
      assertEquals(1, told.size(), told + " to the left: " + toLeft);
      assertTrue(told.get(0).message().startsWith("Cube.001"), told.get(0).message());
      assertEquals(1, told.get(0).measure().value(), 1e-4);
    }
  }

  /** Its triangles begin at the one end or at the other. */
  private static MeshDraft hairpin(double radius, double half, boolean toLeft) {
    MeshDraft road = new MeshDraft("road", SurfaceClass.ROAD);
    int straight = 16;
    int arc = 24;
    int rows = 2 * straight + arc;
    int[] before = null;
    for (int i = 0; i <= rows; i++) {
      int row = toLeft ? rows - i : i;
      double turn = Math.PI * Math.min(arc, Math.max(0, row - straight)) / arc;
      double back = STRAIGHT / straight * Math.max(straight - row, row - straight - arc);
      double z = STRAIGHT - Math.max(0, back);
      int[] now = new int[2];
      for (int k = 0; k < 2; k++) {
        double r = k == 0 == toLeft ? radius - half : radius + half;
        now[k] = road.vertex(-r * Math.cos(turn), 0, z + r * Math.sin(turn));
      }
      if (before != null) {
        road.quad(before[0], now[0], now[1], before[1], "asphalt");
      }
      before = now;
    }
    return road;
  }

  private static List<Finding> told(MeshDraft road, MeshDraft block) {
    Level level =
        new Level(
            "bend",
            "generated",
            List.of(road.build("t.obj"), block.build("t.obj")),
            List.of(),
            List.of("t.obj"),
            LevelHints.NONE);
    return LevelCheck.check(level, CheckSettings.defaults(), Progress.none()).findings().stream()
        .filter(f -> f.rule().equals("probe.chassis-hit"))
        .toList();
  }
}
