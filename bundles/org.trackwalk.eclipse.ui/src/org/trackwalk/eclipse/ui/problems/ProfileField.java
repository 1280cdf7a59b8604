package org.trackwalk.eclipse.ui.problems;

import org.eclipse.swt.widgets.Control;
import org.trackwalk.eclipse.ui.marker.TrackMarker;

/** The engine that feels it most. */
public final class ProfileField extends TrackField {

  private static final int WIDTH = 90;

  @Override
  String text(TrackMarker finding) {
    return finding.profile();
  }

  @Override
  public int getDefaultColumnWidth(Control control) {
    return WIDTH;
  }
}
