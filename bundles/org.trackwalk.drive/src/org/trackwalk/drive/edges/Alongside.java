package org.trackwalk.drive.edges;

import org.trackwalk.course.road.Road;
import org.trackwalk.course.road.RoadPlace;
import org.trackwalk.course.road.Strand;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.ground.reach.Floor;

/**
 * Whether a way over missing ground ends at a border of the road that runs along, and not at one
 * that looks back: so it does where a kerb or a bay ends and the road bends, or its rows lead a
 * little aside. One instance per thread.
 */
final class Alongside {

  /** How far before and behind the far side, and beside it, is looked, metres. */
  private static final double HALF = GapFinder.NARROWEST / 2;

  private final Road road;
  private final Floor.Reader ground;

  /**
   * Looks on a road.
   *
   * @param ground what a way may go on with
   */
  Alongside(Road road, Floor.Reader ground) {
    this.road = road;
    this.ground = ground;
  }

  /**
   * Whether the far side runs along: half a strip towards the road there is ground before it, and
   * half a strip away from the road none behind.
   *
   * @param far metres on the way at which the far side is
   * @param strand of the road beside it
   * @param row of the strand beside the far side
   * @param side 1 to the left of the road, -1 to the right
   */
  boolean slidesOn(Way way, double far, Strand strand, int row, double side) {
    double[] before = way.at(far - HALF);
    double[] behind = way.at(far + HALF);
    if (before == null || behind == null) {
      return false;
    }
    double x = side * HALF * strand.headingZ(row);
    double z = -side * HALF * strand.headingX(row);
    return ground.find(before[0] - x, before[1], before[2] - z, Body.CAR.climb(HALF))
        && !ground.find(behind[0] + x, behind[1], behind[2] + z, Body.CAR.climb(HALF));
  }

  /**
   * Whether the way slides onto the road, and over the length of the gap the road gets no wider
   * again, by a tyre: where a triangle of its border is missing it does.
   *
   * @param place where the gap begins
   * @param end where it ends
   * @param forward whether rows count up on the way
   */
  boolean leavesRoad(Way way, double far, RoadPlace place, double[] end, boolean forward) {
    RoadPlace there = road.place(end[0], end[1], end[2]);
    double side = Math.signum(place.lateral());
    if (there == null || there.strand() != place.strand() || side == 0) {
      return false;
    }
    Strand strand = road.strands().get(there.strand());
    if (!slidesOn(way, far, strand, there.row(), side)) {
      return false;
    }
    int rows = (int) Math.ceil(far / Strand.ROW);
    for (int i = 0; i <= rows; i++) {
      int row = strand.row(there.row(), forward ? i : -i);
      // Of the width, as the middle still comes back from where the road was wider.
      if (row >= 0 && strand.width(row) - strand.width(there.row()) > Crossing.PACE) {
        return false;
      }
    }
    return true;
  }
}
