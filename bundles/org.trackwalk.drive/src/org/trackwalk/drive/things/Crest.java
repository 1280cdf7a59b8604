package org.trackwalk.drive.things;

import java.util.List;
import org.trackwalk.course.road.Road;
import org.trackwalk.course.road.RoadPlace;
import org.trackwalk.course.road.Strand;
import org.trackwalk.ground.reach.Floor;

/**
 * Where a thing is told, whatever rows it was met from: on the road under the middle of all that is
 * highest of its highest face.
 *
 * @param position three doubles
 * @param speed of the vehicle there, between those of the rows before and behind it, m/s
 */
record Crest(double[] position, double speed) {

  /**
   * That of a thing.
   *
   * @param own all that is met of it
   * @param worst a part of its highest face
   * @param gentle the road without its steep places
   */
  static Crest of(List<Met> own, Met worst, Road road, Floor.Reader gentle) {
    double high = Double.NEGATIVE_INFINITY;
    for (Met part : own) {
      high = part.triangle() == worst.triangle() ? Math.max(high, part.high()) : high;
    }
    double[] box = worst.crest().clone();
    boolean first = true;
    for (Met part : own) {
      if (part.triangle() == worst.triangle() && part.high() >= high - Met.SAME) {
        if (first) {
          box = part.crest().clone();
          first = false;
        }
        Met.grow(box, part.crest());
      }
    }
    double[] at = {(box[0] + box[3]) / 2, (box[1] + box[4]) / 2, (box[2] + box[5]) / 2};
    if (gentle.find(at[0], at[1], at[2], RoadFloor.NEAR)) {
      at[1] = gentle.height();
    }
    return new Crest(at, speed(at, worst, road));
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
