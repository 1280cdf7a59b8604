package org.trackwalk.ground.border;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;

/** Sides of loose triangles, by what the words mean. */
final class OpenEdgesTest {

  private static final double NEAR = 1e-9;

  @Test
  void directionNormalAndConormalAreAtRightAnglesAndLookOutward() {
    WeldedSurface s = BorderScenes.loose(new Random(1), 100, 30, 3);
    OpenEdges edges = BorderScenes.edges(s);
    assertEquals(300, edges.count());
    assertSame(s, edges.surface());
    for (int e = 0; e < edges.count(); e++) {
      int h = edges.halfEdge(e);
      assertTrue(e == 0 || h > edges.halfEdge(e - 1), "ascending");
      assertEquals(h / 3, edges.triangle(e));
      assertEquals(s.pieceOf(h / 3), edges.piece(e));
      assertEquals(s.triangles()[h], edges.from(e));
      assertEquals(s.triangles()[Topology.next(h)], edges.to(e));
      double[] a = BorderScenes.corner(s, h / 3, h % 3);
      double[] b = BorderScenes.corner(s, h / 3, (h + 1) % 3);
      double[] c = BorderScenes.corner(s, h / 3, (h + 2) % 3);
      double length = 0;
      double lengthOfNormal = 0;
      double lengthOfConormal = 0;
      double towardThird = 0;
      double[] d = new double[3];
      double[] n = new double[3];
      double[] o = new double[3];
      for (int k = 0; k < 3; k++) {
        length += (b[k] - a[k]) * (b[k] - a[k]);
        d[k] = edges.direction(e, k);
        n[k] = edges.normal(e, k);
        o[k] = edges.conormal(e, k);
        lengthOfNormal += n[k] * n[k];
        lengthOfConormal += o[k] * o[k];
        towardThird += (c[k] - a[k]) * o[k];
        assertEquals(a[k], edges.point(e, 0, k));
        assertEquals(b[k], edges.point(e, 1, k), 1e-5);
        assertEquals(0.75 * a[k] + 0.25 * b[k], edges.point(e, 0.25, k), 1e-5);
      }
      length = Math.sqrt(length);
      assertEquals(length, edges.length(e), NEAR);
      assertEquals(1, lengthOfNormal, NEAR);
      assertEquals(1, lengthOfConormal, NEAR);
      assertTrue(towardThird < 0, "the triangle lies on the other side");
      // Right-handed: direction, conormal against the sense of the normal; both in its plane.
      assertEquals(1, BorderScenes.det(d, n, o), NEAR);
      for (int k = 0; k < 3; k++) {
        assertEquals((b[k] - a[k]) / length, d[k], NEAR);
      }
      double[] u = BorderScenes.minus(b, a);
      double[] v = BorderScenes.minus(c, a);
      assertTrue(BorderScenes.det(u, v, n) > 0, "counter-clockwise as seen from the normal");
      assertEquals(0, BorderScenes.det(u, v, o) / length, 1e-6);
    }
  }

  @Test
  void dotProductsAreOfTheTwoEdges() {
    OpenEdges edges = BorderScenes.edges(BorderScenes.loose(new Random(2), 20, 30, 3));
    for (int e = 0; e < edges.count(); e++) {
      for (int f = 0; f < edges.count(); f++) {
        double conormals = 0;
        double normals = 0;
        for (int k = 0; k < 3; k++) {
          conormals += edges.conormal(e, k) * edges.conormal(f, k);
          normals += edges.normal(e, k) * edges.normal(f, k);
        }
        assertEquals(conormals, edges.conormalDot(e, f), NEAR);
        assertEquals(normals, edges.normalDot(e, f), NEAR);
      }
    }
  }

  @Test
  void theTreeHasTheEdgesThatABoxMeets() {
    Random random = new Random(3);
    OpenEdges edges = BorderScenes.edges(BorderScenes.loose(random, 80, 10, 2));
    IntList hits = new IntList();
    for (int round = 0; round < 100; round++) {
      float low = -10 + 18 * random.nextFloat();
      float high = low + 3 * random.nextFloat();
      edges.tree().overlapping(low, low, low, high, high, high, hits);
      boolean[] found = new boolean[edges.count()];
      for (int i = 0; i < hits.size(); i++) {
        found[hits.get(i)] = true;
      }
      for (int e = 0; e < edges.count(); e++) {
        boolean meets = true;
        for (int k = 0; k < 3; k++) {
          double a = edges.surface().positions()[3 * edges.from(e) + k];
          double b = edges.surface().positions()[3 * edges.to(e) + k];
          meets &= Math.min(a, b) <= high && Math.max(a, b) >= low;
        }
        assertEquals(meets, found[e]);
      }
    }
  }

  @Test
  void limitsSayHowOftenAnEdgeIsMeasuredAndHowFarIsLooked() {
    BorderLimits limits = BorderLimits.DEFAULT;
    assertEquals(5, limits.samples(0.1));
    assertEquals(5, limits.samples(2.5));
    assertEquals(6, limits.samples(2.6));
    assertEquals(40, limits.samples(20));
    assertEquals(65, limits.samples(1e9));
    assertEquals(limits.lookFar() + limits.headroom(), limits.farthest());
    // Each of the five distances can be the largest.
    for (int which = 0; which < 5; which++) {
      BorderLimits other =
          new BorderLimits(
              0.001,
              0.001,
              which == 0 ? 9 : 1,
              which == 1 ? 9 : 1,
              which == 2 ? 9 : 1,
              5,
              0.5,
              -0.5,
              0.5,
              0.5,
              0.05,
              0.25,
              which == 3 ? 9 : 1,
              which == 4 ? 9 : 1);
      assertEquals(9.25, other.farthest());
    }
    assertEquals(
        new BorderLimits(
            7, 8, 0.5, 0.05, 9, 5, 0.5, -0.5, 0.5, 0.5, 0.05, limits.lookFar(), 0.5, 1),
        limits.with(7, 8, 9));
  }
}
