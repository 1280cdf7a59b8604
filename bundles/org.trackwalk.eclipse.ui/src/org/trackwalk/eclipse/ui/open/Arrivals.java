package org.trackwalk.eclipse.ui.open;

import java.util.Optional;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.dnd.DND;
import org.eclipse.swt.dnd.DropTarget;
import org.eclipse.swt.dnd.FileTransfer;
import org.eclipse.swt.dnd.Transfer;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IEditorReference;
import org.eclipse.ui.IPartListener2;
import org.eclipse.ui.IStartup;
import org.eclipse.ui.IWindowListener;
import org.eclipse.ui.IWorkbenchPartReference;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.ide.ResourceUtil;
import org.trackwalk.eclipse.core.level.Levels;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.eclipse.core.open.OpenedTracks;
import org.trackwalk.eclipse.core.open.RecentTracks;
import org.trackwalk.eclipse.viewer.LevelView;

/**
 * Files and folders may be dropped anywhere on a window; and what is opened is remembered for the
 * start page.
 */
public final class Arrivals implements IStartup, IWindowListener {

  @Override
  public void earlyStartup() {
    PlatformUI.getWorkbench().getDisplay().asyncExec(this::begin);
  }

  private void begin() {
    if (PlatformUI.isWorkbenchRunning()) {
      for (IWorkbenchWindow window : PlatformUI.getWorkbench().getWorkbenchWindows()) {
        windowOpened(window);
      }
      PlatformUI.getWorkbench().addWindowListener(this);
      EditorAreaDrop.watch(PlatformUI.getWorkbench().getDisplay());
      Job.createSystem("Looking for opened tracks", (ICoreRunnable) OpenedTracks::forgetGone)
          .schedule();
    }
  }

  @Override
  public void windowOpened(IWorkbenchWindow window) {
    window.getPartService().addPartListener(new Remember());
    Shell shell = window.getShell();
    if (shell.getData(DND.DROP_TARGET_KEY) == null) {
      DropTarget target = new DropTarget(shell, DND.DROP_COPY | DND.DROP_LINK | DND.DROP_DEFAULT);
      target.setTransfer(new Transfer[] {FileTransfer.getInstance()});
      target.addDropListener(new FileDrop(window));
    }
  }

  @Override
  public void windowActivated(IWorkbenchWindow window) {
    // nothing of ours
  }

  @Override
  public void windowDeactivated(IWorkbenchWindow window) {
    // nothing of ours
  }

  @Override
  public void windowClosed(IWorkbenchWindow window) {
    // its drop target and its parts go with it
  }

  /** Keeps where an opened level lies. */
  private static final class Remember implements IPartListener2 {

    @Override
    public void partOpened(IWorkbenchPartReference part) {
      if (part instanceof IEditorReference editor && LevelView.EDITOR_ID.equals(editor.getId())) {
        try {
          IFile file = ResourceUtil.getFile(editor.getEditorInput());
          Optional<TrackLevel> level = file == null ? Optional.empty() : Levels.of(file);
          level.flatMap(TrackLevel::location).ifPresent(RecentTracks::add);
        } catch (PartInitException e) {
          return; // an editor of something that has gone: nothing to come back to
        }
      }
    }
  }
}
