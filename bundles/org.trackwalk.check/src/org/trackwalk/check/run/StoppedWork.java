package org.trackwalk.check.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rules.StoppedRule;
import org.trackwalk.course.road.RoadSource;
import org.trackwalk.mesh.parallel.Budget;
import org.trackwalk.mesh.parallel.OverBudgetException;
import org.trackwalk.mesh.parallel.WorkTally;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;

/**
 * Stations of one check that were stopped because they would be more work than a level of that size
 * may cost. The check goes on without them, and what is not known therefore is a finding.
 */
final class StoppedWork {

  /** Why what was stopped in the check before is so in this one. */
  private static final String AGAIN = "as before the fixes, and not begun again";

  private record Stopped(String what, String unknown, String why) {}

  private final List<Stopped> stations = new ArrayList<>();
  private final Progress progress;
  private final WorkTally tally;
  private final Set<String> before;

  /** What each rule and station was charged, units of work. */
  private final Map<String, Long> charges = new ConcurrentHashMap<>();

  /**
   * Nothing is stopped yet.
   *
   * @param progress with which stations are cancelled
   */
  StoppedWork(Progress progress) {
    this(progress, new WorkTally());
  }

  /**
   * The same where somebody wants to know how much work there is.
   *
   * @param tally gets what each station and rule does
   */
  StoppedWork(Progress progress, WorkTally tally) {
    this(progress, tally, Set.of());
  }

  private StoppedWork(Progress progress, WorkTally tally, Set<String> before) {
    this.progress = progress;
    this.tally = tally;
    this.before = before;
  }

  /**
   * For a check of nearly the same level: what was stopped is not begun again.
   *
   * @param findings of the check before
   * @param tally gets what each station and rule does
   */
  static StoppedWork after(List<Finding> findings, WorkTally tally, Progress progress) {
    Set<String> before =
        findings.stream()
            .filter(f -> f.rule().equals(StoppedRule.INFO.id()))
            .map(Finding::subject)
            .collect(Collectors.toUnmodifiableSet());
    return new StoppedWork(progress, tally, before);
  }

  /** Leaves out the walk along the road where it was stopped in the check before. */
  void walkOf(RoadSource roads) {
    if (before(RoadSource.WALK)) {
      roads.leaveOut(AGAIN);
    }
  }

  /** Whether a rule or station was stopped in the check before, and so is not begun. */
  boolean before(String what) {
    return before.contains(what);
  }

  /**
   * Does the work of a rule or station within its budget, which is cancelled with the check, and
   * notes what it was charged: all of its budget where it was stopped, for how far threads had come
   * then is left to chance.
   *
   * @param what it is
   * @throws OverBudgetException when it is more work than a level of that size may cost
   */
  <T> T within(String what, WeldedSurface surface, Supplier<T> work) {
    return within(what, what, surface, work);
  }

  /**
   * The same of what a rule does before the road is known, for which it has a budget of its own.
   *
   * @throws OverBudgetException as {@link #within}
   */
  void ahead(String rule, WeldedSurface surface, Runnable work) {
    within(
        rule,
        rule + ", ahead",
        surface,
        () -> {
          work.run();
          return null;
        });
  }

  private <T> T within(String what, String charge, WeldedSurface surface, Supplier<T> work) {
    Budget budget = Budget.ofSize(surface.workSize(), progress, tally, what);
    try {
      T made = budget.within(work);
      charges.merge(charge, budget.spent(), Math::max);
      return made;
    } catch (OverBudgetException e) {
      charges.merge(charge, budget.limit(), Math::max);
      throw e;
    }
  }

  /**
   * What rules and stations were charged together, units of work; the same with any number of
   * threads.
   */
  long charged() {
    return charges.values().stream().mapToLong(Long::longValue).sum();
  }

  /** The same of each, by its name. */
  SortedMap<String, Long> charges() {
    return new TreeMap<>(charges);
  }

  /** Does work that is never stopped, counts it and notes what it was charged. */
  <T> T counted(String what, Supplier<T> work) {
    Budget budget = tally.unlimited(what, progress);
    T made = budget.within(work);
    charges.merge(what, budget.spent(), Math::max);
    return made;
  }

  /**
   * Does the work of a station within a budget of its own.
   *
   * @param what it does, as the subject of a sentence
   * @param unknown what is not known without it
   * @param otherwise what the check goes on with, made of the reason
   */
  <T> T station(
      String what,
      String unknown,
      WeldedSurface surface,
      Supplier<T> work,
      Function<String, T> otherwise) {
    String why = AGAIN;
    if (!before(what)) {
      try {
        return within(what, surface, work);
      } catch (OverBudgetException e) {
        why = e.getMessage();
      }
    }
    add(new Stopped(what, unknown, why));
    return otherwise.apply(what + " was stopped: " + why);
  }

  private synchronized void add(Stopped stopped) {
    // What threads try again one after the other is told once.
    if (stations.stream().noneMatch(s -> s.what.equals(stopped.what))) {
      stations.add(stopped);
    }
  }

  /** One finding for each station that was stopped. */
  synchronized List<Finding> findings(WeldedSurface surface) {
    List<Finding> findings = new ArrayList<>();
    stations.stream()
        .sorted((a, b) -> a.what.compareTo(b.what))
        .forEach(s -> findings.add(finding(surface, s.what, s.unknown, s.why)));
    return findings;
  }

  /** What is said where the walk along the road was stopped, which whoever drives asks for. */
  static List<Finding> walk(WeldedSurface surface, String why) {
    return why.isEmpty()
        ? List.of()
        : List.of(finding(surface, RoadSource.WALK, "What a vehicle meets on the road", why));
  }

  /** What is said where a rule was stopped. */
  static Finding rule(WeldedSurface surface, String id, OverBudgetException why) {
    return rule(surface, id, why.getMessage());
  }

  /** What is said of a rule that was stopped before. */
  static Finding again(WeldedSurface surface, String id) {
    return rule(surface, id, AGAIN);
  }

  private static Finding rule(WeldedSurface surface, String id, String why) {
    return finding(surface, id, "Whatever " + id + " tells of this level", why);
  }

  private static Finding finding(WeldedSurface surface, String what, String unknown, String why) {
    CrowdedPlace place = CrowdedPlace.of(surface);
    FindingBuilder builder =
        new FindingBuilder(
                StoppedRule.INFO,
                Severity.ERROR,
                what
                    + " was stopped: "
                    + why
                    + (why.equals(AGAIN) ? "; it was" : ",")
                    + " more than a level of "
                    + surface.triangleCount()
                    + " triangles may cost. "
                    + unknown
                    + " is not known. "
                    + place.words())
            .about(what)
            .measure("triangles at one place", place.count(), "", 0);
    return place.triangle() < 0
        ? builder.build()
        : builder
            .at(place.at()[0], place.at()[1], place.at()[2])
            .triangle(surface, place.triangle())
            .build();
  }
}
