package org.trackwalk.contact.shape;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Hulls against whole-number arithmetic, Euler's formula and closed forms. */
class HullBuilderTest {

  private static double[] lattice(Random random, int n, int width) {
    double[] p = new double[3 * n];
    for (int i = 0; i < p.length; i++) {
      p[i] = random.nextInt(width) - width / 2;
    }
    return p;
  }

  private static long[] at(double[] p, int i) {
    return new long[] {(long) p[3 * i], (long) p[3 * i + 1], (long) p[3 * i + 2]};
  }

  private static long[] corner(Polyhedron h, int v) {
    return new long[] {(long) h.vertex(v, 0), (long) h.vertex(v, 1), (long) h.vertex(v, 2)};
  }

  private static long volume(long[] a, long[] b, long[] c, long[] d) {
    long[] u = {b[0] - a[0], b[1] - a[1], b[2] - a[2]};
    long[] v = {c[0] - a[0], c[1] - a[1], c[2] - a[2]};
    long[] w = {d[0] - a[0], d[1] - a[1], d[2] - a[2]};
    return (u[1] * v[2] - u[2] * v[1]) * w[0]
        + (u[2] * v[0] - u[0] * v[2]) * w[1]
        + (u[0] * v[1] - u[1] * v[0]) * w[2];
  }

  /** Many points of a small lattice lie in one plane, on one line, or are the same. */
  @Test
  void latticePointsGiveStrictlyConvexFaces() {
    Random random = new Random(77);
    for (int round = 0; round < 400; round++) {
      double[] p = lattice(random, 5 + random.nextInt(60), 3 + random.nextInt(6));
      Polyhedron hull;
      try {
        hull = HullBuilder.hull(p).core();
      } catch (IllegalArgumentException flat) {
        continue;
      }
      check(p, hull, "seed 77, round " + round);
    }
  }

  private static void check(double[] p, Polyhedron hull, String where) {
    Map<Long, Integer> edges = new HashMap<>();
    int edgeCount = 0;
    for (int f = 0; f < hull.faceCount(); f++) {
      int size = hull.faceSize(f);
      assertTrue(size >= 3, where);
      long[] a = corner(hull, hull.faceVertex(f, 0));
      long[] b = corner(hull, hull.faceVertex(f, 1));
      long[] c = corner(hull, hull.faceVertex(f, 2));
      for (int i = 0; i < p.length / 3; i++) {
        assertTrue(volume(a, b, c, at(p, i)) <= 0, where);
      }
      for (int v = 0; v < hull.vertexCount(); v++) {
        boolean inLoop = false;
        for (int k = 0; k < size; k++) {
          inLoop |= hull.faceVertex(f, k) == v;
        }
        assertEquals(inLoop, volume(a, b, c, corner(hull, v)) == 0, where + ": one face per plane");
        double height = -hull.facePlane(f, 3);
        for (int axis = 0; axis < 3; axis++) {
          height += hull.facePlane(f, axis) * hull.vertex(v, axis);
        }
        assertTrue(inLoop ? Math.abs(height) < 1e-12 : height < 0, where);
      }
      for (int k = 0; k < size; k++) {
        int from = hull.faceVertex(f, k);
        int to = hull.faceVertex(f, (k + 1) % size);
        int then = hull.faceVertex(f, (k + 2) % size);
        assertEquals(null, edges.put(((long) from << 32) | to, f), where);
        edgeCount++;
        long[] s = corner(hull, from);
        long[] above = {s[0], s[1], s[2]};
        for (int axis = 0; axis < 3; axis++) {
          above[axis] += Math.round(1000 * hull.facePlane(f, axis));
        }
        long turn = volume(s, corner(hull, to), corner(hull, then), above);
        assertTrue(turn > 0, where + ": a strictly convex loop");
      }
    }
    for (long edge : edges.keySet()) {
      assertTrue(edges.containsKey((edge << 32) | (edge >>> 32)), where + ": closed");
    }
    assertEquals(2, hull.vertexCount() - edgeCount / 2 + hull.faceCount(), where);
    Set<String> given = new HashSet<>();
    for (int i = 0; i < p.length / 3; i++) {
      given.add(at(p, i)[0] + " " + at(p, i)[1] + " " + at(p, i)[2]);
    }
    for (int v = 0; v < hull.vertexCount(); v++) {
      long[] c = corner(hull, v);
      assertTrue(given.contains(c[0] + " " + c[1] + " " + c[2]), where);
    }
  }

  @Test
  void aTurnedBoxHasSixFacesOfFourCorners() {
    Random random = new Random(5);
    for (int round = 0; round < 200; round++) {
      Pose pose = pose(random);
      double[] p = new double[27 * 3];
      double[] out = new double[3];
      for (int i = 0; i < 27; i++) {
        pose.toLevel(0.5 * (i % 3 - 1), 0.25 * (i / 3 % 3 - 1), 0.8 * (i / 9 - 1), out);
        // as a mesh file holds them
        for (int axis = 0; axis < 3; axis++) {
          p[3 * i + axis] = (float) out[axis];
        }
      }
      Polyhedron hull = HullBuilder.hull(p).core();
      assertEquals(8, hull.vertexCount(), "seed 5, round " + round);
      assertEquals(6, hull.faceCount(), "seed 5, round " + round);
      for (int f = 0; f < 6; f++) {
        assertEquals(4, hull.faceSize(f), "seed 5, round " + round);
      }
    }
  }

  @Test
  void thousandsOfPointsOfASphereAreAllCorners() {
    Random random = new Random(11);
    int n = 3000;
    double[] p = new double[3 * n];
    for (int i = 0; i < n; i++) {
      double x = random.nextGaussian();
      double y = random.nextGaussian();
      double z = random.nextGaussian();
      double r = 0.35 / Math.sqrt(x * x + y * y + z * z);
      p[3 * i] = r * x;
      p[3 * i + 1] = r * y;
      p[3 * i + 2] = r * z;
    }
    ConvexHull hull = HullBuilder.hull(p);
    assertEquals(0.35, hull.boundingRadius(), 1e-12);
    assertTrue(hull.core().vertexCount() > 0.95 * n, hull.core().vertexCount() + " corners");
    double[] out = new double[3];
    for (int i = 0; i < n; i++) {
      int corner = hull.support(p[3 * i], p[3 * i + 1], p[3 * i + 2], out);
      double reach = (out[0] * p[3 * i] + out[1] * p[3 * i + 1] + out[2] * p[3 * i + 2]) / 0.35;
      assertEquals(0.35, reach, HullBuilder.FLATNESS);
      assertEquals(out[0], hull.core().vertex(corner, 0));
    }
  }

  /** The shrunk box, wherever it stands, is the box with smaller half sizes. */
  @Test
  void aMarginMovesTheSidesInwards() {
    Random random = new Random(6);
    for (int round = 0; round < 100; round++) {
      double[] half = {0.3 + random.nextDouble(), 0.3 + random.nextDouble(), 0.3};
      Pose pose = pose(random);
      double[] p = new double[24];
      double[] out = new double[3];
      for (int i = 0; i < 8; i++) {
        pose.toLevel(
            (i & 1) == 0 ? half[0] : -half[0],
            (i & 2) == 0 ? half[1] : -half[1],
            (i & 4) == 0 ? half[2] : -half[2],
            out);
        System.arraycopy(out, 0, p, 3 * i, 3);
      }
      ConvexHull hull = HullBuilder.rounded(0.1, p);
      assertEquals(8, hull.core().vertexCount());
      assertEquals(6, hull.core().faceCount());
      assertEquals(0.1, hull.margin());
      double most = 0;
      for (int v = 0; v < 8; v++) {
        double x = hull.core().vertex(v, 0);
        double y = hull.core().vertex(v, 1);
        double z = hull.core().vertex(v, 2);
        most = Math.max(most, Math.sqrt(x * x + y * y + z * z));
        pose.toOwn(x, y, z, out);
        for (int axis = 0; axis < 3; axis++) {
          assertEquals(half[axis] - 0.1, Math.abs(out[axis]), 1e-12, "seed 6, round " + round);
        }
      }
      assertEquals(most + 0.1, hull.boundingRadius(), 1e-12);
    }
  }

  /** A side's plane moves by the margin, or is gone; every corner of the core is inside by it. */
  @Test
  void theCoreOfAnyHullIsItsMarginInside() {
    Random random = new Random(8);
    for (int round = 0; round < 200; round++) {
      double[] p = new double[3 * (5 + random.nextInt(60))];
      for (int i = 0; i < p.length; i++) {
        p[i] = random.nextDouble() - 0.5;
      }
      Polyhedron outer = HullBuilder.hull(p).core();
      ConvexHull hull;
      try {
        hull = HullBuilder.rounded(0.05, p);
      } catch (IllegalArgumentException tooThin) {
        assertTrue(tooThin.getMessage().contains("largest inner sphere"));
        continue;
      }
      String where = "seed 8, round " + round;
      Polyhedron core = hull.core();
      for (int v = 0; v < core.vertexCount(); v++) {
        int touched = 0;
        for (int f = 0; f < outer.faceCount(); f++) {
          double inside = outer.facePlane(f, 3);
          for (int axis = 0; axis < 3; axis++) {
            inside -= outer.facePlane(f, axis) * core.vertex(v, axis);
          }
          assertTrue(inside >= 0.05 - 1e-9, where + ": " + inside);
          touched += inside < 0.05 + 1e-6 ? 1 : 0;
        }
        assertTrue(touched >= 3, where + ": a corner is where three sides meet");
      }
    }
  }

  /** An octahedron has four sides at each corner, a flat pyramid loses its margin to nothing. */
  @Test
  void cornersOfMoreThanThreeSidesStayOneCorner() {
    double[] p = {1, 0, 0, -1, 0, 0, 0, 1, 0, 0, -1, 0, 0, 0, 1, 0, 0, -1};
    Polyhedron core = HullBuilder.rounded(0.1, p).core();
    assertEquals(6, core.vertexCount());
    assertEquals(8, core.faceCount());
    double[] out = new double[3];
    core.support(1, 0, 0, out);
    assertEquals(1 - 0.1 * Math.sqrt(3), out[0], 1e-12);
    IllegalArgumentException e =
        assertThrows(IllegalArgumentException.class, () -> HullBuilder.rounded(0.6, p));
    assertTrue(e.getMessage().contains("0.577350269"), e.getMessage());
    assertThrows(IllegalArgumentException.class, () -> HullBuilder.rounded(-1, p));
    assertThrows(IllegalArgumentException.class, () -> HullBuilder.rounded(Double.NaN, p));
  }

  private static Pose pose(Random random) {
    return Pose.of(
        random.nextDouble(),
        random.nextDouble(),
        random.nextDouble(),
        random.nextGaussian(),
        random.nextGaussian(),
        random.nextGaussian(),
        random.nextGaussian());
  }

  @Test
  void pointsWithoutRoomAreRefusedByName() {
    assertMessage("four points", 0, 0, 0, 1, 0, 0, 0, 1, 0);
    assertMessage("three coordinates", 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 5);
    assertMessage("all 4 points are the same", 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3);
    assertMessage("on one line", 0, 0, 0, 1, 2, 3, 2, 4, 6, 3, 6, 9, 0.5, 1, 1.5);
    assertMessage("in one plane", 0, 0, 1, 1, 0, 1, 0, 1, 1, 7, 9, 1, 0.1, 0.3, 1);
    assertMessage("point 1 is not finite", 0, 0, 1, 1, Double.NaN, 1, 0, 1, 1, 7, 9, 1);
  }

  private static void assertMessage(String part, double... points) {
    IllegalArgumentException e =
        assertThrows(IllegalArgumentException.class, () -> HullBuilder.hull(points));
    assertTrue(e.getMessage().contains(part), e.getMessage());
  }

  @Test
  void tooManyCornersAreRefused() {
    HullBuilder.checkCorners(HullBuilder.MOST_CORNERS);
    IllegalArgumentException refused =
        assertThrows(
            IllegalArgumentException.class,
            () -> HullBuilder.checkCorners(HullBuilder.MOST_CORNERS + 1));
    assertTrue(refused.getMessage().contains("32769"), refused.getMessage());
  }
}
