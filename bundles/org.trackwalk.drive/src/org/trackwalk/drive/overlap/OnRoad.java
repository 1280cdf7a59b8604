package org.trackwalk.drive.overlap;

import java.util.List;
import org.trackwalk.course.road.Road;
import org.trackwalk.course.road.RoadPlace;
import org.trackwalk.course.road.Strand;
import org.trackwalk.ground.border.BorderLimits;

/** Which places lie on the road, so far inside its borders that a lane leads over them. */
record OnRoad(Road road) {

  /**
   * Metres inside the road's border from which a thing stands on the road: lanes lie so far apart,
   * so nothing is driven along nearer to the border. A lane that lies just so far inside is driven
   * along: less than what borders may be apart to be one is rounding.
   */
  private static final double MARGIN = Strand.LANE - BorderLimits.DEFAULT.exact();

  /** Parts of a stretch that are looked at; a longer one has fewer than its lanes. */
  private static final int MOST = 1000;

  boolean between(double[] at) {
    RoadPlace place = place(at[0], at[1], at[2]);
    if (place == null) {
      return false;
    }
    Strand strand = road.strands().get(place.strand());
    return place.lateral() < strand.left(place.row()) - MARGIN
        && -place.lateral() < strand.right(place.row()) - MARGIN;
  }

  /**
   * Where to look for an overlap on the road: its deepest point, or where that lies beside the road
   * the nearest place on lines that is on it. A wall that begins in the road may be deepest far
   * off.
   *
   * @param lines xyz triples each
   * @param deepest xyz
   */
  double[] nearest(List<double[]> lines, double[] deepest) {
    if (lines.isEmpty() || onOrUnder(deepest, lines.get(0)[1])) {
      return deepest;
    }
    double[] best = deepest;
    double least = Double.POSITIVE_INFINITY;
    for (double[] line : lines) {
      for (int i = 0; i + 5 < line.length; i += 3) {
        double length =
            Math.hypot(
                line[i + 3] - line[i],
                Math.hypot(line[i + 4] - line[i + 1], line[i + 5] - line[i + 2]));
        int parts = (int) Math.min(MOST, Math.max(1, Math.ceil(2 * length / Strand.LANE)));
        for (int part = 0; part < parts; part++) {
          double share = (part + 0.5) / parts;
          double[] at = new double[3];
          double square = 0;
          for (int k = 0; k < 3; k++) {
            at[k] = line[i + k] + share * (line[i + 3 + k] - line[i + k]);
            square += (at[k] - deepest[k]) * (at[k] - deepest[k]);
          }
          if (square < least && between(at)) {
            least = square;
            best = at;
          }
        }
      }
    }
    return best;
  }

  /** True for what lies between the borders at any height: a pole may be deep in the ground. */
  private boolean onOrUnder(double[] at, double height) {
    RoadPlace place = place(at[0], at[1], at[2]);
    place = place == null ? place(at[0], height, at[2]) : place;
    return place != null && place.outside() == 0;
  }

  private RoadPlace place(double x, double y, double z) {
    return road.strands().isEmpty() ? null : road.place(x, y, z);
  }
}
