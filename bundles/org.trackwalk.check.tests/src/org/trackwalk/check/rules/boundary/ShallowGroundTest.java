package org.trackwalk.check.rules.boundary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.check.run.CheckedLevel;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.LedgerClass;
import org.trackwalk.model.settings.CheckSettings;
import org.trackwalk.seams.ledger.EdgeEntry;

/**
 * A road laid on ground that goes on beside it, lower by so much; a little aside the foot of a
 * block lies over that ground. Whatever stands there, the road's border is a step of that height.
 */
class ShallowGroundTest {

  @ParameterizedTest
  @CsvSource({
    "0.031, 0.25, 0.02, grass, 0", "0.0301, 0.1, 0.02, 1GRASS, 0", "0.05, 0.08, 0.1, kerb, 0.6",
    "0.05, 0.28, 0.005, wall, -1", "0.08, 0.2, 0.3, Cube.001, 2", "0.04, 0.15, 0.3, thing, 3"
  })
  void aBorderOverShallowGroundIsALedge(
      double lower, double aside, double foot, String name, double turn) {
    List<EdgeEntry> beside = beside(lower, aside, foot, name, turn);
    assertEquals(20, beside.size());
    for (EdgeEntry entry : beside) {
      assertEquals(LedgerClass.LEDGE, entry.owner());
      assertEquals(lower, entry.distance(), 1e-4);
    }
  }

  /** Deeper than a wheel rolls it is no step: what is open there is told. */
  @ParameterizedTest
  @CsvSource({"0.12, 0.2, 0.02, thing, 0", "0.3, 0.25, 0, Cube.001, 0.6"})
  void aDeepSlitIsNoStep(double lower, double aside, double foot, String name, double turn) {
    List<EdgeEntry> beside = beside(lower, aside, foot, name, turn);
    assertEquals(20, beside.size());
    assertTrue(beside.stream().noneMatch(e -> e.owner() == LedgerClass.LEDGE), beside.toString());
  }

  /** The ledger's entries of the road's left border, along the block. */
  private static List<EdgeEntry> beside(
      double lower, double aside, double foot, String name, double turn) {
    MeshDraft road = new MeshDraft("road", SurfaceClass.ROAD);
    MeshDraft ground = new MeshDraft("ground", SurfaceClass.VERGE);
    MeshDraft block = new MeshDraft(name, SurfaceClass.UNKNOWN);
    for (int i = 0; i < 40; i++) {
      quad(road, -5, 5, 5.0 * i, 5, 0, turn);
      quad(ground, -30, 30, 5.0 * i, 5, -lower, turn);
    }
    quad(block, 5 + aside, 7 + aside, 45, 110, foot, turn);
    Level level =
        new Level(
            "layers",
            "generated",
            List.of(road.build("t.obj"), ground.build("t.obj"), block.build("t.obj")),
            List.of(),
            List.of("t.obj"),
            LevelHints.NONE);
    CheckedLevel checked = LevelCheck.open(level, CheckSettings.defaults(), Progress.none());
    var edges = checked.context().ledger().edges();
    double c = Math.cos(turn);
    double s = Math.sin(turn);
    return checked.context().ledger().entries().stream()
        .filter(
            e -> {
              double px = edges.point(e.edge(), 0.5, 0);
              double pz = edges.point(e.edge(), 0.5, 2);
              double x = c * px + s * pz;
              double z = c * pz - s * px;
              return Math.abs(x - 5) < 0.01 && z > 50 && z < 150;
            })
        .toList();
  }

  private static void quad(
      MeshDraft draft, double from, double to, double z, double length, double y, double turn) {
    double[][] plan = {{from, z}, {from, z + length}, {to, z + length}, {to, z}};
    int[] v = new int[4];
    for (int i = 0; i < 4; i++) {
      double c = Math.cos(turn);
      double s = Math.sin(turn);
      v[i] = draft.vertex(c * plan[i][0] - s * plan[i][1], y, s * plan[i][0] + c * plan[i][1]);
    }
    draft.quad(v[0], v[1], v[2], v[3], "");
  }
}
