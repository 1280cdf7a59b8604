package org.trackwalk.ground.surface;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.trackwalk.ground.memory.Memory;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;

/** Lengths by Pythagoras, heights as the distance of a corner from the line of the longest side. */
final class ThinnessTest {

  private static WeldedSurface surface(float... xyz) {
    int[] corners = new int[xyz.length / 3];
    Arrays.setAll(corners, i -> i);
    return ExactWeld.weld(
        List.of(Piece.named("p", "f").mesh(xyz, corners).build()), 1, Progress.none());
  }

  private static double[] corner(WeldedSurface s, int t, int k) {
    int v = 3 * s.triangles()[3 * t + k % 3];
    return new double[] {s.positions()[v], s.positions()[v + 1], s.positions()[v + 2]};
  }

  private static double distance(double[] a, double[] b) {
    return Math.sqrt(
        (a[0] - b[0]) * (a[0] - b[0])
            + (a[1] - b[1]) * (a[1] - b[1])
            + (a[2] - b[2]) * (a[2] - b[2]));
  }

  /** Distance of c from the line through a and b: what is left of it without its part along. */
  private static double off(double[] a, double[] b, double[] c) {
    double length = distance(a, b);
    double along = 0;
    for (int k = 0; k < 3; k++) {
      along += (c[k] - a[k]) * (b[k] - a[k]) / length;
    }
    double[] foot = new double[3];
    for (int k = 0; k < 3; k++) {
      foot[k] = a[k] + along * (b[k] - a[k]) / length;
    }
    return distance(foot, c);
  }

  private static float[] needles(Random random, int n) {
    float[] xyz = new float[9 * n];
    for (int t = 0; t < n; t++) {
      double size = Math.pow(10, 3 * random.nextDouble() - 1);
      double thin = Math.pow(10, -4 * random.nextDouble());
      double[] base = random.doubles(3, -100, 100).toArray();
      double[] along = random.doubles(3, -size, size).toArray();
      double[] aside = random.doubles(3, -size * thin, size * thin).toArray();
      double share = random.nextDouble();
      int turn = random.nextInt(3); // which corner is which
      for (int k = 0; k < 3; k++) {
        xyz[9 * t + 3 * turn + k] = (float) base[k];
        xyz[9 * t + 3 * ((turn + 1) % 3) + k] = (float) (base[k] + along[k]);
        xyz[9 * t + 3 * ((turn + 2) % 3) + k] = (float) (base[k] + share * along[k] + aside[k]);
      }
    }
    return xyz;
  }

  @Test
  void lengthHeightAndUncertaintyAreThoseOfTheLongestSide() {
    WeldedSurface s = surface(needles(new Random(1), 500));
    for (int t = 0; t < s.triangleCount(); t++) {
      Thinness thinness = Thinness.of(s, t);
      double longest = 0;
      double height = 0;
      double largest = 0;
      for (int k = 0; k < 3; k++) {
        double length = distance(corner(s, t, k), corner(s, t, k + 1));
        if (length > longest) {
          longest = length;
          height = off(corner(s, t, k), corner(s, t, k + 1), corner(s, t, k + 2));
        }
        for (double x : corner(s, t, k)) {
          largest = Math.max(largest, Math.abs(x));
        }
      }
      assertEquals(longest, thinness.length(), 1e-12 * longest);
      assertEquals(height, thinness.height(), 1e-9);
      assertEquals(thinness.height() / thinness.length(), thinness.ratio());
      // A corner that moves half a step off the plane turns it about the longest side.
      double tangent = 0.5 * Math.ulp((float) largest) / thinness.height();
      assertEquals(tangent, Math.tan(Math.toRadians(thinness.uncertainty())), 1e-9 * tangent);
    }
  }

  @Test
  void aTriangleWithoutLengthHasNoRatio() {
    assertEquals(0, new Thinness(0, 0, 90).ratio());
    assertEquals(0.25, new Thinness(8, 2, 0).ratio());
    Thinness point = Thinness.of(surface(1, 2, 3, 1, 2, 3, 1, 2, 3), 0);
    assertEquals(0, point.length());
    assertEquals(0, point.height());
    assertEquals(90, point.uncertainty(), 1e-12);
  }

  @Test
  void suspectsAreAllThatAreTooThinAndFewOthers() {
    WeldedSurface s = surface(needles(new Random(2), 3000));
    double largest = 0;
    for (float x : s.positions()) {
      largest = Math.max(largest, Math.abs(x));
    }
    double[][] limits = {
      {0.001, 1, 0.01}, {0.1, 1, 1e-9}, {1e-9, 0.02, 1e-9}, {1e-9, 89.9, 0.05}, {1e-9, 60, 1e-9}
    };
    for (double[] limit : limits) {
      Set<Integer> suspects = new HashSet<>();
      for (int t : Thinness.suspects(s, Memory.none(), limit[0], limit[1], limit[2])) {
        assertTrue(suspects.add(t), "each once");
      }
      double sure =
          0.5 * Math.ulp((float) largest) / Math.tan(Math.toRadians(Math.min(89, limit[1])));
      int bad = 0;
      for (int t = 0; t < s.triangleCount(); t++) {
        Thinness thinness = Thinness.of(s, t);
        boolean thin =
            thinness.height() <= limit[0]
                || thinness.uncertainty() >= limit[1]
                || thinness.ratio() <= limit[2];
        bad += thin ? 1 : 0;
        assertTrue(!thin || suspects.contains(t), "none is missed");
        // A tenth of a per cent beyond every limit, by the step of the largest coordinate.
        boolean fine =
            thinness.height() > 1.001 * Math.max(limit[0], sure)
                && thinness.ratio() > 1.001 * limit[2];
        assertTrue(!fine || !suspects.contains(t), "others are not asked about");
      }
      assertTrue(bad < s.triangleCount());
      assertTrue(bad > 0 || limit[1] > 50);
    }
  }
}
