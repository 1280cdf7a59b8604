package org.trackwalk.io.scene.stk;

import java.util.List;
import org.trackwalk.io.placement.Placement;
import org.trackwalk.mesh.level.Piece;

/**
 * Where karts drive: over the quadrilaterals of all drivelines, also of shortcuts. What stands
 * elsewhere is scenery.
 */
final class StkRoadway {

  /** How far below or above a driveline the ground of it may lie: metres. */
  private static final double HEIGHT = 2;

  /** Six numbers each: lowest and highest x, y, z; right-handed. */
  private final double[][] boxes;

  /** Of all quadrilaterals; none when laps are not driven. */
  StkRoadway(List<double[]> quads) {
    boxes = quads.stream().map(StkRoadway::box).toArray(double[][]::new);
  }

  /** Whether nobody knows where karts drive. */
  boolean unknown() {
    return boxes.length == 0;
  }

  /**
   * Whether a driveline may pass over a piece.
   *
   * @param placement of its file, right-handed
   */
  boolean passesOver(Piece piece, double[] placement) {
    double[] rows = Placement.compose(placement, piece.frame().placement());
    float[] points = piece.positions();
    double[] box = nothing();
    double[] placed = new double[3];
    for (int i = 0; i + 2 < points.length; i += 3) {
      for (int k = 0; k < 3; k++) {
        int row = 4 * k;
        placed[k] =
            rows[row] * points[i]
                + rows[row + 1] * points[i + 1]
                + rows[row + 2] * points[i + 2]
                + rows[row + 3];
      }
      grow(box, placed[0], placed[1], placed[2]);
    }
    for (double[] quad : boxes) {
      if (meet(box, quad)) {
        return true;
      }
    }
    return false;
  }

  private static boolean meet(double[] a, double[] b) {
    for (int k = 0; k < 3; k++) {
      double slack = k == 1 ? HEIGHT : 0;
      if (a[k] > b[3 + k] + slack || b[k] > a[3 + k] + slack) {
        return false;
      }
    }
    return true;
  }

  private static double[] box(double[] quad) {
    double[] box = nothing();
    for (int i = 0; i < 12; i += 3) {
      grow(box, quad[i], quad[i + 1], -quad[i + 2]);
    }
    return box;
  }

  private static double[] nothing() {
    double most = Double.MAX_VALUE;
    return new double[] {most, most, most, -most, -most, -most};
  }

  private static void grow(double[] box, double x, double y, double z) {
    box[0] = Math.min(box[0], x);
    box[1] = Math.min(box[1], y);
    box[2] = Math.min(box[2], z);
    box[3] = Math.max(box[3], x);
    box[4] = Math.max(box[4], y);
    box[5] = Math.max(box[5], z);
  }
}
