package org.trackwalk.eclipse.core.check;

import java.io.IOException;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import org.eclipse.core.runtime.IProgressMonitor;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.mesh.progress.CancelledException;

/**
 * Lets a user who cancels go on within half a second, wherever the check is. Most of it looks for a
 * cancellation every few milliseconds; some steps on a million triangles take a second or two until
 * they do. So the work has a thread of its own; when it does not stop soon it is left alone, and
 * what it finds is thrown away.
 */
final class PromptCancel {

  /** Between two looks at the monitor, milliseconds. */
  private static final long LOOK = 20;

  /** What work that is cancelled gets to stop by itself, milliseconds. */
  private static final long GRACE = 100;

  private PromptCancel() {}

  /**
   * Runs work that reads files.
   *
   * @throws CancelledException when the monitor is cancelled or the calling thread interrupted
   */
  static <T> T call(IProgressMonitor monitor, Callable<T> work)
      throws ImportException, IOException {
    FutureTask<T> task = new FutureTask<>(work);
    Thread thread = new Thread(task, "Trackwalk check");
    thread.setDaemon(true);
    thread.start();
    try {
      return await(monitor, task);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CancelledException();
    } catch (ExecutionException e) {
      throw cause(e);
    }
  }

  /** Runs work that throws nothing but {@link CancelledException}. */
  static <T> T run(IProgressMonitor monitor, Supplier<T> work) {
    try {
      return call(monitor, work::get);
    } catch (ImportException | IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private static <T> T await(IProgressMonitor monitor, FutureTask<T> task)
      throws InterruptedException, ExecutionException {
    boolean cancelled = false;
    while (true) {
      try {
        return task.get(cancelled ? GRACE : LOOK, TimeUnit.MILLISECONDS);
      } catch (TimeoutException e) {
        if (cancelled) {
          throw new CancelledException();
        }
        cancelled = monitor.isCanceled();
      }
    }
  }

  private static IOException cause(ExecutionException e) throws ImportException {
    Throwable why = e.getCause();
    if (why instanceof ImportException unread) {
      throw unread;
    }
    if (why instanceof RuntimeException ours) {
      throw ours;
    }
    if (why instanceof Error error) {
      throw error;
    }
    return why instanceof IOException io ? io : new IOException(why);
  }
}
