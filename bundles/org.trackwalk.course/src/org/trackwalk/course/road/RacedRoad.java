package org.trackwalk.course.road;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.trackwalk.course.line.RacingLine;
import org.trackwalk.ground.reach.Floor;

/**
 * Which strands of a road the race goes along: those that its racing line follows; without one
 * every ring, where the longest strand is one, and else all of them. Those that leave them and come
 * back, as a pit lane does, are raced too. What is left is ground of the road's material: a slope
 * beside it, the outside of a tube, a yard, a way to nowhere.
 */
final class RacedRoad {

  /**
   * A way is walked from where it has borders of its own: so far beyond its end, straight on over
   * the ground, lies what it joins, metres.
   */
  private static final int STRAIGHT_ON = 20;

  /** So far above or below a lane no wheel gets from there to the next, metres. */
  private static final double LEVEL = 0.6;

  private final Road road;
  private final BitSet raced = new BitSet();
  private final double[] ways;

  private RacedRoad(Road road) {
    this.road = road;
    this.ways = new double[road.strands().size()];
  }

  /** Of a line that is known. */
  static RacedRoad of(Road road, RacingLine line) {
    RacedRoad found = new RacedRoad(road);
    found.follow(line);
    if (found.raced.isEmpty()) {
      found.raced.set(0, road.strands().size());
    } else {
      found.join();
    }
    return found;
  }

  /** Where nobody has drawn a line: all of it, unless its longest strand goes around. */
  static RacedRoad around(Road road) {
    RacedRoad found = new RacedRoad(road);
    int longest = 0;
    for (int s = 1; s < road.strands().size(); s++) {
      if (road.strands().get(s).rows() > road.strands().get(longest).rows()) {
        longest = s;
      }
    }
    BitSet lap = TornLap.of(road, longest);
    if (lap.isEmpty() && !goesAround(road.strands().get(longest))) {
      found.raced.set(0, road.strands().size());
      return found;
    }
    for (int s = 0; s < road.strands().size(); s++) {
      found.raced.set(s, lap.get(s) || goesAround(road.strands().get(s)));
    }
    found.join();
    return found;
  }

  /** Whether a strand ends where it begins, but for a piece that is missing. */
  private static boolean goesAround(Strand strand) {
    if (strand.closed()) {
      return true;
    }
    StrandEnd last = new StrandEnd(strand, true);
    StrandEnd first = new StrandEnd(strand, false);
    return last.faces(first) && last.distance(first) <= TornLap.PART * strand.length();
  }

  /** Indices of the strands that are raced; all of them where the line follows none. */
  BitSet raced() {
    return raced;
  }

  /** Which way a strand is driven along: {@link Road#way}. */
  int way(int strand) {
    return (int) Math.signum(ways[strand]);
  }

  private void follow(RacingLine line) {
    List<BitSet> rows = new ArrayList<>();
    road.strands().forEach(strand -> rows.add(new BitSet()));
    line.walk(
        Strand.ROW / 2,
        (x, y, z, dx, dz) -> {
          RoadPlace place = road.place(x, y, z);
          if (place != null && place.outside() <= 0 && isOn(place, y)) {
            int s = place.strand();
            Strand strand = road.strands().get(s);
            rows.get(s).set(place.row());
            ways[s] +=
                Math.signum(dx * strand.headingX(place.row()) + dz * strand.headingZ(place.row()));
          }
        });
    for (int s = 0; s < rows.size(); s++) {
      raced.set(s, rows.get(s).cardinality() >= RoadBuilder.SHORTEST);
    }
  }

  /** Whether the line is on a place, and not under a bridge or in a tube on whose roof it lies. */
  private boolean isOn(RoadPlace place, double y) {
    Strand strand = road.strands().get(place.strand());
    int lane = (int) Math.rint(place.lateral() / Strand.LANE);
    return Math.abs(y - height(strand, place.row(), lane)) <= RacingLine.OVER;
  }

  /** Adds what begins and ends at a strand that is raced, until nothing more does. */
  private void join() {
    for (boolean more = true; more; ) {
      more = false;
      for (int s = 0; s < road.strands().size(); s++) {
        Strand strand = road.strands().get(s);
        if (!raced.get(s) && isWay(strand) && joins(s, 0) && joins(s, strand.rows() - 1)) {
          raced.set(s);
          more = true;
        }
      }
    }
  }

  /** Whether it has two ends, and the width of a road: the rest of a field leads nowhere. */
  private static boolean isWay(Strand strand) {
    double[] widths =
        IntStream.range(0, strand.rows()).mapToDouble(strand::width).sorted().toArray();
    return !strand.closed() && widths[widths.length / 2] <= Lead.WIDEST;
  }

  private boolean joins(int strand, int row) {
    Strand end = road.strands().get(strand);
    double out = row == 0 ? -Strand.ROW : Strand.ROW;
    double half = end.width(row) / 2;
    Floor.Reader ground = road.ground().reader();
    double y = end.centre(row, 1);
    for (int i = 0; i <= STRAIGHT_ON; i++) {
      double x = end.centre(row, 0) + i * out * end.headingX(row);
      double z = end.centre(row, 2) + i * out * end.headingZ(row);
      if (!ground.find(x, y, z, LEVEL)) {
        return false;
      }
      y = ground.height();
      double h = y;
      if (raced.stream().anyMatch(s -> isAt(road.strands().get(s), x, h, z, half))) {
        return true;
      }
    }
    return false;
  }

  private static boolean isAt(Strand strand, double x, double y, double z, double far) {
    for (int row = 0; row < strand.rows(); row++) {
      double dx = x - strand.centre(row, 0);
      double dz = z - strand.centre(row, 2);
      double along = dx * strand.headingX(row) + dz * strand.headingZ(row);
      double aside = dx * strand.headingZ(row) - dz * strand.headingX(row);
      double outside = Math.max(0, Math.max(aside - strand.left(row), -aside - strand.right(row)));
      double lane = Math.max(-strand.right(row), Math.min(strand.left(row), aside)) / Strand.LANE;
      if (along * along + outside * outside <= far * far
          && Math.abs(y - height(strand, row, (int) lane)) <= LEVEL) {
        return true;
      }
    }
    return false;
  }

  /** Height of a lane, or of the middle where it has none. */
  private static double height(Strand strand, int row, int lane) {
    float height = strand.height(row, lane);
    return Float.isNaN(height) ? strand.centre(row, 1) : height;
  }
}
