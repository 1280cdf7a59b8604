package org.trackwalk.check.run;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.LongStream;
import org.trackwalk.io.source.LevelFinder;
import org.trackwalk.io.source.LevelSource;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.parallel.Cores;
import org.trackwalk.mesh.parallel.Workers;
import org.trackwalk.mesh.progress.CancelledException;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.report.CheckReport;
import org.trackwalk.model.report.InputStatus;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.settings.CheckSettings;

/**
 * Checks every level behind some paths. One that cannot be read is named and passed over; the
 * others are still checked.
 */
public final class CheckRun {

  /** Exit code when findings reach the limit. */
  public static final int FINDINGS = 1;

  /** Exit code when an input could not be read. */
  public static final int UNREADABLE = 3;

  /** Exit code when the tool itself failed on a level. */
  public static final int INTERNAL = 4;

  private CheckRun() {}

  /** Finds, loads and checks; the reports keep their geometry. */
  public static CheckReport run(
      List<Path> paths,
      LoadOptions load,
      CheckSettings settings,
      String toolVersion,
      Progress progress) {
    return run(paths, load, settings, toolVersion, UnaryOperator.identity(), progress);
  }

  /**
   * Finds, loads and checks.
   *
   * @param keep makes of each report, complete with its geometry, what is kept of it: {@link
   *     LevelReport#withoutSurface()} where nothing is drawn from the reports
   */
  public static CheckReport run(
      List<Path> paths,
      LoadOptions load,
      CheckSettings settings,
      String toolVersion,
      UnaryOperator<LevelReport> keep,
      Progress progress) {
    return run(paths, load, settings, RunOptions.of(toolVersion, keep), progress);
  }

  /**
   * Finds, loads and checks, several levels side by side; the report is the same for any number of
   * threads and any memory that all levels fit into.
   *
   * @throws CancelledException when the user cancels
   */
  public static CheckReport run(
      List<Path> paths,
      LoadOptions load,
      CheckSettings settings,
      RunOptions options,
      Progress progress) {
    List<LevelSource> sources = new ArrayList<>();
    inPool(
        new Cores(settings.jobs()), () -> sources.addAll(LevelFinder.find(paths, load, progress)));
    return of(sources, settings, options, progress);
  }

  /**
   * Loads and checks what was found.
   *
   * @throws CancelledException when the user cancels
   */
  public static CheckReport of(
      List<LevelSource> sources, CheckSettings settings, RunOptions options, Progress progress) {
    LevelRun[] runs = new LevelRun[sources.size()];
    List<LevelRun> found = new ArrayList<>();
    boolean several =
        sources.stream().filter(s -> s.status() == LevelSource.Status.FOUND).count() > 1;
    for (int i = 0; i < runs.length; i++) {
      LevelSource source = sources.get(i);
      if (source.status() == LevelSource.Status.FOUND) {
        runs[i] = new LevelRun(source, settings, options, several ? progress.within() : progress);
        found.add(runs[i]);
      }
    }
    sideBySide(found, settings.jobs(), options);
    return joined(sources, runs, settings, options);
  }

  /** Runs the levels on so many threads; inside a level work those that no other level needs. */
  private static void sideBySide(List<LevelRun> runs, int jobs, RunOptions options) {
    long[] need = runs.stream().mapToLong(LevelRun::need).toArray();
    options.watch().found(runs.size(), LongStream.of(need).sum());
    LevelQueue queue = new LevelQueue(need, options.memory());
    Cores cores = new Cores(jobs);
    int threads = Math.max(1, Math.min(jobs, runs.size()));
    Workers.run(
        threads,
        threads,
        thread -> {
          try {
            while (queue.await()) {
              inPool(cores, () -> drain(queue, runs));
            }
          } finally {
            queue.close();
          }
        });
  }

  /** Works on levels, one after the other, as long as one fits into the memory. */
  private static void drain(LevelQueue queue, List<LevelRun> runs) {
    for (int level = queue.next(); level != LevelQueue.NONE; level = queue.next()) {
      LevelRun run = runs.get(level);
      if (run.run() || !queue.again(level)) {
        run.end();
        queue.done(level);
      }
    }
  }

  private static void inPool(Cores cores, Runnable job) {
    try {
      cores.run(job);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CancelledException();
    }
  }

  private static CheckReport joined(
      List<LevelSource> sources, LevelRun[] runs, CheckSettings settings, RunOptions options) {
    List<InputStatus> inputs = new ArrayList<>();
    List<LevelReport> levels = new ArrayList<>();
    Set<String> judged = new LinkedHashSet<>(LevelRun.ids(settings));
    Set<String> twice = twice(runs);
    int exit = 0;
    for (int i = 0; i < runs.length; i++) {
      LevelSource source = sources.get(i);
      String status = "skipped";
      String reason = source.reason();
      if (runs[i] == null) {
        if (source.status() == LevelSource.Status.FAILED) {
          status = "failed";
          exit = Math.max(exit, UNREADABLE);
        }
      } else {
        LevelAnswer answer = runs[i].answer();
        status = answer == null ? "failed" : "checked";
        reason = runs[i].reason();
        exit = Math.max(exit, answer == null ? runs[i].ourFault() ? INTERNAL : UNREADABLE : 0);
        if (answer != null) {
          judged.addAll(answer.judged());
          LevelReport report = answer.report();
          boolean clear = !twice.contains(report.name());
          levels.add(clear ? report : report.named(source.displayName()));
          exit = Math.max(exit, failsOn(report, settings.failOn()) ? FINDINGS : 0);
        }
      }
      inputs.add(new InputStatus(source.displayName(), status, reason));
    }
    return new CheckReport(
        options.toolVersion(),
        SettingsFacts.of(settings),
        List.copyOf(judged),
        inputs,
        levels,
        exit);
  }

  /** Names that several levels have: all of these go by their paths, whichever comes first. */
  private static Set<String> twice(LevelRun[] runs) {
    Set<String> names = new HashSet<>();
    Set<String> twice = new HashSet<>();
    for (LevelRun run : runs) {
      LevelAnswer answer = run == null ? null : run.answer();
      if (answer != null && !names.add(answer.report().name())) {
        twice.add(answer.report().name());
      }
    }
    return twice;
  }

  private static boolean failsOn(LevelReport level, Severity limit) {
    if (limit == null) {
      return false;
    }
    for (Finding finding : level.findings()) {
      if (finding.severity().compareTo(limit) >= 0) {
        return true;
      }
    }
    return false;
  }
}
