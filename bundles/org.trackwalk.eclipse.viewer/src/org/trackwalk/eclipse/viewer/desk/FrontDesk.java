package org.trackwalk.eclipse.viewer.desk;

import java.util.function.Consumer;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbenchPage;

/**
 * The desk of the editor in front, for a view: told whenever a part of the page comes, goes or
 * comes in sight (the view itself among them), and whenever the desk has changed.
 *
 * @param <D> the kind of desk that editors lend
 */
public final class FrontDesk<D extends Desk> implements AutoCloseable {

  private final Class<D> kind;
  private final Consumer<D> shows;
  private final Runnable changed = this::changed;
  private final FrontEditor front;
  private IEditorPart editor;
  private D desk;

  /**
   * Begins to follow.
   *
   * @param shows is given the desk, at once and after each change; null when there is none
   */
  public FrontDesk(IWorkbenchPage page, Class<D> kind, Consumer<D> shows) {
    this.kind = kind;
    this.shows = shows;
    front = new FrontEditor(page, this::follow);
    front.look();
  }

  private void follow(IEditorPart now) {
    D next = now == null ? null : now.getAdapter(kind);
    if (next != desk) {
      leave();
      desk = next;
      if (desk != null) {
        desk.addListener(changed);
      }
    }
    editor = now;
    changed();
  }

  private void changed() {
    shows.accept(desk);
  }

  private void leave() {
    if (desk != null) {
      desk.removeListener(changed);
      desk.left();
    }
  }

  /** The editor in front; null when there is none. */
  public IEditorPart editor() {
    return editor;
  }

  @Override
  public void close() {
    front.close();
    leave();
    desk = null;
  }
}
