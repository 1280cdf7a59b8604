package org.trackwalk.drive.things;

import java.util.Arrays;
import org.trackwalk.course.road.Road;
import org.trackwalk.course.road.RoadPlace;
import org.trackwalk.course.road.Strand;
import org.trackwalk.ground.reach.Floor;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Where a thing is told, whatever rows it was met from: on the road under a corner of its faces, or
 * under the middle of an edge or of a face, the highest of those that a body's height reaches.
 *
 * @param position three doubles
 * @param speed of the vehicle there, between those of the rows before and behind it, m/s
 */
record Crest(double[] position, double speed) {

  /** Shares of a face's corners: the corners, the middles of its edges and its own. */
  private static final double[][] PLACES = {
    {1, 0, 0},
    {0, 1, 0},
    {0, 0, 1},
    {0.5, 0.5, 0},
    {0, 0.5, 0.5},
    {0.5, 0, 0.5},
    {1 / 3.0, 1 / 3.0, 1 / 3.0}
  };

  /**
   * That of a thing.
   *
   * @param triangles that are met, of the piece that it is named after
   * @param worst a part of its highest face: where no such place lies over the road, it is told
   *     there
   * @param pass of the road by it
   * @param gentle the road without its steep places
   * @param most height of the body, metres
   */
  static Crest of(
      WeldedSurface surface,
      int[] triangles,
      Met worst,
      Pass pass,
      Road road,
      Floor.Reader gentle,
      double most) {
    float[] p = surface.positions();
    double[] best = worst.foot();
    double high = Double.NEGATIVE_INFINITY;
    for (int t : Arrays.stream(triangles).sorted().toArray()) {
      for (double[] share : PLACES) {
        double[] at = new double[3];
        for (int c = 0; c < 3; c++) {
          for (int k = 0; k < 3; k++) {
            at[k] += share[c] * p[3 * surface.triangles()[3 * t + c] + k];
          }
        }
        double under = under(gentle, at, most);
        double over = at[1] - under;
        if (over > high + Met.SAME) {
          RoadPlace place = road.place(at[0], under, at[2]);
          if (place != null
              && place.strand() == worst.strand()
              && pass.isNear(place.row())
              && place.outside() == 0) {
            best = new double[] {at[0], under, at[2]};
            high = over;
          }
        }
      }
    }
    return new Crest(best, speed(best, worst, road));
  }

  /**
   * Height of the road under a place; not a number where there is none. What the place itself
   * belongs to, as the top of a kerb, is not what it stands on, unless there is nothing else.
   */
  private static double under(Floor.Reader gentle, double[] at, double most) {
    double under = Double.NaN;
    int floors = gentle.column(at[0], at[2], at[1] - most, at[1] + Met.SAME);
    for (int i = 0; i < floors; i++) {
      if (i == 0 || gentle.height(i) <= at[1] - Sweep.LEAST) {
        under = gentle.height(i);
      }
    }
    return under;
  }

  private static double speed(double[] at, Met worst, Road road) {
    RoadPlace place = road.place(at[0], at[1], at[2]);
    Strand strand = road.strands().get(worst.strand());
    if (place == null || place.strand() != worst.strand()) {
      return strand.speed(worst.row());
    }
    int row = place.row();
    double along =
        (at[0] - strand.centre(row, 0)) * strand.headingX(row)
            + (at[2] - strand.centre(row, 2)) * strand.headingZ(row);
    int next = strand.row(row, along > 0 ? 1 : -1);
    if (next < 0) {
      return strand.speed(row);
    }
    double part = Math.min(1, Math.abs(along) / strand.spacing(along > 0 ? row : next, 0));
    return strand.speed(row) + part * (strand.speed(next) - strand.speed(row));
  }
}
