package org.trackwalk.eclipse.core.check;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.ProgressMonitorWrapper;
import org.eclipse.core.runtime.jobs.Job;

/**
 * A job that can be asked what it is at: a view shows it where the user looks, the platform only in
 * the corner of the window.
 */
public abstract class SpokenJob extends Job {

  /** All jobs that can be asked belong to it. */
  public static final Object SPOKEN = SpokenJob.class;

  private volatile String words = "";

  /**
   * A job.
   *
   * @param name for the progress view
   */
  protected SpokenJob(String name) {
    super(name);
  }

  /** Does it; what it says to the monitor as a task below can be asked for. */
  protected abstract IStatus work(IProgressMonitor monitor);

  /** Its name and the step that it is at, in one line. */
  public final String words() {
    String step = words;
    return step.isBlank() ? getName() : getName() + ": " + step.strip();
  }

  @Override
  public boolean belongsTo(Object family) {
    return family == SPOKEN;
  }

  @Override
  protected final IStatus run(IProgressMonitor monitor) {
    words = "";
    return work(
        new ProgressMonitorWrapper(monitor) {
          @Override
          public void subTask(String name) {
            words = name;
            super.subTask(name);
          }
        });
  }
}
