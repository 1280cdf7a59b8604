package org.trackwalk.check.seeded;

import java.util.List;
import java.util.Locale;
import org.trackwalk.examples.seeded.Expected;
import org.trackwalk.examples.seeded.TwoFaults;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;

/** Of two faults of one severity the one that costs a car more must be read first. */
final class WorseFirst {

  private WorseFirst() {}

  /** What is wrong, in words; empty when nothing is. */
  static String wrong(long seed) {
    TwoFaults pair = TwoFaults.of(seed);
    List<Finding> findings = Heard.check(pair.scene()).findings();
    int worse = first(findings, pair.worse().place());
    int lesser = first(findings, pair.lesser().place());
    boolean right = worse >= 0 && lesser >= 0 && worse < lesser;
    if (right) {
      return "";
    }
    StringBuilder text = new StringBuilder();
    text.append("seed ").append(seed).append(' ').append(pair.scene().told());
    text.append(" -> the worse, ").append(pair.worse().kind()).append(", is number ").append(worse);
    text.append(", the other number ").append(lesser);
    for (Finding f : findings) {
      if (f.severity() != Severity.INFO) {
        text.append(
            String.format(
                Locale.ROOT,
                "%n      %s %s risk %.2f: %s",
                f.severity().id(),
                f.rule(),
                f.risk(),
                f.message()));
      }
    }
    return text.toString();
  }

  private static int first(List<Finding> findings, Expected place) {
    for (int i = 0; i < findings.size(); i++) {
      Finding finding = findings.get(i);
      if (finding.severity() != Severity.INFO && Heard.near(place, finding)) {
        return i;
      }
    }
    return -1;
  }
}
