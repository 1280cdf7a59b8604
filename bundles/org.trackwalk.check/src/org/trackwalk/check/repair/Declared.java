package org.trackwalk.check.repair;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.check.fix.Proposal;
import org.trackwalk.check.run.CheckedLevel;
import org.trackwalk.io.patch.Declaration;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;

/** What speaks against another reading of a level once it has been read so. */
final class Declared {

  private Declared() {}

  /**
   * Findings that are still there, and new errors. In another unit every number of the report is
   * another one, and what is a crack of 1 cm now was none of 0.1 mm before: of a level that is read
   * otherwise as a whole only the errors of reading itself count.
   */
  static List<Finding> unwelcome(
      List<Proposal> made, List<Declaration> declared, CheckedLevel before, CheckedLevel then) {
    List<Finding> found = new ArrayList<>();
    for (Proposal proposal : made) {
      Finding was = proposal.finding();
      then.findings().stream().filter(f -> same(was, f)).forEach(found::add);
    }
    boolean whole = declared.stream().anyMatch(d -> d instanceof Declaration.Read);
    for (Finding f : NewFindings.of(before.findings(), then.findings())) {
      if (f.severity() == Severity.ERROR && (!whole || f.rule().startsWith("import."))) {
        found.add(f);
      }
    }
    return found;
  }

  private static boolean same(Finding was, Finding is) {
    return was.rule().equals(is.rule())
        && was.pieces().equals(is.pieces())
        && was.measure().name().equals(is.measure().name());
  }
}
