package org.trackwalk.eclipse.ui.open;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.eclipse.swt.dnd.DND;
import org.eclipse.swt.dnd.DropTargetAdapter;
import org.eclipse.swt.dnd.DropTargetEvent;
import org.eclipse.ui.IWorkbenchWindow;

/** Files and folders that are dropped on a window are opened as from the menu. */
final class FileDrop extends DropTargetAdapter {

  private final IWorkbenchWindow window;

  FileDrop(IWorkbenchWindow window) {
    this.window = window;
  }

  @Override
  public void dragEnter(DropTargetEvent event) {
    // The files stay where they are, so it is a copy to whoever drags, never a move.
    event.detail = (event.operations & DND.DROP_COPY) != 0 ? DND.DROP_COPY : DND.DROP_LINK;
  }

  @Override
  public void dragOperationChanged(DropTargetEvent event) {
    dragEnter(event);
  }

  @Override
  public void drop(DropTargetEvent event) {
    if (event.data instanceof String[] names && names.length > 0) {
      List<Path> paths = Arrays.stream(names).map(Path::of).toList();
      TrackOpening.open(window, paths);
    }
  }
}
