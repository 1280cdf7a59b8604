package org.trackwalk.eclipse.viewer.strip;

/**
 * Where everything of a strip chart lies, in pixels.
 *
 * @param width of the chart
 * @param height of the chart; strips grow with it
 * @param rows how many strips, at least one
 * @param length of the way, in its unit
 */
record StripLayout(int width, int height, int rows, double length) {

  static final int LEFT = 58;
  static final int RIGHT = 16;

  /** Room for marks above the first strip. */
  static final int TOP = 30;

  /** Above each strip, for its title. */
  static final int GAP = 20;

  /** Below the last strip, for the ticks. */
  static final int BOTTOM = 20;

  /** A strip is never lower than that. */
  static final int LEAST_STRIP = 40;

  /** Strips grow to this. */
  static final int MOST_STRIP = 110;

  /** Beside the strips the cursor still goes to the nearest end, this far. */
  private static final int BESIDE = 20;

  /** The least height of a chart in which all can be read. */
  static int least(int rows) {
    return TOP + rows * (GAP + LEAST_STRIP) + BOTTOM;
  }

  /** Height of a strip. */
  int strip() {
    int free = (height - TOP - BOTTOM) / Math.max(1, rows) - GAP;
    return Math.clamp(free, LEAST_STRIP, MOST_STRIP);
  }

  /** Upper border of a strip. */
  int top(int row) {
    return TOP + row * (GAP + strip()) + GAP;
  }

  /** Lower border of the last strip. */
  int bottom() {
    return top(rows - 1) + strip();
  }

  private double span() {
    return Math.max(1, width - LEFT - RIGHT);
  }

  /** Where a place of the way is. */
  double x(double at) {
    return LEFT + at / Math.max(length, 1e-6) * span();
  }

  /** The place of the way under a pixel; NaN beside the chart. */
  double at(int x) {
    if (x < LEFT - BESIDE || x > width - RIGHT + BESIDE) {
      return Double.NaN;
    }
    return Math.clamp((x - LEFT) / span(), 0, 1) * length;
  }

  /** Where a column is. */
  double columnX(int column) {
    return LEFT + (double) column / (StripSheet.COLUMNS - 1) * span();
  }

  /** Where a value of a strip is, cut to it. */
  double y(int row, double value, double[] range) {
    double share = Math.clamp((value - range[0]) / (range[1] - range[0]), 0, 1);
    return top(row) + strip() * (1 - share);
  }

  /** 1, 2 or 5 times a power of ten, so that there are at most so many ticks. */
  double tick(int most) {
    double step = Math.pow(10, Math.floor(Math.log10(Math.max(length, 1e-6))) - 1);
    for (int i = 0; length / step > most; i++) {
      step *= i % 3 == 1 ? 2.5 : 2;
    }
    return step;
  }
}
