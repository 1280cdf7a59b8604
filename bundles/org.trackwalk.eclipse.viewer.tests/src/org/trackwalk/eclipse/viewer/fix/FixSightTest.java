package org.trackwalk.eclipse.viewer.fix;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.trackwalk.check.fix.Fix;
import org.trackwalk.check.fix.Proposal;
import org.trackwalk.check.repair.GroundChange;
import org.trackwalk.check.repair.GroundPatch;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.Evidence;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.LedgerClass;
import org.trackwalk.model.finding.Place;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.finding.Standing;
import org.trackwalk.model.finding.Told;

/** What is drawn of a fix: moves as far off as is seen, and never so much that nobody waits. */
class FixSightTest {

  /** Quads along one side of the large ground: 180 000 triangles. */
  private static final int SIDE = 300;

  private static final float RAISED = 1f / 1024;

  /** Each vertex stands at x, RAISED, z and will at x, 0, z. */
  @Test
  void aMovedVertexStandsSoManyTimesAsFarOff() {
    FixSight sight = sight(grid(4, RAISED), grid(4, 0), RAISED, 4);
    assertTrue(sight.times() > 1);
    for (FixSight.Face face : sight.before()) {
      for (int c = 0; c < 3; c++) {
        assertEquals(sight.times() * RAISED, face.corners()[3 * c + 1], 1e-9);
      }
    }
    for (FixSight.Face face : sight.after()) {
      assertEquals(0, face.corners()[1]);
    }
  }

  /** All goes half a metre down, said to be a millimetre: no vertex has another near it. */
  @Test
  void muchThatGoesAndIsNowhereAfterwardsIsDrawnSoon() {
    GroundPatch before = grid(SIDE, 0.5f);
    GroundPatch after = grid(SIDE, 0);
    FixSight sight =
        assertTimeoutPreemptively(Duration.ofMinutes(5), () -> sight(before, after, RAISED, SIDE));
    assertTrue(sight.times() > 1);
    assertEquals(before.count(), sight.before().size());
    double[] was = new double[9];
    for (int i = 0; i < 9; i++) {
      was[i] = before.at(0, i / 3, i % 3);
    }
    assertArrayEquals(was, sight.before().get(0).corners());
  }

  private static FixSight sight(GroundPatch before, GroundPatch after, double move, int side) {
    double[] at = new double[3];
    Finding finding =
        new Finding(
            new Told("seam.gap", Severity.ERROR, "a gap", "close it", null, null, 1, true),
            new Place(SurfaceClass.ROAD, at, at, 0, new double[6], List.of("road"), Map.of()),
            new Evidence(LedgerClass.GAP, 1, null, List.of(), null, List.of()),
            Standing.none());
    double[] places = {0, 0, 0, side / 100.0, 0, side / 100.0};
    Fix fix = new Fix("pull it down", List.of(), List.of(), 1, move, places);
    return new FixSight(new Proposal(finding, fix, ""), new GroundChange(before, after));
  }

  /** Squares of a centimetre, two triangles each, all of which change. */
  private static GroundPatch grid(int side, float y) {
    float[] corners = new float[18 * side * side];
    int at = 0;
    for (int i = 0; i < side; i++) {
      for (int j = 0; j < side; j++) {
        int[][] around = {{i, j}, {i, j + 1}, {i + 1, j}, {i + 1, j}, {i, j + 1}, {i + 1, j + 1}};
        for (int[] corner : around) {
          corners[at++] = corner[0] / 100f;
          corners[at++] = y;
          corners[at++] = corner[1] / 100f;
        }
      }
    }
    BitSet all = new BitSet();
    all.set(0, 2 * side * side);
    return new GroundPatch(corners, new int[2 * side * side], all);
  }
}
