package org.trackwalk.cli.console;

import java.util.concurrent.atomic.AtomicLong;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.report.format.Numbers;

/**
 * Shows progress on standard error: one line that is written over on a terminal, a line now and
 * then elsewhere when the work takes long. Short work shows nothing.
 */
public final class ConsoleProgress implements Progress {

  private final StatusLine line;
  private final Cancellation cancellation;
  private final AtomicLong done = new AtomicLong();
  private volatile String task = "";
  private volatile long total;
  private volatile long started = System.nanoTime();

  /** Progress for a terminal's standard error; nothing is shown when {@code silent}. */
  public static Progress of(Terminal terminal, boolean silent) {
    return silent ? new Quiet(terminal.cancellation()) : new ConsoleProgress(terminal);
  }

  private ConsoleProgress(Terminal terminal) {
    line = new StatusLine(terminal);
    cancellation = terminal.cancellation();
  }

  /** Not shown, but cancellable. */
  private record Quiet(Cancellation cancellation) implements Progress {
    @Override
    public void begin(String task, long total) {}

    @Override
    public void worked(long items) {
      check();
    }

    @Override
    public boolean cancelled() {
      return cancellation.asked();
    }
  }

  @Override
  public void begin(String name, long size) {
    task = name;
    total = size;
    done.set(0);
    started = System.nanoTime();
    check();
  }

  @Override
  public void worked(long items) {
    check();
    long sum = done.addAndGet(items);
    if (line.due()) {
      line.show(line(task, sum, total, System.nanoTime() - started));
    }
  }

  @Override
  public boolean cancelled() {
    return cancellation.asked();
  }

  /** Wipes the line off a terminal; call it when the work has ended, however it did. */
  public static void clear(Progress progress) {
    if (progress instanceof ConsoleProgress shown) {
      shown.line.clear();
    }
  }

  /** What is done, how fast, and how long it will still take. */
  static String line(String task, long done, long total, long nanos) {
    double seconds = Math.max(1, nanos) / (double) StatusLine.NANOS;
    double rate = done / seconds;
    StringBuilder text = new StringBuilder(task).append(": ").append(Numbers.count(done));
    if (total > 0) {
      text.append(" of ").append(Numbers.count(total));
      text.append(" (").append(Math.min(100, 100 * done / total)).append(" %)");
    }
    text.append(", ").append(rate >= 1e6 ? Numbers.rounded(rate / 1e6) + " M" : rounded(rate));
    text.append("/s");
    if (total > done && rate > 0) {
      text.append(", ").append(Numbers.count(StrictMath.round((total - done) / rate)));
      text.append(" s left");
    }
    return text.toString();
  }

  private static String rounded(double rate) {
    return Numbers.count(StrictMath.round(rate));
  }
}
