package org.trackwalk.eclipse.ui.explain;

import java.io.IOException;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.statushandlers.StatusManager;
import org.trackwalk.eclipse.core.TrackwalkCore;
import org.trackwalk.eclipse.core.check.CheckRequest;
import org.trackwalk.eclipse.core.check.LevelBook;
import org.trackwalk.eclipse.core.check.MarkedFinding;
import org.trackwalk.eclipse.core.check.MonitorProgress;
import org.trackwalk.eclipse.core.check.SpokenJob;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.mesh.progress.CancelledException;

/** Makes the page of a finding and opens it. */
public final class Explanations {

  private Explanations() {}

  /** Opens the page and explains the finding of a marker there. */
  public static Job show(IWorkbenchPage page, IMarker marker) {
    try {
      return ((ExplainView) page.showView(ExplainView.ID)).explain(marker);
    } catch (PartInitException e) {
      StatusManager.getManager().handle(e.getStatus(), StatusManager.SHOW);
      return null;
    }
  }

  /**
   * Explains the finding of a marker; the level is checked where it is not in memory.
   *
   * @param then gets the page, in the user interface's thread
   * @param failed gets why there is none, likewise
   */
  static Job of(IMarker marker, Consumer<ExplainedFinding> then, Consumer<String> failed) {
    Job job =
        new SpokenJob("Explaining a finding") {
          @Override
          protected IStatus work(IProgressMonitor monitor) {
            try {
              ExplainedFinding page =
                  ExplainedFinding.of(finding(marker, monitor), new MonitorProgress(monitor));
              later(monitor, () -> then.accept(page));
            } catch (CancelledException | InterruptedException e) {
              return Status.CANCEL_STATUS;
            } catch (CoreException e) {
              later(monitor, () -> failed.accept(e.getStatus().getMessage()));
            } catch (IOException e) {
              later(monitor, () -> failed.accept("It cannot be explained: " + e.getMessage()));
            }
            return Status.OK_STATUS;
          }
        };
    job.schedule();
    return job;
  }

  private static void later(IProgressMonitor monitor, Runnable what) {
    if (!monitor.isCanceled() && PlatformUI.isWorkbenchRunning()) {
      PlatformUI.getWorkbench().getDisplay().asyncExec(what);
    }
  }

  private static MarkedFinding finding(IMarker marker, IProgressMonitor monitor)
      throws CoreException, InterruptedException {
    LevelBook book = TrackwalkCore.book();
    Optional<MarkedFinding> found = book.finding(marker);
    Optional<TrackLevel> level = book.level(marker);
    if (found.isEmpty() && level.isPresent()) {
      book.check(level.get(), CheckRequest.changed(Set.of())).join(0, monitor);
      found = book.finding(marker);
    }
    return found.orElseThrow(
        () -> new CoreException(Status.warning("This is not found any more: check the level.")));
  }
}
