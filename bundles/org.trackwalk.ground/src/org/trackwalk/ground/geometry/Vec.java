package org.trackwalk.ground.geometry;

/** Products of vectors that lie in flat arrays. */
public final class Vec {

  private Vec() {}

  /** Dot product of the triples at {@code a[i]} and {@code b[j]}. */
  public static double dot(double[] a, int i, double[] b, int j) {
    return a[i] * b[j] + a[i + 1] * b[j + 1] + a[i + 2] * b[j + 2];
  }

  /** Cross product, a new array of three. */
  public static double[] cross(double[] a, double[] b) {
    return new double[] {
      a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]
    };
  }

  /** Distance of two points, three doubles each. */
  public static double distance(double[] a, double[] b) {
    double x = a[0] - b[0];
    double y = a[1] - b[1];
    double z = a[2] - b[2];
    return Math.sqrt(x * x + y * y + z * z);
  }

  /** Distance of two vertices of a mesh, by their numbers. */
  public static double distance(float[] p, int a, int b) {
    double x = (double) p[3 * b] - p[3 * a];
    double y = (double) p[3 * b + 1] - p[3 * a + 1];
    double z = (double) p[3 * b + 2] - p[3 * a + 2];
    return Math.sqrt(x * x + y * y + z * z);
  }

  /** Makes a vector one long and returns its length; a zero vector stays zero. */
  public static double normalize(double[] v) {
    double length = Math.sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
    if (length > 0) {
      v[0] /= length;
      v[1] /= length;
      v[2] /= length;
    }
    return length;
  }

  /** Unit normal of a triangle, computed from differences anchored at its first corner. */
  public static double[] normal(float[] p, int[] triangles, int triangle) {
    double[] n = areaNormal(p, triangles, triangle);
    normalize(n);
    return n;
  }

  /** The same normal, as long as twice the area. */
  public static double[] areaNormal(float[] p, int[] triangles, int triangle) {
    double[] n = new double[3];
    areaNormal(p, triangles, triangle, n, 0);
    return n;
  }

  /** Writes that normal into three doubles at {@code at}. */
  public static void areaNormal(float[] p, int[] triangles, int triangle, double[] out, int at) {
    int a = 3 * triangles[3 * triangle];
    int b = 3 * triangles[3 * triangle + 1];
    int c = 3 * triangles[3 * triangle + 2];
    double ux = (double) p[b] - p[a];
    double uy = (double) p[b + 1] - p[a + 1];
    double uz = (double) p[b + 2] - p[a + 2];
    double vx = (double) p[c] - p[a];
    double vy = (double) p[c + 1] - p[a + 1];
    double vz = (double) p[c + 2] - p[a + 2];
    out[at] = uy * vz - uz * vy;
    out[at + 1] = uz * vx - ux * vz;
    out[at + 2] = ux * vy - uy * vx;
  }
}
