package org.trackwalk.ground.border;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;

/** A level square of 2 m at the height 0, one of the same size 1 m above it, and a wall. */
class SurroundingsTest {

  private static Piece quad(String name, float... p) {
    return Piece.named(name, "l.obj").mesh(p, new int[] {0, 1, 2, 0, 2, 3}).build();
  }

  private static Piece level(String name, float y) {
    return quad(name, 0, y, 0, 0, y, 2, 2, y, 2, 2, y, 0);
  }

  private static Surroundings around(Piece... pieces) {
    WeldedSurface surface = ExactWeld.weld(List.of(pieces), 1, Progress.none());
    SurfaceTree tree = SurfaceTree.whole(Land.of(surface).tree());
    return new Surroundings(surface, tree, BorderLimits.DEFAULT);
  }

  @Test
  void theHighestGroundWithinReachCounts() {
    Surroundings around = around(level("low", 0), level("high", 1));
    assertEquals(1, around.ground(0.5, 0, 1.2, 1, 1));
    assertEquals(0, around.ground(0.5, 0, 1.2, 0.99, 1));
    assertEquals(0, around.ground(0.5, 0.5, 1.2, 0.4, 0.5));
    assertTrue(Double.isNaN(around.ground(0.5, 0.5, 1.2, 0.4, 0.49)));
    assertTrue(Double.isNaN(around.ground(2.5, 0, 1.2, 1, 1)));
  }

  @Test
  void theNearestTriangleOfGroundIsTheOneBelow() {
    Surroundings around = around(level("low", 0));
    assertTrue(around.groundTriangle(0.5, 0.25, 1.2, 0.25) >= 0);
    assertEquals(-1, around.groundTriangle(0.5, 0.25, 1.2, 0.24));
  }

  @Test
  void aWallIsNoGround() {
    Surroundings around = around(quad("wall", 1, -1, 0, 1, -1, 2, 1, 1, 2, 1, 1, 0));
    assertTrue(Double.isNaN(around.ground(1, 0, 1.2, 2, 2)));
  }

  @Test
  void aSquareHasFourOpenEdgesThatLookOutward() {
    WeldedSurface surface = ExactWeld.weld(List.of(level("low", 0)), 1, Progress.none());
    OpenEdges edges = OpenEdges.of(surface, Topology.of(surface, 1, Progress.none()), 1);
    assertEquals(4, edges.count());
    for (int e = 0; e < 4; e++) {
      assertEquals(2, edges.length(e));
      double outward = 0;
      for (int k = 0; k < 3; k++) {
        double fromMiddle = edges.point(e, 0.5, k) - (k == 1 ? 0 : 1);
        outward += fromMiddle * edges.conormal(e, k);
      }
      assertEquals(1, outward);
      assertEquals(1, edges.normal(e, 1));
    }
  }

  @Test
  void aSeamThatIsWeldedHasNone() {
    Piece next = quad("next", 2, 0, 0, 2, 0, 2, 4, 0, 2, 4, 0, 0);
    WeldedSurface surface = ExactWeld.weld(List.of(level("low", 0), next), 1, Progress.none());
    OpenEdges edges = OpenEdges.of(surface, Topology.of(surface, 1, Progress.none()), 1);
    assertEquals(6, edges.count());
    for (int e = 0; e < 6; e++) {
      assertFalse(edges.point(e, 0, 0) == 2 && edges.point(e, 1, 0) == 2);
    }
  }
}
