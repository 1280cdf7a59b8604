package org.trackwalk.check.rules.place;

import java.util.SortedMap;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.course.road.Road;
import org.trackwalk.course.road.RoadPlace;
import org.trackwalk.course.road.Strand;
import org.trackwalk.mesh.level.Marker;

/**
 * Which way the race goes where: along the racing line, without one from the last place of the grid
 * to the first.
 */
final class RaceWay {

  private final Road road;
  private final int[] senses;

  private RaceWay(Road road) {
    this.road = road;
    senses = new int[road.strands().size()];
  }

  /** The race's way; null where nobody drives along the road. */
  static RaceWay of(RuleContext context) {
    if (!context.corridor().known() || context.road().rows() == 0) {
      return null;
    }
    RaceWay way = new RaceWay(context.road());
    for (int s = 0; s < way.senses.length; s++) {
      way.senses[s] = way.road.way(s);
    }
    SortedMap<Integer, Marker> grid = NamedPlaces.numbered(context.level(), "AC_START_", "");
    if (grid.size() > 1) {
      way.learn(grid.get(grid.lastKey()).position(), grid.get(grid.firstKey()).position());
    }
    return way;
  }

  private void learn(double[] last, double[] first) {
    RoadPlace place = place(first);
    if (place != null && senses[place.strand()] == 0) {
      Strand strand = road.strands().get(place.strand());
      double along =
          (first[0] - last[0]) * strand.headingX(place.row())
              + (first[2] - last[2]) * strand.headingZ(place.row());
      senses[place.strand()] = along < 0 ? -1 : 1;
    }
  }

  /** Where on the road something is; null when it is beside it. */
  RoadPlace place(double[] at) {
    return road.place(at[0], at[1], at[2]);
  }

  /**
   * The way of the race at a place, seen from above: x and z, a metre together; null if unknown.
   */
  double[] at(RoadPlace place) {
    int sense = senses[place.strand()];
    Strand strand = road.strands().get(place.strand());
    return sense == 0
        ? null
        : new double[] {sense * strand.headingX(place.row()), sense * strand.headingZ(place.row())};
  }

  /**
   * Metres from one place on to another along the way of the race, on a lap by the shorter way;
   * negative when the other lies behind, NaN where they are on two roads or nobody knows the way.
   */
  double ahead(RoadPlace from, RoadPlace to) {
    int sense = from.strand() == to.strand() ? senses[from.strand()] : 0;
    if (sense == 0) {
      return Double.NaN;
    }
    Strand strand = road.strands().get(from.strand());
    double[] stations = strand.stations();
    double on = sense * (stations[to.row()] - stations[from.row()]);
    return strand.closed() ? StrictMath.IEEEremainder(on, strand.length()) : on;
  }
}
