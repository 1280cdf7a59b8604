package org.trackwalk.cli.console;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.trackwalk.check.levels.LevelEnd;
import org.trackwalk.check.levels.RunWatch;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.report.InputStatus;
import org.trackwalk.report.format.Numbers;

/**
 * How far a run over levels is, and at its end where the time went. Of a single level its own tasks
 * are shown, of several how many are done.
 */
public final class LevelsProgress implements Progress, RunWatch {

  /** So many of the slowest levels are named. */
  private static final int SLOWEST = 5;

  /** So many of the levels that failed are named; the report has them all. */
  private static final int FAILED = 20;

  private final InputFiles inputs = InputFiles.ofCommand();
  private final Progress tasks;
  private final Cancellation cancellation;
  private final StatusLine line;
  private final boolean silent;
  private final long started = System.nanoTime();
  private final List<LevelEnd> ends = new ArrayList<>();
  private final Set<String> running = new LinkedHashSet<>();
  private volatile int levels;
  private long need;
  private long needDone;

  /** Progress on a terminal's standard error; nothing is shown when {@code silent}. */
  public LevelsProgress(Terminal terminal, boolean silent) {
    this.silent = silent;
    tasks = ConsoleProgress.of(terminal, silent);
    line = new StatusLine(terminal);
    cancellation = terminal.cancellation();
  }

  @Override
  public void begin(String task, long total) {
    tasks.begin(task, total);
  }

  @Override
  public void worked(long items) {
    tasks.worked(items);
  }

  /** Asked every few thousand items by whoever works, so the line is renewed here. */
  @Override
  public boolean cancelled() {
    if (levels > 1 && !silent && line.due()) {
      line.show(text());
    }
    return cancellation.asked();
  }

  @Override
  public void read(Path file) {
    inputs.add(file);
  }

  @Override
  public synchronized void found(int count, long sum) {
    ConsoleProgress.clear(tasks);
    levels = count;
    need = sum;
  }

  @Override
  public synchronized void began(String name) {
    running.add(name);
  }

  @Override
  public synchronized void ended(LevelEnd end) {
    running.remove(end.name());
    ends.add(end);
    needDone += end.need();
  }

  /** Wipes the line off a terminal; call it when the work has ended, however it did. */
  public void clear() {
    ConsoleProgress.clear(tasks);
    line.clear();
  }

  /** What was done before somebody stopped it; empty for a run over one level. */
  public synchronized List<String> stopped() {
    if (levels < 2) {
      return List.of();
    }
    return List.of(ends.size() + " of " + levels + " levels were checked, no report was written");
  }

  /**
   * Where the time went, and how much failed; over one level only whether it was known.
   *
   * @param inputs of the report: some fail before they are levels
   */
  public synchronized List<String> summary(List<InputStatus> inputs) {
    List<String> lines = new ArrayList<>();
    long known = count(LevelEnd.How.KNOWN);
    if (levels < 2) {
      return known == 0 ? lines : List.of("1 level unchanged, taken from the cache");
    }
    double seconds = seconds();
    List<InputStatus> bad = bad(inputs);
    lines.add(
        Numbers.count(levels)
            + " levels in "
            + TimeText.of(seconds)
            + " ("
            + rate(levels / seconds)
            + ")"
            + (known == 0 ? "" : ", " + known + " unchanged, taken from the cache")
            + (bad.isEmpty() ? "" : ", " + bad.size() + " failed"));
    List<LevelEnd> slow =
        ends.stream()
            .filter(end -> end.how() == LevelEnd.How.CHECKED)
            .sorted((a, b) -> Double.compare(b.seconds(), a.seconds()))
            .limit(SLOWEST)
            .toList();
    if (slow.size() > 1) {
      lines.add(
          "slowest: "
              + String.join(
                  ", ",
                  slow.stream()
                      .map(end -> end.name() + " " + TimeText.of(end.seconds()))
                      .toList()));
    }
    return lines;
  }

  /** Whether there was more than one level. */
  public synchronized boolean several() {
    return levels > 1;
  }

  /** What could not be checked, each with the reason. */
  public static List<String> failed(List<InputStatus> inputs) {
    List<String> lines = new ArrayList<>();
    List<InputStatus> bad = bad(inputs);
    for (InputStatus input : bad.subList(0, Math.min(FAILED, bad.size()))) {
      lines.add("failed: " + input.path() + ": " + input.reason());
    }
    if (bad.size() > FAILED) {
      lines.add("failed: " + (bad.size() - FAILED) + " more, see the report");
    }
    return lines;
  }

  private static List<InputStatus> bad(List<InputStatus> inputs) {
    return inputs.stream().filter(i -> i.status().equals("failed")).toList();
  }

  private long count(LevelEnd.How how) {
    return ends.stream().filter(end -> end.how() == how).count();
  }

  private synchronized String text() {
    String now = running.isEmpty() ? "" : running.iterator().next();
    double left = needDone == 0 ? 0 : seconds() * (need - needDone) / needDone;
    return line(ends.size(), levels, seconds(), left, now);
  }

  private double seconds() {
    return Math.max(1, System.nanoTime() - started) / (double) StatusLine.NANOS;
  }

  /**
   * One line.
   *
   * @param done levels that have ended
   * @param seconds since the begin
   * @param left seconds that it will still take, 0 when that is not known yet
   * @param now a level at work; may be empty
   */
  static String line(int done, int levels, double seconds, double left, String now) {
    return Numbers.count(done)
        + " of "
        + Numbers.count(levels)
        + " levels"
        + (done == 0 ? "" : ", " + rate(done / seconds))
        + (left > 0 ? ", " + TimeText.of(left) + " left" : "")
        + (now.isEmpty() ? "" : "; now " + now);
  }

  /** Levels in a second, or how long one takes. */
  private static String rate(double perSecond) {
    return perSecond >= 1 || perSecond <= 0
        ? String.format(Locale.ROOT, "%.1f/s", perSecond)
        : TimeText.of(1 / perSecond) + " each";
  }
}
