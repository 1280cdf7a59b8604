package org.trackwalk.eclipse.core.check;

import org.eclipse.core.runtime.IProgressMonitor;
import org.trackwalk.mesh.progress.Progress;

/** Says in a progress monitor how far a check is, a few times a second, from any thread. */
public final class MonitorProgress implements Progress {

  /** Between two texts, nanoseconds. */
  private static final long PAUSE = 100_000_000L;

  private static final int WHOLE = 100;

  private final IProgressMonitor monitor;
  private final String before;
  private String task = "";
  private long total;
  private long done;
  private long said;

  /** Says tasks as they come. */
  public MonitorProgress(IProgressMonitor monitor) {
    this(monitor, "");
  }

  /**
   * Says tasks.
   *
   * @param before stands before each, for instance which of several levels it is
   */
  public MonitorProgress(IProgressMonitor monitor, String before) {
    this.monitor = monitor;
    this.before = before;
  }

  @Override
  public synchronized void begin(String newTask, long newTotal) {
    task = newTask;
    total = newTotal;
    done = 0;
    said = System.nanoTime();
    monitor.subTask(before + task);
  }

  @Override
  public void worked(long items) {
    check();
    synchronized (this) {
      done += items;
      long now = System.nanoTime();
      if (total > 0 && now - said > PAUSE) {
        said = now;
        long percent = Math.min(WHOLE, WHOLE * done / total);
        monitor.subTask(before + task + ", " + percent + " %");
      }
    }
  }

  @Override
  public boolean cancelled() {
    return monitor.isCanceled();
  }
}
