package org.trackwalk.contact.manifold;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ManifoldReductionTest {

  private final ManifoldReduction reduction = new ManifoldReduction();

  @Test
  void fewPointsStay() {
    List<double[]> four = List.of(p(0, 0, -1), p(1, 0, 0), p(0, 1, 0), p(1, 1, 0));
    assertEquals(4, reduced(four, 4).size());
    assertEquals(4, reduced(four, 5).size());
  }

  @Test
  void theCornersOfAPlateStayAndWhatLiesBetweenGoes() {
    List<double[]> points = new ArrayList<>();
    for (int x = 0; x <= 6; x++) {
      for (int z = 0; z <= 4; z++) {
        points.add(p(x, z, x == 0 && z == 0 ? -0.02 : -0.01));
      }
    }
    List<double[]> kept = reduced(points, 4);
    assertEquals(4, kept.size());
    for (double[] point : kept) {
      assertTrue((point[0] == 0 || point[0] == 6) && (point[2] == 0 || point[2] == 4));
    }
  }

  @Test
  void aLineIsReducedToItsEndsAndItsDeepest() {
    List<double[]> line = new ArrayList<>();
    for (int i = 0; i <= 10; i++) {
      line.add(p(0.3 * i, 0.1 * i, i == 4 ? -0.02 : -0.01));
    }
    for (int most = 4; most <= 5; most++) {
      List<double[]> kept = reduced(line, most);
      assertTrue(contains(kept, line.get(0)), "end");
      assertTrue(contains(kept, line.get(4)), "deepest");
      assertTrue(contains(kept, line.get(10)), "end");
    }
  }

  @Test
  void equalPointsAreOne() {
    List<double[]> same = Collections.nCopies(9, p(1, 2, -0.01));
    assertEquals(1, reduced(same, 4).size());
    assertEquals(1, reduced(same, 5).size());
  }

  @Test
  void keepsTheDeepestAndTheShareOfTheAreaInAnyOrder() {
    Random random = new Random(50);
    double[] least = new double[6];
    double[] sum = new double[6];
    int sets = 2000;
    for (int most = 4; most <= 5; most++) {
      least[most] = 1;
      for (int i = 0; i < sets; i++) {
        List<double[]> points = cloud(random);
        double[] deepest = Collections.min(points, (u, v) -> Double.compare(u[3], v[3]));
        String set = "seed 50, set " + i + ", to " + most;

        List<double[]> kept = reduced(points, most);

        assertTrue(kept.size() <= most, set);
        assertTrue(contains(kept, deepest), set);
        double share = hullArea(kept) / hullArea(points);
        assertTrue(share >= (most == 4 ? 0.125 : 0.25), set + ": " + share);
        least[most] = Math.min(least[most], share);
        sum[most] += share;
        Collections.shuffle(points, random);
        List<double[]> again = reduced(points, most);
        assertEquals(kept.size(), again.size(), set);
        for (double[] point : kept) {
          assertTrue(contains(again, point), set);
        }
      }
      assertTrue(sum[most] / sets > 0.6, "mean share " + sum[most] / sets);
    }
  }

  private static List<double[]> cloud(Random random) {
    List<double[]> points = new ArrayList<>();
    double stretch = 0.05 + random.nextDouble();
    int n = 6 + random.nextInt(30);
    for (int i = 0; i < n; i++) {
      // every third set lies on a coarse grid, where much is equally good
      double x = random.nextDouble();
      double z = random.nextDouble();
      boolean grid = n % 3 == 0;
      points.add(
          p(
              grid ? Math.rint(4 * x) : x,
              stretch * (grid ? Math.rint(4 * z) : z),
              -random.nextDouble()));
    }
    return points;
  }

  private List<double[]> reduced(List<double[]> points, int most) {
    Manifold manifold = new Manifold();
    manifold.normal(0, 1, 0);
    for (int i = 0; i < points.size(); i++) {
      double[] point = points.get(i);
      manifold.add(point[0], point[1], point[2], point[3], i);
    }
    if (most == 4) {
      reduction.toFour(manifold);
    } else {
      reduction.toFive(manifold);
    }
    List<double[]> kept = new ArrayList<>();
    for (int i = 0; i < manifold.size(); i++) {
      double[] given = points.get((int) manifold.feature(i));
      assertEquals(given[0], manifold.point(i, 0), 0);
      assertEquals(given[2], manifold.point(i, 2), 0);
      assertEquals(given[3], manifold.separation(i), 0);
      kept.add(given);
    }
    return kept;
  }

  private static double[] p(double x, double z, double separation) {
    return new double[] {x, separation, z, separation};
  }

  private static boolean contains(List<double[]> points, double[] wanted) {
    for (double[] point : points) {
      if (point[0] == wanted[0] && point[2] == wanted[2] && point[3] == wanted[3]) {
        return true;
      }
    }
    return false;
  }

  /** Area of the convex hull in the plane, by A. Andrew's monotone chain. */
  private static double hullArea(List<double[]> points) {
    List<double[]> sorted = new ArrayList<>(points);
    sorted.sort((u, v) -> u[0] != v[0] ? Double.compare(u[0], v[0]) : Double.compare(u[2], v[2]));
    double twice = 0;
    for (int side = 0; side < 2; side++) {
      List<double[]> chain = new ArrayList<>();
      for (double[] point : sorted) {
        while (chain.size() > 1
            && turn(chain.get(chain.size() - 2), chain.get(chain.size() - 1), point) <= 0) {
          chain.remove(chain.size() - 1);
        }
        chain.add(point);
      }
      for (int i = 1; i < chain.size(); i++) {
        double[] u = chain.get(i - 1);
        double[] v = chain.get(i);
        twice += u[0] * v[2] - u[2] * v[0];
      }
      Collections.reverse(sorted);
    }
    return Math.abs(twice) / 2;
  }

  private static double turn(double[] a, double[] b, double[] c) {
    return (b[0] - a[0]) * (c[2] - a[2]) - (b[2] - a[2]) * (c[0] - a[0]);
  }
}
