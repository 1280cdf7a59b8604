package org.trackwalk.eclipse.viewer.desk;

import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Function;
import org.eclipse.swt.widgets.Display;
import org.trackwalk.eclipse.core.check.SpokenJob;

/**
 * The one job that a desk waits for: what a job before it still says is nobody's any more. Used in
 * the user interface's thread only.
 */
public final class LastJob {

  private final Display display;
  private SpokenJob job;

  /**
   * No job yet.
   *
   * @param display in whose thread the desk hears of its job
   */
  public LastJob(Display display) {
    this.display = display;
  }

  /**
   * Starts a job; the one before it is cancelled.
   *
   * @param make makes it; given who takes what the job has to say last, from any thread, and does
   *     it in the user interface's unless another job has begun or this one was dropped
   */
  public void start(Function<Consumer<Runnable>, SpokenJob> make) {
    drop();
    AtomicReference<SpokenJob> own = new AtomicReference<>();
    own.set(make.apply(what -> later(own, what)));
    job = own.get();
    job.schedule();
  }

  private void later(AtomicReference<SpokenJob> own, Runnable what) {
    if (!display.isDisposed()) {
      display.asyncExec(
          () -> {
            if (job != null && job == own.get()) {
              job = null;
              what.run();
            }
          });
    }
  }

  /** Whether one is running. */
  public boolean busy() {
    return job != null;
  }

  /** What it is at, in one line; asked for while one is running. */
  public String words() {
    return job.words() + " …";
  }

  /** Asks it to end; it still says how it ended, unless it had not begun. */
  public void cancel() {
    if (job != null && job.cancel()) {
      job = null;
    }
  }

  /** Asks it to end and hears no more of it. */
  public void drop() {
    cancel();
    job = null;
  }
}
