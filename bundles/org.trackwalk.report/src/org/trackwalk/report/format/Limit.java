package org.trackwalk.report.format;

import java.util.Set;
import org.trackwalk.model.finding.Measure;

/** The threshold beside a measured value, in words that fit the side on which the value lies. */
public final class Limit {

  /** Measures that should not be small; all others should not be large. */
  private static final Set<String> AT_LEAST = Set.of("bend radius", "height", "ratio", "edge");

  /** Distances of what is meant to be in one place: a large one is another thing, and no fault. */
  private static final Set<String> APART = Set.of("distance", "layers", "overlap");

  private Limit() {}

  /**
   * {@code (limit 20 mm)} behind a value above it; behind one that is a finding because it is below
   * {@code (should be at least 315 m)}, or {@code (a fault up to 1 mm)} of vertices that almost
   * meet. Empty where any number counts, and where there is no threshold.
   */
  public static String words(Measure m) {
    double limit = m.threshold();
    if (!Double.isFinite(limit) || (limit == 0 && m.unit().isEmpty())) {
      return "";
    }
    String text = Numbers.measure(limit, m.unit());
    if (m.value() > limit) {
      return " (limit " + text + ")";
    }
    if (AT_LEAST.contains(m.name())) {
      return " (should be at least " + text + ")";
    }
    return APART.contains(m.name()) ? " (a fault up to " + text + ")" : "";
  }
}
