package org.trackwalk.contact.solver;

import org.trackwalk.contact.shape.Polyhedron;

/**
 * Volume, centre and second moments of a polyhedron, summed over the tetrahedra between the origin
 * and the triangles of its faces (as by J. Blow and A. J. Binstock, "How to find the inertia tensor
 * (or other mass properties) of a 3D solid body represented by a triangle mesh", 2004).
 */
final class HullMoments {

  private final double[] first = new double[3];

  /** Of x², y², z², xy, yz, zx, twenty times the signed tetrahedra's sixfold volumes. */
  private final double[] second = new double[6];

  private double sixfold;

  private HullMoments() {}

  static MassProperties of(Polyhedron body, double density) {
    HullMoments sums = new HullMoments();
    for (int face = 0; face < body.faceCount(); face++) {
      for (int k = 2; k < body.faceSize(face); k++) {
        sums.add(
            body, body.faceVertex(face, 0), body.faceVertex(face, k - 1), body.faceVertex(face, k));
      }
    }
    return sums.properties(density);
  }

  private void add(Polyhedron body, int a, int b, int c) {
    double[] p = new double[9];
    for (int axis = 0; axis < 3; axis++) {
      p[axis] = body.vertex(a, axis);
      p[3 + axis] = body.vertex(b, axis);
      p[6 + axis] = body.vertex(c, axis);
    }
    double volume =
        p[0] * (p[4] * p[8] - p[5] * p[7])
            + p[1] * (p[5] * p[6] - p[3] * p[8])
            + p[2] * (p[3] * p[7] - p[4] * p[6]);
    sixfold += volume;
    for (int axis = 0; axis < 3; axis++) {
      first[axis] += volume * (p[axis] + p[3 + axis] + p[6 + axis]);
    }
    for (int k = 0; k < 6; k++) {
      int i = k % 3;
      int j = k < 3 ? i : (i + 1) % 3;
      double sums = (p[i] + p[3 + i] + p[6 + i]) * (p[j] + p[3 + j] + p[6 + j]);
      double own = p[i] * p[j] + p[3 + i] * p[3 + j] + p[6 + i] * p[6 + j];
      second[k] += volume * (sums + own);
    }
  }

  private MassProperties properties(double density) {
    double mass = density * sixfold / 6;
    double[] centre = new double[3];
    for (int axis = 0; axis < 3; axis++) {
      centre[axis] = first[axis] / (4 * sixfold);
    }
    double[] about = new double[6];
    for (int k = 0; k < 6; k++) {
      int i = k % 3;
      int j = k < 3 ? i : (i + 1) % 3;
      about[k] = density * second[k] / 120 - mass * centre[i] * centre[j];
    }
    return MassProperties.of(
        mass,
        centre,
        new double[] {
          about[1] + about[2],
          about[2] + about[0],
          about[0] + about[1],
          -about[3],
          -about[4],
          -about[5]
        });
  }
}
