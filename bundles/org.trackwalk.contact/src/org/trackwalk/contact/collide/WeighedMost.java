package org.trackwalk.contact.collide;

/** The largest of some weighed means, made as small as weights can make it. */
final class WeighedMost {

  private WeighedMost() {}

  /**
   * Least over all weights w from 0 to 1 of the largest of w a[i] + (1 - w) b[i]. The largest of
   * straight lines is least at an end or where two of them cross.
   *
   * @param a one number for each line; likewise {@code b}
   */
  static double least(double[] a, double[] b) {
    double least = ends(a, b);
    for (int i = 0; i < a.length; i++) {
      for (int j = 0; j < i; j++) {
        double weight = (b[j] - b[i]) / (a[i] - b[i] - a[j] + b[j]);
        if (weight > 0 && weight < 1) {
          least = Math.min(least, most(a, b, weight));
        }
      }
    }
    return least;
  }

  /**
   * The same, or more than that where both are less than what would do, or both more.
   *
   * @param enough what would do
   */
  static double least(double[] a, double[] b, double enough) {
    double ends = ends(a, b);
    return ends <= enough || lines(a, b) > enough ? ends : least(a, b);
  }

  private static double ends(double[] a, double[] b) {
    return Math.min(most(a, b, 0), most(a, b, 1));
  }

  /** No weight makes a line less than the lower of its ends. */
  private static double lines(double[] a, double[] b) {
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < a.length; i++) {
      most = Math.max(most, Math.min(a[i], b[i]));
    }
    return most;
  }

  private static double most(double[] a, double[] b, double weight) {
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < a.length; i++) {
      most = Math.max(most, weight * a[i] + (1 - weight) * b[i]);
    }
    return most;
  }
}
