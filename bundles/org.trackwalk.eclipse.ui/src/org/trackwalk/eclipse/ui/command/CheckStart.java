package org.trackwalk.eclipse.ui.command;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.handlers.HandlerUtil;
import org.trackwalk.eclipse.core.TrackwalkCore;
import org.trackwalk.eclipse.core.check.CheckRequest;
import org.trackwalk.eclipse.core.check.LevelCheckJob;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.eclipse.ui.problems.TrackProblemsView;

/** Starts checks that somebody asked for: of several levels as one entry of the progress view. */
final class CheckStart {

  private CheckStart() {}

  /** Asks the same of all. */
  static void start(ExecutionEvent event, List<TrackLevel> levels, CheckRequest request)
      throws ExecutionException {
    Map<TrackLevel, CheckRequest> requests = new LinkedHashMap<>();
    levels.forEach(level -> requests.put(level, request));
    start(event, requests, false);
  }

  /**
   * Asks of each what stands there.
   *
   * @param beside whether two stand side by side afterwards: the list shows them where one looks
   */
  static void start(ExecutionEvent event, Map<TrackLevel, CheckRequest> requests, boolean beside)
      throws ExecutionException {
    List<TrackLevel> levels = List.copyOf(requests.keySet());
    IWorkbenchWindow window = HandlerUtil.getActiveWorkbenchWindowChecked(event);
    if (levels.isEmpty()) {
      MessageDialog.openInformation(
          window.getShell(),
          "Nothing to check",
          "Choose a mesh file, a folder with mesh files, or a level's manifest.");
      return;
    }
    IProgressMonitor group = Job.getJobManager().createProgressGroup();
    String name = levels.size() == 1 ? levels.get(0).name() : levels.size() + " levels";
    group.beginTask("Checking " + name, levels.size());
    for (TrackLevel level : levels) {
      LevelCheckJob job = TrackwalkCore.book().job(level, requests.get(level));
      job.setProgressGroup(group, 1);
      job.schedule();
    }
    try {
      IViewPart list =
          window.getActivePage().showView(TrackProblemsView.ID, null, IWorkbenchPage.VIEW_VISIBLE);
      if (beside && list instanceof TrackProblemsView problems) {
        problems.showSideBySide();
      }
    } catch (PartInitException e) {
      throw new ExecutionException("the findings cannot be shown", e);
    }
  }
}
