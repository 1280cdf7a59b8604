package org.trackwalk.eclipse.ui.problems;

import org.eclipse.core.resources.IMarker;
import org.eclipse.ui.views.markers.MarkerField;
import org.eclipse.ui.views.markers.MarkerItem;
import org.trackwalk.eclipse.ui.marker.TrackMarker;

/** A column that shows one thing of a finding; empty in the line of a group. */
abstract class TrackField extends MarkerField {

  /** The text of the cell. */
  abstract String text(TrackMarker finding);

  /** How two findings follow each other when the column is sorted by. */
  int order(TrackMarker a, TrackMarker b) {
    return text(a).compareToIgnoreCase(text(b));
  }

  @Override
  public String getValue(MarkerItem item) {
    IMarker marker = item.getMarker();
    return marker == null ? "" : text(new TrackMarker(marker));
  }

  @Override
  public int compare(MarkerItem item1, MarkerItem item2) {
    IMarker a = item1.getMarker();
    IMarker b = item2.getMarker();
    if (a == null || b == null) {
      return Boolean.compare(a == null, b == null);
    }
    return order(new TrackMarker(a), new TrackMarker(b));
  }
}
