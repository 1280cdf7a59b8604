package org.trackwalk.course.road;

import java.util.function.Predicate;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.ground.reach.Roll;
import org.trackwalk.model.profile.BackFaces;

/**
 * Where a body gets to beside the road without going far from it: over a sea or a desert it would
 * get farther than anybody looks, and where it did not get would not be known.
 */
final class RoadSides {

  /** So far beside the road's middle all ways are followed, metres: a road is 60 m wide at most. */
  private static final double ASIDE = 60;

  private final Roll roll;
  private final double reach;

  /**
   * Beside a road; nothing has rolled yet.
   *
   * @param reach to a side of the body, and a cell's side, metres
   * @param mostTiles that are looked at
   */
  RoadSides(Road road, Land land, Body body, BackFaces backs, double reach, int mostTiles) {
    this.reach = reach;
    roll = Roll.beside(land, backs, body, reach, reach, mostTiles, ASIDE);
    for (Strand strand : road.strands()) {
      for (int row = 0; row < strand.rows(); row++) {
        roll.startAt(
            new double[] {strand.centre(row, 0), strand.centre(row, 1), strand.centre(row, 2)});
      }
    }
  }

  /**
   * Whether the body gets near a place, or whether that is not known: it is too far off.
   *
   * @param near whether the place is free from there on
   */
  boolean leadTo(double[] place, Predicate<double[]> near) {
    do {
      if (roll.cut() || !roll.looksAt(place) || roll.gotNear(place, 2 * reach, near)) {
        return true;
      }
    } while (roll.rollOn());
    return false;
  }
}
