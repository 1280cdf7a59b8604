package org.trackwalk.io.polygon;

/**
 * Cuts polygons into triangles: a fan from the first corner where that is right, else by clipping
 * ears (G. Meisters, "Polygons have ears", 1975; J. O'Rourke, "Computational Geometry in C", 1.6).
 *
 * <p>The polygon is seen along the largest axis of its normal (M. Newell's sum), which drops one
 * coordinate and rounds none, and every orientation is exact. A cut whose triangles all turn the
 * polygon's way covers its inside exactly once, because their borders add up to the polygon's. That
 * is reached for every polygon that does not cross itself as seen along that axis; one that does is
 * cut as well as it goes. A polygon of n corners always gives n - 2 triangles with its winding, so
 * the count of triangles never depends on the shape.
 *
 * <p>An object keeps working memory between calls and serves one thread.
 */
public final class PolygonTriangulation {

  private double[] u = new double[16];
  private double[] v = new double[16];
  private int[] cut = new int[48];
  private final EarClipping ears = new EarClipping();

  /**
   * Cuts one polygon.
   *
   * @param positions xyz triples
   * @param corners indices of vertices
   * @param from the polygon's first corner in {@code corners}
   * @param count number of its corners, at least 3
   * @return corners of the polygon, from 0, three per triangle; {@code 3 * (count - 2)} are valid;
   *     the array is used again by the next call
   */
  public int[] cut(float[] positions, int[] corners, int from, int count) {
    reserve(count);
    if (count == 3 || !project(positions, corners, from, count) || fanTurns(corners, from, count)) {
      fan(count);
    } else {
      ears.clip(u, v, count, cut);
    }
    return cut;
  }

  private void reserve(int count) {
    if (count > u.length) {
      int room = (int) Math.min(Integer.MAX_VALUE / 4, count + (long) (count >> 1));
      u = new double[room];
      v = new double[room];
    }
    if (3L * (count - 2) > cut.length) {
      cut = new int[Math.multiplyExact(3, Math.max(count, u.length / 2) - 2)];
    }
  }

  private void fan(int count) {
    for (int i = 1; i + 1 < count; i++) {
      cut[3 * i - 3] = 0;
      cut[3 * i - 2] = i;
      cut[3 * i - 1] = i + 1;
    }
  }

  /**
   * True when each triangle of the fan turns the right way or repeats a vertex, as any cut would.
   */
  private boolean fanTurns(int[] corners, int from, int count) {
    int first = corners[from];
    for (int i = 1; i + 1 < count; i++) {
      int b = corners[from + i];
      int c = corners[from + i + 1];
      boolean repeats = b == c || b == first || c == first;
      if (!repeats && Turn.of(u, v, 0, i, i + 1) <= 0) {
        return false;
      }
    }
    return true;
  }

  /** Fills u and v so that the polygon runs counter-clockwise; false when it has no normal. */
  private boolean project(float[] positions, int[] corners, int from, int count) {
    int anchor = 3 * corners[from];
    double ax = positions[anchor];
    double ay = positions[anchor + 1];
    double az = positions[anchor + 2];
    double nx = 0;
    double ny = 0;
    double nz = 0;
    double px = 0;
    double py = 0;
    double pz = 0;
    for (int i = 1; i < count; i++) {
      int at = 3 * corners[from + i];
      double qx = positions[at] - ax;
      double qy = positions[at + 1] - ay;
      double qz = positions[at + 2] - az;
      nx += py * qz - pz * qy;
      ny += pz * qx - px * qz;
      nz += px * qy - py * qx;
      px = qx;
      py = qy;
      pz = qz;
    }
    double largest = Math.max(Math.abs(nx), Math.max(Math.abs(ny), Math.abs(nz)));
    if (!(largest > 0) || largest == Double.POSITIVE_INFINITY) {
      return false; // no area, or a corner is not finite
    }
    int axis = Math.abs(nz) == largest ? 2 : Math.abs(ny) == largest ? 1 : 0;
    boolean forward = (axis == 2 ? nz : axis == 1 ? ny : nx) > 0;
    int right = forward ? (axis + 1) % 3 : (axis + 2) % 3;
    int up = forward ? (axis + 2) % 3 : (axis + 1) % 3;
    for (int i = 0; i < count; i++) {
      int at = 3 * corners[from + i];
      u[i] = positions[at + right];
      v[i] = positions[at + up];
    }
    return true;
  }
}
