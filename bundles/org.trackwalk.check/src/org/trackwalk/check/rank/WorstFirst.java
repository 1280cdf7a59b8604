package org.trackwalk.check.rank;

import java.util.Comparator;
import org.trackwalk.check.rule.RuleTraits;
import org.trackwalk.check.rules.RuleList;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Measure;
import org.trackwalk.model.finding.Severity;

/**
 * The order in which findings are read: a wrong unit or axis of the level or a misspelt name of its
 * road, a level that is not the one expected, then severity, risk, measure, length, and then the
 * bits of the position, so that equals have an order too.
 */
public final class WorstFirst {

  /** The worst first. */
  public static final Comparator<Finding> ORDER = WorstFirst::compare;

  private static final String BEND = "bend radius";

  private WorstFirst() {}

  private static int compare(Finding a, Finding b) {
    int c = Boolean.compare(leads(b), leads(a));
    c = c != 0 ? c : Boolean.compare(unexpected(b), unexpected(a));
    c = c != 0 ? c : b.severity().compareTo(a.severity());
    c = c != 0 ? c : Double.compare(b.risk(), a.risk());
    c = c != 0 ? c : Double.compare(measure(b), measure(a));
    c = c != 0 ? c : Double.compare(b.length(), a.length());
    for (int axis = 0; axis < 3 && c == 0; axis++) {
      c = Double.compare(a.position()[axis], b.position()[axis]);
    }
    c = c != 0 ? c : a.rule().compareTo(b.rule());
    return c != 0 ? c : a.message().compareTo(b.message());
  }

  /**
   * Whether all other findings depend on it: the unit or the axis of the whole level is wrong, or
   * the road itself has no name that the game knows.
   */
  static boolean leads(Finding finding) {
    boolean names = says(finding, RuleTraits.Role.NAMES) && finding.whole();
    return isScale(finding) || names && finding.subject().equals(RuleTraits.ROADS_NAME);
  }

  /** Whether the unit or the axis of the whole level is wrong. */
  static boolean isScale(Finding finding) {
    return says(finding, RuleTraits.Role.SCALE)
        && finding.whole()
        && (finding.subject().equals("unit") || finding.subject().equals("axis"));
  }

  /** Whether it is another level than the one that was to be checked. */
  private static boolean unexpected(Finding finding) {
    return says(finding, RuleTraits.Role.OTHER_LEVEL) && finding.severity() == Severity.ERROR;
  }

  private static boolean says(Finding finding, RuleTraits.Role role) {
    return RuleList.traits(finding.rule()).role() == role;
  }

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
