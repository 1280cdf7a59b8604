package org.trackwalk.eclipse.ui.explain;

import java.io.IOException;
import java.util.Optional;
import java.util.Set;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.statushandlers.StatusManager;
import org.trackwalk.eclipse.core.TrackwalkCore;
import org.trackwalk.eclipse.core.check.CheckRequest;
import org.trackwalk.eclipse.core.check.LevelBook;
import org.trackwalk.eclipse.core.check.MarkedFinding;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.eclipse.ui.change.ChangeRun;

/** Makes the page of a finding and opens it. */
public final class Explanations {

  private Explanations() {}

  /** Explains the finding of a marker; the level is checked where it is not in memory. */
  public static Job show(IWorkbenchPage page, IMarker marker) {
    return ChangeRun.prepare(
        "Explaining a finding",
        (progress, monitor) -> {
          try {
            return ExplainedFinding.of(finding(marker, monitor), progress);
          } catch (IOException e) {
            throw new CoreException(Status.warning(e.getMessage(), e));
          }
        },
        explained -> open(page, explained));
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

  private static void open(IWorkbenchPage page, ExplainedFinding explained) {
    try {
      ((ExplainView) page.showView(ExplainView.ID)).show(explained);
    } catch (PartInitException e) {
      StatusManager.getManager().handle(e.getStatus(), StatusManager.SHOW);
    }
  }
}
