package org.trackwalk.eclipse.ui.command;

import java.util.List;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.dialogs.MessageDialog;
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

  static void start(ExecutionEvent event, List<TrackLevel> levels, CheckRequest request)
      throws ExecutionException {
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
      LevelCheckJob job = TrackwalkCore.book().job(level, request);
      job.setProgressGroup(group, 1);
      job.schedule();
    }
    try {
      window.getActivePage().showView(TrackProblemsView.ID, null, IWorkbenchPage.VIEW_VISIBLE);
    } catch (PartInitException e) {
      throw new ExecutionException("the findings cannot be shown", e);
    }
  }
}
