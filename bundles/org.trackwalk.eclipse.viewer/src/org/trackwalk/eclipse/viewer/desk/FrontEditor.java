package org.trackwalk.eclipse.viewer.desk;

import java.util.function.Consumer;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IPartListener2;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPartReference;

/** Tells a view which editor is in front, whenever a part comes, goes or is brought to the top. */
final class FrontEditor implements IPartListener2, AutoCloseable {

  private final IWorkbenchPage page;
  private final Consumer<IEditorPart> follower;

  /**
   * Begins to listen.
   *
   * @param follower is given the editor in front; null when there is none
   */
  FrontEditor(IWorkbenchPage page, Consumer<IEditorPart> follower) {
    this.page = page;
    this.follower = follower;
    page.addPartListener(this);
  }

  /** Tells it now. */
  void look() {
    follower.accept(page.getActiveEditor());
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
  public void partOpened(IWorkbenchPartReference part) {
    look();
  }

  @Override
  public void partClosed(IWorkbenchPartReference part) {
    look();
  }

  @Override
  public void partVisible(IWorkbenchPartReference part) {
    look();
  }

  @Override
  public void close() {
    page.removePartListener(this);
  }
}
