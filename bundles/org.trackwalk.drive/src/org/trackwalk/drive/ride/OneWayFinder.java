package org.trackwalk.drive.ride;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.course.road.Road;
import org.trackwalk.course.road.Strand;

/** Finds places of a road that are felt much harder in one sense than in the other. */
public final class OneWayFinder {

  /** What one sense feels here the other may feel so many rows away: two cars' length. */
  private static final int AROUND = 10;

  private final Strand strand;
  private final int number;
  private final double limit;
  private final double factor;

  private OneWayFinder(Strand strand, int number, double limit, double factor) {
    this.strand = strand;
    this.number = number;
    this.limit = limit;
    this.factor = factor;
  }

  /**
   * All such places, strand by strand in the order of rows.
   *
   * @param limit least blow that counts, m/s
   * @param factor how many times harder it must be
   */
  public static List<OneWay> find(Road road, double limit, double factor) {
    List<OneWay> found = new ArrayList<>();
    for (int s = 0; s < road.strands().size(); s++) {
      found.addAll(new OneWayFinder(road.strands().get(s), s, limit, factor).find());
    }
    return found;
  }

  private List<OneWay> find() {
    OneWay[][] worst = {new OneWay[strand.rows()], new OneWay[strand.rows()]};
    for (int lane : SurveyLanes.outward(strand.leftmost(), strand.rightmost())) {
      PointRide forward = PointRide.along(strand, lane, 1);
      PointRide reverse = PointRide.along(strand, lane, -1);
      for (int row = 0; row < strand.rows(); row++) {
        note(worst[0], row, lane, 1, forward, reverse);
        note(worst[1], row, lane, -1, reverse, forward);
      }
    }
    List<OneWay> found = new ArrayList<>();
    places(worst[0], 1, found);
    places(worst[1], -1, found);
    return found;
  }

  private void note(OneWay[] worst, int row, int lane, int sense, PointRide there, PointRide back) {
    double blow = there.blow(row);
    if (blow < limit
        || worst[row] != null && worst[row].blow() >= blow
        || !onRoad(row, lane)
        || back.air(row) > AROUND) {
      return; // thrown by something else, who comes the other way flies over it
    }
    int before = AROUND + there.flown(row);
    double other = 0;
    for (int k = -before; k <= AROUND; k++) {
      int at = strand.row(row, k * sense);
      other = at < 0 ? other : Math.max(other, Math.max(back.blow(at), back.caused(at)));
    }
    if (blow >= factor * other) {
      double flown = there.flown(row) * Strand.ROW;
      worst[row] = new OneWay(number, row, lane, sense, blow, other, flown);
    }
  }

  private boolean onRoad(int row, int lane) {
    return lane * Strand.LANE <= strand.left(row) && -lane * Strand.LANE <= strand.right(row);
  }

  /**
   * The hardest of those that lie together; where a flight ends that begins at a place belongs to
   * it.
   */
  private void places(OneWay[] of, int sense, List<OneWay> found) {
    OneWay open = null;
    int last = 0;
    for (int i = 0; i < of.length; i++) {
      OneWay next = of[sense > 0 ? i : of.length - 1 - i];
      if (next == null) {
        continue;
      }
      int lip = i - (int) Math.rint(next.flown() / Strand.ROW);
      if (open != null && lip - last > AROUND) {
        found.add(open);
        open = null;
      }
      open = open == null || lip == i && next.blow() > open.blow() ? next : open;
      last = i;
    }
    if (open != null) {
      found.add(open);
    }
  }
}
