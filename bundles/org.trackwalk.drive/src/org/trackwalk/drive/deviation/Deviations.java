package org.trackwalk.drive.deviation;

import java.util.List;

/**
 * What is seen against what is felt.
 *
 * @param lanes of the road, from the left
 * @param elsewhere points of what is felt beside the road and on it
 * @param places stretches of road that are apart, the worst first
 */
public record Deviations(
    List<LaneDeviation> lanes, List<Elsewhere> elsewhere, List<DeviationPlace> places) {

  /** Upper ends of the histogram's columns, metres; what is more is one column more. */
  public static final List<Double> COLUMNS =
      List.of(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5);

  /** Takes copies of the lists. */
  public Deviations {
    lanes = List.copyOf(lanes);
    elsewhere = List.copyOf(elsewhere);
    places = List.copyOf(places);
  }

  /**
   * Shares of the road's samples by how far apart the two are, by size: one a column, then what is
   * more, then holes; all 0 without a road.
   */
  public double[] road() {
    double[] shares = new double[COLUMNS.size() + 2];
    for (LaneDeviation lane : lanes) {
      for (double height : lane.height()) {
        if (!Double.isNaN(height)) {
          shares[column(Math.abs(height))]++;
        }
      }
    }
    return parts(shares);
  }

  /** The same of the area of what is felt, on the road and elsewhere; holes are out of reach. */
  public double[] everywhere() {
    double[] shares = new double[COLUMNS.size() + 2];
    for (Elsewhere point : elsewhere) {
      shares[column(point.distance())] += point.area();
    }
    return parts(shares);
  }

  private static int column(double size) {
    if (Double.isInfinite(size)) {
      return COLUMNS.size() + 1;
    }
    int column = 0;
    while (column < COLUMNS.size() && size > COLUMNS.get(column)) {
      column++;
    }
    return column;
  }

  private static double[] parts(double[] shares) {
    double sum = 0;
    for (double share : shares) {
      sum += share;
    }
    for (int i = 0; i < shares.length && sum > 0; i++) {
      shares[i] /= sum;
    }
    return shares;
  }
}
