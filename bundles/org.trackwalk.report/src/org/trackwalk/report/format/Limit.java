package org.trackwalk.report.format;

import org.trackwalk.check.finding.Measure;

/** The threshold beside a measured value, in words that fit the side on which the value lies. */
public final class Limit {

  private Limit() {}

  /**
   * {@code (limit 20 mm)} behind a value above it, {@code (counts up to 1 mm)} behind one that is a
   * finding because it is below, such as vertices that almost meet. Empty where any number counts,
   * and where there is no threshold.
   */
  public static String words(Measure m) {
    double limit = m.threshold();
    if (!Double.isFinite(limit) || (limit == 0 && m.unit().isEmpty())) {
      return "";
    }
    String text = Numbers.measure(limit, m.unit());
    return m.value() > limit ? " (limit " + text + ")" : " (counts up to " + text + ")";
  }
}
