package org.trackwalk.eclipse.ui.problems;

import org.eclipse.swt.widgets.Control;
import org.trackwalk.eclipse.ui.marker.TrackMarker;

/** What several findings have in common. */
public final class CauseField extends TrackField {

  private static final int WIDTH = 160;

  @Override
  String text(TrackMarker finding) {
    return finding.cause();
  }

  @Override
  public int getDefaultColumnWidth(Control control) {
    return WIDTH;
  }
}
