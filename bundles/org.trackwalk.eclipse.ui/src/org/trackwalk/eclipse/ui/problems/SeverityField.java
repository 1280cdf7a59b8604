package org.trackwalk.eclipse.ui.problems;

import org.eclipse.core.resources.IMarker;
import org.eclipse.swt.widgets.Control;
import org.trackwalk.eclipse.ui.marker.TrackMarker;

/** Error, warning or note as a word; the picture stands beside the message. */
public final class SeverityField extends TrackField {

  private static final int WIDTH = 70;

  /** The word for a marker's severity. */
  static String word(int severity) {
    return switch (severity) {
      case IMarker.SEVERITY_ERROR -> "error";
      case IMarker.SEVERITY_WARNING -> "warning";
      default -> "note";
    };
  }

  @Override
  String text(TrackMarker finding) {
    return word(finding.severity());
  }

  @Override
  int order(TrackMarker a, TrackMarker b) {
    return Integer.compare(b.severity(), a.severity());
  }

  @Override
  public int getDefaultColumnWidth(Control control) {
    return WIDTH;
  }
}
