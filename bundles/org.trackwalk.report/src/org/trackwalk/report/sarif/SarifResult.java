package org.trackwalk.report.sarif;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.finding.Suppressed;
import org.trackwalk.model.report.FixedFinding;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.report.format.FindingGroup;

/**
 * What becomes one result: a finding, one that was accepted, or one of the baseline that is gone.
 *
 * @param level that it belongs to
 * @param finding what was found; null for what is gone
 * @param accepted the acceptance; null for what is not accepted
 * @param gone what is gone; null for what is there
 * @param others members of the finding's group, where it is the worst of it
 */
record SarifResult(
    LevelReport level,
    Finding finding,
    Suppressed accepted,
    FixedFinding gone,
    List<Finding> others) {

  /** Everything about a level, in the order of the report. */
  static List<SarifResult> of(LevelReport level, List<Finding> kept) {
    Map<Finding, List<Finding>> groups = new IdentityHashMap<>();
    for (FindingGroup group : FindingGroup.of(kept)) {
      groups.put(group.lead(), group.findings().subList(1, group.findings().size()));
    }
    List<SarifResult> results = new ArrayList<>();
    for (Finding f : kept) {
      results.add(new SarifResult(level, f, null, null, groups.getOrDefault(f, List.of())));
    }
    for (Suppressed s : level.suppressed()) {
      results.add(new SarifResult(level, s.finding(), s, null, List.of()));
    }
    if (level.baseline() != null) {
      for (FixedFinding fixed : level.baseline().fixed()) {
        results.add(new SarifResult(level, null, null, fixed, List.of()));
      }
    }
    return results;
  }

  /** The first {@code most} by weight, in their order: errors, warnings, notes, then the others. */
  static List<SarifResult> worst(List<SarifResult> all, int most) {
    if (all.size() <= most) {
      return all;
    }
    Set<Integer> chosen = new HashSet<>();
    for (int weight = 0; weight <= Severity.values().length; weight++) {
      for (int i = 0; i < all.size() && chosen.size() < most; i++) {
        if (all.get(i).weight() == weight) {
          chosen.add(i);
        }
      }
    }
    List<SarifResult> kept = new ArrayList<>();
    for (int i = 0; i < all.size(); i++) {
      if (chosen.contains(i)) {
        kept.add(all.get(i));
      }
    }
    return kept;
  }

  String rule() {
    return gone == null ? finding.rule() : gone.rule();
  }

  Severity severity() {
    return gone == null ? finding.severity() : gone.severity();
  }

  String fingerprint() {
    return gone == null ? finding.fingerprint() : gone.fingerprint();
  }

  List<String> pieces() {
    return gone == null ? finding.pieces() : gone.pieces();
  }

  /** SARIF's word for what has become of it; null when nothing was compared. */
  String baselineState() {
    if (gone != null) {
      return "absent";
    }
    String state = finding.baselineState();
    return state == null
        ? null
        : switch (state) {
          case "better", "worse" -> "updated";
          default -> state;
        };
  }

  /** SARIF's word for a severity. */
  static String level(Severity severity) {
    return severity == Severity.INFO ? "note" : severity.id();
  }

  private int weight() {
    return accepted != null || gone != null
        ? Severity.values().length
        : Severity.ERROR.ordinal() - severity().ordinal();
  }
}
