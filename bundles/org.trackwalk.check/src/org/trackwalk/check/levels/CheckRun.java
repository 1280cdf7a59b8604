package org.trackwalk.check.levels;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.LongStream;
import org.trackwalk.io.source.LevelFinder;
import org.trackwalk.io.source.LevelSource;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.parallel.Cores;
import org.trackwalk.mesh.parallel.Workers;
import org.trackwalk.mesh.progress.CancelledException;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.report.CheckReport;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.settings.CheckSettings;

/**
 * Checks every level behind some paths. One that cannot be read is named and passed over; the
 * others are still checked.
 */
public final class CheckRun {

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
    return of(find(paths, load, settings, progress), settings, options, progress);
  }

  /**
   * Finds what there is to check, and what cannot be.
   *
   * @throws CancelledException when the user cancels
   */
  public static List<LevelSource> find(
      List<Path> paths, LoadOptions load, CheckSettings settings, Progress progress) {
    List<LevelSource> sources = new ArrayList<>();
    inPool(
        new Cores(settings.jobs()), () -> sources.addAll(LevelFinder.find(paths, load, progress)));
    return sources;
  }

  /**
   * Loads and checks what was found.
   *
   * @throws CancelledException when the user cancels
   */
  public static CheckReport of(
      List<LevelSource> sources, CheckSettings settings, RunOptions options, Progress progress) {
    return outcome(sources, settings, options, progress).report();
  }

  /**
   * Loads and checks what was found; what each input came to, one by one.
   *
   * @throws CancelledException when the user cancels
   */
  public static RunOutcome outcome(
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
    List<InputOutcome> outcomes = new ArrayList<>();
    for (int i = 0; i < runs.length; i++) {
      outcomes.add(runs[i] == null ? InputOutcome.of(sources.get(i)) : runs[i].outcome());
    }
    return new RunOutcome(RunBasis.of(options.toolVersion(), settings), outcomes);
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
        run.large();
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
}
