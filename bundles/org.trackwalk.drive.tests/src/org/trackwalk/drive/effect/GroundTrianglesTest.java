package org.trackwalk.drive.effect;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Triangles that a box comes over: which are neighbours, and where something may catch. */
class GroundTrianglesTest {

  private static final double COSINE = StrictMath.cos(StrictMath.toRadians(5));

  /** Two triangles with a common side at x = 0; the second one falls by so much. */
  private static GroundTriangles pair(double falls, long shared, int body) {
    GroundTriangles ground = new GroundTriangles();
    ground.add(new double[] {-1, 0, 0, 0, 0, 1, 0, 0, -1}, new long[] {0, 1, 2}, 7);
    ground.add(new double[] {0, 0, 1, 1, -falls, 0, 0, 0, -1}, new long[] {shared, 3, 2}, body);
    return ground;
  }

  private static boolean catches(GroundTriangles ground) {
    boolean any = false;
    for (int side = 0; side < 3; side++) {
      double[] p = ground.corners(0);
      boolean common = p[3 * side] == 0 && p[3 * ((side + 1) % 3)] == 0;
      any |= common && ground.active(0, side, COSINE);
      assertTrue(common || ground.active(0, side, COSINE), "nothing lies beside it");
    }
    return any;
  }

  /** Convex by more than five degrees it catches, concave never. */
  @ParameterizedTest
  @CsvSource({"0, false", "0.05, false", "0.09, true", "0.5, true", "-0.05, false", "-1, false"})
  void aSharedSideCatchesWhereItIsConvex(double falls, boolean expected) {
    assertEquals(expected, catches(pair(falls, 1, 7)));
  }

  /** A side with another vertex, or of another body, is an end of the ground. */
  @Test
  void whatIsNotSharedCatches() {
    assertTrue(catches(pair(0, 9, 7)));
    assertTrue(catches(pair(0, 1, 8)));
    assertEquals(2, pair(0, 1, 8).bodies());
    assertEquals(1, pair(0, 1, 7).bodies());
  }

  @Test
  void turnedUpwardAndWithoutWhatHasNoArea() {
    GroundTriangles ground = new GroundTriangles();
    ground.add(new double[] {0, 0, 0, 1, 0, 0, 0, 0, 1}, new long[] {0, 1, 2}, 0);
    ground.add(new double[] {0, 0, 0, 0, 0, 1, 1, 0, 0}, new long[] {0, 2, 1}, 0);
    ground.add(new double[] {0, 0, 0, 1, 0, 0, 2, 0, 0}, new long[] {0, 1, 3}, 0);
    assertEquals(2, ground.count());
    for (int i = 0; i < 2; i++) {
      assertArrayEquals(new double[] {0, 1, 0}, GroundTriangles.normal(ground.corners(i)), 1e-12);
    }
    assertFalse(ground.equals(new GroundTriangles()));
  }
}
