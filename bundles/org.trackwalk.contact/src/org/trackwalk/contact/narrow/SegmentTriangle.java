package org.trackwalk.contact.narrow;

import org.trackwalk.contact.sat.TriangleAxes;
import org.trackwalk.mesh.geometry.ClosestPoint;
import org.trackwalk.mesh.geometry.ExactPredicates;

/**
 * A segment against a triangle (C. Ericson, Real-Time Collision Detection, 5.1.10). Apart, the
 * closest points: of an end and the triangle, a corner and the segment, or an edge and the segment.
 * When the segment pierces the triangle, the shortest way out that does not point behind the
 * triangle: their difference is a prism, so that is one of the triangle's normal and three cross
 * products of an edge and the segment.
 */
final class SegmentTriangle {

  /** Squared sine between two lines below which they are parallel and their ends decide. */
  private static final double PARALLEL = 0x1p-80;

  /** Distance, metres; negative is depth. */
  double distance;

  /** Unit vector from the triangle to the segment. */
  double dx;

  double dy;
  double dz;

  /** Closest or deepest point of the triangle, metres, told from the segment's middle. */
  double px;

  double py;
  double pz;

  /** Code of the feature that carries it, see ClosestPoint. */
  int feature;

  private final double[] closest = new double[ClosestPoint.RESULT_LENGTH];
  private TriangleFrame frame;
  private double ux;
  private double uy;
  private double uz;

  /**
   * Measures.
   *
   * @param of the triangle, seen from the segment's middle
   * @param p xyz triples, the same triangle
   * @param x the segment's middle, metres, level coordinates; likewise y and z
   * @param end from the middle to one end
   */
  void measure(
      TriangleFrame of,
      float[] p,
      int a,
      int b,
      int c,
      double x,
      double y,
      double z,
      double[] end) {
    frame = of;
    ux = end[0];
    uy = end[1];
    uz = end[2];
    distance = Double.POSITIVE_INFINITY;
    for (int sign = -1; sign <= 1; sign += 2) {
      double qx = x + sign * ux;
      double qy = y + sign * uy;
      double qz = z + sign * uz;
      int on = ClosestPoint.onTriangle(p, a, b, c, qx, qy, qz, closest);
      double d = Math.sqrt(closest[6]);
      if (d < distance) {
        take(d, closest[3], closest[4], closest[5], d, on);
        px = closest[0] - x;
        py = closest[1] - y;
        pz = closest[2] - z;
      }
    }
    for (int k = 0; k < 3; k++) {
      corner(k);
      edge(k);
    }
    if (distance == 0 || pierces(p, a, b, c, x, y, z)) {
      wayOut(p, a, b, c, x, y, z);
    }
  }

  private void take(double d, double vx, double vy, double vz, double length, int code) {
    distance = d;
    dx = length > 0 ? vx / length : frame.nx;
    dy = length > 0 ? vy / length : frame.ny;
    dz = length > 0 ? vz / length : frame.nz;
    feature = code;
  }

  /** A corner and the inside of the segment. */
  private void corner(int k) {
    double[] q = frame.p;
    double uu = ux * ux + uy * uy + uz * uz;
    double t = (ux * q[3 * k] + uy * q[3 * k + 1] + uz * q[3 * k + 2]) / uu;
    if (!(t > -1 && t < 1)) {
      return;
    }
    double vx = t * ux - q[3 * k];
    double vy = t * uy - q[3 * k + 1];
    double vz = t * uz - q[3 * k + 2];
    double d = Math.sqrt(vx * vx + vy * vy + vz * vz);
    if (d < distance) {
      take(d, vx, vy, vz, d, ClosestPoint.VERTEX + k);
      px = q[3 * k];
      py = q[3 * k + 1];
      pz = q[3 * k + 2];
    }
  }

  /** The insides of an edge and of the segment. */
  private void edge(int k) {
    double[] q = frame.p;
    int i = 3 * k;
    int j = 3 * ((k + 1) % 3);
    double ex = q[j] - q[i];
    double ey = q[j + 1] - q[i + 1];
    double ez = q[j + 2] - q[i + 2];
    double cx = uy * ez - uz * ey;
    double cy = uz * ex - ux * ez;
    double cz = ux * ey - uy * ex;
    double cc = cx * cx + cy * cy + cz * cz;
    double uu = ux * ux + uy * uy + uz * uz;
    double ee = ex * ex + ey * ey + ez * ez;
    if (cc <= PARALLEL * (uu * ee)) {
      return;
    }
    // t u - s e - q_i is along c
    double s =
        -(cx * (uy * q[i + 2] - uz * q[i + 1])
                + cy * (uz * q[i] - ux * q[i + 2])
                + cz * (ux * q[i + 1] - uy * q[i]))
            / cc;
    double t =
        (cx * (q[i + 1] * ez - q[i + 2] * ey)
                + cy * (q[i + 2] * ex - q[i] * ez)
                + cz * (q[i] * ey - q[i + 1] * ex))
            / cc;
    if (!(s > 0 && s < 1 && t > -1 && t < 1)) {
      return;
    }
    double c = Math.sqrt(cc);
    double along = -(cx * q[i] + cy * q[i + 1] + cz * q[i + 2]) / c;
    if (Math.abs(along) < distance) {
      double scale = along < 0 ? -c : c;
      take(Math.abs(along), cx / scale, cy / scale, cz / scale, 1, ClosestPoint.EDGE + k);
      on(i, s, ex, ey, ez);
    }
  }

  private void on(int i, double s, double ex, double ey, double ez) {
    px = frame.p[i] + s * ex;
    py = frame.p[i + 1] + s * ey;
    pz = frame.p[i + 2] + s * ez;
  }

  private boolean pierces(float[] p, int a, int b, int c, double x, double y, double z) {
    int below = ExactPredicates.side(p, a, b, c, x - ux, y - uy, z - uz);
    int above = ExactPredicates.side(p, a, b, c, x + ux, y + uy, z + uz);
    if (below == above) {
      return false;
    }
    int ab = turn(p, a, b, x, y, z);
    int bc = turn(p, b, c, x, y, z);
    int ca = turn(p, c, a, x, y, z);
    return ab >= 0 && bc >= 0 && ca >= 0 || ab <= 0 && bc <= 0 && ca <= 0;
  }

  /** On which side of an edge the segment's line passes. */
  private int turn(float[] p, int a, int b, double x, double y, double z) {
    return ExactPredicates.orient3d(
        x - ux,
        y - uy,
        z - uz,
        x + ux,
        y + uy,
        z + uz,
        p[3 * a],
        p[3 * a + 1],
        p[3 * a + 2],
        p[3 * b],
        p[3 * b + 1],
        p[3 * b + 2]);
  }

  /**
   * The shortest way that takes the segment off the triangle and does not point behind it, where
   * the middle is not. The normal wins unless another way is shorter beyond its bias.
   */
  private void wayOut(float[] p, int a, int b, int c, double x, double y, double z) {
    double slope = frame.nx * ux + frame.ny * uy + frame.nz * uz;
    double sign = slope > 0 ? -1 : 1;
    double depth = Math.abs(slope) - frame.height(0, 0, 0);
    ClosestPoint.onTriangle(p, a, b, c, x + sign * ux, y + sign * uy, z + sign * uz, closest);
    take(-depth, frame.nx, frame.ny, frame.nz, 1, ClosestPoint.FACE);
    px = closest[0] - x;
    py = closest[1] - y;
    pz = closest[2] - z;
    double least = depth - TriangleAxes.NORMAL_BIAS;
    for (int k = 0; k < 3; k++) {
      least = waysAcross(3 * k, k == 2 ? 0 : 3 * k + 3, least);
    }
    if (feature != ClosestPoint.FACE) {
      touch();
    }
  }

  /** Both ways across an edge and the segment; the answer is the shortest way so far. */
  private double waysAcross(int i, int j, double least) {
    double[] q = frame.p;
    double ex = q[j] - q[i];
    double ey = q[j + 1] - q[i + 1];
    double ez = q[j + 2] - q[i + 2];
    double cx = uy * ez - uz * ey;
    double cy = uz * ex - ux * ez;
    double cz = ux * ey - uy * ex;
    double cc = cx * cx + cy * cy + cz * cz;
    double uu = ux * ux + uy * uy + uz * uz;
    double ee = ex * ex + ey * ey + ez * ez;
    if (cc <= PARALLEL * (uu * ee)) {
      return least;
    }
    double c = Math.sqrt(cc);
    return way(-cx / c, -cy / c, -cz / c, way(cx / c, cy / c, cz / c, least));
  }

  /** A way that is square to the segment. */
  private double way(double x, double y, double z, double least) {
    double[] q = frame.p;
    double depth =
        Math.max(
            x * q[0] + y * q[1] + z * q[2],
            Math.max(x * q[3] + y * q[4] + z * q[5], x * q[6] + y * q[7] + z * q[8]));
    boolean behind = frame.nx * x + frame.ny * y + frame.nz * z < -TriangleAxes.SIDEWAYS;
    if (behind || !(depth < least)) {
      return least;
    }
    take(-depth, x, y, z, 1, ClosestPoint.EDGE);
    return depth;
  }

  /** Finds what of the triangle lies farthest along the way out, and where. */
  private void touch() {
    double[] q = frame.p;
    feature = SupportSet.along(q, dx, dy, dz);
    int k = ClosestPoint.indexOf(feature);
    int i = 3 * k;
    int j = k == 2 ? 0 : i + 3;
    double share = ClosestPoint.isEdge(feature) ? shareOfEdge(i, j) : 0;
    if (ClosestPoint.isEdge(feature) && (share == 0 || share == 1)) {
      feature = ClosestPoint.VERTEX + (share == 0 ? i : j) / 3;
    }
    on(i, share, q[j] - q[i], q[j + 1] - q[i + 1], q[j + 2] - q[i + 2]);
  }

  /** Where an edge passes the segment; of a parallel one, where it passes the middle. */
  private double shareOfEdge(int i, int j) {
    double[] q = frame.p;
    double ex = q[j] - q[i];
    double ey = q[j + 1] - q[i + 1];
    double ez = q[j + 2] - q[i + 2];
    double cx = uy * ez - uz * ey;
    double cy = uz * ex - ux * ez;
    double cz = ux * ey - uy * ex;
    double cc = cx * cx + cy * cy + cz * cz;
    double uu = ux * ux + uy * uy + uz * uz;
    double ee = ex * ex + ey * ey + ez * ez;
    double s =
        cc > PARALLEL * (uu * ee)
            ? -(cx * (uy * q[i + 2] - uz * q[i + 1])
                    + cy * (uz * q[i] - ux * q[i + 2])
                    + cz * (ux * q[i + 1] - uy * q[i]))
                / cc
            : -(ex * q[i] + ey * q[i + 1] + ez * q[i + 2]) / ee;
    return Math.max(0, Math.min(1, s));
  }
}
