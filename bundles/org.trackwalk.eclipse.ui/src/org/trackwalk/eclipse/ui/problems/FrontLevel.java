package org.trackwalk.eclipse.ui.problems;

import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.core.resources.IFile;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IPartListener2;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPartReference;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.ide.ResourceUtil;
import org.trackwalk.eclipse.core.level.Levels;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.eclipse.viewer.LevelView;

/** Has a view follow the level that is seen in 3D. */
public final class FrontLevel implements IPartListener2 {

  private final IWorkbenchPage page;
  private final Consumer<String> follower;
  private boolean due;
  private boolean ended;

  private FrontLevel(IWorkbenchPage page, Consumer<String> follower) {
    this.page = page;
    this.follower = follower;
  }

  /**
   * Follows from now on; what comes back ends it.
   *
   * @param follower is given the path of the level's anchor whenever another part may be in front;
   *     empty for none
   */
  public static Runnable follow(IWorkbenchPage page, Consumer<String> follower) {
    FrontLevel front = new FrontLevel(page, follower);
    page.addPartListener(front);
    front.look();
    return front::end;
  }

  private void end() {
    ended = true;
    page.removePartListener(this);
  }

  /** What several parts tell at once, as when all editors are closed, is looked at once. */
  private void soon() {
    if (!due) {
      due = true;
      PlatformUI.getWorkbench().getDisplay().asyncExec(this::look);
    }
  }

  private void look() {
    due = false;
    if (ended) {
      return;
    }
    IEditorPart editor = page.getActiveEditor();
    boolean ours = editor != null && LevelView.EDITOR_ID.equals(editor.getSite().getId());
    IFile file = ours ? ResourceUtil.getFile(editor.getEditorInput()) : null;
    Optional<TrackLevel> level = file == null ? Optional.empty() : Levels.of(file);
    follower.accept(level.map(found -> found.anchor().getFullPath().toPortableString()).orElse(""));
  }

  @Override
  public void partActivated(IWorkbenchPartReference part) {
    soon();
  }

  @Override
  public void partBroughtToTop(IWorkbenchPartReference part) {
    soon();
  }

  @Override
  public void partClosed(IWorkbenchPartReference part) {
    soon();
  }

  @Override
  public void partOpened(IWorkbenchPartReference part) {
    soon();
  }

  @Override
  public void partInputChanged(IWorkbenchPartReference part) {
    soon();
  }
}
