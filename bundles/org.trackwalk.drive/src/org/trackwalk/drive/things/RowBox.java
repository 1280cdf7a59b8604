package org.trackwalk.drive.things;

import org.trackwalk.course.road.Strand;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.tree.StaticTree;
import org.trackwalk.mesh.tree.TriangleTree;

/** The box in the level around a part of a row, from the road up to some height over it. */
record RowBox(float minX, float minY, float minZ, float maxX, float maxY, float maxZ) {

  /**
   * Around what lies between two distances to the left of a row's centre.
   *
   * @param left the greater one, metres; {@code right} the other
   * @param half how far it reaches before and behind the row, metres
   * @param up how far it reaches over the road, metres
   */
  static RowBox of(Strand strand, int row, double left, double right, double half, double up) {
    double low = strand.centre(row, 1);
    double high = low;
    int first = Math.max(-strand.rightmost(), (int) Math.ceil(right / Strand.LANE));
    int last = Math.min(strand.leftmost(), (int) Math.floor(left / Strand.LANE));
    for (int lane = first; lane <= last; lane++) {
      double h = strand.height(row, lane);
      low = h < low ? h : low;
      high = h > high ? h : high;
    }
    double dx = strand.headingX(row);
    double dz = strand.headingZ(row);
    double x = strand.centre(row, 0);
    double z = strand.centre(row, 2);
    double ahead = Math.abs(half * dx);
    double aside = Math.abs(half * dz);
    return new RowBox(
        (float) (x + Math.min(left * dz, right * dz) - ahead),
        (float) (low - RoadFloor.NEAR),
        (float) (z + Math.min(-left * dx, -right * dx) - aside),
        (float) (x + Math.max(left * dz, right * dz) + ahead),
        (float) (high + RoadFloor.NEAR + up),
        (float) (z + Math.max(-left * dx, -right * dx) + aside));
  }

  void overlapping(TriangleTree tree, IntList hits) {
    tree.overlapping(minX, minY, minZ, maxX, maxY, maxZ, hits);
  }

  void overlapping(StaticTree tree, IntList hits) {
    tree.overlapping(minX, minY, minZ, maxX, maxY, maxZ, hits);
  }
}
