package org.trackwalk.check.rank;

import java.util.Comparator;
import org.trackwalk.check.finding.Finding;
import org.trackwalk.check.finding.Measure;

/**
 * The order in which findings are read: severity, risk, measure, length, and then the bits of the
 * position, so that equals have an order too (RULES 3).
 */
public final class WorstFirst {

  /** The worst first. */
  public static final Comparator<Finding> ORDER =
      Comparator.comparing(Finding::severity)
          .reversed()
          .thenComparing(Comparator.comparingDouble(Finding::risk).reversed())
          .thenComparing(Comparator.comparingDouble(WorstFirst::measure).reversed())
          .thenComparing(Comparator.comparingDouble(Finding::length).reversed())
          .thenComparingDouble(finding -> finding.position()[0])
          .thenComparingDouble(finding -> finding.position()[1])
          .thenComparingDouble(finding -> finding.position()[2])
          .thenComparing(Finding::rule)
          .thenComparing(Finding::message);

  private static final String BEND = "bend radius";

  private WorstFirst() {}

  /** The measured number as it is compared: the larger, the worse; 0 without one. */
  public static double measure(Finding finding) {
    Measure m = finding.measure();
    if (m == null) {
      return 0;
    }
    // A bend is the worse the smaller its radius is against what it should be.
    return m.name().equals(BEND) ? m.threshold() / m.value() : m.value();
  }
}
