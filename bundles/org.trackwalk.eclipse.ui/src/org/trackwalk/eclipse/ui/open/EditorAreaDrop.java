package org.trackwalk.eclipse.ui.open;

import java.util.Arrays;
import org.eclipse.swt.dnd.DND;
import org.eclipse.swt.dnd.DropTarget;
import org.eclipse.swt.dnd.DropTargetEvent;
import org.eclipse.swt.dnd.DropTargetListener;
import org.eclipse.swt.dnd.FileTransfer;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.part.EditorInputTransfer;

/**
 * Over the editors the platform takes what is dropped, and opens a folder or a game's scene as a
 * text. Here files and folders are ours there as everywhere on the window; all else stays the
 * platform's.
 */
final class EditorAreaDrop implements DropTargetListener {

  private final DropTargetListener files;
  private final DropTargetListener others;

  private EditorAreaDrop(DropTargetListener files, DropTargetListener others) {
    this.files = files;
    this.others = others;
  }

  /**
   * Takes over when something is first dragged there: the platform makes the area, and what listens
   * there, whenever it likes.
   */
  static void watch(Display display) {
    display.addFilter(
        DND.DragEnter,
        event -> {
          if (event.widget instanceof DropTarget target && opensEditors(target)) {
            takeOver(target);
          }
        });
  }

  /** Whether it is the editor area's: only there what an editor shows is dropped. */
  private static boolean opensEditors(DropTarget target) {
    return Arrays.stream(target.getTransfer()).anyMatch(EditorInputTransfer.getInstance()::equals);
  }

  private static void takeOver(DropTarget target) {
    for (IWorkbenchWindow window : PlatformUI.getWorkbench().getWorkbenchWindows()) {
      if (window.getShell() == target.getControl().getShell()) {
        for (DropTargetListener listener : target.getDropListeners()) {
          if (!(listener instanceof EditorAreaDrop)) {
            target.removeDropListener(listener);
            target.addDropListener(new EditorAreaDrop(new FileDrop(window), listener));
          }
        }
      }
    }
  }

  private DropTargetListener whose(DropTargetEvent event) {
    boolean file =
        event.currentDataType != null
            && FileTransfer.getInstance().isSupportedType(event.currentDataType);
    return file ? files : others;
  }

  @Override
  public void dragEnter(DropTargetEvent event) {
    whose(event).dragEnter(event);
  }

  @Override
  public void dragLeave(DropTargetEvent event) {
    files.dragLeave(event);
    others.dragLeave(event);
  }

  @Override
  public void dragOperationChanged(DropTargetEvent event) {
    whose(event).dragOperationChanged(event);
  }

  @Override
  public void dragOver(DropTargetEvent event) {
    whose(event).dragOver(event);
  }

  @Override
  public void drop(DropTargetEvent event) {
    whose(event).drop(event);
  }

  @Override
  public void dropAccept(DropTargetEvent event) {
    whose(event).dropAccept(event);
  }
}
