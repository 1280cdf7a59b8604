package org.trackwalk.check.run;

import java.util.List;
import java.util.function.Consumer;
import org.trackwalk.check.levels.CheckRun;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.drive.effect.SeamEffects;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.parallel.WorkTally;
import org.trackwalk.mesh.progress.CancelledException;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.settings.CheckSettings;

/**
 * One level through all stations, one class each: joined, surveyed, its open edges kept in a
 * ledger, shown to the rules, what they found ranked, and told. Rules that need not wait for a
 * station are done beside it.
 */
public final class LevelCheck {

  private LevelCheck() {}

  /**
   * Checks a level.
   *
   * @throws CancelledException when the user cancels
   * @throws IllegalArgumentException when the level's manifest names a profile, vehicle, rule or
   *     rule set that does not exist; {@link CheckRun} says so before
   */
  public static LevelReport check(Level level, CheckSettings asked, Progress progress) {
    return open(level, asked, progress).report();
  }

  /**
   * Checks a level for a report of the rules that the user has chosen: where none of them asks for
   * the road, or why edges are open, that is not worked out, and the report says so.
   *
   * @param scarce whether less memory is worth a little more work
   * @throws CancelledException when the user cancels
   * @throws IllegalArgumentException as {@link #check}
   */
  public static LevelReport chosen(
      Level level, CheckSettings asked, boolean scarce, Progress progress) {
    return remaining(level, asked, scarce, Remainder.NONE, progress);
  }

  /**
   * The same of a level of which plain ground was left out.
   *
   * @param remainder what else there was of it
   * @throws CancelledException when the user cancels
   * @throws IllegalArgumentException as {@link #check}
   */
  public static LevelReport remaining(
      Level level, CheckSettings asked, boolean scarce, Remainder remainder, Progress progress) {
    CheckSettings chosen = chosen(level, asked);
    boolean few = !chosen.only().isEmpty(); // all but some ask for all that all ask for
    StoppedWork stopped = new StoppedWork(progress);
    return run(new CheckTask(
            level, chosen, null, false, scarce, few, stopped, s -> {}, remainder, progress))
        .report();
  }

  /**
   * Checks a level and keeps what the findings come from, for fixes.
   *
   * @throws CancelledException when the user cancels
   * @throws IllegalArgumentException as {@link #check}
   */
  public static CheckedLevel open(Level level, CheckSettings asked, Progress progress) {
    return run(level, asked, null, false, s -> {}, progress);
  }

  /**
   * Checks a level to which fixes were made, and counts the work; the sooner the less they changed.
   * Rules and stations that were stopped in the check before, for they were too much work, are not
   * begun again and told as before: nearly the same level would cost as much.
   *
   * @param before the check of the level as it was, by {@link #again} or this; null when it was
   *     another level, in another unit
   * @param tally gets what each station and rule does
   * @throws CancelledException when the user cancels
   * @throws IllegalArgumentException as {@link #check}
   */
  public static CheckedLevel fixed(
      CheckedLevel before, Level level, CheckSettings asked, WorkTally tally, Progress progress) {
    List<Finding> told = before == null ? List.of() : before.findings();
    StoppedWork stopped = StoppedWork.after(told, tally, progress);
    CheckedLevel checked =
        run(
            new CheckTask(
                level,
                chosen(level, asked),
                before,
                true,
                false,
                false,
                stopped,
                s -> {},
                Remainder.NONE,
                progress));
    tally.pay(stopped.charged());
    return checked;
  }

  /**
   * The same for whoever drives along the road: the search for it is first, and without one nothing
   * else is done.
   *
   * @throws NoStartException when there is none
   * @throws CancelledException when the user cancels
   * @throws IllegalArgumentException as {@link #check}
   */
  public static CheckedLevel onRoad(Level level, CheckSettings asked, Progress progress)
      throws NoStartException {
    StoppedWork stopped = new StoppedWork(progress);
    Begun begun = Begun.of(CheckTask.once(level, chosen(level, asked), stopped, progress));
    if (!begun.context().corridor().known()) {
      String why = begun.context().corridor().facts().explanation();
      throw new NoStartException(NoStartException.Missing.ROAD, LevelRides.NO_ROAD + why);
    }
    return begun.finished();
  }

  /**
   * Checks a level that will be checked again, or was checked before. The outcome is that of {@link
   * #open}, sooner the more of the level's pieces are the very same objects as before.
   *
   * @param before the last check of the level that was finished; null for none
   * @param welded hears of the surface as soon as it is one, long before the check is over; in the
   *     thread of the check
   * @throws CancelledException when the user cancels
   * @throws IllegalArgumentException as {@link #check}
   */
  public static CheckedLevel again(
      CheckedLevel before,
      Level level,
      CheckSettings asked,
      Consumer<WeldedSurface> welded,
      Progress progress) {
    return run(level, asked, before, true, welded, progress);
  }

  /**
   * The same, when nobody waits for the surface.
   *
   * @throws CancelledException when the user cancels
   * @throws IllegalArgumentException as {@link #check}
   */
  public static CheckedLevel again(
      CheckedLevel before, Level level, CheckSettings asked, Progress progress) {
    return again(before, level, asked, s -> {}, progress);
  }

  /**
   * Checks a level, as {@link #check}, and counts the work.
   *
   * @param tally gets what each station and rule does; with one thread always the same
   * @throws CancelledException when the user cancels
   * @throws IllegalArgumentException as {@link #check}
   */
  static LevelReport counted(Level level, CheckSettings asked, WorkTally tally, Progress progress) {
    StoppedWork stopped = new StoppedWork(progress, tally);
    return run(CheckTask.once(level, chosen(level, asked), stopped, progress)).report();
  }

  private static CheckedLevel run(
      Level level,
      CheckSettings asked,
      CheckedLevel before,
      boolean more,
      Consumer<WeldedSurface> welded,
      Progress progress) {
    CheckSettings chosen = chosen(level, asked);
    StoppedWork stopped = new StoppedWork(progress);
    return run(
        new CheckTask(
            level, chosen, before, more, false, false, stopped, welded, Remainder.NONE, progress));
  }

  /** Does a check; what it is charged is told by its {@link CheckTask#stopped}. */
  static CheckedLevel run(CheckTask given) {
    return Begun.of(given).finished();
  }

  /** A check of which nothing is found yet: what rules ask for is worked out when they do. */
  private record Begun(
      long start,
      CheckTask task,
      JoinedLevel joined,
      SurveyedLevel surveyed,
      KeptLedger kept,
      RuleContext context) {

    static Begun of(CheckTask given) {
      long start = System.nanoTime();
      JoinedLevel joined = given.stopped().counted("the weld", () -> JoinedLevel.of(given));
      SeamEffects effects = RuleView.effects(given);
      CheckTask task = given.alone();
      SurveyedLevel surveyed = SurveyedLevel.of(task, joined);
      KeptLedger kept = KeptLedger.of(task, joined, surveyed);
      RuleContext context = RuleView.of(task, joined, surveyed, kept, effects);
      return new Begun(start, task, joined, surveyed, kept, context);
    }

    CheckedLevel finished() {
      RuleRun rules = new RuleRun(context, task.stopped(), task.progress());
      if (!task.asked()) {
        rules.ahead(surveyed.works());
        // what borders are waits for the road: who has walked it goes on with them
        Runnable judged = context.borders().judged()::get;
        Runnable walked =
            () -> {
              context.road();
              judged.run();
            };
        rules.early(rules.walks() ? List.of(walked, kept.closed()::get) : List.of(judged));
      }
      FoundFaults found = FoundFaults.of(task, context, rules);
      LevelReport report = FinishedReport.of(task, joined, surveyed, context, found, start);
      joined.memory().settle();
      return new CheckedLevel(context, found.each(), report);
    }
  }

  static CheckSettings chosen(Level level, CheckSettings asked) {
    try {
      return ManifestRules.apply(level, asked);
    } catch (ImportException e) {
      throw new IllegalArgumentException(e.getMessage(), e);
    }
  }
}
