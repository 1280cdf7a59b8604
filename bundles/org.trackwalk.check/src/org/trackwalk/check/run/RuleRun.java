package org.trackwalk.check.run;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.Rule;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rules.FailedRule;
import org.trackwalk.check.rules.RuleList;
import org.trackwalk.course.road.RoadBuilder;
import org.trackwalk.mesh.parallel.OverBudgetException;
import org.trackwalk.mesh.parallel.Workers;
import org.trackwalk.mesh.progress.CancelledException;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.report.SkippedRule;

/**
 * All rules on one level. They are pure functions, so they run beside each other; what they found
 * is put together in the order of the list, whichever was ready first.
 */
final class RuleRun {

  private static final String TOO_SHORT =
      "no stretch of the road is long enough to be driven along ("
          + RoadBuilder.SHORTEST
          + " m at least)";

  private RuleRun() {}

  /**
   * What the wanted rules found.
   *
   * @param skipped gets those that did not run, in the order of the list
   * @param stopped has a budget for each
   * @throws CancelledException when the user cancels
   */
  static List<Finding> of(
      RuleContext context, List<SkippedRule> skipped, StoppedWork stopped, Progress progress) {
    List<Rule> wanted = new ArrayList<>();
    for (Rule rule : RuleList.all()) {
      String id = rule.info().id();
      if (!context.settings().wants(id)) {
        skipped.add(new SkippedRule(id, "not asked for"));
      } else if (ManifestRules.off(context.level(), id)) {
        skipped.add(new SkippedRule(id, "switched off in the manifest"));
      } else if (rule.needsCorridor() && unsought(rule, context)) {
        skipped.add(new SkippedRule(id, rule.vain(context).get(), SkippedRule.How.NOT_CALLED_FOR));
      } else if (rule.needsCorridor() && !context.corridor().known()) {
        skipped.add(new SkippedRule(id, context.corridor().facts().explanation()));
      } else if (rule.idle(context).isPresent()) {
        boolean named = context.settings().names(id);
        SkippedRule.How how = named ? SkippedRule.How.LEFT_OUT : SkippedRule.How.NOT_CALLED_FOR;
        skipped.add(new SkippedRule(id, rule.idle(context).get(), how));
      } else {
        wanted.add(rule);
      }
    }
    List<List<Finding>> found = new ArrayList<>();
    wanted.forEach(rule -> found.add(List.of()));
    int[] order = order(wanted);
    Workers.run(
        context.settings().jobs(),
        wanted.size(),
        part -> {
          progress.check();
          found.set(order[part], run(wanted.get(order[part]), context, stopped));
          progress.worked(1);
        });
    notWalked(wanted, context, skipped);
    return found.stream().flatMap(List::stream).toList();
  }

  /** Whether a rule needs no road to find nothing, and nobody has sought it yet. */
  private static boolean unsought(Rule rule, RuleContext context) {
    return !context.welded().sought().known() && rule.vain(context).isPresent();
  }

  /**
   * The order in which rules are begun. One that walks the road is first and makes the road; the
   * others that walk it are last, so that no thread waits for it meanwhile.
   */
  private static int[] order(List<Rule> wanted) {
    IntList order = new IntList();
    IntList walkers = new IntList();
    for (int i = wanted.size() - 1; i >= 0; i--) {
      if (wanted.get(i).walksRoad()) {
        (order.size() == 0 ? order : walkers).add(i);
      }
    }
    for (int i = 0; i < wanted.size(); i++) {
      if (!wanted.get(i).walksRoad()) {
        order.add(i);
      }
    }
    for (int i = 0; i < walkers.size(); i++) {
      order.add(walkers.get(i));
    }
    return order.array();
  }

  /** A road that nobody could walk along has neither rows nor lanes: that is no clean bill. */
  private static void notWalked(List<Rule> wanted, RuleContext context, List<SkippedRule> skipped) {
    boolean walk = wanted.stream().anyMatch(Rule::walksRoad);
    if (walk && context.road().strands().isEmpty()) {
      String why = context.road().notWalked();
      String reason = why.isEmpty() ? TOO_SHORT : why;
      wanted.stream()
          .filter(Rule::walksRoad)
          .forEach(rule -> skipped.add(new SkippedRule(rule.info().id(), reason)));
    }
  }

  private static List<Finding> run(Rule rule, RuleContext context, StoppedWork stopped) {
    try {
      return stopped.budget(rule.info().id(), context.surface()).within(() -> rule.check(context));
    } catch (CancelledException e) {
      throw e;
    } catch (OverBudgetException e) {
      return List.of(StoppedWork.rule(context.surface(), rule.info().id(), e));
    } catch (RuntimeException e) {
      String message = rule.info().id() + " failed: " + e;
      return List.of(
          new FindingBuilder(FailedRule.INFO, Severity.ERROR, message)
              .measure("failures", 1, "", 0)
              .build());
    }
  }
}
