package org.trackwalk.drive.edges;

import org.trackwalk.course.brink.Brink;
import org.trackwalk.course.road.Road;
import org.trackwalk.course.road.Strand;
import org.trackwalk.drive.shape.Slope;
import org.trackwalk.ground.reach.Floor;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Ground that stands or lies on the road and ends there: behind it nothing of the road is missing.
 * One thread.
 */
final class StandingGround {

  private final WeldedSurface surface;
  private final Floor road;
  private final Floor.Reader paved;
  private final Floor.Reader ground;
  private final double[] slope = new double[2];

  /**
   * Nothing is sought yet.
   *
   * @param paved finds the road's floor
   * @param ground finds all that is driven on
   */
  StandingGround(Road road, Floor.Reader paved, Floor.Reader ground) {
    this.surface = road.ground().surface();
    this.road = road.ground();
    this.paved = paved;
    this.ground = ground;
  }

  /**
   * Whether the floor in a gap is the road on which the ground before it stands: a kerb or a bank,
   * beside which the road lies as low, or a sheet, under which it goes on at both sides.
   *
   * @param crossing of the gap, just found
   */
  boolean ends(Brink b, Strand strand, Way way, Crossing crossing) {
    if (Double.isInfinite(crossing.depth()) || !Slope.of(surface, b.halfEdge() / 3, slope, 0)) {
      return false;
    }
    double middle = Math.abs(b.place().lateral());
    double side = -Math.signum(b.place().lateral());
    if (isLow(b, strand, way, crossing, side, middle, false)) {
      return true;
    }
    return isUnder(way, crossing)
        && (isLow(b, strand, way, crossing, 1, reach(b, strand, 1), true)
            || isLow(b, strand, way, crossing, -1, reach(b, strand, -1), true));
  }

  /** Metres from a brink to the left border of its row, for 1, or to the right one, for -1. */
  private static double reach(Brink b, Strand strand, int side) {
    int row = b.place().row();
    double lateral = b.place().lateral();
    return side > 0 ? strand.left(row) - lateral : strand.right(row) + lateral;
  }

  /** Whether the road in the gap goes on under what ends at either side of it. */
  private boolean isUnder(Way way, Crossing crossing) {
    double depth = crossing.depth();
    double[] before = way.at(-Crossing.PACE);
    double[] behind = way.at(crossing.width() + Crossing.PACE);
    return isRoad(before, depth) && isRoad(behind, depth);
  }

  /** Whether road lies so far under a place. */
  private boolean isRoad(double[] p, double depth) {
    return p != null
        && ground.find(p[0], p[1] - depth, p[2], depth / 2)
        && road.has(ground.triangle());
  }

  /**
   * Whether the road beside a gap lies as low as the floor in it, and does so before the gap, too.
   *
   * @param side 1 to the left, -1 to the right
   * @param far metres to look
   * @param over whether to look behind what stands there as well
   */
  private boolean isLow(
      Brink b, Strand strand, Way way, Crossing crossing, double side, double far, boolean over) {
    double depth = crossing.depth();
    double half = crossing.width() / 2;
    double[] p = way.at(half);
    int row = b.place().row();
    double x = side * strand.headingZ(row);
    double z = -side * strand.headingX(row);
    // Heights are compared with the plane of the ground that ends at the brink: roads are banked.
    double rise = slope[0] * x + slope[1] * z;
    double climb = (p[1] - b.y()) * (Crossing.PACE + half) / half;
    for (double in = Crossing.PACE; in <= far; in += Crossing.PACE) {
      double plane = p[1] + in * rise;
      if (paved.find(p[0] + in * x, plane, p[2] + in * z, 1.5 * depth)) {
        double there = paved.height();
        boolean low =
            Math.abs(plane - there - depth) < depth / 2
                && paved.find(
                    b.x() - Crossing.PACE * b.outX() + in * x,
                    there - climb,
                    b.z() - Crossing.PACE * b.outZ() + in * z,
                    depth / 2);
        if (low || !over) {
          return low;
        }
      }
    }
    return false;
  }
}
