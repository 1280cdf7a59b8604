package org.trackwalk.report.drawing;

import java.util.List;
import java.util.function.Function;

/**
 * One strip of a chart: a quantity along a way.
 *
 * @param <T> what has it
 * @param title with its unit
 * @param values sample by sample, in the strip's unit; NaN where there are none
 * @param least the strip reaches down to this at least
 * @param most the strip reaches up to this at least
 * @param lines across the strip: values to compare with
 */
public record Strip<T>(
    String title, Function<T, double[]> values, double least, double most, List<Line> lines) {

  /** A value to compare with, and what it stands for. */
  public record Line(double value, String words) {}

  /**
   * From where to where the strip reaches that shows all of some columns.
   *
   * @return least and largest
   */
  public double[] range(StripColumns columns) {
    double from = least;
    double to = most;
    for (int i = 0; i < columns.low().length; i++) {
      from = columns.low()[i] < from ? columns.low()[i] : from;
      to = columns.high()[i] > to ? columns.high()[i] : to;
    }
    return Double.isInfinite(from) || !(to > from) ? new double[] {0, 1} : new double[] {from, to};
  }
}
