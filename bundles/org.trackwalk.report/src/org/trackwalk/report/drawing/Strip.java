package org.trackwalk.report.drawing;

import java.util.List;
import java.util.function.Function;
import org.trackwalk.report.format.Numbers;

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

  /**
   * From where to where the strip reaches that shows all of what is drawn as lines, and of all else
   * as much as leaves the lines a third of its height: one bad place of one lane would make
   * everything else look even.
   *
   * @param lines the columns of what is drawn as lines
   * @param all of everything
   * @return least and largest
   */
  public double[] range(StripColumns lines, StripColumns all) {
    double[] own = range(lines);
    double[] whole = range(all);
    double height = own[1] - own[0];
    return new double[] {
      Math.max(Math.min(own[0], whole[0]), own[0] - height),
      Math.min(Math.max(own[1], whole[1]), own[1] + height)
    };
  }

  /**
   * What a strip does not show because it reaches no farther, in words.
   *
   * @param all the columns of everything
   * @param name of what may go on beyond the strip, such as {@code lanes}
   * @return empty where all of it is shown
   */
  public String beyond(StripColumns all, double[] range, String name) {
    double[] whole = range(all);
    String down = whole[0] < range[0] ? "down to " + Numbers.rounded(whole[0]) : "";
    String up = whole[1] > range[1] ? "up to " + Numbers.rounded(whole[1]) : "";
    String both = down.isEmpty() || up.isEmpty() ? "" : " and ";
    return down.isEmpty() && up.isEmpty() ? "" : name + " go on " + down + both + up;
  }
}
