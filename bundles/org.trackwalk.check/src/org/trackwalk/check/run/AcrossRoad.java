package org.trackwalk.check.run;

import org.trackwalk.check.rank.WayAcross;
import org.trackwalk.course.road.Road;
import org.trackwalk.course.road.RoadPlace;
import org.trackwalk.course.road.Strand;

/**
 * What lies across the way that cars drive: it reaches farther from side to side of the road than
 * along it.
 *
 * @param road null where nobody has walked it: then nothing does
 */
record AcrossRoad(Road road) implements WayAcross {

  /** Numbers of one point. */
  private static final int POINT = 3;

  /** Into so many parts a path is cut to see where it lies. */
  private static final int PARTS = 8;

  @Override
  public Section of(double[] path) {
    RoadPlace place = road == null || path.length < POINT ? null : place(path);
    if (place == null) {
      return null;
    }
    Strand strand = road.strands().get(place.strand());
    double x = strand.headingX(place.row());
    double z = strand.headingZ(place.row());
    double[] along = {Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY};
    double[] across = along.clone();
    for (int i = 0; i + 2 < path.length; i += POINT) {
      widen(along, path[i] * x + path[i + 2] * z);
      widen(across, path[i] * z - path[i + 2] * x);
    }
    return across[1] - across[0] > along[1] - along[0]
        ? new Section(
            strand.centre(place.row(), 0),
            strand.centre(place.row(), 2),
            Math.max(strand.left(place.row()), strand.right(place.row())) + Road.NEAR)
        : null;
  }

  /** Where on the road it lies most, as near to its middle as that is; null where it does not. */
  private RoadPlace place(double[] path) {
    RoadPlace best = null;
    for (int i = 0; i <= PARTS; i++) {
      // the middle first, then from there to both ends
      int part = PARTS / 2 + (i % 2 == 0 ? 1 : -1) * ((i + 1) / 2);
      double[] at = point(path, (double) part / PARTS);
      RoadPlace place = road.place(at[0], at[1], at[2]);
      if (place != null && (best == null || place.outside() < best.outside())) {
        best = place;
      }
    }
    return best;
  }

  /** The point of a path that so large a part of its length leads to. */
  private static double[] point(double[] path, double part) {
    double left = 0;
    for (int i = 0; i + 2 * POINT <= path.length; i += POINT) {
      left += part * length(path, i);
    }
    for (int i = 0; i + 2 * POINT <= path.length; i += POINT) {
      double length = length(path, i);
      if (left <= length && length > 0) {
        double t = left / length;
        double[] at = new double[POINT];
        for (int k = 0; k < POINT; k++) {
          at[k] = path[i + k] + t * (path[i + POINT + k] - path[i + k]);
        }
        return at;
      }
      left -= length;
    }
    int last = path.length - POINT;
    return new double[] {path[last], path[last + 1], path[last + 2]};
  }

  private static double length(double[] path, int i) {
    double x = path[i + POINT] - path[i];
    double y = path[i + POINT + 1] - path[i + 1];
    double z = path[i + POINT + 2] - path[i + 2];
    return Math.sqrt(x * x + y * y + z * z);
  }

  private static void widen(double[] range, double to) {
    range[0] = Math.min(range[0], to);
    range[1] = Math.max(range[1], to);
  }
}
