package org.trackwalk.eclipse.ui.problems;

import org.eclipse.core.resources.IMarker;
import org.trackwalk.eclipse.core.TrackwalkCore;
import org.trackwalk.eclipse.ui.marker.TrackMarker;
import org.trackwalk.eclipse.viewer.state.ViewState;

/** What the finding of a selected line is where findings are chosen elsewhere. */
final class LineElsewhere {

  private LineElsewhere() {}

  /** Whether a line is of that finding, or of one that it speaks for in the 3D view. */
  static boolean standsFor(IMarker line, IMarker marker) {
    if (line == null || line.equals(marker)) {
      return line != null;
    }
    String fingerprint = new TrackMarker(line).fingerprint();
    return TrackwalkCore.book().finding(marker).stream()
        .flatMap(found -> found.finding().flow().stream())
        .anyMatch(step -> step.fingerprint() != null && step.fingerprint().equals(fingerprint));
  }

  /**
   * Whether a 3D view has the finding of a line and none is chosen there: somebody has clicked on
   * the ground or the sky.
   *
   * @param seen null for another part
   */
  static boolean isLeft(IMarker line, ViewState seen) {
    return seen != null
        && TrackMarker.is(line)
        && seen.glyph().isEmpty()
        && seen.scene()
            .flatMap(scene -> scene.glyph(new TrackMarker(line).fingerprint()))
            .isPresent();
  }
}
