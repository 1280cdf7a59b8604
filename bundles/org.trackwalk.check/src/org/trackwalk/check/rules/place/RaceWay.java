package org.trackwalk.check.rules.place;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
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
      way.learn(grid.values());
    }
    return way;
  }

  /** From place to place, for a grid may go around more than half of a lap. */
  private void learn(Collection<Marker> grid) {
    List<RoadPlace> places = new ArrayList<>();
    for (Marker start : grid) {
      RoadPlace place = place(start.position());
      if (place != null) {
        places.add(place);
      }
    }
    if (places.size() > 1 && senses[places.get(0).strand()] == 0) {
      int strand = places.get(0).strand();
      places.removeIf(place -> place.strand() != strand);
      senses[strand] = 1;
      double[] along = along(places);
      double toLast = along[along.length - 1];
      senses[strand] = toLast == 0 ? 0 : toLast > 0 ? -1 : 1;
    }
  }

  /** Whether a racing line says which way the race goes on the stretch of a place. */
  boolean said(RoadPlace place) {
    return road.way(place.strand()) != 0;
  }

  /** Length of the lap on which a place lies, metres; infinite where the stretch is none. */
  double lap(RoadPlace place) {
    Strand strand = road.strands().get(place.strand());
    return strand.closed() ? strand.length() : Double.POSITIVE_INFINITY;
  }

  /**
   * How far along the way of the race each place of a row lies from the first, metres: from place
   * to place by the shorter way, so that a row may be longer than half a lap. Null when two of them
   * are on two roads, or nobody knows the way.
   */
  double[] along(List<RoadPlace> places) {
    double[] along = new double[places.size()];
    for (int i = 1; i < along.length; i++) {
      along[i] = along[i - 1] + ahead(places.get(i - 1), places.get(i));
    }
    return along.length == 0 || Double.isNaN(along[along.length - 1]) ? null : along;
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
