package org.trackwalk.contact.gjk;

/** A triangle as a convex body; reused from triangle to triangle. */
public final class TriangleCore implements Support {

  private final double[] p = new double[9];

  /**
   * Takes a triangle of a list of positions.
   *
   * @param positions xyz triples, metres, level coordinates
   * @param a index of a corner, that is of a triple; likewise b and c
   * @param anchorX what coordinates are told from, metres; likewise anchorY and anchorZ
   */
  public void set(
      float[] positions, int a, int b, int c, double anchorX, double anchorY, double anchorZ) {
    for (int k = 0; k < 3; k++) {
      int i = 3 * (k == 0 ? a : k == 1 ? b : c);
      p[3 * k] = positions[i] - anchorX;
      p[3 * k + 1] = positions[i + 1] - anchorY;
      p[3 * k + 2] = positions[i + 2] - anchorZ;
    }
  }

  /** A coordinate of a corner, metres from the anchor. */
  public double corner(int k, int axis) {
    return p[3 * k + axis];
  }

  @Override
  public int support(double dx, double dy, double dz, double[] out) {
    double s0 = p[0] * dx + p[1] * dy + p[2] * dz;
    double s1 = p[3] * dx + p[4] * dy + p[5] * dz;
    double s2 = p[6] * dx + p[7] * dy + p[8] * dz;
    int best = s1 > s0 ? s2 > s1 ? 2 : 1 : s2 > s0 ? 2 : 0;
    out[0] = p[3 * best];
    out[1] = p[3 * best + 1];
    out[2] = p[3 * best + 2];
    return best;
  }
}
