package org.trackwalk.eclipse.core.check;

import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.osgi.framework.FrameworkUtil;
import org.osgi.util.tracker.ServiceTracker;

/** Writes findings down after a check: whatever ends the workbench, the list is there again. */
final class Snapshot {

  /** Checks that follow each other are written once, milliseconds. */
  private static final long PAUSE = 300;

  private Snapshot() {}

  /** Writes in a moment; the platform keeps what is scheduled twice apart. */
  static void soon() {
    Job.createSystem("Keeping the findings", (ICoreRunnable) Snapshot::write).schedule(PAUSE);
  }

  /** A workspace that was closed in the meantime has been saved with that. */
  private static void write(IProgressMonitor monitor) throws CoreException {
    ServiceTracker<IWorkspace, IWorkspace> tracker =
        new ServiceTracker<>(
            FrameworkUtil.getBundle(Snapshot.class).getBundleContext(), IWorkspace.class, null);
    tracker.open();
    try {
      IWorkspace workspace = tracker.getService();
      if (workspace != null) {
        workspace.save(false, monitor);
      }
    } finally {
      tracker.close();
    }
  }
}
