package org.trackwalk.contact.narrow;

/**
 * The side of a box that faces a triangle most, clipped to the triangle's sides: what {@link
 * TrianglePoints#overFace} computes, with its bits, in flat arrays that never grow: a side has four
 * corners, and each cut adds one at most. One instance per thread.
 */
public final class BoxPatch {

  /** A cut at most doubles the corners, whatever rounding does. */
  private static final int ROOM = 32;

  /** Four corners per side, counter-clockwise from outside; sides -x, +x, -y, +y, -z, +z. */
  private static final int[] SIDES = {
    0, 4, 6, 2, 1, 3, 7, 5, 0, 1, 5, 4, 2, 6, 7, 3, 0, 2, 3, 1, 4, 5, 7, 6
  };

  private final double[] distances = new double[ROOM];
  private double[] points = new double[3 * ROOM + 3];
  private double[] next = new double[3 * ROOM + 3];
  private int size;

  /**
   * Writes down the points of a triangle along its normal.
   *
   * @param t corners, xyz triples, told from the box's centre
   * @param a index of a corner, that is of a triple; likewise b and c
   * @param turn which of them is lowest: in x, then y, then z
   * @param nx the triangle's unit normal on the side of the centre; likewise y and z
   * @param behind whether the centre is behind the triangle as it is wound
   * @return number of points added
   */
  public int write(
      PlacedBox box,
      double[] t,
      int a,
      int b,
      int c,
      int turn,
      double nx,
      double ny,
      double nz,
      boolean behind,
      double contactDistance,
      int key,
      PatchPoints out) {
    int i = 3 * (turn == 0 ? a : turn == 1 ? b : c);
    int j = 3 * (turn == 0 ? b : turn == 1 ? c : a);
    int k = 3 * (turn == 0 ? c : turn == 1 ? a : b);
    side(box, -nx, -ny, -nz);
    double sign = behind ? -1 : 1;
    double mx = sign * nx;
    double my = sign * ny;
    double mz = sign * nz;
    cut(t, i, j, mx, my, mz);
    cut(t, j, k, mx, my, mz);
    cut(t, k, i, mx, my, mz);
    int added = 0;
    double margin = box.margin;
    for (int at = 0; at < 3 * size; at += 3) {
      double x = points[at];
      double y = points[at + 1];
      double z = points[at + 2];
      double s = nx * (x - t[i]) + ny * (y - t[i + 1]) + nz * (z - t[i + 2]) - margin;
      if (s <= contactDistance) {
        out.add(
            box.x + (x - margin * nx),
            box.y + (y - margin * ny),
            box.z + (z - margin * nz),
            s,
            key);
        added++;
      }
    }
    return added;
  }

  /** Takes the side whose outward normal is nearest to a direction. */
  private void side(PlacedBox box, double dx, double dy, double dz) {
    double[] m = box.m;
    int best = 0;
    double most = Double.NEGATIVE_INFINITY;
    for (int axis = 0; axis < 3; axis++) {
      double along = m[axis] * dx + m[3 + axis] * dy + m[6 + axis] * dz;
      if (-along > most) {
        most = -along;
        best = 2 * axis;
      }
      if (along > most) {
        most = along;
        best = 2 * axis + 1;
      }
    }
    for (int corner = 0; corner < 4; corner++) {
      int from = 3 * SIDES[4 * best + corner];
      points[3 * corner] = box.corners[from];
      points[3 * corner + 1] = box.corners[from + 1];
      points[3 * corner + 2] = box.corners[from + 2];
    }
    size = 4;
  }

  private void cut(double[] t, int from, int to, double nx, double ny, double nz) {
    double ax = t[from];
    double ay = t[from + 1];
    double az = t[from + 2];
    double ex = t[to] - ax;
    double ey = t[to + 1] - ay;
    double ez = t[to + 2] - az;
    double mx = ey * nz - ez * ny;
    double my = ez * nx - ex * nz;
    double mz = ex * ny - ey * nx;
    double[] p = points;
    double[] d = distances;
    int n = size;
    int beyond = 0;
    int within = 0;
    for (int i = 0; i < n; i++) {
      double far = mx * (p[3 * i] - ax) + my * (p[3 * i + 1] - ay) + mz * (p[3 * i + 2] - az);
      d[i] = far;
      beyond |= (int) (Double.doubleToRawLongBits(0.0 - far) >>> 63) << i;
      within |= (int) (Double.doubleToRawLongBits(far + 0.0) >>> 63) << i;
    }
    if (beyond != 0) {
      keepInside(beyond, within);
    }
  }

  /**
   * Without branches, for which corners are cut off cannot be foreseen: every corner and every
   * point between two is written, and what does not count is written over.
   *
   * @param beyond a bit per corner that is cut off
   * @param within a bit per corner that is off the plane and stays
   */
  private void keepInside(int beyond, int within) {
    int kept = 0;
    double[] p = points;
    double[] q = next;
    double[] d = distances;
    int n = size;
    int wrap = n - 1;
    // a point between where one of two is beyond and the other within
    int beyondNext = beyond >>> 1 | (beyond & 1) << wrap;
    int withinNext = within >>> 1 | (within & 1) << wrap;
    int between = beyond & withinNext | within & beyondNext;
    for (int i = 0; i < n; i++) {
      int j = i == wrap ? 0 : i + 1;
      int out = beyond >>> i & 1;
      int from = 3 * i;
      int to = 3 * kept;
      q[to] = p[from];
      q[to + 1] = p[from + 1];
      q[to + 2] = p[from + 2];
      kept += 1 - out;
      // from the inside out, so that the point does not hang on the way the polygon runs
      int turn = j - i & -out;
      int inside = i + turn;
      int outside = j - turn;
      double share = d[inside] / (d[inside] - d[outside]);
      inside *= 3;
      outside *= 3;
      double x = p[inside];
      double y = p[inside + 1];
      double z = p[inside + 2];
      to = 3 * kept;
      q[to] = x + share * (p[outside] - x);
      q[to + 1] = y + share * (p[outside + 1] - y);
      q[to + 2] = z + share * (p[outside + 2] - z);
      kept += between >>> i & 1;
    }
    points = q;
    next = p;
    size = kept;
  }
}
