package org.trackwalk.eclipse.ui.problems;

import org.eclipse.swt.widgets.Control;
import org.trackwalk.eclipse.ui.marker.TrackMarker;
import org.trackwalk.report.format.Numbers;

/** What a car feels there. */
public final class JoltField extends TrackField {

  private static final int WIDTH = 75;

  @Override
  String text(TrackMarker finding) {
    return Double.isNaN(finding.jolt()) ? "" : Numbers.rounded(finding.jolt()) + " m/s";
  }

  @Override
  int order(TrackMarker a, TrackMarker b) {
    return Double.compare(felt(b), felt(a));
  }

  private static double felt(TrackMarker finding) {
    return Double.isNaN(finding.jolt()) ? -1 : finding.jolt();
  }

  @Override
  String hint() {
    return "How much the car's speed changes at once when it drives over the place, in metres a"
        + " second; of all probes the one that matters most. A click sorts by it.";
  }

  @Override
  public int getDefaultColumnWidth(Control control) {
    return WIDTH;
  }
}
