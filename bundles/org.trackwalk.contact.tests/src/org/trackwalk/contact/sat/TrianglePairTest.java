package org.trackwalk.contact.sat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.trackwalk.contact.shape.Box;
import org.trackwalk.contact.shape.Polyhedron;
import org.trackwalk.contact.shape.Pose;
import org.trackwalk.contact.shape.Solids;

/**
 * A polyhedron and a triangle: the axis that parts them most against every face and every pair of
 * edges one by one, and their distance against what it proves: along its direction they are apart
 * by just so much, and no two of their points are nearer to each other.
 */
class TrianglePairTest {

  private static final double ROUNDING = 1e-9;

  private final TriangleAxes axes = new TriangleAxes();
  private final TriangleDistance distance = new TriangleDistance();

  /** A pair, with the triangle's normal turned to the side on which the polyhedron lies. */
  private record Pair(PlacedPolyhedron a, double[] t, double[] normal) {}

  private static Pair pair(Random random, double apart) {
    Polyhedron solid =
        switch (random.nextInt(3)) {
          case 0 -> Polyhedron.ofBox(new Box(0.4, 0.3, 0.7));
          case 1 -> Solids.prism(3 + random.nextInt(5), 0.6, 0.4);
          default -> Solids.roundish(random, 8);
        };
    PlacedPolyhedron a = PlacedPolyhedron.at(solid, Solids.pose(random, apart));
    double[] t = random.doubles(9, -1, 1).toArray();
    double[] n = cross(minus(t, 3, t, 0), minus(t, 6, t, 0));
    double length = Math.sqrt(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]);
    double side = 0;
    for (int k = 0; k < 3; k++) {
      side += n[k] * (a.interior[k] - t[k]);
    }
    for (int k = 0; k < 3; k++) {
      n[k] /= side < 0 ? -length : length;
    }
    return new Pair(a, t, n);
  }

  private static double[] minus(double[] p, int i, double[] q, int j) {
    return new double[] {p[i] - q[j], p[i + 1] - q[j + 1], p[i + 2] - q[j + 2]};
  }

  private static double[] cross(double[] u, double[] v) {
    return new double[] {
      u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]
    };
  }

  private static double dot(double[] d, double[] p, int i) {
    return d[0] * p[i] + d[1] * p[i + 1] + d[2] * p[i + 2];
  }

  private static double separation(Pair pair, double... d) {
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < pair.a.vertices.length; i += 3) {
      least = Math.min(least, dot(d, pair.a.vertices, i));
    }
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < 9; i += 3) {
      most = Math.max(most, dot(d, pair.t, i));
    }
    return least - most;
  }

  /** The best of all axes, and of those that do not point behind the triangle. */
  private static double[] best(Pair pair) {
    double[] best = {Double.NEGATIVE_INFINITY, Double.NEGATIVE_INFINITY};
    look(pair, pair.normal, best);
    double[] n = pair.a.faceNormals;
    for (int f = 0; f < n.length; f += 3) {
      look(pair, new double[] {-n[f], -n[f + 1], -n[f + 2]}, best);
    }
    int[] ends = pair.a.axes.edges;
    for (int e = 0; e < ends.length; e += 2) {
      double[] u = minus(pair.a.vertices, 3 * ends[e + 1], pair.a.vertices, 3 * ends[e]);
      for (int k = 0; k < 9; k += 3) {
        double[] d = cross(u, minus(pair.t, (k + 3) % 9, pair.t, k));
        double length = Math.sqrt(dot(d, d, 0));
        if (length > 1e-7) {
          look(pair, new double[] {d[0] / length, d[1] / length, d[2] / length}, best);
          look(pair, new double[] {-d[0] / length, -d[1] / length, -d[2] / length}, best);
        }
      }
    }
    return best;
  }

  private static void look(Pair pair, double[] d, double[] best) {
    double s = separation(pair, d);
    best[0] = Math.max(best[0], s);
    if (dot(d, pair.normal, 0) >= -1e-9) {
      best[1] = Math.max(best[1], s);
    }
  }

  private boolean measure(Pair pair, double limit, AxisCounters counters) {
    double[] n = pair.normal;
    return axes.measure(pair.a, pair.t, n[0], n[1], n[2], limit, counters);
  }

  @Test
  void theAxisIsTheBestOfAll() {
    Random random = new Random(61);
    int apart = 0;
    for (int i = 0; i < 3000; i++) {
      Pair pair = pair(random, 0.6);
      double[] best = best(pair);
      String where = "seed 61, pair " + i;
      assertTrue(measure(pair, 99, null), where);
      double[] n = pair.normal;
      assertEquals(separation(pair, n), axes.normalSeparation, ROUNDING, where);
      if (best[0] > ROUNDING) {
        apart++;
        assertEquals(best[0], axes.gap, SeparatingAxes.TIE + ROUNDING, where);
        assertEquals(axes.gap, separation(pair, axes.gx, axes.gy, axes.gz), ROUNDING, where);
      } else {
        double slack = TriangleAxes.NORMAL_BIAS + SeparatingAxes.TIE;
        assertEquals(best[1], axes.separation, slack, where);
        double own = separation(pair, axes.nx, axes.ny, axes.nz);
        assertEquals(axes.separation, own, ROUNDING, where);
        double up = axes.nx * n[0] + axes.ny * n[1] + axes.nz * n[2];
        assertTrue(up >= -2e-9, where);
        if (axes.normalSeparation >= best[1] - ROUNDING) {
          assertEquals(AxisKind.FACE_OF_B, axes.kind, where);
        }
        if (axes.kind == AxisKind.FACE_OF_B) {
          assertEquals(1, up, ROUNDING, where);
        }
        assertEquals(best[0] > 0 ? best[0] : 0, axes.gap, ROUNDING, where);
      }
    }
    assertTrue(apart > 500 && apart < 2500, apart + " pairs apart");
  }

  /** The search ends where an axis parts them by more than the limit, and only there. */
  @Test
  void pairsBeyondTheLimitAreLeftOut() {
    Random random = new Random(62);
    int out = 0;
    for (int i = 0; i < 3000; i++) {
      Pair pair = pair(random, 0.9);
      double limit = 0.5 * random.nextDouble();
      double most = best(pair)[0];
      if (Math.abs(most - limit) > 1e-6) {
        boolean within = measure(pair, limit, null);
        assertEquals(most < limit, within, "seed 62, pair " + i);
        out += within ? 0 : 1;
      }
    }
    assertTrue(out > 500 && out < 2500, out + " pairs left out");
  }

  /** Parallel edges span no axis; the others are looked at once for each direction. */
  @Test
  void axesAreCounted() {
    Pair pair =
        new Pair(
            PlacedPolyhedron.at(Polyhedron.ofBox(new Box(0.4, 0.3, 0.7)), Pose.at(0, 0.2, 0)),
            new double[] {0, 0, 0, 0, 0, 1, 1, 0, 0},
            new double[] {0, 1, 0});
    AxisCounters counters = new AxisCounters();
    assertTrue(measure(pair, 9, counters));
    assertEquals(2, counters.parallelPairs);
    assertEquals(1 + 3 + 9 - 2, counters.axes);
  }

  /** A box and a triangle, both moved by the same pose. */
  private static Pair moved(Pose by, Pose box, double[] t, double[] normal) {
    Polyhedron solid = Polyhedron.ofBox(new Box(0.5, 0.25, 0.5));
    double[] corners = new double[9];
    double[] out = new double[3];
    for (int k = 0; k < 9; k += 3) {
      by.toLevel(t[k], t[k + 1], t[k + 2], out);
      System.arraycopy(out, 0, corners, k, 3);
    }
    double[] n = new double[3];
    by.directionToLevel(normal[0], normal[1], normal[2], n);
    return new Pair(PlacedPolyhedron.at(solid, by.then(box)), corners, n);
  }

  /**
   * Whatever rounding does: of faces that part them alike the triangle's, then a face of the box.
   */
  @Test
  void facesComeBeforeWhatIsNoBetter() {
    Random random = new Random(64);
    for (int i = 0; i < 300; i++) {
      Pose by = Solids.pose(random, 3);
      // a centimetre deep in a floor, turned and tilted by as much as single precision does
      double tilt = 1e-7 * (random.nextDouble() - 0.5);
      Pose flat =
          Pose.of(0.1, 0.24, 0.1, tilt, random.nextGaussian(), -tilt, random.nextGaussian());
      Pair floor =
          moved(by, flat, new double[] {-3, 0, -3, 0, 0, 5, 5, 0, -3}, new double[] {0, 1, 0});
      measure(floor, 9, null);
      assertEquals(AxisKind.FACE_OF_B, axes.kind, "seed 64, floor " + i);
      assertEquals(floor.normal[0], axes.nx);
      assertEquals(floor.normal[1], axes.ny);
      // a centimetre deep on the edge of a wall: the box's lower face and two edges give one axis
      Pair wall =
          moved(
              by,
              Pose.at(0.05, 0.24, 0),
              new double[] {0, 0, 3, 0, 0, -3, 0, -4, 0},
              new double[] {1, 0, 0});
      measure(wall, 9, null);
      assertEquals(AxisKind.FACE_OF_A, axes.kind, "seed 64, wall " + i);
      assertEquals(-0.01, axes.separation, ROUNDING);
    }
  }

  @Test
  void theDistanceIsWhatItsDirectionProves() {
    Random random = new Random(63);
    int measured = 0;
    for (int i = 0; i < 6000; i++) {
      Pair pair = pair(random, 1);
      if (!measure(pair, 99, null) || axes.gap < 1e-6) {
        continue;
      }
      String where = "seed 63, pair " + i;
      double[] n = pair.normal;
      assertTrue(distance.measure(pair.a, pair.t, axes, n[0], n[1], n[2], 9), where);
      double d = distance.distance;
      double unit =
          distance.nx * distance.nx + distance.ny * distance.ny + distance.nz * distance.nz;
      assertEquals(1, unit, ROUNDING, where);
      double proved = separation(pair, distance.nx, distance.ny, distance.nz);
      assertEquals(d, proved, ROUNDING, where);
      assertTrue(d >= axes.gap - ROUNDING, where);
      assertTrue(d <= corners(pair) + ROUNDING, where);
      double limit = d * (0.5 + random.nextDouble());
      if (Math.abs(limit - d) > 1e-6 * d) {
        boolean near = distance.measure(pair.a, pair.t, axes, n[0], n[1], n[2], limit);
        assertEquals(d < limit, near, where);
        assertEquals(d < limit ? d : limit, distance.distance, 1e-8, where);
      }
      measured++;
    }
    assertTrue(measured > 3000, measured + " pairs");
  }

  /** The least distance of two corners. */
  private static double corners(Pair pair) {
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < pair.a.vertices.length; i += 3) {
      for (int k = 0; k < 9; k += 3) {
        double[] d = minus(pair.a.vertices, i, pair.t, k);
        least = Math.min(least, Math.sqrt(dot(d, d, 0)));
      }
    }
    return least;
  }
}
