package org.trackwalk.contact.candidate;

import org.trackwalk.mesh.geometry.ClosestPoint;

/**
 * Barycentric weights of a candidate's closest point, from its feature: a corner has one weight, an
 * edge two (C. Ericson, Real-Time Collision Detection, 3.4).
 */
public final class ClosestWeights {

  private ClosestWeights() {}

  /**
   * The weights of the corners of a candidate's triangle.
   *
   * @param out filled with three numbers from 0 to 1 with the sum 1
   */
  public static void of(Candidates candidates, int i, double[] out) {
    int k = ClosestPoint.indexOf(candidates.feature(i));
    out[0] = 0;
    out[1] = 0;
    out[2] = 0;
    if (ClosestPoint.isVertex(candidates.feature(i))) {
      out[k] = 1;
    } else if (ClosestPoint.isEdge(candidates.feature(i))) {
      double along = along(candidates, i, k);
      out[k] = 1 - along;
      out[(k + 1) % 3] = along;
    } else {
      inside(candidates, i, out);
    }
  }

  private static double along(Candidates c, int i, int k) {
    float[] p = c.scene().surface().positions();
    int a = corner(c, i, k);
    int b = corner(c, i, (k + 1) % 3);
    double dot = 0;
    double square = 0;
    for (int axis = 0; axis < 3; axis++) {
      double e = (double) p[b + axis] - p[a + axis];
      dot += e * (c.closest(i, axis) - p[a + axis]);
      square += e * e;
    }
    return Math.max(0, Math.min(1, dot / square));
  }

  /** Each weight from the edge opposite to its corner, so that none is a difference of others. */
  private static void inside(Candidates c, int i, double[] out) {
    float[] p = c.scene().surface().positions();
    double sum = 0;
    for (int k = 0; k < 3; k++) {
      int a = corner(c, i, (k + 1) % 3);
      int b = corner(c, i, (k + 2) % 3);
      int apex = corner(c, i, k);
      double ee = 0;
      double eu = 0;
      double ep = 0;
      double uu = 0;
      double up = 0;
      for (int axis = 0; axis < 3; axis++) {
        double e = (double) p[b + axis] - p[a + axis];
        double u = (double) p[apex + axis] - p[a + axis];
        double q = c.closest(i, axis) - p[a + axis];
        ee += e * e;
        eu += e * u;
        ep += e * q;
        uu += u * u;
        up += u * q;
      }
      out[k] = Math.max(0, (ee * up - eu * ep) / (ee * uu - eu * eu));
      sum += out[k];
    }
    // a needle's weights may have lost their digits: then the middle is as good as any point
    boolean lost = !(sum > 0) || sum == Double.POSITIVE_INFINITY;
    for (int k = 0; k < 3; k++) {
      out[k] = lost ? 1 / 3.0 : out[k] / sum;
    }
  }

  private static int corner(Candidates c, int i, int k) {
    return 3 * c.scene().surface().triangles()[3 * c.triangle(i) + k];
  }
}
