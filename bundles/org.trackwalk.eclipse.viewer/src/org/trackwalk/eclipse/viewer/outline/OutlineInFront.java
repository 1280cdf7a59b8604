package org.trackwalk.eclipse.viewer.outline;

import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IPartListener2;
import org.eclipse.ui.IViewReference;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPartReference;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.part.MessagePage;
import org.eclipse.ui.views.contentoutline.ContentOutline;

/**
 * Has the platform's view of outlines be about an editor that is in front without ever having been
 * active, as after a restart: by itself that view waits until somebody clicks into the editor.
 */
public final class OutlineInFront implements IPartListener2 {

  private final IEditorPart editor;
  private final IWorkbenchPage page;
  private boolean ended;

  private OutlineInFront(IEditorPart editor) {
    this.editor = editor;
    this.page = editor.getSite().getPage();
  }

  /** Looks after it from now on; what comes back ends it. */
  public static Runnable of(IEditorPart editor) {
    OutlineInFront front = new OutlineInFront(editor);
    front.page.addPartListener(front);
    front.soon();
    return front::end;
  }

  private void end() {
    ended = true;
    page.removePartListener(this);
  }

  private void soon() {
    PlatformUI.getWorkbench().getDisplay().asyncExec(this::look);
  }

  private void look() {
    if (ended || !page.isPartVisible(editor)) {
      return;
    }
    IEditorPart active = page.getActiveEditor();
    IViewReference view = page.findViewReference(IPageLayout.ID_OUTLINE);
    if ((active == null || active == editor)
        && view != null
        && view.getView(false) instanceof ContentOutline outline
        && outline.getCurrentPage() instanceof MessagePage) {
      outline.partBroughtToTop(editor);
    }
  }

  @Override
  public void partOpened(IWorkbenchPartReference part) {
    if (IPageLayout.ID_OUTLINE.equals(part.getId())) {
      soon();
    }
  }

  @Override
  public void partVisible(IWorkbenchPartReference part) {
    if (part.getPart(false) == editor || IPageLayout.ID_OUTLINE.equals(part.getId())) {
      soon();
    }
  }
}
