package org.trackwalk.course.opening;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import java.util.function.Supplier;
import org.trackwalk.course.road.Road;
import org.trackwalk.course.road.RoadPlace;
import org.trackwalk.course.road.RoadReach;
import org.trackwalk.course.road.Strand;
import org.trackwalk.ground.border.HoleRim;
import org.trackwalk.ground.border.OpenEdges;

/**
 * Says which openings are holes. None are: what is narrower than a wheel or too wide; what has
 * hardly a rim, as the inside of a tower; what no car gets to; what a car drives out of, as its
 * floor comes up to the ground; what closed borders go around, which the ledger has judged; and
 * what lies between two stretches of a road that are far apart for who drives along it, as the
 * inside of a ring or of a hairpin. Of a road along which nobody drives, as it is too short or too
 * narrow, that is what is wider than it ({@link GroundBand}).
 */
final class OpeningJudge {

  /** An opening in which no smaller circle fits is one, metres: a wheel is as wide as this. */
  private static final double LEAST = 0.2;

  /** A way ends so far before the rim, metres. */
  private static final double BEFORE = 0.25;

  /** Part of what is around a hole that is the rim of ground, at least. */
  private static final double SHARE = 0.1;

  /** Part of the steps from an opening to ground over which a car may roll. */
  private static final double RAMPS = 0.1;

  /**
   * Rows along a hole are at most so many times as many as it is long in metres, and some more: in
   * a bend the rows stand closer on its inside.
   */
  private static final double ROWS = 2;

  private static final int MORE_ROWS = 10;

  private final OpenEdges edges;
  private final Air air;
  private final RimGrid grid;
  private final List<Rim> rims;
  private final IntPredicate paved;
  private final GroundBand band;
  private final Supplier<Road> road;
  private final Supplier<RoadReach> reach;

  /**
   * Of the openings in one level.
   *
   * @param rims all places of rims, and {@code grid} over them
   * @param paved whether a triangle is road
   * @param band what is asked of a road that nobody drives along
   */
  OpeningJudge(
      OpenEdges edges,
      Air air,
      RimGrid grid,
      List<Rim> rims,
      IntPredicate paved,
      GroundBand band,
      Supplier<Road> road,
      Supplier<RoadReach> reach) {
    this.edges = edges;
    this.air = air;
    this.grid = grid;
    this.rims = rims;
    this.paved = paved;
    this.band = band;
    this.road = road;
    this.reach = reach;
  }

  /** The hole that an opening is; null when it is none. */
  HoleRim hole(VoidFlood flood, Opening opening) {
    if (opening.ramps() > RAMPS * opening.rimSteps()) {
      return null;
    }
    List<Rim> own = rim(flood, opening);
    int[] around = inOrder(own);
    if (around.length == 0
        || small(around, opening)
        || closed(around)
        || betweenRoads(opening, own)) {
      return null;
    }
    WidestCircle circle = WidestCircle.in(opening, air, grid);
    if (circle.radius() < LEAST
        || circle.radius() >= VoidFlood.RADIUS
        || road.get().strands().isEmpty() && band.isNarrower(around, 2 * circle.radius())
        || !leadsTo(own)) {
      return null;
    }
    double[] centre = {circle.x(), circle.y(), circle.z()};
    return new HoleRim(around, circle.radius(), centre, false);
  }

  /** Whether a car gets to a place on the ground before a rim. */
  private boolean leadsTo(List<Rim> own) {
    if (road.get().strands().isEmpty()) {
      return true;
    }
    for (Rim rim : own) {
      double x = rim.x() - BEFORE * rim.outX();
      double z = rim.z() - BEFORE * rim.outZ();
      double y = rim.heightAt(x, z);
      if (!air.walled(rim.x(), rim.y(), rim.z(), x, y, z)
          && reach.get().leadsTo(new double[] {x, y, z})) {
        return true;
      }
    }
    return false;
  }

  private List<Rim> rim(VoidFlood flood, Opening opening) {
    Map<Long, Double> cells = opening.heights();
    Opening.Box box = opening.box();
    List<Rim> own = new ArrayList<>();
    for (Rim rim : rims) {
      if (box.near(rim)) {
        double[] start = flood.start(rim);
        Double y = start == null ? null : cells.get(Opening.key(start[0], start[2]));
        if (y != null && Math.abs(y - start[1]) <= RimGrid.SHEET) {
          own.add(rim);
        }
      }
    }
    return own;
  }

  /** Whether most of what is around an opening is no ground that a car gets to. */
  private boolean small(int[] around, Opening opening) {
    double length = 0;
    for (int e : around) {
      length += edges.length(e);
    }
    return length < SHARE * opening.rimSteps() * VoidFlood.CELL;
  }

  /** Whether each edge is followed by one of them. */
  private boolean closed(int[] around) {
    Set<Integer> begins = new HashSet<>();
    for (int e : around) {
      begins.add(edges.from(e));
    }
    for (int e : around) {
      if (!begins.contains(edges.to(e))) {
        return false;
      }
    }
    return true;
  }

  /**
   * Whether a road comes by on its sides in rows that are far apart for who drives along it, also
   * where ground beside the road is between; or two roads border on it that go on before and behind
   * it. Ground between a road and a pit lane may well have a hole.
   */
  private boolean betweenRoads(Opening opening, List<Rim> own) {
    double most = MORE_ROWS + ROWS * opening.box().longest() / Strand.ROW;
    Map<Integer, int[]> spans = new HashMap<>();
    Set<Integer> bordering = new HashSet<>();
    for (Rim rim : own) {
      RoadPlace place = road.get().place(rim.x(), rim.y(), rim.z());
      if (place != null) {
        if (paved.test(edges.triangle(rim.edge()))) {
          bordering.add(place.strand());
        }
        // From where it is met first: how far back it goes, and how far on.
        int[] span = spans.computeIfAbsent(place.strand(), strand -> new int[] {place.row(), 0, 0});
        int further = further(road.get().strands().get(place.strand()), span[0], place.row());
        span[1] = Math.min(span[1], further);
        span[2] = Math.max(span[2], further);
      }
    }
    long passing =
        spans.entrySet().stream()
            .filter(e -> bordering.contains(e.getKey()))
            .filter(e -> passes(road.get().strands().get(e.getKey()), e.getValue()[0], most))
            .count();
    return passing > 1 || spans.values().stream().anyMatch(span -> span[2] - span[1] > most);
  }

  /** Whether a strand goes on far before and behind a row: a hole may divide a road in strands. */
  private static boolean passes(Strand strand, int row, double most) {
    return strand.closed() || row > most && strand.rows() - row > most;
  }

  /** Rows from one to another, the shorter way around where the strand is closed. */
  private static int further(Strand strand, int from, int to) {
    int rows = strand.rows();
    int further = to - from;
    if (strand.closed() && Math.abs(further) > rows / 2) {
      further -= Integer.signum(further) * rows;
    }
    return further;
  }

  /** Edges as one comes along the borders that they are of. */
  private int[] inOrder(List<Rim> own) {
    TreeSet<Integer> some = new TreeSet<>();
    Map<Integer, Integer> from = new HashMap<>();
    Set<Integer> ends = new HashSet<>();
    own.forEach(rim -> some.add(rim.edge()));
    for (int e : some) {
      from.putIfAbsent(edges.from(e), e);
      ends.add(edges.to(e));
    }
    Set<Integer> ordered = new LinkedHashSet<>();
    for (boolean begins : new boolean[] {true, false}) {
      for (int first : some) {
        if (!begins || !ends.contains(edges.from(first))) {
          for (Integer e = first; e != null && ordered.add(e); ) {
            e = from.get(edges.to(e));
          }
        }
      }
    }
    return ordered.stream().mapToInt(Integer::intValue).toArray();
  }
}
