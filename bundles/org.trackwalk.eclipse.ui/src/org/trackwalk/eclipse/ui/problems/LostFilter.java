package org.trackwalk.eclipse.ui.problems;

import java.util.List;
import java.util.function.Supplier;
import org.eclipse.core.resources.IMarker;
import org.eclipse.swt.widgets.Display;
import org.trackwalk.eclipse.ui.marker.ReadFindings;

/**
 * Mends what the platform loses: it makes its filters in a job and takes no care of a change that
 * comes meanwhile; then it has none, and shows everything until the next change.
 */
final class LostFilter implements Runnable {

  /** Milliseconds in which an update that follows a change mostly has come by itself. */
  private static final int PATIENCE = 300;

  private final Display display;
  private final Supplier<List<IMarker>> list;

  /**
   * Looks after a list.
   *
   * @param list what it shows; null when it is no more
   */
  LostFilter(Display display, Supplier<List<IMarker>> list) {
    this.display = display;
    this.list = list;
  }

  /** The list has been filled anew. */
  void filled() {
    display.timerExec(PATIENCE, this);
  }

  @Override
  public void run() {
    List<IMarker> markers = list.get();
    if (markers != null && !fits(markers)) {
      ShownStore.writeAgain();
    }
  }

  private static boolean fits(List<IMarker> markers) {
    Shown shown = ShownStore.read();
    for (IMarker marker : markers) {
      if (!shown.shows(ReadFindings.of(marker)) && marker.exists()) {
        return false;
      }
    }
    return true;
  }
}
