package org.trackwalk.ground.crossing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * Triangles on a small integer grid, where every degenerate case comes up, against a clip in exact
 * fractions: what of the one lies in the plane of the other, cut by the other's three sides.
 */
class TriangleCrossingTest {

  private static final int[] TWO = {0, 1, 2, 3, 4, 5};

  /** A fraction with a positive denominator. */
  private record Q(BigInteger n, BigInteger d) {
    static Q of(long n) {
      return new Q(BigInteger.valueOf(n), BigInteger.ONE);
    }

    Q plus(Q o) {
      return make(n.multiply(o.d).add(o.n.multiply(d)), d.multiply(o.d));
    }

    Q minus(Q o) {
      return plus(new Q(o.n.negate(), o.d));
    }

    Q times(Q o) {
      return make(n.multiply(o.n), d.multiply(o.d));
    }

    Q over(Q o) {
      return make(n.multiply(o.d), d.multiply(o.n));
    }

    int sign() {
      return n.signum();
    }

    static Q make(BigInteger n, BigInteger d) {
      BigInteger g = n.gcd(d).multiply(BigInteger.valueOf(d.signum()));
      return new Q(n.divide(g), d.divide(g));
    }
  }

  private static Q[] point(float[] p, int v) {
    return new Q[] {Q.of((long) p[3 * v]), Q.of((long) p[3 * v + 1]), Q.of((long) p[3 * v + 2])};
  }

  private static Q[] minus(Q[] a, Q[] b) {
    return new Q[] {a[0].minus(b[0]), a[1].minus(b[1]), a[2].minus(b[2])};
  }

  private static Q[] cross(Q[] a, Q[] b) {
    return new Q[] {
      a[1].times(b[2]).minus(a[2].times(b[1])),
      a[2].times(b[0]).minus(a[0].times(b[2])),
      a[0].times(b[1]).minus(a[1].times(b[0]))
    };
  }

  private static Q dot(Q[] a, Q[] b) {
    return a[0].times(b[0]).plus(a[1].times(b[1])).plus(a[2].times(b[2]));
  }

  private static List<Q[]> cut(List<Q[]> polygon, Q[] o, Q[] n, boolean keepOnlyPlane) {
    List<Q[]> kept = new ArrayList<>();
    for (int i = 0; i < polygon.size(); i++) {
      Q[] a = polygon.get(i);
      Q[] b = polygon.get((i + 1) % polygon.size());
      Q here = dot(minus(a, o), n);
      Q there = dot(minus(b, o), n);
      if (here.sign() == 0 || (!keepOnlyPlane && here.sign() > 0)) {
        kept.add(a);
      }
      if (here.sign() * there.sign() < 0) {
        Q f = here.over(here.minus(there));
        Q[] d = minus(b, a);
        kept.add(
            new Q[] {a[0].plus(f.times(d[0])), a[1].plus(f.times(d[1])), a[2].plus(f.times(d[2]))});
      }
    }
    return kept;
  }

  /** True when the triangles are in different planes and have more than a point in common. */
  private static boolean oracle(float[] p) {
    Q[] t0 = point(p, 3);
    Q[] t1 = point(p, 4);
    Q[] t2 = point(p, 5);
    Q[] n = cross(minus(t1, t0), minus(t2, t0));
    List<Q[]> line = List.of(point(p, 0), point(p, 1), point(p, 2));
    boolean samePlane = line.stream().allMatch(a -> dot(minus(a, t0), n).sign() == 0);
    if (samePlane) {
      return false;
    }
    line = cut(line, t0, n, true);
    line = cut(line, t0, cross(n, minus(t1, t0)), false);
    line = cut(line, t1, cross(n, minus(t2, t1)), false);
    line = cut(line, t2, cross(n, minus(t0, t2)), false);
    for (Q[] a : line) {
      for (Q[] b : line) {
        for (int k = 0; k < 3; k++) {
          if (a[k].minus(b[k]).sign() != 0) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private static boolean flat(float[] p, int first) {
    Q[] a = point(p, first);
    Q[] n = cross(minus(point(p, first + 1), a), minus(point(p, first + 2), a));
    return n[0].sign() == 0 && n[1].sign() == 0 && n[2].sign() == 0;
  }

  @Test
  void agreesWithExactFractions() {
    Random random = new Random(1);
    int crossings = 0;
    for (int i = 0; i < 20_000; i++) {
      float[] p = new float[18];
      int size = 2 + i % 4;
      for (int k = 0; k < 18; k++) {
        p[k] = random.nextInt(size + 1);
      }
      if (flat(p, 0) || flat(p, 3)) {
        continue;
      }
      boolean expected = oracle(p);
      crossings += expected ? 1 : 0;
      TriangleCrossing test = new TriangleCrossing(p, TWO);
      assertEquals(expected, test.of(0, 1) != null, "seed 1, pair " + i);
      assertEquals(expected, test.of(1, 0) != null, "seed 1, pair " + i + ", other order");
    }
    assertTrue(crossings > 3000, "crossings among the pairs: " + crossings);
  }

  @Test
  void theSegmentLiesOnBoth() {
    // An upright triangle goes through the floor from x = 1 to x = 2, at z = 1.
    float[] p = {0, 0, 0, 6, 0, 0, 0, 0, 6, 1, 1, 1, 2, 1, 1, 1.5f, -1, 1};
    Crossing crossing = new TriangleCrossing(p, TWO).of(0, 1);
    assertNotNull(crossing);
    // Halfway down, the upright triangle is half as wide.
    assertEquals(0.5, crossing.length(), 1e-12);
    assertEquals(1, new Penetration(p, TWO).of(0, 1), 1e-12);
  }

  @Test
  void sharedBordersAndSmallOverlapsDoNotGoThrough() {
    // Two triangles over one edge have that edge in common and stand on one side of each other.
    float[] p = {0, 0, 0, 2, 0, 0, 0, 0, 2, 2, 1, 2};
    assertEquals(0, new Penetration(p, new int[] {0, 1, 2, 1, 3, 2}).of(0, 1), 1e-12);
    // A surface at 1 degree reaches 10 mm into a level one: it goes 0.09 mm through it.
    float tilt = (float) StrictMath.tan(StrictMath.toRadians(1));
    float[] q = {
      -2,
      0,
      0,
      0,
      0,
      2,
      0,
      0,
      -2,
      -0.005f,
      -0.005f * tilt,
      1,
      2,
      2 * tilt,
      0,
      -0.005f,
      -0.005f * tilt,
      -1
    };
    double depth = new Penetration(q, TWO).of(0, 1);
    assertTrue(depth <= 0.005 * tilt + 1e-9, "depth " + depth);
  }
}
