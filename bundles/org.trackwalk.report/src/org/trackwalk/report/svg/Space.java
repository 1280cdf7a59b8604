package org.trackwalk.report.svg;

/** Vectors of three doubles, for the few places of a close-up. */
final class Space {

  private Space() {}

  static double[] minus(double[] p, double[] q) {
    return new double[] {p[0] - q[0], p[1] - q[1], p[2] - q[2]};
  }

  /** p + factor q. */
  static double[] plus(double[] p, double[] q, double factor) {
    return new double[] {p[0] + factor * q[0], p[1] + factor * q[1], p[2] + factor * q[2]};
  }

  static double dot(double[] p, double[] q) {
    return p[0] * q[0] + p[1] * q[1] + p[2] * q[2];
  }

  static double[] cross(double[] p, double[] q) {
    return new double[] {
      p[1] * q[2] - p[2] * q[1], p[2] * q[0] - p[0] * q[2], p[0] * q[1] - p[1] * q[0]
    };
  }

  /** Not a number where there is no direction. */
  static double[] unit(double[] p) {
    double length = StrictMath.sqrt(dot(p, p));
    return new double[] {p[0] / length, p[1] / length, p[2] / length};
  }

  static double distance(double[] p, double[] q) {
    double[] d = minus(p, q);
    return StrictMath.sqrt(dot(d, d));
  }

  /** The point of a segment that is nearest to a place. */
  static double[] nearest(double[] place, double[] p, double[] q) {
    double[] d = minus(q, p);
    double square = dot(d, d);
    double t = square == 0 ? 0 : dot(minus(place, p), d) / square;
    return plus(p, d, Math.max(0, Math.min(1, t)));
  }

  /** True for a point of a triangle's plane that lies in the triangle. */
  static boolean inside(double[] at, double[] p, double[] q, double[] r, double[] normal) {
    return left(at, p, q, normal) && left(at, q, r, normal) && left(at, r, p, normal);
  }

  private static boolean left(double[] at, double[] p, double[] q, double[] normal) {
    return dot(cross(minus(q, p), minus(at, p)), normal) >= 0;
  }
}
