package org.trackwalk.cli.watch;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.trackwalk.check.baseline.Baseline;
import org.trackwalk.check.baseline.BaselineComparison;
import org.trackwalk.check.baseline.KnownFinding;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.report.BaselineFacts;
import org.trackwalk.model.report.CheckReport;
import org.trackwalk.model.report.FixedFinding;
import org.trackwalk.model.report.InputStatus;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.report.format.Numbers;

/** What is new, worse or gone since the round before, in a few lines. */
final class RoundText {

  /** Findings of a level that are told one by one. */
  private static final int TOLD = 5;

  private final CheckReport before;

  /**
   * Words for a round.
   *
   * @param before the round before; null for the first
   */
  RoundText(CheckReport before) {
    this.before = before;
  }

  /** The lines; one when nothing has changed. */
  List<String> of(CheckReport now) {
    List<String> lines = new ArrayList<>();
    if (before == null) {
      now.levels().forEach(level -> lines.add(level.name() + ": " + counts(level)));
      failures(now, Map.of(), lines);
      return lines;
    }
    TreeMap<String, List<KnownFinding>> known = new TreeMap<>();
    for (LevelReport level : before.levels()) {
      known.put(level.name(), level.findings().stream().map(KnownFinding::of).toList());
    }
    Baseline baseline = new Baseline("the round before", known);
    for (LevelReport level : BaselineComparison.of(now, baseline, null, false).levels()) {
      changes(level, lines);
    }
    for (LevelReport level : before.levels()) {
      if (now.levels().stream().noneMatch(l -> l.name().equals(level.name()))) {
        lines.add(level.name() + ": not checked any more");
      }
    }
    Map<String, String> failed = new HashMap<>();
    before.inputs().forEach(input -> failed.put(input.path(), input.status() + input.reason()));
    failures(now, failed, lines);
    if (lines.isEmpty()) {
      lines.add("nothing is new, worse or gone");
    }
    return lines;
  }

  private static void failures(CheckReport now, Map<String, String> told, List<String> lines) {
    for (InputStatus input : now.inputs()) {
      boolean same = (input.status() + input.reason()).equals(told.get(input.path()));
      if (input.status().equals("failed") && !same) {
        lines.add(input.path() + ": not checked: " + input.reason());
      }
    }
  }

  private static void changes(LevelReport level, List<String> lines) {
    BaselineFacts facts = level.baseline();
    int better = facts.better();
    if (facts.added() + facts.worse() + facts.fixed().size() + better == 0) {
      if (!facts.known()) {
        lines.add(level.name() + ": is new; " + counts(level));
      }
      return;
    }
    List<String> parts = new ArrayList<>();
    part(parts, facts.added(), "new");
    part(parts, facts.worse(), "worse");
    part(parts, better, "better");
    part(parts, facts.fixed().size(), "gone");
    lines.add(level.name() + ": " + String.join(", ", parts) + "; now " + counts(level));
    int told = 0;
    for (Finding finding : level.findings()) {
      String state = finding.baselineState();
      boolean grown = "new".equals(state) || "worse".equals(state);
      if (grown && told++ < TOLD) {
        lines.add(
            ("new".equals(state) ? "  + " : "  ! ")
                + finding.severity().id()
                + " "
                + finding.rule()
                + ": "
                + finding.message());
      }
    }
    if (told > TOLD) {
      lines.add("  and " + (told - TOLD) + " more that are new or worse");
    }
    for (FixedFinding gone : facts.fixed().subList(0, Math.min(TOLD, facts.fixed().size()))) {
      lines.add("  - " + gone.severity().id() + " " + gone.rule() + ": " + gone.message());
    }
  }

  private static void part(List<String> parts, int count, String word) {
    if (count > 0) {
      parts.add(count + " " + word);
    }
  }

  private static String counts(LevelReport level) {
    int[] count = new int[Severity.values().length];
    level.findings().forEach(f -> count[f.severity().ordinal()]++);
    return Numbers.counted(count[Severity.ERROR.ordinal()], "error")
        + ", "
        + Numbers.counted(count[Severity.WARNING.ordinal()], "warning")
        + ", "
        + Numbers.counted(count[Severity.INFO.ordinal()], "note");
  }
}
