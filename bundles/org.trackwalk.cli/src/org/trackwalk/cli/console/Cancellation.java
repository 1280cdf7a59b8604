package org.trackwalk.cli.console;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.trackwalk.report.output.ReportFile;

/**
 * Whether the user has asked to stop. With {@link #onInterrupt()} a Ctrl-C sets it, removes the
 * file that is being written and gives the work a moment to end.
 */
public final class Cancellation {

  /** Work polls every few thousand items; a second is ample. */
  private static final long GRACE_SECONDS = 2;

  private final CountDownLatch finished = new CountDownLatch(1);
  private volatile boolean asked;
  private ReportFile open;

  /** A cancellation that listens to the end of the process, which Ctrl-C starts. */
  public static Cancellation onInterrupt() {
    Cancellation cancellation = new Cancellation();
    Thread hook = new Thread(cancellation::processEnds, "trackwalk-interrupt");
    Runtime.getRuntime().addShutdownHook(hook);
    return cancellation;
  }

  /** True when the work should stop. */
  public boolean asked() {
    return asked;
  }

  /** Asks the work to stop; a file that is not complete is removed. */
  public void cancel() {
    asked = true;
    synchronized (this) {
      if (open != null) {
        open.abandon();
      }
    }
  }

  /** Says that nothing is left to be stopped. */
  public void finished() {
    finished.countDown();
  }

  /** Notes which file is being written; null for none. */
  public synchronized void writing(ReportFile file) {
    open = file;
    if (asked && file != null) {
      file.abandon();
    }
  }

  private void processEnds() {
    if (finished.getCount() == 0) {
      return;
    }
    cancel();
    try {
      finished.await(GRACE_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
