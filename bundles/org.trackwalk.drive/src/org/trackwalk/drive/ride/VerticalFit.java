package org.trackwalk.drive.ride;

/**
 * Slope and curvature of a profile at a sample: of the parabola that fits the heights around it
 * best, by least squares.
 */
final class VerticalFit {

  /** A parabola wants so many samples at least. */
  private static final int LEAST = 3;

  private final double[] heights;
  private final double spacing;
  private double slope;
  private double curvature;

  /**
   * Fits a profile.
   *
   * @param heights metres, NaN where there is no ground
   * @param spacing metres
   */
  VerticalFit(double[] heights, double spacing) {
    this.heights = heights;
    this.spacing = spacing;
  }

  /** Slope of the last fit, metres of height by metre of way. */
  double slope() {
    return slope;
  }

  /** Curvature of the last fit, 1/m; positive in a dip. */
  double curvature() {
    return curvature;
  }

  /**
   * Fits the samples around one, as far as the ground goes on without a gap.
   *
   * @param at the sample
   * @param before samples before it, at most; likewise {@code after}
   * @return false where there is no ground or too little of it
   */
  boolean fit(int at, int before, int after) {
    if (Double.isNaN(heights[at])) {
      return false;
    }
    int first = at;
    while (first > 0 && at - first < before && !Double.isNaN(heights[first - 1])) {
      first--;
    }
    int last = at;
    while (last + 1 < heights.length && last - at < after && !Double.isNaN(heights[last + 1])) {
      last++;
    }
    int n = last - first + 1;
    if (n < LEAST) {
      return false;
    }
    solve(at, first, n);
    return true;
  }

  /** About the window's middle the odd sums vanish, and the parabola has a closed form. */
  private void solve(int at, int first, int n) {
    double middle = first + (n - 1) / 2.0;
    double base = heights[at];
    // The sums of t² and t⁴ over evenly spaced t.
    double squares = spacing * spacing * n * (n * n - 1.0) / 12;
    double fourths = squares * spacing * spacing * (3.0 * n * n - 7) / 20;
    double sum = 0;
    double linear = 0;
    double quadratic = 0;
    for (int k = 0; k < n; k++) {
      double t = (first + k - middle) * spacing;
      double h = heights[first + k] - base;
      sum += h;
      linear += t * h;
      quadratic += t * t * h;
    }
    double second = (n * quadratic - squares * sum) / (n * fourths - squares * squares);
    double away = (at - middle) * spacing;
    slope = linear / squares + 2 * second * away;
    double root = Math.sqrt(1 + slope * slope);
    curvature = 2 * second / (root * root * root);
  }
}
