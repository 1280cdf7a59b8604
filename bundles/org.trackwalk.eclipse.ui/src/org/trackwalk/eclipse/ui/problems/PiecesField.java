package org.trackwalk.eclipse.ui.problems;

import org.eclipse.swt.widgets.Control;
import org.trackwalk.eclipse.ui.marker.TrackMarker;

/** The pair at a seam, or the piece. */
public final class PiecesField extends TrackField {

  private static final int WIDTH = 190;

  @Override
  String text(TrackMarker finding) {
    return finding.pair();
  }

  @Override
  String hint() {
    return "The piece, or the two pieces of a seam";
  }

  @Override
  public int getDefaultColumnWidth(Control control) {
    return WIDTH;
  }
}
