package org.trackwalk.eclipse.core.check;

import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.jobs.Job;

/** Writes findings down after a check: whatever ends the workbench, the list is there again. */
final class Snapshot {

  /** Checks that follow each other are written once, milliseconds. */
  private static final long PAUSE = 300;

  private Snapshot() {}

  /** Writes in a moment; the platform keeps what is scheduled twice apart. */
  static void soon() {
    Job job =
        Job.createSystem(
            "Keeping the findings",
            (ICoreRunnable) monitor -> ResourcesPlugin.getWorkspace().save(false, monitor));
    job.schedule(PAUSE);
  }
}
