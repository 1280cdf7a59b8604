package org.trackwalk.contact.clip;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Polygons of many corners, turned in any way, cut by one plane: a corner stays where it lies
 * inside, nothing that stays lies outside, and what the plane leaves on both sides is the whole.
 */
class ManyCornersTest {

  private static final double EXACT = 1e-9;

  /** Of the polygon, metres. */
  private static final double RADIUS = 3;

  private final PolygonClip clip = new PolygonClip();

  private record Scene(double[][] corners, double[] a, double[] b, double[] n) {}

  /** Two unit directions that are square to each other, and the third. */
  private static double[][] frame(Random random) {
    double[] u = unit(random.nextGaussian(), random.nextGaussian(), random.nextGaussian());
    double[] w = cross(u, unit(random.nextGaussian(), random.nextGaussian(), 1));
    double[] v = unit(w[0], w[1], w[2]);
    return new double[][] {u, v, cross(u, v)};
  }

  private static Scene scene(int seed) {
    Random random = new Random(seed);
    double[][] frame = frame(random);
    double[] centre = {random.nextGaussian(), random.nextGaussian(), random.nextGaussian()};
    int n = 3 + random.nextInt(60);
    double[][] corners = new double[n][];
    for (int i = 0; i < n; i++) {
      double angle = 2 * Math.PI * i / n;
      corners[i] = at(centre, frame, RADIUS * Math.cos(angle), RADIUS * Math.sin(angle), 0);
    }
    // The plane stands square or leaning on the polygon, and goes through it.
    double[] a = at(centre, frame, random.nextDouble(-1, 1), random.nextDouble(-1, 1), 0.3);
    double[] b = at(centre, frame, random.nextDouble(-9, 9), random.nextDouble(-9, 9), -0.2);
    double[] up = {frame[2][0], frame[2][1], frame[2][2]};
    for (int k = 0; k < 3; k++) {
      up[k] = 2 * up[k] + 0.3 * random.nextGaussian();
    }
    return new Scene(corners, a, b, up);
  }

  /** Corners that a plane leaves; the other side of it when a and b are swapped. */
  private double[][] cut(Scene s, double[] a, double[] b) {
    clip.clear();
    for (double[] corner : s.corners) {
      clip.add(corner[0], corner[1], corner[2]);
    }
    clip.cut(a[0], a[1], a[2], b[0], b[1], b[2], s.n[0], s.n[1], s.n[2], 0);
    double[][] left = new double[clip.size()][];
    for (int i = 0; i < left.length; i++) {
      left[i] = new double[] {clip.point(i, 0), clip.point(i, 1), clip.point(i, 2)};
    }
    return left;
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16})
  void bothSidesAreTheWhole(int seed) {
    Scene s = scene(seed);
    double[][] inside = cut(s, s.a, s.b);
    int next = 0;
    for (double[] corner : s.corners) {
      if (beyond(s, corner) < 0) {
        while (next < inside.length && apart(inside[next], corner) > 0) {
          next++;
        }
        assertTrue(next < inside.length, "a corner inside is gone, or out of its order");
        assertArrayEquals(corner, inside[next]);
      }
    }
    double[][] outside = cut(s, s.b, s.a);
    for (double[] corner : inside) {
      assertTrue(beyond(s, corner) < EXACT);
    }
    for (double[] corner : outside) {
      assertTrue(beyond(s, corner) > -EXACT);
    }
    assertTrue(inside.length > 2 && outside.length > 2, "the plane goes through");
    assertEquals(s.corners.length + 4, inside.length + outside.length);
    assertEquals(area(s.corners), area(inside) + area(outside), EXACT);
  }

  /** Metres beyond the plane that holds a, b and the direction n. */
  private static double beyond(Scene s, double[] p) {
    double[] m = cross(minus(s.b, s.a), s.n);
    double[] unit = unit(m[0], m[1], m[2]);
    double[] from = minus(p, s.a);
    return unit[0] * from[0] + unit[1] * from[1] + unit[2] * from[2];
  }

  private static double area(double[][] corners) {
    double[] sum = new double[3];
    for (int i = 1; i + 1 < corners.length; i++) {
      double[] part = cross(minus(corners[i], corners[0]), minus(corners[i + 1], corners[0]));
      for (int k = 0; k < 3; k++) {
        sum[k] += part[k] / 2;
      }
    }
    return Math.sqrt(sum[0] * sum[0] + sum[1] * sum[1] + sum[2] * sum[2]);
  }

  private static double[] at(double[] centre, double[][] frame, double x, double y, double z) {
    double[] p = new double[3];
    for (int k = 0; k < 3; k++) {
      p[k] = centre[k] + x * frame[0][k] + y * frame[1][k] + z * frame[2][k];
    }
    return p;
  }

  private static double apart(double[] p, double[] q) {
    double[] d = minus(p, q);
    return Math.sqrt(d[0] * d[0] + d[1] * d[1] + d[2] * d[2]);
  }

  private static double[] minus(double[] p, double[] q) {
    return new double[] {p[0] - q[0], p[1] - q[1], p[2] - q[2]};
  }

  private static double[] cross(double[] u, double[] v) {
    return new double[] {
      u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]
    };
  }

  private static double[] unit(double x, double y, double z) {
    double length = Math.sqrt(x * x + y * y + z * z);
    return new double[] {x / length, y / length, z / length};
  }
}
