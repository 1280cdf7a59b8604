package org.trackwalk.eclipse.ui.open;

import java.nio.file.Path;
import java.util.List;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.handlers.HandlerUtil;
import org.trackwalk.eclipse.core.open.OpenedTracks;
import org.trackwalk.eclipse.ui.change.Refusal;
import org.trackwalk.eclipse.ui.command.Selected;
import org.trackwalk.eclipse.ui.wizard.KeptTrack;
import org.trackwalk.eclipse.ui.wizard.LevelOpening;

/**
 * <em>Keep as Project</em>: an opened track gets a project of its own, with settings of its own.
 */
public final class KeepAsProject extends AbstractHandler {

  @Override
  public Object execute(ExecutionEvent event) throws ExecutionException {
    IWorkbenchWindow window = HandlerUtil.getActiveWorkbenchWindowChecked(event);
    List<IResource> opened =
        Selected.of(event).resources().stream()
            .filter(OpenedTracks::holds)
            .map(OpenedTracks::opened)
            .distinct()
            .toList();
    if (opened.isEmpty()) {
      Refusal.say("Choose a track that was opened without a project.");
    }
    opened.forEach(link -> start(link, window));
    return null;
  }

  private static void start(IResource link, IWorkbenchWindow window) {
    Path there = link.getLocation().toPath();
    Job job =
        new Job("Keeping " + link.getName() + " as a project") {
          @Override
          protected IStatus run(IProgressMonitor monitor) {
            try {
              IResource kept = KeptTrack.of(there, monitor);
              OpenedTracks.forget(link, monitor);
              window.getShell().getDisplay().asyncExec(() -> show(kept, window));
            } catch (CoreException e) {
              Refusal.say("The track was not kept: " + e.getStatus().getMessage());
            }
            return Status.OK_STATUS;
          }
        };
    job.setUser(true);
    job.schedule();
  }

  private static void show(IResource kept, IWorkbenchWindow window) {
    if (kept instanceof IContainer folder) {
      LevelOpening.of(folder, window);
    } else {
      LevelOpening.of((IFile) kept, window);
    }
  }
}
