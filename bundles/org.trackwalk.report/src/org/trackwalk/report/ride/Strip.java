package org.trackwalk.report.ride;

import java.util.List;
import java.util.function.Function;
import org.trackwalk.model.ride.Ride;

/**
 * One strip of the chart: a quantity along the road.
 *
 * @param title with its unit
 * @param values of a ride, in the strip's unit; NaN where there are none
 * @param least the strip reaches down to this at least
 * @param most the strip reaches up to this at least
 * @param lines across the strip: values to compare with
 */
public record Strip(
    String title, Function<Ride, double[]> values, double least, double most, List<Line> lines) {

  /** A value to compare with, and what it stands for. */
  public record Line(double value, String words) {}
}
