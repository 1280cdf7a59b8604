package org.trackwalk.eclipse.ui.problems;

import java.util.Optional;
import org.eclipse.core.resources.IFile;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IPartListener2;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPartReference;
import org.eclipse.ui.ide.ResourceUtil;
import org.trackwalk.eclipse.core.level.Levels;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.eclipse.viewer.LevelView;

/** Has the list follow the level that is seen in 3D. */
final class FrontLevel implements IPartListener2 {

  private final IWorkbenchPage page;

  private FrontLevel(IWorkbenchPage page) {
    this.page = page;
  }

  /** Follows from now on; what comes back ends it. */
  static Runnable follow(IWorkbenchPage page) {
    FrontLevel front = new FrontLevel(page);
    page.addPartListener(front);
    front.look();
    return () -> page.removePartListener(front);
  }

  private void look() {
    IEditorPart editor = page.getActiveEditor();
    boolean ours = editor != null && LevelView.EDITOR_ID.equals(editor.getSite().getId());
    IFile file = ours ? ResourceUtil.getFile(editor.getEditorInput()) : null;
    Optional<TrackLevel> level = file == null ? Optional.empty() : Levels.of(file);
    String anchor = level.map(found -> found.anchor().getFullPath().toPortableString()).orElse("");
    Shown shown = ShownStore.read();
    if (!shown.look().front().equals(anchor)) {
      ShownStore.write(shown.look(shown.look().front(anchor)));
    }
  }

  @Override
  public void partActivated(IWorkbenchPartReference part) {
    look();
  }

  @Override
  public void partBroughtToTop(IWorkbenchPartReference part) {
    look();
  }

  @Override
  public void partClosed(IWorkbenchPartReference part) {
    look();
  }

  @Override
  public void partOpened(IWorkbenchPartReference part) {
    look();
  }

  @Override
  public void partInputChanged(IWorkbenchPartReference part) {
    look();
  }
}
