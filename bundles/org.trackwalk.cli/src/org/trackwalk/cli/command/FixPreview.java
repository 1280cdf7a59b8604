package org.trackwalk.cli.command;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import org.trackwalk.check.fix.Proposal;
import org.trackwalk.check.repair.FixPlan;

/** What a plan would do, as text: findings per rule before and after, fixes, refusals, files. */
final class FixPreview {

  /** Lines of one kind without {@code --all}. */
  private static final int FEW = 10;

  private final PrintStream out;
  private final boolean all;

  FixPreview(PrintStream out, boolean all) {
    this.out = out;
    this.all = all;
  }

  void write(String level, FixPlan plan) {
    int before = sum(plan.countsBefore());
    int after = sum(plan.countsAfter());
    out.printf(
        Locale.ROOT,
        "%s: %d %s, %d after %d %s%n",
        level,
        before,
        before == 1 ? "finding" : "findings",
        after,
        plan.made().size(),
        plan.made().size() == 1 ? "fix" : "fixes");
    table(plan);
    fixes(plan.made());
    refusals(plan.refused());
    plan.placesPerFile()
        .forEach(
            (file, places) ->
                out.printf(
                    Locale.ROOT,
                    "  to change: %d %s of %s%n",
                    places,
                    places == 1 ? "place" : "places",
                    file));
    out.println();
  }

  private static int sum(Map<String, Integer> counts) {
    return counts.values().stream().mapToInt(Integer::intValue).sum();
  }

  private void table(FixPlan plan) {
    TreeSet<String> rules = new TreeSet<>(plan.countsBefore().keySet());
    rules.addAll(plan.countsAfter().keySet());
    if (rules.isEmpty()) {
      return;
    }
    out.printf(
        Locale.ROOT, "  %-32s %7s %7s%n", "rule (one by one, not folded)", "before", "after");
    for (String rule : rules) {
      out.printf(
          Locale.ROOT,
          "  %-32s %7d %7d%n",
          rule,
          plan.countsBefore().getOrDefault(rule, 0),
          plan.countsAfter().getOrDefault(rule, 0));
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
            String.join(" | ", proposal.finding().pieces()),
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
