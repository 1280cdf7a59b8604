package org.trackwalk.drive.ride;

/**
 * The International Roughness Index of a profile: how far the reference car's body moves against
 * its wheel, metres by kilometre driven at 80 km/h (ASTM E1926; M. W. Sayers and S. M. Karamihas,
 * The Little Book of Profiling, 1998).
 */
final class Roughness {

  /** Metres over which a tyre evens out a profile. */
  private static final double PATCH = 0.25;

  /** Metres whose mean slope the car starts with. */
  private static final double START = 11;

  private final double[] strokes;
  private final double spacing;

  private Roughness(double[] strokes, double spacing) {
    this.strokes = strokes;
    this.spacing = spacing;
  }

  /**
   * Drives the reference car over a profile.
   *
   * @param heights metres, at even distances; all of them numbers
   * @param spacing between them, metres, at most 0.25
   * @throws IllegalArgumentException when the samples are too far apart
   */
  static Roughness of(double[] heights, double spacing) {
    if (!(spacing > 0 && spacing <= PATCH)) {
      throw new IllegalArgumentException("spacing " + spacing + " is not in (0, 0.25]");
    }
    LinearFilter filter = QuarterCar.GOLDEN.slopes(spacing, QuarterCar.GOLDEN_SPEED);
    int over = (int) Math.max(1, Math.floor(PATCH / spacing + 0.5));
    double[] strokes = new double[Math.max(0, heights.length - over)];
    int start = Math.min(heights.length - 1, (int) Math.rint(START / spacing));
    double slope = start > 0 ? (heights[start] - heights[0]) / (start * spacing) : 0;
    double[] state = {slope, 0, slope, 0};
    for (int i = 0; i < strokes.length; i++) {
      filter.advance(state, (heights[i + over] - heights[i]) / (over * spacing));
      strokes[i] = Math.abs(state[0] - state[2]);
    }
    return new Roughness(strokes, spacing);
  }

  /**
   * The index of a stretch, m/km.
   *
   * @param from first sample
   * @param to behind the last one; both are cut to what there is
   * @return NaN for an empty stretch
   */
  double index(int from, int to) {
    int first = Math.max(0, from);
    int end = Math.min(strokes.length, to);
    double sum = 0;
    for (int i = first; i < end; i++) {
      sum += strokes[i];
    }
    return end > first ? 1000 * sum / (end - first) : Double.NaN;
  }

  /** Samples in so many metres, at least one. */
  int samples(double metres) {
    return (int) Math.max(1, Math.rint(metres / spacing));
  }
}
