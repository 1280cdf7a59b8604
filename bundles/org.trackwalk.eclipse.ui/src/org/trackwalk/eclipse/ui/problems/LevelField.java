package org.trackwalk.eclipse.ui.problems;

import org.eclipse.swt.widgets.Control;
import org.trackwalk.eclipse.ui.marker.TrackMarker;

/** Which level it is in: the list is of all projects. */
public final class LevelField extends TrackField {

  private static final int WIDTH = 150;

  @Override
  String text(TrackMarker finding) {
    return finding.level();
  }

  @Override
  String hint() {
    return "The level, after its project and folder; Show > Levels in the view's menu shows one";
  }

  @Override
  public int getDefaultColumnWidth(Control control) {
    return WIDTH;
  }
}
