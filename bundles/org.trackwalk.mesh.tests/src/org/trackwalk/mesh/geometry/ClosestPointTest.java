package org.trackwalk.mesh.geometry;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.trackwalk.mesh.testing.Seeds;

class ClosestPointTest {

  private static final float[] RIGHT = {0, 0, 0, 2, 0, 0, 0, 2, 0};

  @ParameterizedTest
  @CsvSource({
    "0.5, 0.5, 1, 0",
    "0.5, 0.5, -1, 0",
    "1, -1, 1, 1",
    "2, 2, 1, 2",
    "-1, 1, 0, 3",
    "-1, -1, 0, 4",
    "4, -1, 3, 5",
    "-1, 4, 0, 6"
  })
  void namesTheFeature(double x, double y, double z, int feature) {
    double[] out = new double[ClosestPoint.RESULT_LENGTH];
    assertEquals(feature, ClosestPoint.onTriangle(RIGHT, 0, 1, 2, x, y, z, out));
  }

  @Test
  void featureCodesSayKindAndNumber() {
    assertTrue(ClosestPoint.isEdge(ClosestPoint.EDGE + 2));
    assertTrue(ClosestPoint.isVertex(ClosestPoint.VERTEX));
    assertEquals(2, ClosestPoint.indexOf(ClosestPoint.EDGE + 2));
    assertEquals(1, ClosestPoint.indexOf(ClosestPoint.VERTEX + 1));
    assertEquals(0, ClosestPoint.indexOf(ClosestPoint.FACE));
  }

  static LongStream seeds() {
    return Seeds.first(100);
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void noSampledPointOfTheTriangleIsCloser(long seed) {
    Random random = new Random(seed);
    for (int i = 0; i < 200; i++) {
      float[] p = triangle(random);
      double[] q = point(random);
      double[] out = new double[7];
      int feature = ClosestPoint.onTriangle(p, 0, 1, 2, q[0], q[1], q[2], out);
      double distance = Math.sqrt(out[6]);
      assertEquals(distance, Math.sqrt(byProjection(p, q)), 1e-9 * (1 + distance), "case " + i);
      for (int k = 0; k < 3; k++) {
        assertEquals(q[k], out[k] + out[3 + k], 1e-12);
      }
      assertEquals(out[6], out[3] * out[3] + out[4] * out[4] + out[5] * out[5]);
      assertLiesOn(p, feature, out);
    }
  }

  /**
   * Another formulation: the foot in the plane if it is inside, else the nearest of three segments.
   */
  private static double byProjection(float[] p, double[] q) {
    double[] u = minus(p, 3, p, 0);
    double[] v = minus(p, 6, p, 0);
    double[] n = {u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]};
    double nn = dot(n, n);
    double best = Double.POSITIVE_INFINITY;
    for (int k = 0; k < 3; k++) {
      best = Math.min(best, toSegment(p, 3 * k, 3 * ((k + 1) % 3), q));
    }
    if (nn > 0) {
      double[] w = {q[0] - p[0], q[1] - p[1], q[2] - p[2]};
      double uu = dot(u, u);
      double uv = dot(u, v);
      double vv = dot(v, v);
      double s = (vv * dot(w, u) - uv * dot(w, v)) / (uu * vv - uv * uv);
      double t = (uu * dot(w, v) - uv * dot(w, u)) / (uu * vv - uv * uv);
      if (s >= 0 && t >= 0 && s + t <= 1) {
        best = Math.min(best, dot(n, w) * dot(n, w) / nn);
      }
    }
    return best;
  }

  private static double toSegment(float[] p, int a, int b, double[] q) {
    double[] u = minus(p, b, p, a);
    double[] w = {q[0] - p[a], q[1] - p[a + 1], q[2] - p[a + 2]};
    double uu = dot(u, u);
    double t = uu == 0 ? 0 : Math.max(0, Math.min(1, dot(u, w) / uu));
    double[] d = {w[0] - t * u[0], w[1] - t * u[1], w[2] - t * u[2]};
    return dot(d, d);
  }

  private static void assertLiesOn(float[] p, int feature, double[] out) {
    double[] q = {out[0], out[1], out[2]};
    int k = ClosestPoint.indexOf(feature);
    if (ClosestPoint.isVertex(feature)) {
      assertArrayEquals(new double[] {p[3 * k], p[3 * k + 1], p[3 * k + 2]}, q);
    } else if (ClosestPoint.isEdge(feature)) {
      assertEquals(0, Math.sqrt(toSegment(p, 3 * k, 3 * ((k + 1) % 3), q)), 1e-9);
    } else {
      assertEquals(0, Math.sqrt(byProjection(p, q)), 1e-9);
    }
  }

  @Test
  void trianglesThatShareAnEdgeAgreeToTheLastBit() {
    Random random = new Random(5);
    int shared = 0;
    for (int i = 0; i < 50_000; i++) {
      float[] p = new float[12];
      for (int k = 0; k < 12; k++) {
        p[k] = random.nextFloat() * 3;
      }
      double[] q = point(random);
      double[] one = new double[7];
      double[] other = new double[7];
      int f = ClosestPoint.onTriangle(p, 0, 1, 2, q[0], q[1], q[2], one);
      int g = ClosestPoint.onTriangle(p, 3, 1, 0, q[0], q[1], q[2], other);
      if (f == ClosestPoint.EDGE && g == ClosestPoint.EDGE + 1) {
        shared++;
        assertArrayEquals(one, other);
      }
    }
    assertTrue(shared > 1000, "enough cases on the shared edge: " + shared);
  }

  @Test
  void farFromTheOriginNothingIsLost() {
    // exact in floats: steps are 1/256 at 32768
    float[] near = {0, 0, 0, 1, 0, 0, 0, 0.25f, 1};
    float[] far = near.clone();
    for (int i = 0; i < 9; i++) {
      far[i] += 32768;
    }
    double[] one = new double[7];
    double[] other = new double[7];
    Random random = new Random(6);
    for (int i = 0; i < 1000; i++) {
      double x = random.nextInt(1024) / 512.0;
      double y = random.nextInt(1024) / 512.0;
      double z = random.nextInt(1024) / 512.0;
      int f = ClosestPoint.onTriangle(near, 0, 1, 2, x, y, z, one);
      int g = ClosestPoint.onTriangle(far, 0, 1, 2, x + 32768, y + 32768, z + 32768, other);
      assertEquals(f, g);
      assertEquals(one[6], other[6], "differences are the same numbers in both places");
    }
  }

  /** Ordinary triangles, needles, and such without area or extent. */
  private static float[] triangle(Random random) {
    float[] p = new float[9];
    for (int k = 0; k < 9; k++) {
      p[k] = random.nextFloat() * 4 - 2;
    }
    switch (random.nextInt(6)) {
      case 0 -> System.arraycopy(p, 0, p, 3 * (1 + random.nextInt(2)), 3);
      case 1 -> {
        System.arraycopy(p, 0, p, 3, 3);
        System.arraycopy(p, 0, p, 6, 3);
      }
      case 2 -> {
        for (int k = 0; k < 3; k++) {
          p[6 + k] = 0.5f * (p[k] + p[3 + k]);
        }
      }
      case 3 -> {
        for (int k = 0; k < 3; k++) {
          p[6 + k] = p[k] + 3 * (p[3 + k] - p[k]);
        }
      }
      default -> {}
    }
    return p;
  }

  private static double[] point(Random random) {
    return new double[] {
      random.nextDouble() * 6 - 3, random.nextDouble() * 6 - 3, random.nextDouble() * 6 - 3
    };
  }

  private static double[] minus(float[] p, int a, float[] q, int b) {
    return new double[] {
      (double) p[a] - q[b], (double) p[a + 1] - q[b + 1], (double) p[a + 2] - q[b + 2]
    };
  }

  private static double dot(double[] a, double[] b) {
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  }
}
