package org.trackwalk.drive.edges;

import java.util.List;
import org.trackwalk.course.brink.Brink;
import org.trackwalk.course.road.Road;
import org.trackwalk.course.road.Strand;

/**
 * Whether a way over missing ground cuts the inner corner of a bend: where a road turns at a corner
 * rows and lanes are led around it in a curve, so a lane near its inner border leaves the road
 * before the corner and comes back behind it. Both borders that it crosses run along the road
 * there, and between them they turn as the road does; the edges of a piece that is missing lead
 * across it, and go on straight for less than the road is wide.
 */
final class InnerCorner {

  /** A border runs along the road within this, and turns no more than it by that: 20 degrees. */
  private static final double ALONG = StrictMath.toRadians(20);

  /** How far from where a way comes back the edge lies that it crosses there, metres. */
  private static final double THERE = Crossing.PACE;

  /** The road before and behind the corner is looked at so many widths away: rows are led there. */
  private static final double AWAY = 0.5;

  private final Road road;
  private final List<Brink> brinks;
  private final StraightBorder border;

  /**
   * Of a road.
   *
   * @param brinks all edges at which it ends
   * @param border how they go on
   */
  InnerCorner(Road road, List<Brink> brinks, StraightBorder border) {
    this.road = road;
    this.brinks = brinks;
    this.border = border;
  }

  /**
   * Whether a way cuts one.
   *
   * @param near where it leaves the road
   * @param end where it comes back, xyz
   * @param forward whether it leads in the direction in which rows count up
   */
  boolean cuts(Brink near, double[] end, boolean forward) {
    Strand strand = road.strands().get(near.place().strand());
    Brink far = back(near, end);
    if (far == null || far.place().strand() != near.place().strand()) {
      return false; // rows say nothing of how the road turns there
    }
    int before = before(strand, near, forward);
    int behind = before(strand, far, !forward);
    if (before < 0 || behind < 0) {
      return false;
    }
    double side = (forward ? 1 : -1) * Math.signum(near.place().lateral());
    double sense = forward ? 1 : -1;
    double[] in = {sense * strand.headingX(before), sense * strand.headingZ(before)};
    double[] out = {sense * strand.headingX(behind), sense * strand.headingZ(behind)};
    double[] first = along(near, side);
    double[] second = along(far, side);
    double bend = turn(in, out, side);
    return Math.abs(turn(first, in, side)) <= ALONG
        && Math.abs(turn(second, out, side)) <= ALONG
        && Math.IEEEremainder(turn(first, second, side) - bend, 2 * StrictMath.PI) <= ALONG;
  }

  /**
   * Whether the ground lies on one side of the way over what lies between both borders, they turn
   * by no more than a right angle to each other, and go straight on, away from it, for as long as
   * the road is wide: so do no edges of a piece that is missing, which look at each other. Rows
   * near to one may be led aside, and then know nothing of the road's own direction.
   *
   * @param near where a way leaves the road
   * @param end where it comes back, xyz
   */
  boolean runsOn(Brink near, double[] end) {
    Brink far = back(near, end);
    if (far == null) {
      return false;
    }
    double x = end[0] - near.x();
    double z = end[2] - near.z();
    double first = near.outX() * z - near.outZ() * x;
    double second = far.outX() * z - far.outZ() * x;
    double width = Math.max(width(near), width(far));
    return width > 0 // it is known
        && first * second > 0
        && near.outX() * far.outX() + near.outZ() * far.outZ() >= 0
        && border.from(near.halfEdge(), -x, -z, width) >= width
        && border.from(far.halfEdge(), x, z, width) >= width;
  }

  private double width(Brink b) {
    return road.strands().get(b.place().strand()).width(b.place().row());
  }

  /**
   * The row before an edge in which the road is as if there were none; -1 before the road's end.
   *
   * @param forward whether rows count up on the way over the edge
   */
  private static int before(Strand strand, Brink b, boolean forward) {
    int away = (int) Math.rint(AWAY * strand.width(b.place().row()) / Strand.ROW);
    return strand.row(b.place().row(), forward ? -away : away);
  }

  /** The edge at which a way comes back onto the road; null where none is known. */
  private Brink back(Brink near, double[] end) {
    Brink nearest = null;
    double least = THERE;
    for (Brink b : brinks) {
      boolean looks = b.outX() * (end[0] - near.x()) + b.outZ() * (end[2] - near.z()) < 0;
      double far = looks ? distance(b, end) : Double.POSITIVE_INFINITY;
      if (far < least) {
        least = far;
        nearest = b;
      }
    }
    return nearest;
  }

  /** Metres from a place to a brink, as seen from above. */
  private static double distance(Brink b, double[] p) {
    double x = p[0] - b.x();
    double z = p[2] - b.z();
    double out = x * b.outX() + z * b.outZ();
    double along = Math.max(0, Math.abs(x * b.outZ() - z * b.outX()) - b.length() / 2);
    return Math.sqrt(out * out + along * along);
  }

  /** The direction of a border with what is missing on a side of it: 1 left, -1 right. */
  private static double[] along(Brink b, double side) {
    return new double[] {-side * b.outZ(), side * b.outX()};
  }

  /** The angle from one direction to another, above 0 towards a side, radians. */
  private static double turn(double[] from, double[] to, double side) {
    double dot = from[0] * to[0] + from[1] * to[1];
    double left = from[1] * to[0] - from[0] * to[1];
    return side * StrictMath.atan2(left, dot);
  }
}
