package org.trackwalk.eclipse.ui.problems;

import org.eclipse.swt.widgets.Control;
import org.trackwalk.eclipse.core.marker.MarkerAttributes;
import org.trackwalk.eclipse.ui.marker.TrackMarker;

/** Where it is, in the coordinates of the level. */
public final class PlaceField extends TrackField {

  private static final int WIDTH = 170;

  @Override
  String text(TrackMarker finding) {
    return finding.position() == null ? MarkerAttributes.WHOLE_LEVEL : finding.place();
  }

  @Override
  public int getDefaultColumnWidth(Control control) {
    return WIDTH;
  }
}
