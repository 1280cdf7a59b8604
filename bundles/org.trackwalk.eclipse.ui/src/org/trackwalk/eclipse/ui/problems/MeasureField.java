package org.trackwalk.eclipse.ui.problems;

import org.eclipse.swt.widgets.Control;
import org.trackwalk.eclipse.ui.marker.TrackMarker;
import org.trackwalk.report.format.Numbers;

/** How big it is. */
public final class MeasureField extends TrackField {

  private static final int WIDTH = 96;

  @Override
  String text(TrackMarker finding) {
    return Double.isNaN(finding.measure()) || finding.measure() == 0
        ? ""
        : Numbers.measure(finding.measure(), finding.unit());
  }

  @Override
  int order(TrackMarker a, TrackMarker b) {
    return Double.compare(b.measure(), a.measure());
  }

  @Override
  String hint() {
    return "What was measured there: the height of a step, the width of a gap, an angle";
  }

  @Override
  public int getDefaultColumnWidth(Control control) {
    return WIDTH;
  }
}
