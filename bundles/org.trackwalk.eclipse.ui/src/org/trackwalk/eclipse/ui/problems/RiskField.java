package org.trackwalk.eclipse.ui.problems;

import org.eclipse.swt.widgets.Control;
import org.trackwalk.eclipse.ui.marker.TrackMarker;
import org.trackwalk.report.format.Numbers;

/** How much it matters: jolt, how often, on which surface. */
public final class RiskField extends TrackField {

  private static final int WIDTH = 70;

  @Override
  String text(TrackMarker finding) {
    return finding.risk() == 0 ? "" : Numbers.rounded(finding.risk());
  }

  @Override
  int order(TrackMarker a, TrackMarker b) {
    return Double.compare(b.risk(), a.risk());
  }

  @Override
  String hint() {
    return "How much it matters, from the jolt, how often a car feels it, how long the place is,"
        + " and how fast the surface is driven on; next to the racing line it counts double."
        + " Of equal severity the greater risk comes first.";
  }

  @Override
  public int getDefaultColumnWidth(Control control) {
    return WIDTH;
  }
}
