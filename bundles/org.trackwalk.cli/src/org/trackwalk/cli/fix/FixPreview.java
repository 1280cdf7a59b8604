package org.trackwalk.cli.fix;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.trackwalk.check.fix.FixList;
import org.trackwalk.check.fix.Proposal;
import org.trackwalk.check.repair.FixPlan;
import org.trackwalk.mesh.names.ShownText;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.report.format.Numbers;

/** What a plan would do, as text: findings per rule before and after, fixes, refusals, files. */
public final class FixPreview {

  /** Lines of one kind without {@code --all}. */
  private static final int FEW = 10;

  private final PrintStream out;
  private final boolean all;

  /** Writes there; every fix and not only ten of each kind where all are wanted. */
  public FixPreview(PrintStream out, boolean all) {
    this.out = out;
    this.all = all;
  }

  /**
   * Writes the preview.
   *
   * @param wanted which rules are to be fixed
   */
  public void write(String level, FixPlan plan, Predicate<String> wanted) {
    int fixes = plan.made().size();
    out.printf(
        Locale.ROOT,
        "%s: %s; after %d %s: %s%n",
        ShownText.of(level),
        listed(plan.before()),
        fixes,
        fixes == 1 ? "fix" : "fixes",
        listed(plan.after()));
    table(plan);
    fixes(plan.made());
    refusals(plan.refused());
    byHand(plan, wanted);
    plan.madeManifest()
        .ifPresent(
            file -> out.printf(Locale.ROOT, "  to make: %s%n", ShownText.of(file.toString())));
    plan.placesPerFile()
        .forEach(
            (file, places) ->
                out.printf(
                    Locale.ROOT,
                    "  to change: %d %s of %s%n",
                    places,
                    places == 1 ? "place" : "places",
                    ShownText.of(file.toString())));
    out.println();
  }

  /** As {@code check} counts them: what is alike at many places is told once. */
  private static String listed(LevelReport level) {
    int[] counts = new int[Severity.values().length];
    level.findings().forEach(f -> counts[f.severity().ordinal()]++);
    return Numbers.counted(counts[Severity.ERROR.ordinal()], "error")
        + ", "
        + Numbers.counted(counts[Severity.WARNING.ordinal()], "warning")
        + ", "
        + Numbers.counted(counts[Severity.INFO.ordinal()], "note");
  }

  private static Map<String, Integer> listedByRule(LevelReport level) {
    Map<String, Integer> counts = new HashMap<>();
    level.findings().forEach(f -> counts.merge(f.rule(), 1, Integer::sum));
    return counts;
  }

  private void table(FixPlan plan) {
    TreeSet<String> rules = new TreeSet<>(plan.countsBefore().keySet());
    rules.addAll(plan.countsAfter().keySet());
    if (rules.isEmpty()) {
      return;
    }
    Map<String, Integer> before = listedByRule(plan.before());
    Map<String, Integer> after = listedByRule(plan.after());
    out.printf(Locale.ROOT, "  %-30s %17s %19s%n", "", "findings of check", "places");
    out.printf(
        Locale.ROOT, "  %-30s %8s %8s %10s %8s%n", "rule", "before", "after", "before", "after");
    for (String rule : rules) {
      out.printf(
          Locale.ROOT,
          "  %-30s %8d %8d %10d %8d%n",
          rule,
          before.getOrDefault(rule, 0),
          after.getOrDefault(rule, 0),
          plan.countsBefore().getOrDefault(rule, 0),
          plan.countsAfter().getOrDefault(rule, 0));
    }
  }

  /** Rules of which something is left and that have no fix at all: nobody shall wait for one. */
  private void byHand(FixPlan plan, Predicate<String> wanted) {
    List<String> rules = new ArrayList<>();
    for (Map.Entry<String, Integer> rule : plan.countsAfter().entrySet()) {
      if (wanted.test(rule.getKey()) && !FixList.knows(rule.getKey())) {
        int n = rule.getValue();
        rules.add(rule.getKey() + (n == 1 ? "" : " (" + Numbers.counted(n, "place") + ")"));
      }
    }
    if (!rules.isEmpty()) {
      out.printf(Locale.ROOT, "  no fix is known for %s%n", String.join(", ", rules));
      out.println("    mend these in the modelling tool: trackwalk rules ID says how");
    }
  }

  private void fixes(List<Proposal> made) {
    Map<String, List<Proposal>> byRule = new LinkedHashMap<>();
    for (Proposal proposal : made) {
      byRule.computeIfAbsent(proposal.finding().rule(), k -> new ArrayList<>()).add(proposal);
    }
    for (Map.Entry<String, List<Proposal>> rule : byRule.entrySet()) {
      List<Proposal> list = new ArrayList<>(rule.getValue());
      list.sort((p, q) -> Double.compare(q.fix().largestMove(), p.fix().largestMove()));
      int shown = all ? list.size() : Math.min(FEW, list.size());
      for (Proposal proposal : list.subList(0, shown)) {
        double move = proposal.fix().largestMove();
        out.printf(
            Locale.ROOT,
            "  fix %s: %s: %s%s%n",
            rule.getKey(),
            proposal.finding().pieces().isEmpty()
                ? "the whole level"
                : String.join(" | ", proposal.finding().pieces()),
            proposal.fix().what(),
            move > 0 ? ", at most " + millimetres(move) : "");
      }
      more(list.size() - shown);
    }
  }

  private void refusals(List<Proposal> refused) {
    Map<String, List<Proposal>> byReason = new LinkedHashMap<>();
    for (Proposal proposal : refused) {
      byReason
          .computeIfAbsent(
              proposal.finding().rule() + ": " + proposal.refusal(), k -> new ArrayList<>())
          .add(proposal);
    }
    int shown = 0;
    for (Map.Entry<String, List<Proposal>> entry : byReason.entrySet()) {
      if (!all && shown++ == FEW) {
        more(byReason.size() - FEW);
        return;
      }
      int n = entry.getValue().size();
      out.printf(
          Locale.ROOT, "  not fixed%s %s%n", n == 1 ? "" : " (" + n + " places)", entry.getKey());
    }
  }

  private void more(int more) {
    if (more > 0) {
      out.printf(Locale.ROOT, "    %d more (--all)%n", more);
    }
  }

  /** Enough digits for a float step. */
  private static String millimetres(double metres) {
    double mm = 1000 * metres;
    return String.format(Locale.ROOT, mm >= 0.01 ? "%.2f mm" : "%.6f mm", mm);
  }
}
