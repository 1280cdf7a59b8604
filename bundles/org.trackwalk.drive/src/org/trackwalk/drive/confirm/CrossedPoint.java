package org.trackwalk.drive.confirm;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.course.road.MeetingAngle;
import org.trackwalk.course.road.Road;
import org.trackwalk.course.road.RoadPlace;
import org.trackwalk.course.road.Strand;
import org.trackwalk.drive.effect.BoxPlaces;
import org.trackwalk.drive.effect.RoadCorners;

/**
 * A point of a line that who drives along the road crosses.
 *
 * @param point level coordinates
 * @param hx unit direction of the road there; likewise hz
 * @param sine of the angle between the two
 * @param across metres of the line across the way, around the point
 * @param edge of the line that is met there, from its beginning to its end
 * @param met point of that edge: this one, but for who drives beside a corner
 */
record CrossedPoint(
    double[] point, double hx, double hz, double sine, double across, double[] edge, double[] met) {

  /** From a corner to where its edge is asked, metres, where the edge is that long. */
  private static final double FROM_CORNER = 0.02;

  /** Lines that are met at less are not crossed within a few steps, degrees. */
  private static final double LEAST = 2;

  /**
   * Passes of a sphere through a corner go so far beside it, metres: half of what is a point across
   * the way (docs/ranking.md), and so far that it is clear of ground that rises by 20 degrees.
   */
  private static final double[] BESIDE = {0.025, -0.025, 0.06, -0.06};

  /** Places of one line at most, however much wider than the box it is: a road of 40 m. */
  private static final int MOST = 24;

  /** Crossings as hard as the hardest, but for this part, are as good. */
  private static final double AS_GOOD = 0.95;

  /**
   * Points of a line that lie on the road and are crossed as hard as any.
   *
   * @param path xyz triples
   * @param most points
   */
  static List<CrossedPoint> of(Road road, double[] path, int most) {
    return of(road, path, most, 0);
  }

  /**
   * Points of a line that lie on the road and are crossed as hard as any.
   *
   * @param path xyz triples
   * @param least so many points, or more: two are no farther apart than what crosses is wide,
   *     unless that would be too many; fewer where the line goes on beside the road
   * @param wide metres: see {@link BoxPlaces}; 0 for what goes over it in one point
   */
  static List<CrossedPoint> of(Road road, double[] path, int least, double wide) {
    List<CrossedPoint> all = new ArrayList<>();
    for (int i = 0; i < Math.max(3, path.length - 3); i += 3) {
      CrossedPoint one = on(road, path, i, Math.min(i + 3, path.length - 3));
      if (one != null) {
        all.add(one);
      }
    }
    // what is foretold is the hardest crossing: where that is beside the road, no lane has it
    double enough = AS_GOOD * hardest(road, path);
    all.removeIf(p -> p.sine() < enough);
    double length = all.stream().mapToDouble(CrossedPoint::across).sum();
    if (length == 0) {
      return List.copyOf(all.subList(0, Math.min(wide > 0 ? 1 : least, all.size())));
    }
    all.removeIf(p -> p.across() == 0); // an upright edge, or a corner that stands there twice
    double[] places = wide > 0 ? BoxPlaces.over(length, wide, least, MOST) : parts(length, least);
    List<CrossedPoint> chosen = new ArrayList<>();
    double along = -length / 2;
    int next = 0;
    for (int i = 0; i < all.size(); i++) {
      CrossedPoint one = all.get(i);
      boolean last = i == all.size() - 1;
      // several of a long edge: a road's cross seam may have no other corners than its ends
      while (next < places.length && (last || places[next] < along + one.across())) {
        CrossedPoint there = one.moved((places[next++] - along) / one.across() - 0.5);
        if (there.isOn(road)) {
          chosen.add(there);
        }
      }
      along += one.across();
    }
    return chosen;
  }

  /** The middles of so many equal parts of a length, from its middle. */
  private static double[] parts(double length, int n) {
    double[] middles = new double[n];
    for (int i = 0; i < n; i++) {
      middles[i] = length * ((i + 0.5) / n - 0.5);
    }
    return middles;
  }

  /** The point so many lengths of its edge on, from its middle. */
  private CrossedPoint moved(double part) {
    double[] at = {point[0] + part * edge[0], point[1] + part * edge[1], point[2] + part * edge[2]};
    return new CrossedPoint(at, hx, hz, sine, across, edge, at);
  }

  /** An edge whose middle is on the road may go on beside it. */
  private boolean isOn(Road road) {
    RoadPlace place = road.place(point[0], point[1], point[2]);
    return place != null && place.outside() <= 0;
  }

  /** The sine of the hardest crossing of a line, on the road or beside it. */
  static double hardest(Road road, double[] path) {
    double hardest = 0;
    for (int i = 0; i < Math.max(3, path.length - 3); i += 3) {
      hardest = Math.max(hardest, sine(road, path, i, Math.min(i + 3, path.length - 3)));
    }
    return hardest;
  }

  /**
   * Places beside some corners of a line that lie on the road, from its middle outward: who drives
   * along the road there meets a corner as if it lay across, on a side from which the ground does
   * not rise behind the line.
   *
   * @param path xyz triples
   */
  static List<CrossedPoint> corners(Road road, double[] path, Probe probe) {
    double[] beside = probe.round() ? BESIDE : BoxPlaces.overCorner(probe.half()[0]);
    List<double[]> corners = new ArrayList<>();
    for (int i = 0; i < path.length; i += 3) {
      corners.add(new double[] {path[i], path[i + 1], path[i + 2]});
    }
    List<CrossedPoint> chosen = new ArrayList<>();
    for (double[] at : RoadCorners.of(road, corners, BoxPlaces.CORNERS)) {
      double[] edge = edgeAt(corners, at);
      double[] met = onEdge(at, edge);
      RoadPlace place = road.place(at[0], at[1], at[2]);
      Strand strand = road.strands().get(place.strand());
      double hx = strand.headingX(place.row());
      double hz = strand.headingZ(place.row());
      for (double aside : beside) {
        double[] there = {at[0] - aside * hz, at[1], at[2] + aside * hx};
        chosen.add(new CrossedPoint(there, hx, hz, 1, 0, edge, met));
      }
    }
    return chosen;
  }

  /** The way from a corner to the one next to it; none where all are in one place. */
  private static double[] edgeAt(List<double[]> corners, double[] at) {
    double[] edge = new double[3];
    for (int way = 1; way >= -1; way -= 2) {
      for (int i = corners.indexOf(at) + way; i >= 0 && i < corners.size(); i += way) {
        for (int k = 0; k < 3; k++) {
          edge[k] = corners.get(i)[k] - at[k];
        }
        if (length(edge) > 0) {
          return edge;
        }
      }
    }
    return edge;
  }

  private static double[] onEdge(double[] corner, double[] edge) {
    double length = length(edge);
    double part = length > 0 ? Math.min(FROM_CORNER / length, 0.5) : 0;
    double[] on = new double[3];
    for (int k = 0; k < 3; k++) {
      on[k] = corner[k] + part * edge[k];
    }
    return on;
  }

  private static double length(double[] v) {
    return Math.sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
  }

  /** Of who drives along the road, or runs off it. */
  private static double sine(Road road, double[] path, int from, int to) {
    double dx = path[to] - path[from];
    return MeetingAngle.sine(road, middle(path, from, to), dx, path[to + 2] - path[from + 2]);
  }

  private static double[] middle(double[] path, int from, int to) {
    double[] middle = new double[3];
    for (int k = 0; k < 3; k++) {
      middle[k] = (path[from + k] + path[to + k]) / 2;
    }
    return middle;
  }

  private static CrossedPoint on(Road road, double[] path, int from, int to) {
    double[] middle = middle(path, from, to);
    RoadPlace place = road.place(middle[0], middle[1], middle[2]);
    if (place == null || place.outside() > 0) {
      return null;
    }
    Strand strand = road.strands().get(place.strand());
    double hx = strand.headingX(place.row());
    double hz = strand.headingZ(place.row());
    double dx = path[to] - path[from];
    double dz = path[to + 2] - path[from + 2];
    double length = Math.sqrt(dx * dx + dz * dz);
    double sine = length > 0 ? Math.min(1, Math.abs(dx * hz - dz * hx) / length) : 1;
    return sine < StrictMath.sin(StrictMath.toRadians(LEAST))
        ? null
        : new CrossedPoint(
            middle,
            hx,
            hz,
            sine,
            sine * length,
            new double[] {dx, path[to + 1] - path[from + 1], dz},
            middle);
  }
}
