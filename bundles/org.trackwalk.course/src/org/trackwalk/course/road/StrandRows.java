package org.trackwalk.course.road;

/**
 * The rows of a finished strand.
 *
 * @param closed whether it is a lap
 * @param numbers {@link #NUMBERS} per row
 */
record StrandRows(boolean closed, double[] numbers) {

  /** Numbers kept per row: centre, heading, left, right, followed left and right, seen. */
  static final int NUMBERS = 10;

  /** Levels of road closer than this are one, metres. */
  private static final double ONE_LEVEL = 1.5;

  int count() {
    return numbers.length / NUMBERS;
  }

  double get(int row, int k) {
    return numbers[NUMBERS * row + k];
  }

  /** Mean width, metres. */
  double width() {
    double sum = 0;
    for (int row = 0; row < count(); row++) {
      sum += get(row, 5) + get(row, 6);
    }
    return sum / Math.max(1, count());
  }

  /** Whether it is a road beside others: long enough, and longer than two widths. */
  boolean leadsOn() {
    return count() >= RoadBuilder.SHORTEST && count() > 2 * width();
  }

  /** True when a point lies on a row as far as it is followed. */
  static boolean onFollowed(double[] rows, int row, double x, double y, double z) {
    int at = row * NUMBERS;
    return on(rows, row, x, y, z, rows[at + 7], rows[at + 8]);
  }

  /** True when a point lies on a row, so far to its left and right. */
  static boolean on(
      double[] rows, int row, double x, double y, double z, double left, double right) {
    int at = row * NUMBERS;
    double ex = x - rows[at];
    double ez = z - rows[at + 2];
    double along = ex * rows[at + 3] + ez * rows[at + 4];
    double aside = ex * rows[at + 4] - ez * rows[at + 3];
    return Math.abs(along) <= Strand.ROW
        && Math.abs(y - rows[at + 1]) <= ONE_LEVEL + 0.2 * Math.abs(aside)
        && aside <= left + Strand.LANE
        && -aside <= right + Strand.LANE;
  }
}
