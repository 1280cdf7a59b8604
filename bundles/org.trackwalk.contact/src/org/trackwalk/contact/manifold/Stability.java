package org.trackwalk.contact.manifold;

import java.util.Arrays;
import org.trackwalk.mesh.geometry.ExactPredicates;

/**
 * Whether a body stands: its centre of mass, moved along gravity, lies inside the polygon of its
 * contact points (D. Gregorius, Robust Contact Creation for Physics Simulations, 2015, "Incremental
 * Manifold Stability"). On the border it does not: there it can turn around that border as around a
 * hinge, as in the third frame of his example.
 */
public final class Stability {

  private Stability() {}

  /**
   * True when the centre of mass lies inside the polygon, farther from its border than a tolerance.
   *
   * @param border metres, not negative: how near to the border still counts as on it. Zero is the
   *     definition; a body that turns around a border a few millimetres per frame needs more
   */
  public static boolean stands(
      WitnessBuffer points, double[] centre, double[] gravity, double border) {
    return inset(points, centre, gravity) > border;
  }

  /**
   * How far inside the polygon of the contact points the centre of mass lies, seen along gravity.
   * The polygon is the convex hull of the points; which of them are its corners is decided exactly.
   *
   * @param points the contact points
   * @param centre centre of mass, metres, level coordinates
   * @param gravity any length but zero
   * @return metres to the nearest side; zero on the border, not above zero when there is no inside,
   *     and negative infinity without points
   */
  public static double inset(WitnessBuffer points, double[] centre, double[] gravity) {
    int count = points.size();
    if (count == 0) {
      return Double.NEGATIVE_INFINITY;
    }
    double[] flat = flatten(points, centre, gravity);
    int[] hull = hull(flat, count);
    if (hull.length == 1) {
      double x = flat[2 * hull[0]];
      double y = flat[2 * hull[0] + 1];
      return -Math.sqrt(x * x + y * y) + 0.0;
    }
    double least = Double.POSITIVE_INFINITY;
    for (int k = 0; k < hull.length; k++) {
      int p = 2 * hull[k];
      int q = 2 * hull[(k + 1) % hull.length];
      double x = flat[q] - flat[p];
      double y = flat[q + 1] - flat[p + 1];
      double cross = flat[p] * y - flat[p + 1] * x;
      least = Math.min(least, cross / Math.sqrt(x * x + y * y));
    }
    return least + 0.0;
  }

  /** The points as the centre sees them across gravity, two coordinates each. */
  private static double[] flatten(WitnessBuffer points, double[] centre, double[] gravity) {
    double[] u = Across.of(gravity);
    double length =
        Math.sqrt(gravity[0] * gravity[0] + gravity[1] * gravity[1] + gravity[2] * gravity[2]);
    double[] v = {
      (gravity[1] * u[2] - gravity[2] * u[1]) / length,
      (gravity[2] * u[0] - gravity[0] * u[2]) / length,
      (gravity[0] * u[1] - gravity[1] * u[0]) / length
    };
    double[] flat = new double[2 * points.size()];
    for (int i = 0; i < points.size(); i++) {
      for (int axis = 0; axis < 3; axis++) {
        double from = points.onProbe(i, axis) - centre[axis];
        flat[2 * i] += from * u[axis];
        flat[2 * i + 1] += from * v[axis];
      }
    }
    return flat;
  }

  /**
   * Corners of the convex hull, counter-clockwise, without points on its sides (A. M. Andrew,
   * "Another efficient algorithm for convex hulls in two dimensions", 1979).
   */
  private static int[] hull(double[] flat, int count) {
    int[] sorted = new int[count];
    int different = 0;
    for (int i = 0; i < count; i++) {
      int k = different;
      while (k > 0 && compare(flat, i, sorted[k - 1]) < 0) {
        k--;
      }
      if (k > 0 && compare(flat, i, sorted[k - 1]) == 0) {
        continue;
      }
      System.arraycopy(sorted, k, sorted, k + 1, different - k);
      sorted[k] = i;
      different++;
    }
    if (different == 1) {
      return new int[] {sorted[0]};
    }
    int[] chain = new int[2 * different];
    int size = 0;
    for (int i = 0; i < different; i++) {
      size = extend(flat, chain, size, 0, sorted[i]);
    }
    int lower = size - 1;
    for (int i = different - 2; i >= 0; i--) {
      size = extend(flat, chain, size, lower, sorted[i]);
    }
    return Arrays.copyOf(chain, size - 1);
  }

  private static int extend(double[] flat, int[] chain, int length, int floor, int next) {
    int size = length;
    while (size >= floor + 2 && !left(flat, chain[size - 2], chain[size - 1], next)) {
      size--;
    }
    chain[size] = next;
    return size + 1;
  }

  private static boolean left(double[] flat, int a, int b, int c) {
    return ExactPredicates.orient2d(
            flat[2 * a],
            flat[2 * a + 1],
            flat[2 * b],
            flat[2 * b + 1],
            flat[2 * c],
            flat[2 * c + 1])
        > 0;
  }

  private static int compare(double[] flat, int a, int b) {
    int byX = Double.compare(flat[2 * a] + 0.0, flat[2 * b] + 0.0);
    return byX != 0 ? byX : Double.compare(flat[2 * a + 1] + 0.0, flat[2 * b + 1] + 0.0);
  }
}
