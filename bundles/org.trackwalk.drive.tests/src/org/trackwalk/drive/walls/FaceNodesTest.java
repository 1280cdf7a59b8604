package org.trackwalk.drive.walls;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** The nearest of the points that divide a face, beside all of them. */
class FaceNodesTest {

  private static final double SPACING = 2;

  /** Looks at each point. */
  private static double[] brute(double[][] corners, double[] near) {
    double longest = 0;
    for (int c = 0; c < 3; c++) {
      longest = Math.max(longest, apart(corners[c], corners[(c + 1) % 3]));
    }
    int parts = (int) Math.max(1, Math.ceil(longest / SPACING));
    double[] best = near;
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i <= parts; i++) {
      for (int j = 0; j <= parts - i; j++) {
        double[] at = new double[3];
        for (int k = 0; k < 3; k++) {
          at[k] = (i * corners[0][k] + j * corners[1][k] + (parts - i - j) * corners[2][k]) / parts;
        }
        if (apart(at, near) < least) {
          least = apart(at, near);
          best = at;
        }
      }
    }
    return best;
  }

  private static double apart(double[] a, double[] b) {
    double square = 0;
    for (int k = 0; k < 3; k++) {
      square += (a[k] - b[k]) * (a[k] - b[k]);
    }
    return Math.sqrt(square);
  }

  /** Of all proportions, turned, with each corner first. */
  @Test
  void likeAllOfThem() {
    SplittableRandom random = new SplittableRandom(7);
    for (int n = 0; n < 2000; n++) {
      double[][] corners = new double[3][3];
      for (int k = 0; k < 3; k++) {
        double wide = Math.pow(10, 2.5 * random.nextDouble() - 0.5);
        for (int c = 0; c < 3; c++) {
          corners[c][k] = wide * (random.nextDouble() - 0.5);
        }
      }
      double u = random.nextDouble();
      double v = random.nextDouble() * (1 - u);
      double[] near = new double[3];
      for (int k = 0; k < 3; k++) {
        near[k] = u * corners[0][k] + v * corners[1][k] + (1 - u - v) * corners[2][k];
      }
      double[] expected = brute(corners, near);
      double[] found = FaceNodes.nearest(corners, near, SPACING);
      assertArrayEquals(new double[] {apart(expected, near)}, new double[] {apart(found, near)});
      assertArrayEquals(expected, found, n + ": a tie goes to the same one");
    }
  }

  /** A stray corner makes a face as long as floats reach. */
  @Test
  void aStrayCorner() {
    for (double far : new double[] {1e5, 1e7, 1e12, 1e21, 1e38}) {
      double[][] corners = {{0, 0, 0}, {0, 2, 0}, {far, 0, 0}};
      double[] near = {50, 1, 0};
      double[] found =
          assertTimeoutPreemptively(
              Duration.ofSeconds(5), () -> FaceNodes.nearest(corners, near, SPACING));
      assertTrue(apart(found, near) <= SPACING, apart(found, near) + " m");
    }
  }
}
