package org.trackwalk.check.levels;

import java.util.function.UnaryOperator;
import org.trackwalk.model.report.LevelReport;

/**
 * How a run over levels goes; nothing here changes what it finds.
 *
 * @param toolVersion for the report
 * @param keep makes of each report, complete with its geometry, what is kept of it: {@link
 *     LevelReport#withoutSurface()} where nothing is drawn from the reports, so that only levels
 *     being checked are in memory
 * @param memory bytes that the levels being checked may take together; one that takes more is
 *     checked alone
 * @param known answers of earlier runs
 * @param watch who is told how far it is
 * @param thin makes of what is kept of a level, fresh or known, what is kept until this run ends;
 *     given each level once, by several threads; not seen by {@code known}
 * @param scarce whether less memory is worth a little more work
 * @param large checks what does not fit into the memory
 */
public record RunOptions(
    String toolVersion,
    UnaryOperator<LevelReport> keep,
    long memory,
    KnownLevels known,
    RunWatch watch,
    UnaryOperator<LevelReport> thin,
    boolean scarce,
    LargeLevels large) {

  /**
   * Of the heap so much is for levels; the rest is for reports and for the collector to breathe.
   */
  private static final double SHARE_OF_HEAP = 0.7;

  /** Most of the heap for levels, nothing known from earlier, nobody watching. */
  public static RunOptions of(String toolVersion, UnaryOperator<LevelReport> keep) {
    return new RunOptions(
        toolVersion,
        keep,
        share(Runtime.getRuntime().maxMemory()),
        KnownLevels.none(),
        RunWatch.none(),
        UnaryOperator.identity(),
        false,
        LargeLevels.NONE);
  }

  /** What levels may take of a heap of so many bytes. */
  public static long share(long heap) {
    return (long) (SHARE_OF_HEAP * heap);
  }

  /** The same with another limit, in bytes for levels. */
  public RunOptions withMemory(long bytes) {
    return new RunOptions(toolVersion, keep, bytes, known, watch, thin, scarce, large);
  }

  /** The same, or with less memory for each level. */
  public RunOptions sparing(boolean less) {
    return new RunOptions(toolVersion, keep, memory, known, watch, thin, less, large);
  }

  /** The same with answers of earlier runs. */
  public RunOptions withKnown(KnownLevels answers) {
    return new RunOptions(toolVersion, keep, memory, answers, watch, thin, scarce, large);
  }

  /** The same with somebody who is told how far it is. */
  public RunOptions watchedBy(RunWatch watcher) {
    return new RunOptions(toolVersion, keep, memory, known, watcher, thin, scarce, large);
  }

  /** The same for one run in which less is kept of each level than of one alone. */
  public RunOptions thinnedBy(UnaryOperator<LevelReport> thinner) {
    return new RunOptions(toolVersion, keep, memory, known, watch, thinner, scarce, large);
  }

  /** The same with somebody who checks what does not fit into the memory. */
  public RunOptions largeBy(LargeLevels checker) {
    return new RunOptions(toolVersion, keep, memory, known, watch, thin, scarce, checker);
  }
}
