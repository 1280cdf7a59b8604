package org.trackwalk.contact.narrow;

import org.trackwalk.contact.sat.TriangleAxes;
import org.trackwalk.mesh.geometry.ClosestPoint;
import org.trackwalk.mesh.geometry.ExactPredicates;

/**
 * A triangle as a shape's centre sees it: corners told from the centre, and the unit normal turned
 * towards it. Reused from triangle to triangle.
 */
final class TriangleFrame {

  /** Part of the scene's size, of what lies around the centre, that sums of doubles may lose. */
  static final double ROUNDING = 1e-12;

  /** Part of an edge or face: a corner that carries less of a point than this carries none. */
  private static final double NO_SHARE = 1e-9;

  /** Squared sine of a triangle's angle below which its normal is taken from exact products. */
  private static final double SLIVER = 0x1p-60;

  /** Corners, xyz triples, metres from the centre. */
  final double[] p = new double[9];

  /** Unit normal on the side of the centre. */
  double nx;

  double ny;
  double nz;

  /** Whether the centre is strictly behind the triangle as it is wound. */
  boolean behind;

  /** Largest distance of a corner from the centre along an axis, metres. */
  double size;

  /** The centre, metres, level coordinates. */
  private double x;

  private double y;
  private double z;

  /** Moves the centre; metres, level coordinates. */
  void place(double centreX, double centreY, double centreZ) {
    x = centreX;
    y = centreY;
    z = centreZ;
  }

  /**
   * Takes a triangle that has area.
   *
   * @return false when it is one-sided and the centre strictly behind it; then nothing is filled
   */
  boolean set(float[] positions, int a, int b, int c, boolean twoSided) {
    behind = ExactPredicates.side(positions, a, b, c, x, y, z) < 0;
    if (behind && !twoSided) {
      return false;
    }
    size = 0;
    for (int k = 0; k < 3; k++) {
      int i = 3 * (k == 0 ? a : k == 1 ? b : c);
      p[3 * k] = positions[i] - x;
      p[3 * k + 1] = positions[i + 1] - y;
      p[3 * k + 2] = positions[i + 2] - z;
      size = Math.max(size, Math.abs(p[3 * k]));
      size = Math.max(size, Math.max(Math.abs(p[3 * k + 1]), Math.abs(p[3 * k + 2])));
    }
    int i = 3 * a;
    int j = 3 * b;
    int k = 3 * c;
    double ux = (double) positions[j] - positions[i];
    double uy = (double) positions[j + 1] - positions[i + 1];
    double uz = (double) positions[j + 2] - positions[i + 2];
    double vx = (double) positions[k] - positions[i];
    double vy = (double) positions[k + 1] - positions[i + 1];
    double vz = (double) positions[k + 2] - positions[i + 2];
    nx = uy * vz - uz * vy;
    ny = uz * vx - ux * vz;
    nz = ux * vy - uy * vx;
    double nn = nx * nx + ny * ny + nz * nz;
    if (nn <= SLIVER * ((ux * ux + uy * uy + uz * uz) * (vx * vx + vy * vy + vz * vz))) {
      nx = ProductDifference.of(uy, vz, uz, vy);
      ny = ProductDifference.of(uz, vx, ux, vz);
      nz = ProductDifference.of(ux, vy, uy, vx);
      // such products may be too small to be squared
      double most = Math.max(Math.abs(nx), Math.max(Math.abs(ny), Math.abs(nz)));
      nx /= most;
      ny /= most;
      nz /= most;
      nn = nx * nx + ny * ny + nz * nz;
    }
    double n = behind ? -Math.sqrt(nn) : Math.sqrt(nn);
    nx = nx / n + 0.0;
    ny = ny / n + 0.0;
    nz = nz / n + 0.0;
    return true;
  }

  /** How high a point lies over the plane, metres; told from the centre. */
  double height(double qx, double qy, double qz) {
    return nx * (qx - p[0]) + ny * (qy - p[1]) + nz * (qz - p[2]);
  }

  /** Writes down a point that is told from the centre, and on which side that is. */
  void witness(double qx, double qy, double qz, TriangleMeasure out) {
    out.px = x + qx;
    out.py = y + qy;
    out.pz = z + qz;
    out.behind = behind;
  }

  /**
   * The separation of a round shape's core when its best axis counts as the triangle's normal, by
   * the rules of {@link PolyhedronKernel}: when the normal's own separation is hardly worse, or
   * when the two are within {@link PolyhedronKernel#FACE_COSINE}. Then it is the one along the axis
   * as it is. That of a polyhedron is divided by the cosine; but a round core is as far away as its
   * margin is thick, and a face so put off would have its turn after the edges that it voids.
   *
   * @param dx the best axis found, a unit vector towards the shape; likewise dy and dz
   * @param separation what the core has along it, metres; negative is depth
   * @param normalSeparation what it has along the normal
   * @return metres; NaN when the axis counts as itself
   */
  double asFace(double dx, double dy, double dz, double separation, double normalSeparation) {
    if (normalSeparation >= separation - TriangleAxes.NORMAL_BIAS) {
      return normalSeparation;
    }
    boolean close = dx * nx + dy * ny + dz * nz >= PolyhedronKernel.FACE_COSINE;
    return close ? separation : Double.NaN;
  }

  /** Code of the smallest edge or vertex that carries a point with these weights of the corners. */
  static int feature(double ofA, double ofB, double ofC) {
    double least = Math.min(ofA, Math.min(ofB, ofC));
    boolean a = ofA > Math.max(least, NO_SHARE);
    boolean b = ofB > Math.max(least, NO_SHARE);
    boolean c = ofC > Math.max(least, NO_SHARE);
    if (a && b) {
      return ClosestPoint.EDGE;
    }
    if (b && c) {
      return ClosestPoint.EDGE + 1;
    }
    if (a && c) {
      return ClosestPoint.EDGE + 2;
    }
    return ClosestPoint.VERTEX + (a ? 0 : b ? 1 : 2);
  }

  /**
   * How far a point lies inside the prism over the triangle, from the side of edge k, metres.
   *
   * @param out filled: unit vector inwards, then offset: inside is where v·q is at least that
   */
  void side(int k, double[] out) {
    int i = 3 * k;
    int j = 3 * ((k + 1) % 3);
    double ex = p[j] - p[i];
    double ey = p[j + 1] - p[i + 1];
    double ez = p[j + 2] - p[i + 2];
    double sign = behind ? -1 : 1;
    double sx = sign * (ny * ez - nz * ey);
    double sy = sign * (nz * ex - nx * ez);
    double sz = sign * (nx * ey - ny * ex);
    double length = Math.sqrt(sx * sx + sy * sy + sz * sz);
    out[0] = sx / length;
    out[1] = sy / length;
    out[2] = sz / length;
    out[3] = out[0] * p[i] + out[1] * p[i + 1] + out[2] * p[i + 2];
  }
}
