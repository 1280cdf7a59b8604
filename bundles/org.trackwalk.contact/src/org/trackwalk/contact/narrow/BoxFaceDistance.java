package org.trackwalk.contact.narrow;

/**
 * The distance of a box and a triangle that is apart from it, in the case that needs no search: a
 * corner of the triangle is closest, over the inside of a side of the box. It says so only when
 * rounding cannot hide another pair of features that is as close; then the numbers are the bits
 * that {@link org.trackwalk.contact.sat.TriangleDistance} finds.
 *
 * <p>Why: a point of the triangle that is within half the corner's way to the rim has gone half
 * that way, so it has risen by its share of the rise of the other two corners. All others are at
 * least half that way from all that is not the side's inside.
 */
final class BoxFaceDistance {

  /** Metres: nearer than that the direction of a distance is not what counts. */
  private static final double LEAST_GAP = 1e-7;

  /** Metres by which other features must be farther: far above rounding. */
  private static final double SURE = 1e-9;

  /** Part that limits are widened by elsewhere. */
  private static final double WIDENED = 1e-9;

  boolean isTooFar;
  double distance;
  double nx;
  double ny;
  double nz;

  /**
   * Measures.
   *
   * @param q corners in the box's own axes; i, j and k are where their coordinates begin
   * @param axis own axis of the side that parts the two
   * @param gap by how much it does, metres, above zero
   * @param limit metres beyond which the distance is of no interest
   * @return false when it is another case
   */
  boolean measure(
      PlacedBox box, double[] q, int i, int j, int k, int axis, double gap, double limit) {
    if (!(gap > LEAST_GAP)) {
      return false;
    }
    double side = q[i + axis] > 0 ? 1 : -1;
    double a = side * q[i + axis];
    double b = side * q[j + axis];
    double c = side * q[k + axis];
    int first = a <= b && a <= c ? i : b <= c ? j : k;
    double lowest = Math.min(a, Math.min(b, c));
    int u = axis == 2 ? 0 : axis + 1;
    int v = axis == 0 ? 2 : axis - 1;
    double inside =
        Math.min(box.half[u] - Math.abs(q[first + u]), box.half[v] - Math.abs(q[first + v]));
    if (!(inside / 2 > gap + SURE)) {
      return false;
    }
    if (first != i && !rises(q, i, a - lowest, first, u, v, inside)
        || first != j && !rises(q, j, b - lowest, first, u, v, inside)
        || first != k && !rises(q, k, c - lowest, first, u, v, inside)) {
      return false;
    }
    // as the reference computes it: offset of the plane, then a square and its root
    double height = lowest - box.half[axis];
    double widened = limit * (1 + WIDENED);
    double squared = height * height;
    isTooFar = squared >= widened * widened;
    distance = Math.sqrt(squared);
    nx = -height * (side * box.m[axis]) / distance + 0.0;
    ny = -height * (side * box.m[3 + axis]) / distance + 0.0;
    nz = -height * (side * box.m[6 + axis]) / distance + 0.0;
    return true;
  }

  /** Whether the triangle surely rises towards a corner, before it comes near the rim. */
  private static boolean rises(
      double[] q, int corner, double rise, int first, int u, int v, double inside) {
    double way = Math.abs(q[corner + u] - q[first + u]) + Math.abs(q[corner + v] - q[first + v]);
    return rise > SURE && rise * inside > SURE * 4 * way;
  }
}
