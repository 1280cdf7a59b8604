package org.trackwalk.eclipse.ui.problems;

import org.eclipse.swt.widgets.Control;
import org.trackwalk.eclipse.ui.marker.TrackMarker;

/** What has changed: since the check before, else against the baseline. */
public final class StateField extends TrackField {

  private static final int WIDTH = 80;

  @Override
  String text(TrackMarker finding) {
    String since = finding.since();
    return since.isEmpty() ? finding.state() : since;
  }

  @Override
  String hint() {
    return "New or worse since the check before; else new, worse, better or unchanged against the"
        + " baseline of the project, when there is one (Track > Baseline).";
  }

  @Override
  public int getDefaultColumnWidth(Control control) {
    return WIDTH;
  }
}
