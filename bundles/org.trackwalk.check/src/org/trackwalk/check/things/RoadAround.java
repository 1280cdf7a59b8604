package org.trackwalk.check.things;

import java.util.List;
import org.trackwalk.check.geometry.Vec;
import org.trackwalk.check.road.Road;
import org.trackwalk.check.road.Strand;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Tells what stands in the road from what the road ends at: the road lies before it and goes on
 * behind it.
 */
final class RoadAround {

  /** Where the road is looked for before and behind a face, metres: a house is as deep. */
  private static final double[] FAR = {0.3, 0.6, 1, 1.5, 2, 3, 4, 6, 8, 10, 12, 14, 16, 18, 20};

  /** How far the road behind may lie over or under the plane before it, metres. */
  private static final double OFF = 0.1;

  /** Likewise for each metre of the distance: what a road bends over so short a way. */
  private static final double OFF_A_METRE = 0.05;

  private final WeldedSurface surface;
  private final Road road;
  private final List<Borders> borders;

  RoadAround(WeldedSurface surface, Road road, List<Borders> borders) {
    this.surface = surface;
    this.road = road;
    this.borders = borders;
  }

  /** Whether road lies on both sides of a face; true for what has no sides. */
  boolean isOn(Met part) {
    double[] n = Vec.normal(surface.positions(), surface.triangles(), part.triangle());
    double flat = Math.sqrt(n[0] * n[0] + n[2] * n[2]);
    return !part.upright()
        || reaches(part, n[0] / flat, n[2] / flat) && reaches(part, -n[0] / flat, -n[2] / flat);
  }

  private boolean reaches(Met part, double ox, double oz) {
    Strand strand = road.strands().get(part.strand());
    double along = ox * strand.headingX(part.row()) + oz * strand.headingZ(part.row());
    for (double far : FAR) {
      double x = part.foot()[0] + far * ox;
      double z = part.foot()[2] + far * oz;
      double y = part.foot()[1] + far * (part.slopeX() * ox + part.slopeZ() * oz);
      int row = strand.row(part.row(), (int) Math.rint(far * along / Strand.ROW));
      if (row >= 0 && isRoad(part.strand(), row, x, y, z, OFF + OFF_A_METRE * far)) {
        return true;
      }
    }
    return false;
  }

  private boolean isRoad(int s, int row, double x, double y, double z, double off) {
    Strand strand = road.strands().get(s);
    double left =
        (x - strand.centre(row, 0)) * strand.headingZ(row)
            - (z - strand.centre(row, 2)) * strand.headingX(row);
    int lane = (int) Math.rint(left / Strand.LANE);
    return left < borders.get(s).left(row)
        && -left < borders.get(s).right(row)
        && lane <= strand.leftmost()
        && -lane <= strand.rightmost()
        && Math.abs(strand.height(row, lane) - y) <= off;
  }
}
