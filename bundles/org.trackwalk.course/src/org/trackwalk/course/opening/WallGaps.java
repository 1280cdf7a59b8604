package org.trackwalk.course.opening;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.course.road.Road;
import org.trackwalk.course.road.RoadPlace;
import org.trackwalk.course.road.Strand;
import org.trackwalk.ground.memory.Answers.Question;

/**
 * Where a wall beside the road is interrupted just where ground is missing before it: with the
 * ground a piece of the wall is lost. The straight line from one end of the wall to the other
 * bounds the hole then.
 *
 * <p>In rows before and behind the rim, the ground goes on beyond it to a wall; in the rim's own
 * row nothing comes. Across the road there is ground or a wall: a bridge between two walled places
 * has none on either side, and is meant.
 */
final class WallGaps {

  /** A gap is at most so long, in rows of a metre before and behind the rim. */
  static final int ROWS = 32;

  /** Beyond a rim a wall is sought so far, metres. */
  private static final double REACH = 12;

  /** So far inside a rim the way to the wall begins, metres; so far from the wall it may end. */
  private static final double INSIDE = 0.3;

  /** Beyond the rim the ground goes on at least so far, metres. */
  private static final double ON = 0.8;

  /** Part of the line over a gap that runs along the road, at least (cosine of 30 degrees). */
  private static final double ALONG = 0.866;

  /** Beyond the road's other border there is ground so far, or a wall, metres. */
  private static final double BEYOND = 3;

  /** What of a rim's outward direction leads across the road, at least. */
  private static final double ACROSS = 0.5;

  /** The end of a wall is found to this, metres. */
  private static final double EXACT = 0.01;

  private final Road road;
  private final Air air;
  private final List<double[]> lines = new ArrayList<>();

  WallGaps(Road road, Air air) {
    this.road = road;
    this.air = air;
  }

  /** The lines over gaps that were found: x, y, z of both ends, metres. */
  List<double[]> lines() {
    return lines;
  }

  /** Seeks the gap beyond a rim opposite which nothing comes; true when there is one. */
  boolean seek(Rim rim) {
    RoadPlace place = road.place(rim.x(), rim.y(), rim.z());
    if (place == null) {
      return false;
    }
    Asked asked =
        new Asked(air.hub(), place.lateral(), rim.x(), rim.y(), rim.z(), rim.outX(), rim.outZ());
    double[] line =
        road.seen()
            .at(
                Question.<double[]>of(asked),
                road.strands().get(place.strand()),
                place.strand(),
                place.row(),
                noted -> line(noted, rim, place));
    if (line != null) {
      lines.add(line);
    }
    return line != null;
  }

  /** All of a rim, and of who asks, that a line over a gap depends on. */
  private record Asked(
      double hub, double lateral, double x, double y, double z, double outX, double outZ) {}

  /** The line over the gap beyond a rim; null where none is. */
  private double[] line(Strand strand, Rim rim, RoadPlace place) {
    air.lookAnew();
    int row = place.row();
    double across = rim.outX() * strand.headingZ(row) - rim.outZ() * strand.headingX(row);
    if (Math.abs(across) < ACROSS) {
      return null;
    }
    double side = Math.signum(across);
    double[] ahead = end(strand, rim, place, side, 1);
    double[] behind = ahead == null ? null : end(strand, rim, place, side, -1);
    if (behind == null || !bounded(strand, row, -side)) {
      return null;
    }
    double dx = ahead[0] - behind[0];
    double dz = ahead[2] - behind[2];
    double along = dx * strand.headingX(row) + dz * strand.headingZ(row);
    if (Math.abs(along) < ALONG * Math.sqrt(dx * dx + dz * dz)) {
      return null;
    }
    return new double[] {behind[0], behind[1], behind[2], ahead[0], ahead[1], ahead[2]};
  }

  /** Where the wall is in the nearest row in a direction that has one; null when none has. */
  private double[] end(Strand strand, Rim rim, RoadPlace place, double side, int direction) {
    int none = 0;
    for (int k = 1; k <= ROWS; k *= 2) {
      if (wall(strand, rim, place, side, direction * k) != null) {
        for (int near = none + 1; near <= k; near++) {
          double[] wall = wall(strand, rim, place, side, direction * near);
          if (wall != null) {
            return wall;
          }
        }
      }
      none = k;
    }
    return null;
  }

  /** Where a wall stands beyond the rim in another row, at the end of ground; else null. */
  private double[] wall(Strand strand, Rim rim, RoadPlace place, double side, int further) {
    int row = strand.row(place.row(), further);
    if (row < 0) {
      return null;
    }
    double about = rim.y() + strand.centre(row, 1) - strand.centre(place.row(), 1);
    double from = place.lateral() - side * INSIDE;
    double[] start = ground(strand, row, from, about);
    double[] before = ground(strand, row, from - side, about);
    if (start == null || before == null) {
      return null;
    }
    double rise = start[1] - before[1];
    if (ground(strand, row, from + side * (INSIDE + ON), start[1] + rise) == null) {
      return null;
    }
    double near = 0;
    double far = REACH;
    if (!walled(strand, row, start, from, side, rise, far)) {
      return null;
    }
    while (far - near > EXACT) {
      double middle = (near + far) / 2;
      if (walled(strand, row, start, from, side, rise, middle)) {
        far = middle;
      } else {
        near = middle;
      }
    }
    double foot = start[1] + rise * far;
    double[] last = ground(strand, row, from + side * Math.max(0, far - INSIDE), foot);
    return last == null ? null : at(strand, row, from + side * far, foot);
  }

  private boolean walled(
      Strand strand, int row, double[] start, double from, double side, double rise, double far) {
    double[] to = at(strand, row, from + side * far, start[1] + rise * far);
    return air.walled(start[0], start[1], start[2], to[0], to[1], to[2]);
  }

  private double[] ground(Strand strand, int row, double lateral, double about) {
    double[] p = at(strand, row, lateral, about);
    if (!air.ground(p[0], about, p[2], 0)) {
      return null;
    }
    p[1] = air.height();
    return p;
  }

  private static double[] at(Strand strand, int row, double lateral, double y) {
    double lane = lateral / Strand.LANE;
    return new double[] {strand.laneX(row, lane), y, strand.laneZ(row, lane)};
  }

  /** Whether ground or a wall is beyond the border on the other side of the road. */
  private boolean bounded(Strand strand, int row, double side) {
    double border = side > 0 ? strand.left(row) : -strand.right(row);
    double[] last = ground(strand, row, border - side * 2 * INSIDE, strand.centre(row, 1));
    for (double far = -INSIDE; last != null && far <= BEYOND; far += INSIDE) {
      double[] to = at(strand, row, border + side * (far + INSIDE), last[1]);
      if (air.walled(last[0], last[1], last[2], to[0], to[1], to[2])) {
        return true;
      }
      last = ground(strand, row, border + side * far, last[1]);
    }
    return last != null;
  }
}
