package org.trackwalk.eclipse.ui.problems;

import org.eclipse.swt.widgets.Control;
import org.trackwalk.eclipse.ui.marker.TrackMarker;

/** What the surface is for: road, verge, barrier, scenery. */
public final class SurfaceField extends TrackField {

  private static final int WIDTH = 70;

  @Override
  String text(TrackMarker finding) {
    return finding.surface();
  }

  @Override
  String hint() {
    return "What the surface is for: road, verge, barrier, scenery";
  }

  @Override
  public int getDefaultColumnWidth(Control control) {
    return WIDTH;
  }
}
