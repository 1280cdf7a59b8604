package org.trackwalk.examples.planted;

import org.trackwalk.examples.draft.MeshDraft;

/** Plain geometry on float positions of three, computed in double. */
final class Measures {

  private Measures() {}

  static double distance(float[] a, float[] b) {
    return length(minus(a, b));
  }

  /** Distance of a point from the straight line through two others. */
  static double fromLine(float[] p, float[] a, float[] b) {
    return length(cross(minus(b, a), minus(p, a))) / distance(a, b);
  }

  /** Height of a triangle over its longest edge. */
  static double height(float[] a, float[] b, float[] c) {
    double longest = Math.max(distance(a, b), Math.max(distance(b, c), distance(c, a)));
    return length(cross(minus(b, a), minus(c, a))) / longest;
  }

  /** Radius of the largest circle inside a triangle: twice the area over the perimeter. */
  static double inradius(float[] a, float[] b, float[] c) {
    double perimeter = distance(a, b) + distance(b, c) + distance(c, a);
    return length(cross(minus(b, a), minus(c, a))) / perimeter;
  }

  /** The point so many metres from one towards another, in double. */
  static double[] towards(float[] from, float[] to, double metres) {
    double part = metres / distance(from, to);
    double[] d = minus(to, from);
    return new double[] {from[0] + part * d[0], from[1] + part * d[1], from[2] + part * d[2]};
  }

  /** The middle of two points, in double. */
  static double[] middle(float[] a, float[] b) {
    return new double[] {
      ((double) a[0] + b[0]) / 2, ((double) a[1] + b[1]) / 2, ((double) a[2] + b[2]) / 2
    };
  }

  /** Angle between the normals of two triangles of a mesh, radians. */
  static double angle(MeshDraft mesh, int[] s, int[] t) {
    double[] m = normal(mesh, s);
    double[] n = normal(mesh, t);
    double dot = m[0] * n[0] + m[1] * n[1] + m[2] * n[2];
    return StrictMath.atan2(length(cross(m, n)), dot);
  }

  private static double[] normal(MeshDraft mesh, int[] t) {
    float[] a = mesh.position(t[0]);
    return cross(minus(mesh.position(t[1]), a), minus(mesh.position(t[2]), a));
  }

  private static double[] minus(float[] a, float[] b) {
    return new double[] {(double) a[0] - b[0], (double) a[1] - b[1], (double) a[2] - b[2]};
  }

  private static double[] cross(double[] u, double[] v) {
    return new double[] {
      u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]
    };
  }

  private static double length(double[] d) {
    return StrictMath.sqrt(d[0] * d[0] + d[1] * d[1] + d[2] * d[2]);
  }
}
