package org.trackwalk.eclipse.ui.open;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.eclipse.swt.SWT;
import org.eclipse.swt.dnd.DropTarget;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;

/**
 * Tracks that fall where the platform has a drop target of its own are opened as anywhere else on
 * the window: over the editors it would say of a folder that it is no file. What is no track is
 * left to it, and so is a list, where the row says what is meant.
 *
 * <p>A filter of the display for drops: it comes before the target's own listeners.
 */
final class DroppedTracks implements Listener {

  @Override
  public void handleEvent(Event event) {
    if (event.widget instanceof DropTarget target
        && event.data instanceof String[] names
        && names.length > 0
        && isBare(target.getControl())) {
      IWorkbenchWindow window = window(target.getControl().getShell());
      List<Path> paths = Arrays.stream(names).map(Path::of).toList();
      if (window != null && paths.stream().allMatch(TrackOpening::takes)) {
        TrackOpening.open(window, paths);
        event.type = SWT.None; // nobody else gets it
      }
    }
  }

  private static boolean isBare(Control control) {
    return !(control instanceof Shell || control instanceof Tree || control instanceof Table);
  }

  private static IWorkbenchWindow window(Shell shell) {
    for (IWorkbenchWindow window : PlatformUI.getWorkbench().getWorkbenchWindows()) {
      if (window.getShell() == shell) {
        return window;
      }
    }
    return null;
  }
}
