package org.trackwalk.eclipse.ui.problems;

import org.eclipse.swt.widgets.Control;
import org.trackwalk.eclipse.ui.marker.TrackMarker;

/** What each engine makes of it, side by side; of one alone its name. */
public final class ProfileField extends TrackField {

  private static final int WIDTH = 150;

  /** Points that two with their numbers take. */
  static final int SIDE_BY_SIDE = 230;

  @Override
  String text(TrackMarker finding) {
    String all = finding.byProfile();
    return all.isEmpty() ? finding.profile() : all;
  }

  @Override
  String hint() {
    return "The jolt by each engine that the level is judged by: Track > Compare with"
        + " Profile puts a second one beside the first, Compare with Vehicle a second vehicle";
  }

  @Override
  public int getDefaultColumnWidth(Control control) {
    return WIDTH;
  }
}
