package org.trackwalk.eclipse.ui.problems;

import org.eclipse.swt.widgets.Control;
import org.trackwalk.eclipse.ui.marker.TrackMarker;

/** How far the team is with it, who says so, and what else there is to know. */
public final class WorkField extends TrackField {

  private static final int WIDTH = 110;

  @Override
  String text(TrackMarker finding) {
    return finding.workWords();
  }

  @Override
  String hint() {
    return "What the team says: in work, done, not a fault; by whom, with a note. Set in the menu"
        + " of a line, kept in a file beside the level, told in reports.";
  }

  @Override
  public int getDefaultColumnWidth(Control control) {
    return WIDTH;
  }
}
