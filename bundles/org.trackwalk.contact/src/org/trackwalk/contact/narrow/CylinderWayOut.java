package org.trackwalk.contact.narrow;

import org.trackwalk.contact.sat.ClosestSegments;
import org.trackwalk.contact.sat.SeparatingAxes;
import org.trackwalk.contact.sat.TriangleAxes;
import org.trackwalk.mesh.geometry.ClosestPoint;

/**
 * The shortest way that takes a cylinder off a triangle that it overlaps, among those that do not
 * point behind the triangle. Where such a way is locally the shortest, it is square to a side of
 * the two's difference, and these are of five kinds: the triangle itself; an end of the cylinder;
 * its round side along an edge or past a corner; and a rim that slides along an edge. Seen along
 * the edge, the rim is an ellipse, and the way out is the shortest one from a point inside it (D.
 * Eberly, Distance from a Point to an Ellipse, 2013: in one quadrant there is one root to bisect).
 * So nothing is left to an iteration's accuracy, and a mirrored pair has the mirrored way out.
 *
 * <p>Every direction that is tried is measured against the whole cylinder and the whole triangle,
 * so that each is a way out, and rounding can only make it longer than it need be. Reused;
 * allocates nothing.
 */
final class CylinderWayOut {

  /** Halvings of a right angle that leave less than a unit vector's last bit. */
  private static final int HALVINGS = 56;

  /** Sine or cosine to the axle, below which a direction is along it or across it. */
  private static final double ALIGNED = 1e-9;

  /** How far the cylinder is to be moved, metres. */
  double depth;

  /** Unit vector from the triangle to the cylinder, in which it is to be moved. */
  double dx;

  double dy;
  double dz;

  /** What of the triangle lies farthest along that; see ClosestPoint. */
  int feature;

  /** The deepest point of the triangle, metres, told from the cylinder's centre; of no face. */
  double px;

  double py;
  double pz;

  /** The deepest point of the cylinder, the middle of several, told from its centre. */
  double qx;

  double qy;
  double qz;

  private final ClosestSegments segments = new ClosestSegments();
  private final double[] line = new double[6];
  private TriangleFrame frame;
  private double[] p;
  private double ax;
  private double ay;
  private double az;
  private double radius;
  private double half;
  private double least;

  /**
   * Measures.
   *
   * @param triangle seen from the cylinder's centre
   * @param x unit vector along the axle, level axes; likewise y and z
   * @param coreRadius of the cylinder's core, metres
   * @param coreHalfWidth half its length, metres
   */
  void measure(
      TriangleFrame triangle,
      double x,
      double y,
      double z,
      double coreRadius,
      double coreHalfWidth) {
    frame = triangle;
    p = triangle.p;
    ax = x;
    ay = y;
    az = z;
    radius = coreRadius;
    half = coreHalfWidth;
    depth = depthAlong(frame.nx, frame.ny, frame.nz);
    dx = frame.nx;
    dy = frame.ny;
    dz = frame.nz;
    least = depth - TriangleAxes.NORMAL_BIAS;
    if (radius > 0) {
      both(ax, ay, az);
    }
    for (int k = 0; k < 3; k++) {
      pastCorner(3 * k);
      alongEdge(3 * k, k == 2 ? 0 : 3 * k + 3);
    }
    touch();
  }

  /** How far the cylinder must move along a unit vector to be off the triangle. */
  private double depthAlong(double x, double y, double z) {
    double cx = ay * z - az * y;
    double cy = az * x - ax * z;
    double cz = ax * y - ay * x;
    double a = p[0] * x + p[1] * y + p[2] * z;
    double b = p[3] * x + p[4] * y + p[5] * z;
    double c = p[6] * x + p[7] * y + p[8] * z;
    return Math.max(a, Math.max(b, c))
        + (half * Math.abs(ax * x + ay * y + az * z)
            + radius * Math.sqrt(cx * cx + cy * cy + cz * cz));
  }

  private void both(double x, double y, double z) {
    consider(x, y, z);
    consider(-x, -y, -z);
  }

  private void consider(double x, double y, double z) {
    if (x * frame.nx + y * frame.ny + z * frame.nz < -TriangleAxes.SIDEWAYS) {
      return;
    }
    double length = depthAlong(x, y, z);
    if (length < least) {
      least = length;
      depth = length;
      dx = x;
      dy = y;
      dz = z;
    }
  }

  /** A way that is locally the shortest if the corner is the triangle's farthest along it. */
  private void considerAt(int i, double x, double y, double z) {
    double a = p[0] * x + p[1] * y + p[2] * z;
    double b = p[3] * x + p[4] * y + p[5] * z;
    double c = p[6] * x + p[7] * y + p[8] * z;
    double here = i == 0 ? a : i == 3 ? b : c;
    if (here >= Math.max(a, Math.max(b, c)) - SupportSet.TIE) {
      consider(x, y, z);
    }
  }

  /** The round side against a corner: away from it, square to the axle. */
  private void pastCorner(int i) {
    double along = ax * p[i] + ay * p[i + 1] + az * p[i + 2];
    double x = along * ax - p[i];
    double y = along * ay - p[i + 1];
    double z = along * az - p[i + 2];
    double length = Math.sqrt(x * x + y * y + z * z);
    if (length > ALIGNED * frame.size) {
      considerAt(i, x / length, y / length, z / length);
    }
  }

  /** The round side across an edge, and both rims along it. */
  private void alongEdge(int i, int j) {
    double ex = p[j] - p[i];
    double ey = p[j + 1] - p[i + 1];
    double ez = p[j + 2] - p[i + 2];
    double e = Math.sqrt(ex * ex + ey * ey + ez * ez);
    ex /= e;
    ey /= e;
    ez /= e;
    double ux = ay * ez - az * ey;
    double uy = az * ex - ax * ez;
    double uz = ax * ey - ay * ex;
    double sine = Math.sqrt(ux * ux + uy * uy + uz * uz);
    if (sine <= SeparatingAxes.PARALLEL_EDGES) {
      return;
    }
    ux /= sine;
    uy /= sine;
    uz /= sine;
    both(ux, uy, uz);
    // along v, square to the edge, the axle runs by the sine
    double vx = ey * uz - ez * uy;
    double vy = ez * ux - ex * uz;
    double vz = ex * uy - ey * ux;
    double flat = radius * Math.abs(ax * ex + ay * ey + az * ez);
    double alongU = ux * p[i] + uy * p[i + 1] + uz * p[i + 2];
    double alongV = vx * p[i] + vy * p[i + 1] + vz * p[i + 2];
    pastRim(i, ux, uy, uz, vx, vy, vz, alongU, alongV + half * sine, flat);
    pastRim(i, ux, uy, uz, -vx, -vy, -vz, alongU, half * sine - alongV, flat);
  }

  /**
   * Seen along an edge: the shortest way from the origin to the half of an ellipse that lies
   * towards v, half axes {@link #radius} along u and {@code flat}, not longer, along v.
   *
   * @param i a corner of the edge
   * @param u where the edge is seen from the ellipse's centre, along u; negative of the origin
   * @param v along v
   */
  private void pastRim(
      int i,
      double ux,
      double uy,
      double uz,
      double vx,
      double vy,
      double vz,
      double u,
      double v,
      double flat) {
    if (v >= least) {
      // the half ellipse is farther than that
      return;
    }
    double x = radius * Math.abs(u);
    double y = -flat * v;
    double bend = radius * radius - flat * flat;
    // the angle's cosine and sine, below and above the root of slope()
    double lowC = 1;
    double lowS = 0;
    double highC = 0;
    double highS = 1;
    if (y <= 0) {
      // from beyond the centre there is a shortest way only inside the evolute
      lowC = StrictMath.cbrt(x);
      lowS = StrictMath.cbrt(-y);
      double length = Math.sqrt(lowC * lowC + lowS * lowS);
      lowC = length > 0 ? lowC / length : 1;
      lowS = length > 0 ? lowS / length : 0;
      if (slope(lowC, lowS, x, y, bend) > 0) {
        return;
      }
    }
    for (int n = 0; n < HALVINGS; n++) {
      double c = lowC + highC;
      double s = lowS + highS;
      double length = Math.sqrt(c * c + s * s);
      c /= length;
      s /= length;
      if (slope(c, s, x, y, bend) < 0) {
        lowC = c;
        lowS = s;
      } else {
        highC = c;
        highS = s;
      }
    }
    double c = u > 0 ? -flat * highC : flat * highC;
    double s = radius * highS;
    double length = Math.sqrt(c * c + s * s);
    c /= length;
    s /= length;
    considerAt(i, c * ux + s * vx, c * uy + s * vy, c * uz + s * vz);
  }

  /** Half the slope of the squared distance over the angle on the ellipse. */
  private static double slope(double c, double s, double x, double y, double bend) {
    return x * s - y * c - bend * s * c;
  }

  /** Finds what of the triangle lies farthest, and where. */
  private void touch() {
    boolean across = deepest();
    feature = SupportSet.along(p, dx, dy, dz);
    if (feature == ClosestPoint.FACE) {
      return;
    }
    int k = ClosestPoint.indexOf(feature);
    int i = 3 * k;
    int j = k == 2 ? 0 : i + 3;
    double share = ClosestPoint.isVertex(feature) ? 0 : shareOfEdge(i, j, across);
    if (share <= 0) {
      feature = ClosestPoint.VERTEX + k;
      at(i);
    } else if (share >= 1) {
      feature = ClosestPoint.VERTEX + j / 3;
      at(j);
    } else {
      px = p[i] + share * (p[j] - p[i]);
      py = p[i + 1] + share * (p[j + 1] - p[i + 1]);
      pz = p[i + 2] + share * (p[j + 2] - p[i + 2]);
    }
  }

  private void at(int i) {
    px = p[i];
    py = p[i + 1];
    pz = p[i + 2];
  }

  /** Finds the deepest point of the cylinder; true when that is a line, square to the way. */
  private boolean deepest() {
    double along = ax * dx + ay * dy + az * dz;
    double x = dx - along * ax;
    double y = dy - along * ay;
    double z = dz - along * az;
    double across = Math.sqrt(x * x + y * y + z * z);
    double out = across > ALIGNED ? -radius / across : 0;
    double back = along > ALIGNED ? -half : along < -ALIGNED ? half : 0;
    qx = out * x + back * ax;
    qy = out * y + back * ay;
    qz = out * z + back * az;
    return back == 0 && half > 0;
  }

  /** Where on an edge the deepest of the cylinder is nearest: a point, or a line it may cross. */
  private double shareOfEdge(int i, int j, boolean across) {
    if (across) {
      line[0] = qx - half * ax;
      line[1] = qy - half * ay;
      line[2] = qz - half * az;
      line[3] = qx + half * ax;
      line[4] = qy + half * ay;
      line[5] = qz + half * az;
      if (!TrianglePoints.parallel(line, p, i, j, SeparatingAxes.PARALLEL_EDGES)) {
        segments.measure(line, 0, 3, p, i, j);
        return segments.t;
      }
    }
    double ex = p[j] - p[i];
    double ey = p[j + 1] - p[i + 1];
    double ez = p[j + 2] - p[i + 2];
    double along = ex * (qx - p[i]) + ey * (qy - p[i + 1]) + ez * (qz - p[i + 2]);
    return along / (ex * ex + ey * ey + ez * ez);
  }
}
