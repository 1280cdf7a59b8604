package org.trackwalk.io.scene.stk;

import java.util.List;
import org.trackwalk.mesh.level.Piece;

/**
 * Where karts drive: over the quadrilaterals of all drivelines, also of shortcuts. What has no
 * ground under any of them, like the tree whose crown hangs over the road, is scenery.
 */
final class StkRoadway {

  /** How far below or above a driveline its ground may lie: metres. */
  private static final double HEIGHT = 2;

  /** Places across and along a quadrilateral that are looked at. */
  private static final int SAMPLES = 3;

  /** Squared share of a normal that must point up for ground: 45 degrees. */
  private static final double GROUND = 0.5;

  /** x, y, z of each place, right-handed, {@link #SAMPLES} squared for each quadrilateral. */
  private final double[][] places;

  /** Of all quadrilaterals; none when laps are not driven. */
  StkRoadway(List<double[]> quads) {
    places = quads.stream().map(StkRoadway::places).toArray(double[][]::new);
  }

  /** Whether nobody knows where karts drive. */
  boolean unknown() {
    return places.length == 0;
  }

  /**
   * Whether a piece has ground under a driveline.
   *
   * @param placement of its file in the level: metres, Y up, right-handed
   */
  boolean passesOver(Piece piece, double[] placement) {
    float[] own = piece.frame().place(piece.positions());
    double[] points = new double[own.length];
    double[] box = {1e300, 1e300, 1e300, -1e300, -1e300, -1e300};
    for (int i = 0; i + 2 < points.length; i += 3) {
      for (int k = 0; k < 3; k++) {
        points[i + k] = placed(placement, 4 * k, own, i);
        box[k] = Math.min(box[k], points[i + k]);
        box[3 + k] = Math.max(box[3 + k], points[i + k]);
      }
    }
    for (double[] quad : places) {
      for (int at = 0; at < quad.length; at += 3) {
        if (inside(box, quad, at) && onGround(piece.triangles(), points, quad, at)) {
          return true;
        }
      }
    }
    return false;
  }

  private static double placed(double[] rows, int row, float[] points, int at) {
    return rows[row] * points[at]
        + rows[row + 1] * points[at + 1]
        + rows[row + 2] * points[at + 2]
        + rows[row + 3];
  }

  private static boolean inside(double[] box, double[] p, int at) {
    return p[at] >= box[0]
        && p[at] <= box[3]
        && p[at + 1] >= box[1] - HEIGHT
        && p[at + 1] <= box[4] + HEIGHT
        && p[at + 2] >= box[2]
        && p[at + 2] <= box[5];
  }

  private static boolean onGround(int[] triangles, double[] points, double[] p, int at) {
    for (int t = 0; t < triangles.length; t += 3) {
      int a = 3 * triangles[t];
      int b = 3 * triangles[t + 1];
      int c = 3 * triangles[t + 2];
      double u = across(points, b, c, p, at);
      double v = across(points, c, a, p, at);
      double w = across(points, a, b, p, at);
      double area = u + v + w;
      boolean within = u >= 0 && v >= 0 && w >= 0 || u <= 0 && v <= 0 && w <= 0;
      if (within && area != 0 && flat(points, a, b, c, area)) {
        double height = (u * points[a + 1] + v * points[b + 1] + w * points[c + 1]) / area;
        if (Math.abs(height - p[at + 1]) <= HEIGHT) {
          return true;
        }
      }
    }
    return false;
  }

  /** Twice the area, from above, of two corners and a place. */
  private static double across(double[] points, int a, int b, double[] p, int at) {
    double az = points[a + 2] - p[at + 2];
    double bz = points[b + 2] - p[at + 2];
    return (points[a] - p[at]) * bz - (points[b] - p[at]) * az;
  }

  /** Whichever side is outer: engines let karts stand on both. */
  private static boolean flat(double[] points, int a, int b, int c, double area) {
    double ux = points[b] - points[a];
    double uy = points[b + 1] - points[a + 1];
    double uz = points[b + 2] - points[a + 2];
    double vx = points[c] - points[a];
    double vy = points[c + 1] - points[a + 1];
    double vz = points[c + 2] - points[a + 2];
    double nx = uy * vz - uz * vy;
    double nz = ux * vy - uy * vx;
    return area * area >= GROUND * (nx * nx + area * area + nz * nz);
  }

  private static double[] places(double[] quad) {
    double[] found = new double[3 * SAMPLES * SAMPLES];
    for (int i = 0; i < SAMPLES; i++) {
      for (int j = 0; j < SAMPLES; j++) {
        double along = (i + 0.5) / SAMPLES;
        double right = (j + 0.5) / SAMPLES;
        for (int k = 0; k < 3; k++) {
          double entry = (1 - right) * quad[k] + right * quad[3 + k];
          double exit = (1 - right) * quad[9 + k] + right * quad[6 + k];
          double value = (1 - along) * entry + along * exit;
          found[3 * (SAMPLES * i + j) + k] = k == 2 ? -value : value;
        }
      }
    }
    return found;
  }
}
