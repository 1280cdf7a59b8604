package org.trackwalk.contact.shape;

import java.util.Arrays;

/**
 * The polyhedron whose sides lie a margin inside those of another (E. Coumans, Contact Generation,
 * 2010, "Compensate for margins"). Its corners are the triangles of the hull of the sides' dual
 * points (F. P. Preparata, M. I. Shamos, Computational Geometry, 7.3.1), so a side that the margin
 * leaves nothing of just goes.
 */
final class ShrunkHull {

  /**
   * Part of the flatness: corners nearer than this to each other are one, in which more than three
   * sides meet.
   */
  private static final double ONE_CORNER = 1e-3;

  private ShrunkHull() {}

  /**
   * Moves the sides inwards.
   *
   * @param margin metres, above zero
   * @param flatness see {@link HullFaces}; also what must be left of the polyhedron's inner radius
   * @throws IllegalArgumentException when the margin leaves nothing
   */
  static Polyhedron of(Polyhedron outer, double margin, double flatness) {
    InnerSphere sphere = new InnerSphere(outer);
    if (!(sphere.radius() - margin >= flatness)) {
      throw new IllegalArgumentException(
          "a hull's margin must be below the radius of its largest inner sphere, "
              + sphere.radius()
              + ", not "
              + margin);
    }
    double[] dual = new double[3 * outer.faceCount()];
    double[] offsets = new double[outer.faceCount()];
    for (int f = 0; f < outer.faceCount(); f++) {
      double offset = outer.facePlane(f, 3) - margin;
      for (int axis = 0; axis < 3; axis++) {
        offset -= outer.facePlane(f, axis) * sphere.centre(axis);
      }
      offsets[f] = offset;
      for (int axis = 0; axis < 3; axis++) {
        dual[3 * f + axis] = outer.facePlane(f, axis) / offset;
      }
    }
    QuickHull triangles = new QuickHull(dual);
    double[] corners = new double[3 * triangles.size()];
    int count = 0;
    for (int t = 0; t < triangles.size(); t++) {
      corner(outer, offsets, triangles, t, corners, 3 * count);
      for (int axis = 0; axis < 3; axis++) {
        corners[3 * count + axis] += sphere.centre(axis);
      }
      count += isNew(corners, count, ONE_CORNER * flatness) ? 1 : 0;
    }
    double[] p = Arrays.copyOf(corners, 3 * count);
    return HullFaces.join(p, new QuickHull(p), flatness);
  }

  /** Where three sides meet, by Cramer's rule. */
  private static void corner(
      Polyhedron of, double[] offsets, QuickHull triangles, int t, double[] out, int at) {
    int i = triangles.corner(t, 0);
    int j = triangles.corner(t, 1);
    int k = triangles.corner(t, 2);
    double volume = 0;
    for (int axis = 0; axis < 3; axis++) {
      double jk = cross(of, j, k, axis);
      double ki = cross(of, k, i, axis);
      double ij = cross(of, i, j, axis);
      out[at + axis] = offsets[i] * jk + offsets[j] * ki + offsets[k] * ij;
      volume += of.facePlane(i, axis) * jk;
    }
    for (int axis = 0; axis < 3; axis++) {
      out[at + axis] /= volume;
    }
  }

  private static double cross(Polyhedron of, int i, int j, int axis) {
    int y = (axis + 1) % 3;
    int z = (axis + 2) % 3;
    return of.facePlane(i, y) * of.facePlane(j, z) - of.facePlane(i, z) * of.facePlane(j, y);
  }

  private static boolean isNew(double[] p, int at, double apart) {
    for (int i = 0; i < at; i++) {
      double x = p[3 * i] - p[3 * at];
      double y = p[3 * i + 1] - p[3 * at + 1];
      double z = p[3 * i + 2] - p[3 * at + 2];
      if (x * x + y * y + z * z < apart * apart) {
        return false;
      }
    }
    return true;
  }
}
