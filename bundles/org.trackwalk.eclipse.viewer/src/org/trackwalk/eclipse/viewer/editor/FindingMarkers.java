package org.trackwalk.eclipse.viewer.editor;

import java.util.Optional;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.CoreException;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.eclipse.core.marker.LevelMarkers;
import org.trackwalk.eclipse.core.marker.MarkerAttributes;

/** From findings to their markers, and from markers to places. */
final class FindingMarkers {

  private FindingMarkers() {}

  /** The marker of a finding; empty when it has none, or the project was closed. */
  static Optional<IMarker> of(TrackLevel level, String fingerprint) {
    try {
      for (IMarker marker : LevelMarkers.of(level)) {
        if (fingerprint.equals(marker.getAttribute(MarkerAttributes.FINGERPRINT, null))) {
          return Optional.of(marker);
        }
      }
      return Optional.empty();
    } catch (CoreException e) {
      return Optional.empty(); // the project was closed meanwhile
    }
  }

  /** What two engines or vehicles make of it, as the list has it; empty where one was asked. */
  static String beside(IMarker marker) {
    return marker.getAttribute(MarkerAttributes.BY_PROFILE, "");
  }

  /** The place of a marker: three doubles, level coordinates; empty when it has none. */
  static Optional<double[]> place(IMarker marker) {
    try {
      double[] place = new double[3];
      String[] names = {MarkerAttributes.X, MarkerAttributes.Y, MarkerAttributes.Z};
      for (int k = 0; k < 3; k++) {
        String text = marker.getAttribute(names[k], null);
        if (text == null) {
          return Optional.empty();
        }
        place[k] = Double.parseDouble(text);
      }
      return Optional.of(place);
    } catch (NumberFormatException e) {
      return Optional.empty();
    }
  }
}
