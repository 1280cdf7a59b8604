package org.trackwalk.check.rules.level;

import java.util.List;
import org.trackwalk.course.marker.LevelMarkers;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.Marker;

/** What starts are called: as the marker that stands there, else by their number from 1. */
final class StartNames {

  /** So near is a start to the marker that it was read from, metres: what texts round away. */
  private static final double SAME = 0.01;

  private final List<double[]> starts;
  private final List<Marker> markers;

  StartNames(Level level) {
    this.starts = level.hints().spawns();
    this.markers = LevelMarkers.of(level);
  }

  /** The name of a start. */
  String of(int number) {
    double[] at = starts.get(number);
    Marker nearest = null;
    double least = SAME;
    for (Marker marker : markers) {
      double away = apart(marker.position(), at);
      if (away < least) {
        nearest = marker;
        least = away;
      }
    }
    return nearest == null ? "start " + (number + 1) : nearest.name();
  }

  private static double apart(double[] a, double[] b) {
    return Math.hypot(Math.hypot(a[0] - b[0], a[1] - b[1]), a[2] - b[2]);
  }
}
