package org.trackwalk.eclipse.ui.problems;

import org.eclipse.swt.widgets.Control;
import org.trackwalk.eclipse.ui.marker.TrackMarker;

/** What has changed since the last time: new, worse. */
public final class StateField extends TrackField {

  private static final int WIDTH = 80;

  @Override
  String text(TrackMarker finding) {
    return finding.state();
  }

  @Override
  String hint() {
    return "New, worse, better or unchanged against the baseline of the project. Empty as long as"
        + " there is none: it is set in the project's properties, under Trackwalk.";
  }

  @Override
  public int getDefaultColumnWidth(Control control) {
    return WIDTH;
  }
}
