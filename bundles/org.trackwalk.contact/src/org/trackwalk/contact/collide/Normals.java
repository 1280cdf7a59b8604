package org.trackwalk.contact.collide;

/** Normals of a surface's triangles. */
final class Normals {

  private Normals() {}

  /** The normal of a triangle, as long as twice its area. */
  static double[] area(Shell shell, int t) {
    float[] p = shell.positions();
    int a = shell.at(t, 0);
    int b = shell.at(t, 1);
    int c = shell.at(t, 2);
    double ux = (double) p[b] - p[a];
    double uy = (double) p[b + 1] - p[a + 1];
    double uz = (double) p[b + 2] - p[a + 2];
    double vx = (double) p[c] - p[a];
    double vy = (double) p[c + 1] - p[a + 1];
    double vz = (double) p[c + 2] - p[a + 2];
    return new double[] {uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx};
  }

  static double length(double x, double y, double z) {
    return StrictMath.sqrt(x * x + y * y + z * z);
  }

  /** Metres between two points. */
  static double apart(double[] p, double[] q) {
    return length(q[0] - p[0], q[1] - p[1], q[2] - p[2]);
  }
}
