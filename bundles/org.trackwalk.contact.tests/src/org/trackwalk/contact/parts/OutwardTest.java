package org.trackwalk.contact.parts;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;

/** Bodies whose faces look any way, or both ways, become those whose faces look out. */
final class OutwardTest {

  /** A channel, open upward, with an arch's corner below: faces that see little of the outside. */
  private static final double[] ARCH = {0, 0, 1, 0, 1, 1, 2, 1.4, 3, 1, 3, 0, 4, 0, 4, 2, 0, 2};

  private static Bricks arch() {
    Bricks bricks = new Bricks();
    int n = ARCH.length / 2;
    for (int i = 0; i < n; i++) {
      int j = (i + 1) % n;
      double[] a = {ARCH[2 * i], ARCH[2 * i + 1]};
      double[] b = {ARCH[2 * j], ARCH[2 * j + 1]};
      bricks.quad(
          new double[] {a[0], a[1], 0},
          new double[] {b[0], b[1], 0},
          new double[] {b[0], b[1], 1},
          new double[] {a[0], a[1], 1});
    }
    int[] ends = {0, 1, 2, 0, 2, 8, 2, 3, 8, 3, 7, 8, 3, 4, 7, 4, 6, 7, 4, 5, 6};
    for (int t = 0; t < ends.length; t += 3) {
      double[] xy = new double[6];
      for (int k = 0; k < 3; k++) {
        xy[2 * k] = ARCH[2 * ends[t + k]];
        xy[2 * k + 1] = ARCH[2 * ends[t + k] + 1];
      }
      bricks.triangle(xy[0], xy[1], 1, xy[2], xy[3], 1, xy[4], xy[5], 1);
      bricks.triangle(xy[0], xy[1], 0, xy[4], xy[5], 0, xy[2], xy[3], 0);
    }
    return bricks;
  }

  private static double area() {
    double sum = 0;
    for (int i = 0; i < ARCH.length; i += 2) {
      int j = (i + 2) % ARCH.length;
      sum += ARCH[i] * ARCH[j + 1] - ARCH[j] * ARCH[i + 1];
    }
    return sum / 2;
  }

  private static List<Solid> solids(Bricks bricks, long seed) {
    WeldedSurface surface = ExactWeld.weld(List.of(bricks.piece(seed)), 1, Progress.none());
    return Bodies.of(surface, Topology.of(surface, 1, Progress.none())).solids();
  }

  @Test
  void aBodyWithBothSidesOfEachFaceHoldsWhatItHolds() {
    for (long seed = 0; seed < 4; seed++) {
      List<Solid> solids = solids(arch().bothSides(), seed);
      assertEquals(1, solids.size());
      assertEquals(area(), solids.get(0).volume(), 1e-6);
      assertEquals(arch().size(), solids.get(0).surface(), "each face once");
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void facesThatLookAnyWayLookOut(long seed) {
    assertEquals(area(), solids(arch().medley(seed), seed).get(0).volume(), 1e-6);
    Bricks ring = new Bricks().ring(1, 0.3, 24, 12);
    double plain = solids(new Bricks().ring(1, 0.3, 24, 12), 0).get(0).volume();
    assertEquals(plain, solids(ring.medley(seed), seed).get(0).volume(), 1e-6);
  }

  @Test
  void anOpenTubOfBothSidesIsClosedByItsRim() {
    Bricks tub = new Bricks();
    double[][] low = {{0, 0, 0}, {2, 0, 0}, {2, 0, 1}, {0, 0, 1}};
    double[][] high = {{0, 1, 0}, {2, 1, 0}, {2, 1, 1}, {0, 1, 1}};
    for (int i = 0; i < 4; i++) {
      int j = (i + 1) % 4;
      tub.quad(low[i], low[j], high[j], high[i]);
    }
    tub.quad(low[0], low[1], low[2], low[3]);
    ConvexParts parts = tub.bothSides().parts(16, 0.03);
    assertEquals(2, parts.volume(), 1e-9);
    assertEquals(4, parts.openEdges());
    assertEquals(0, parts.sheets());
    assertEquals(0, parts.error(), 1e-9);
  }

  @Test
  void theWallInsideABodyIsNoPartOfItsOutside() {
    Bricks walled = new Bricks().box(0, 0, 0, 1, 1, 1);
    // A sheet across the box from edge to edge: three triangles at each of its borders.
    walled.quad(
        new double[] {0, 0, 0},
        new double[] {1, 1, 0},
        new double[] {1, 1, 1},
        new double[] {0, 0, 1});
    assertEquals(1, solids(walled.bothSides(), 0).get(0).volume(), 1e-9);
  }

  @Test
  void aCarWithBothSidesOfEachFaceHasTheSameParts() {
    ConvexParts plain = SeededCars.car(SeededCars.Kind.SALOON, 3).parts(8, 0.03);
    ConvexParts both = SeededCars.car(SeededCars.Kind.SALOON, 3).bothSides().parts(8, 0.03);
    assertEquals(plain.volume(), both.volume(), 1e-9 * plain.volume());
    assertEquals(plain.parts().size(), both.parts().size());
    assertEquals(plain.error(), both.error(), 1e-3);
  }

  @Test
  void theOrderOfTrianglesChangesNoBit() {
    ConvexParts first = null;
    for (long seed = 0; seed < 4; seed++) {
      WeldedSurface surface =
          ExactWeld.weld(List.of(arch().medley(5).piece(seed)), 1, Progress.none());
      ConvexParts parts = Decomposition.of(surface, new PartSettings(6, 0.01), 1, Progress.none());
      first = first == null ? parts : first;
      assertEquals(first.parts().size(), parts.parts().size());
      for (int i = 0; i < first.parts().size(); i++) {
        assertArrayEquals(
            Cell.corners(first.parts().get(i).hull()), Cell.corners(parts.parts().get(i).hull()));
      }
    }
  }

  @Test
  void onlyEdgesOfTwoTellAMedley() {
    List<int[]> pair = List.of(new int[] {0, 1, 2}, new int[] {0, 2, 3});
    assertFalse(Outward.medley(pair));
    assertTrue(Outward.medley(List.of(new int[] {0, 1, 2}, new int[] {2, 0, 3})));
    List<int[]> three = new ArrayList<>(pair);
    three.addAll(Arrays.asList(new int[] {4, 0, 2}, new int[] {2, 0, 4}));
    assertFalse(Outward.medley(three));
  }
}
