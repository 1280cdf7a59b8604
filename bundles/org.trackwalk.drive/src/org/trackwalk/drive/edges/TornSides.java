package org.trackwalk.drive.edges;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.course.road.Road;
import org.trackwalk.course.road.RoadPlace;
import org.trackwalk.course.road.RoadReach;
import org.trackwalk.course.road.Strand;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.ground.reach.Floor;
import org.trackwalk.ground.reach.Walls;

/**
 * Says which gaps of what lies beside a road are torn: a car that leaves the road there falls into
 * them and meets no wall before, the strip goes on before and behind for at least as long as it is
 * gone, an edge looks back from where it goes on, and on the other side of the road there is no
 * such gap at the same place, as on a bridge.
 */
final class TornSides {

  /** How far before and behind the edge a wall stands in the way, metres. */
  static final double BEFORE = 1;

  static final double BEHIND = 3;

  /** How near to each other two places are between which an edge is, metres. */
  private static final double NEAR = 0.02;

  /** How far from where a strip goes on the middle of its edge lies, metres: it may slant. */
  private static final double OTHER_END = 2;

  private final Road road;
  private final Walls walls;
  private final Floor.Reader ground;
  private final Body body;
  private final Alongside alongside;

  TornSides(RoadReach from) {
    this.road = from.road();
    this.walls = from.walls();
    this.ground = from.land().floor().reader();
    this.body = from.body();
    this.alongside = new Alongside(road, ground);
  }

  /** What was seen beyond one edge of a strip beside the road. */
  record Side(Gap gap, RoadPlace place, RowWay way) {}

  /** Those of some gaps at single edges. */
  List<Gap> of(List<Side> sides) {
    List<Side> torn = new ArrayList<>();
    for (Side side : sides) {
      if (goesOn(side) && falls(side) && !guarded(side)) {
        torn.add(side);
      }
    }
    List<Gap> missing = new ArrayList<>();
    for (Side side : torn) {
      if (torn.stream().noneMatch(other -> opposite(side, other))
          && sides.stream().anyMatch(other -> looksBack(side, other))) {
        missing.add(side.gap());
      }
    }
    return missing;
  }

  /** Whether the strip goes back from both ends of a gap for at least its length. */
  private boolean goesOn(Side side) {
    double width = side.gap().width();
    return rolls(side.way(), side.gap().position()[1], 0, -width)
        && rolls(side.way(), side.gap().beyond()[1], width, 2 * width)
        && !slidesOntoRoad(side);
  }

  /** Whether the far side of a gap is a border that runs along: the way comes onto the road. */
  private boolean slidesOntoRoad(Side side) {
    double far = side.gap().width();
    Strand strand = road.strands().get(side.place().strand());
    int row = Math.max(0, side.way().rowAt(far));
    return alongside.slidesOn(side.way(), far, strand, row, Math.signum(side.place().lateral()));
  }

  /** Whether a car rolls along a way, from so many metres to so many, or to the end of the road. */
  private boolean rolls(RowWay way, double height, double from, double to) {
    double y = height;
    int paces = (int) (Math.abs(to - from) / Crossing.PACE);
    for (int i = 1; i <= paces; i++) {
      double[] p = way.at(from + Math.signum(to - from) * i * Crossing.PACE);
      if (p == null) {
        return true;
      }
      // Over an edge such as the gap's own the strip has ended, too: a kerb on lower ground.
      if (!ground.find(p[0], y, p[2], body.edge())) {
        return false;
      }
      y = ground.height();
    }
    return true;
  }

  /**
   * Whether a car that leaves the road half-way along a gap comes to where no ground carries it, or
   * down an edge of it. Where the ground leads down to the floor of the gap none is missing: that
   * is a valley between banks.
   */
  private boolean falls(Side side) {
    Strand strand = road.strands().get(side.place().strand());
    int row = side.way().rowAt(side.gap().width() / 2);
    if (row < 0) {
      return false;
    }
    double lateral = side.place().lateral();
    double sign = Math.signum(lateral);
    double x = strand.centre(row, 0);
    double z = strand.centre(row, 2);
    if (!ground.find(x, strand.centre(row, 1), z, 1)) {
      return false;
    }
    double y = ground.height();
    boolean lower = false;
    for (double out = Crossing.PACE; out <= Math.abs(lateral); out += Crossing.PACE) {
      x = strand.laneX(row, sign * out / Strand.LANE);
      z = strand.laneZ(row, sign * out / Strand.LANE);
      if (!carries(strand, row, sign * out, y)) {
        return !covered(x, y, z) && !isBank(x, y, z);
      }
      double there = ground.height();
      if (covered(x, there, z)) {
        return false;
      }
      lower |= y - there > body.edge() && isEdge(strand, row, sign * out, y);
      y = there;
    }
    double[] middle = side.way().at(side.gap().width() / 2);
    return lower && middle[1] - y > body.edge();
  }

  /**
   * Whether the ground goes down an edge, not a slope, within the pace that ends at a place: on the
   * shorter half that goes down by more, and again, the way down stays.
   */
  private boolean isEdge(Strand strand, int row, double lateral, double height) {
    double sign = Math.signum(lateral);
    double in = lateral - sign * Crossing.PACE;
    double out = lateral;
    double high = height;
    double low = ground.height();
    while (Math.abs(out - in) > NEAR) {
      double middle = (in + out) / 2;
      double lane = middle / Strand.LANE;
      double x = strand.laneX(row, lane);
      double z = strand.laneZ(row, lane);
      if (!ground.find(x, high, z, body.climb(Crossing.PACE))) {
        return true;
      }
      double there = ground.height();
      if (high - there > there - low) {
        out = middle;
        low = there;
      } else {
        in = middle;
        high = there;
      }
    }
    return high - low > body.edge();
  }

  /** Whether ground is under a tyre, in its middle or at one of its sides: a seam is no hole. */
  private boolean carries(Strand strand, int row, double lateral, double y) {
    for (double aside : new double[] {0, Crossing.PACE / 2, -Crossing.PACE / 2}) {
      double lane = (lateral + aside) / Strand.LANE;
      if (ground.find(
          strand.laneX(row, lane), y, strand.laneZ(row, lane), body.climb(Crossing.PACE))) {
        return true;
      }
    }
    return false;
  }

  /** Whether a bank goes down at a place: too steep to drive on, but nobody left it out. */
  private boolean isBank(double x, double y, double z) {
    return walls.stops(new double[] {x, y, z}, new double[] {x, y - Body.FALL, z});
  }

  /** Whether something lies over the ground at a place so low that no car is there. */
  private boolean covered(double x, double y, double z) {
    double high = body.height();
    return ground.find(x, y + high, z, 0, high - body.hub());
  }

  /**
   * Whether an edge is the other end of a gap: it lies where the strip goes on and looks the other
   * way. A shore that comes near the road and leaves it again has no such end.
   */
  private static boolean looksBack(Side side, Side other) {
    double[] beyond = side.gap().beyond();
    double[] there = other.gap().position();
    double x = there[0] - beyond[0];
    double z = there[2] - beyond[2];
    double near = OTHER_END + other.gap().across();
    return side.place().strand() == other.place().strand()
        && side.place().lateral() * other.place().lateral() > 0
        && side.way().isForward() != other.way().isForward()
        && x * x + z * z <= near * near;
  }

  /** Whether two gaps lie on two sides of the road beside each other. */
  private boolean opposite(Side a, Side b) {
    if (a.place().strand() != b.place().strand()
        || a.place().lateral() * b.place().lateral() >= 0) {
      return false;
    }
    Strand strand = road.strands().get(a.place().strand());
    int first = b.place().row();
    int last = b.way().rowAt(b.gap().width());
    int way = further(strand, first, last);
    int at = further(strand, first, a.way().rowAt(a.gap().width() / 2));
    return way >= 0 ? at >= 0 && at <= way : at <= 0 && at >= way;
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

  /** Whether a wall stands between the road and the near edge of a gap, or right at that edge. */
  private boolean guarded(Side side) {
    double[] p = side.gap().position();
    Strand strand = road.strands().get(side.place().strand());
    int row = side.place().row();
    double[] behind = side.way().at(Math.min(BEHIND, side.gap().width()));
    double[] before = side.way().at(-BEFORE);
    if (before == null) {
      return true;
    }
    double[] from = {
      strand.centre(row, 0), strand.centre(row, 1) + body.hub(), strand.centre(row, 2)
    };
    double[] start = {before[0], p[1] + body.hub(), before[2]};
    double[] end = {behind[0], p[1] + body.hub(), behind[2]};
    return walls.stops(start, end) || walls.stops(from, start);
  }
}
