package org.trackwalk.check.run;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
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

  private final RuleContext context;
  private final StoppedWork stopped;
  private final Progress progress;
  private final Map<Rule, List<Finding>> found = new ConcurrentHashMap<>();
  private final Map<String, Long> times = new ConcurrentHashMap<>();

  /**
   * No rule has run yet.
   *
   * @param stopped has a budget for each
   */
  RuleRun(RuleContext context, StoppedWork stopped, Progress progress) {
    this.context = context;
    this.stopped = stopped;
    this.progress = progress;
  }

  /**
   * Does what rules can do before the road is known, beside the search for it.
   *
   * @param works of that search, each on one thread
   * @throws CancelledException when the user cancels
   */
  void ahead(List<Runnable> works) {
    List<Runnable> parts = new ArrayList<>(works);
    RuleList.all().stream().filter(this::asked).forEach(rule -> parts.add(() -> ahead(rule)));
    together(parts);
  }

  /**
   * Runs the rules that need not wait for what borders are, beside the search for that.
   *
   * @param works of that search, each on one thread, begun first
   * @throws CancelledException when the user cancels
   */
  void early(List<Runnable> works) {
    List<Rule> rules = new ArrayList<>(RuleList.all());
    rules.removeIf(rule -> rule.waitsForBorders() || left(rule).isPresent());
    longestFirst(rules);
    List<Runnable> parts = new ArrayList<>(works);
    rules.forEach(rule -> parts.add(() -> found.put(rule, run(rule))));
    together(parts);
  }

  private void together(List<Runnable> parts) {
    Workers.run(
        context.settings().jobs(),
        parts.size(),
        part -> {
          progress.check();
          parts.get(part).run();
        });
  }

  /** Whether some rule goes along the road. */
  boolean walks() {
    return context.corridor().known()
        && RuleList.all().stream().anyMatch(rule -> rule.walksRoad() && asked(rule));
  }

  /**
   * What the wanted rules found, those that have run already too.
   *
   * @param skipped gets those that did not run, in the order of the list
   * @throws CancelledException when the user cancels
   */
  List<Finding> all(List<SkippedRule> skipped) {
    progress.worked(found.size());
    List<Rule> wanted = new ArrayList<>();
    for (Rule rule : RuleList.all()) {
      Optional<SkippedRule> left = found.containsKey(rule) ? Optional.empty() : left(rule);
      left.ifPresentOrElse(skipped::add, () -> wanted.add(rule));
    }
    List<Rule> rest = order(wanted);
    Workers.run(
        context.settings().jobs(),
        rest.size(),
        part -> {
          progress.check();
          found.put(rest.get(part), run(rest.get(part)));
          progress.worked(1);
        });
    context.memory().keep(RuleTimes.class, new RuleTimes(Map.copyOf(times)));
    notWalked(wanted, skipped);
    return wanted.stream().flatMap(rule -> found.get(rule).stream()).toList();
  }

  /** Whether the user wants a rule. */
  private boolean asked(Rule rule) {
    String id = rule.info().id();
    return context.settings().wants(id) && !ManifestRules.off(context.level(), id);
  }

  /** Why a rule does not run; empty when it does. */
  private Optional<SkippedRule> left(Rule rule) {
    String id = rule.info().id();
    if (!context.settings().wants(id)) {
      return Optional.of(new SkippedRule(id, "not asked for"));
    }
    if (ManifestRules.off(context.level(), id)) {
      return Optional.of(new SkippedRule(id, "switched off in the manifest"));
    }
    Optional<String> vain = rule.needsCorridor() ? vain(rule) : Optional.empty();
    if (vain.isPresent()) {
      return Optional.of(new SkippedRule(id, vain.get(), SkippedRule.How.NOT_CALLED_FOR));
    }
    if (rule.needsCorridor() && !context.corridor().known()) {
      return Optional.of(new SkippedRule(id, context.corridor().facts().explanation()));
    }
    if (rule.idle(context).isPresent()) {
      boolean named = context.settings().names(id);
      SkippedRule.How how = named ? SkippedRule.How.LEFT_OUT : SkippedRule.How.NOT_CALLED_FOR;
      return Optional.of(new SkippedRule(id, rule.idle(context).get(), how));
    }
    return Optional.empty();
  }

  /** Why a rule needs no road to find nothing, where nobody has sought it yet. */
  private Optional<String> vain(Rule rule) {
    return context.welded().sought().known() ? Optional.empty() : rule.vain(context);
  }

  /**
   * Those that have not run, in the order in which they are begun. Where nobody has walked the
   * road, one that walks it is first and makes it; the others that walk it are last, so that no
   * thread waits for it meanwhile.
   */
  private List<Rule> order(List<Rule> wanted) {
    List<Rule> rest = new ArrayList<>(wanted);
    rest.removeIf(found::containsKey);
    longestFirst(rest);
    List<Rule> walkers = new ArrayList<>(rest);
    walkers.removeIf(rule -> !rule.walksRoad());
    if (!walkers.isEmpty() && context.roads().walked() == null) {
      rest.removeAll(walkers);
      Collections.reverse(walkers);
      rest.add(0, walkers.remove(0));
      rest.addAll(walkers);
    }
    return rest;
  }

  private void longestFirst(List<Rule> rules) {
    RuleTimes before = context.memory().last(RuleTimes.class).orElse(RuleTimes.NONE);
    rules.sort(Comparator.comparingLong((Rule rule) -> -before.of(rule.info().id())));
  }

  /** A road that nobody could walk along has neither rows nor lanes: that is no clean bill. */
  private void notWalked(List<Rule> wanted, List<SkippedRule> skipped) {
    boolean walk = wanted.stream().anyMatch(Rule::walksRoad);
    if (walk && context.road().strands().isEmpty()) {
      String why = context.road().notWalked();
      String reason = why.isEmpty() ? TOO_SHORT : why;
      wanted.stream()
          .filter(Rule::walksRoad)
          .forEach(rule -> skipped.add(new SkippedRule(rule.info().id(), reason)));
    }
  }

  private void ahead(Rule rule) {
    if (stopped.before(rule.info().id())) {
      return;
    }
    try {
      stopped.ahead(rule.info().id(), context.surface(), () -> rule.ahead(context));
    } catch (CancelledException e) {
      throw e;
    } catch (RuntimeException e) {
      // It fails again where it is asked for, and is told there.
      return;
    }
  }

  private List<Finding> run(Rule rule) {
    long start = System.nanoTime();
    List<Finding> findings = findings(rule);
    times.put(rule.info().id(), System.nanoTime() - start);
    return findings;
  }

  private List<Finding> findings(Rule rule) {
    if (stopped.before(rule.info().id())) {
      return List.of(StoppedWork.again(context.surface(), rule.info().id()));
    }
    try {
      return stopped.within(rule.info().id(), context.surface(), () -> rule.check(context));
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
