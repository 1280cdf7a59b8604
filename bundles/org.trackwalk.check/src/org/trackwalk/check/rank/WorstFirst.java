package org.trackwalk.check.rank;

import java.util.Comparator;
import org.trackwalk.check.finding.Finding;

/**
 * The order in which findings are read: severity, risk, measure, length, and then the bits of the
 * position, so that equals have an order too (RULES 3).
 */
final class WorstFirst {

  static final Comparator<Finding> ORDER =
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

  private WorstFirst() {}

  private static double measure(Finding finding) {
    return finding.measure() == null ? 0 : finding.measure().value();
  }
}
