package org.trackwalk.eclipse.ui.problems;

import org.eclipse.swt.widgets.Control;
import org.trackwalk.eclipse.ui.marker.TrackMarker;

/** The rule that spoke. */
public final class RuleField extends TrackField {

  private static final int WIDTH = 150;

  @Override
  String text(TrackMarker finding) {
    return finding.rule();
  }

  @Override
  String hint() {
    return "The rule that found it; its page is in the view Rule";
  }

  @Override
  public int getDefaultColumnWidth(Control control) {
    return WIDTH;
  }
}
