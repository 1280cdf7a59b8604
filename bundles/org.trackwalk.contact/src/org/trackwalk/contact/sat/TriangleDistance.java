package org.trackwalk.contact.sat;

import org.trackwalk.contact.shape.Polyhedron;

/**
 * The distance of a polyhedron and a triangle that are apart, by their features: corners over the
 * triangle, the triangle's corners over faces, and edge against edge (C. Ericson, Real-Time
 * Collision Detection, 5.1). A separating axis alone understates it where corners face each other.
 * No iteration, so no accuracy to choose; and a known gap leaves few features to look at: of a
 * closest pair, neither lies farther beyond the gap than the limit. Reused; allocates nothing.
 */
public final class TriangleDistance {

  /** By how much the limit is widened, as a share, and the slab in metres: above rounding. */
  private static final double ROUNDING = 1e-9;

  /** Metres. */
  public double distance;

  /**
   * Unit vector from the triangle's closest point to the polyhedron's; the gap's where they meet.
   */
  public double nx;

  /** Unit vector from the triangle's closest point to the polyhedron's, up. */
  public double ny;

  /** Unit vector from the triangle's closest point to the polyhedron's. */
  public double nz;

  private final ClosestSegments segments = new ClosestSegments();

  /** Of the polyhedron's corners, along the gap. */
  private double[] heights = new double[8];

  private boolean found;
  private double least;
  private double dx;
  private double dy;
  private double dz;

  /**
   * Measures a pair that is apart.
   *
   * @param a the polyhedron
   * @param t the triangle's corners, nine numbers, from the same origin
   * @param axes what was found out about the pair: a gap above zero
   * @param x the triangle's unit normal on the polyhedron's centre's side; likewise y and z
   * @param limit metres
   * @return false when the distance is above the limit by more than rounding
   */
  public boolean measure(
      PlacedPolyhedron a,
      double[] t,
      TriangleAxes axes,
      double x,
      double y,
      double z,
      double limit) {
    double widened = limit * (1 + ROUNDING);
    least = widened * widened;
    found = false;
    double first = along(axes, t[0], t[1], t[2]);
    double second = along(axes, t[3], t[4], t[5]);
    double third = along(axes, t[6], t[7], t[8]);
    double slab = Math.max(first, Math.max(second, third)) + widened + ROUNDING;
    double[] v = a.vertices;
    double bottom = heights(v, axes) - widened - ROUNDING;
    for (int i = 0; i < v.length; i += 3) {
      if (heights[i / 3] <= slab) {
        cornerOverTriangle(v, i, t, x, y, z);
      }
    }
    if (first >= bottom) {
      cornerOverFaces(a, t[0], t[1], t[2]);
    }
    if (second >= bottom) {
      cornerOverFaces(a, t[3], t[4], t[5]);
    }
    if (third >= bottom) {
      cornerOverFaces(a, t[6], t[7], t[8]);
    }
    boolean ab = first >= bottom || second >= bottom;
    boolean bc = second >= bottom || third >= bottom;
    boolean ca = third >= bottom || first >= bottom;
    int[] ends = a.axes.edges;
    for (int e = 0; e < ends.length; e += 2) {
      if (heights[ends[e]] <= slab || heights[ends[e + 1]] <= slab) {
        int i = 3 * ends[e];
        int j = 3 * ends[e + 1];
        if (ab) {
          edges(v, i, j, t, 0, 3);
        }
        if (bc) {
          edges(v, i, j, t, 3, 6);
        }
        if (ca) {
          edges(v, i, j, t, 6, 0);
        }
      }
    }
    distance = Math.sqrt(least);
    // a gap below rounding may end in the very same point
    boolean direction = distance > 0;
    nx = direction ? dx / distance + 0.0 : axes.gx;
    ny = direction ? dy / distance + 0.0 : axes.gy;
    nz = direction ? dz / distance + 0.0 : axes.gz;
    return found;
  }

  /** Fills how far the polyhedron's corners lie along the gap; returns the least. */
  private double heights(double[] v, TriangleAxes axes) {
    if (3 * heights.length < v.length) {
      heights = new double[v.length / 3];
    }
    double bottom = Double.POSITIVE_INFINITY;
    for (int i = 0; i < v.length; i += 3) {
      double height = along(axes, v[i], v[i + 1], v[i + 2]);
      heights[i / 3] = height;
      bottom = Math.min(bottom, height);
    }
    return bottom;
  }

  private void edges(double[] v, int i, int j, double[] t, int k, int l) {
    double squared = segments.measure(v, i, j, t, k, l);
    if (squared < least) {
      take(squared, segments.dx, segments.dy, segments.dz);
    }
  }

  private static double along(TriangleAxes axes, double x, double y, double z) {
    return axes.gx * x + axes.gy * y + axes.gz * z;
  }

  private void cornerOverTriangle(double[] v, int i, double[] t, double x, double y, double z) {
    double height = x * (v[i] - t[0]) + y * (v[i + 1] - t[1]) + z * (v[i + 2] - t[2]);
    if (height * height >= least) {
      return;
    }
    // the normal may be turned: then all three sides are seen from outside
    int inside = 0;
    for (int k = 0; k < 9; k += 3) {
      double side = side(t, k, k == 6 ? 0 : k + 3, v[i], v[i + 1], v[i + 2], x, y, z);
      inside += side > 0 ? 1 : side < 0 ? -1 : 0;
    }
    if (inside == 3 || inside == -3) {
      take(height * height, height * x, height * y, height * z);
    }
  }

  private void cornerOverFaces(PlacedPolyhedron a, double x, double y, double z) {
    Polyhedron loops = a.axes.polyhedron;
    double[] n = a.faceNormals;
    for (int f = 0; f < a.faceOffsets.length; f++) {
      double height = n[3 * f] * x + n[3 * f + 1] * y + n[3 * f + 2] * z - a.faceOffsets[f];
      if (height <= 0 || height * height >= least) {
        continue;
      }
      int size = loops.faceSize(f);
      boolean inside = true;
      for (int k = 0; k < size && inside; k++) {
        int from = 3 * loops.faceVertex(f, k);
        int to = 3 * loops.faceVertex(f, k + 1 == size ? 0 : k + 1);
        inside = side(a.vertices, from, to, x, y, z, n[3 * f], n[3 * f + 1], n[3 * f + 2]) > 0;
      }
      if (inside) {
        take(height * height, -height * n[3 * f], -height * n[3 * f + 1], -height * n[3 * f + 2]);
      }
    }
  }

  /** Above zero when a point lies to the left of an edge, seen along a normal that points up. */
  private static double side(
      double[] p, int i, int j, double x, double y, double z, double nx, double ny, double nz) {
    double ex = p[j] - p[i];
    double ey = p[j + 1] - p[i + 1];
    double ez = p[j + 2] - p[i + 2];
    double qx = x - p[i];
    double qy = y - p[i + 1];
    double qz = z - p[i + 2];
    return nx * (ey * qz - ez * qy) + ny * (ez * qx - ex * qz) + nz * (ex * qy - ey * qx);
  }

  private void take(double squared, double x, double y, double z) {
    found = true;
    least = squared;
    dx = x;
    dy = y;
    dz = z;
  }
}
