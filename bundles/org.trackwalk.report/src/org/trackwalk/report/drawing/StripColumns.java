package org.trackwalk.report.drawing;

import java.util.Arrays;

/** The least and the largest value of a quantity in each column of a chart; NaN where none is. */
public final class StripColumns {

  private final double[] low;
  private final double[] high;

  /** Empty columns. */
  public StripColumns(int count) {
    this.low = new double[count];
    this.high = new double[count];
    Arrays.fill(low, Double.NaN);
    Arrays.fill(high, Double.NaN);
  }

  /** Adds a value; one that is none, or beyond the last column, is passed over. */
  public void add(int column, double value) {
    if (Double.isFinite(value) && column >= 0 && column < low.length) {
      low[column] = value >= low[column] ? low[column] : value;
      high[column] = value <= high[column] ? high[column] : value;
    }
  }

  /** Least values. Shared: do not write. */
  public double[] low() {
    return low;
  }

  /** Largest values. Shared: do not write. */
  public double[] high() {
    return high;
  }
}
