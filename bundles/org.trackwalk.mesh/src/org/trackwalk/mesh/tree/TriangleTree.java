package org.trackwalk.mesh.tree;

/**
 * Finds the triangles near something by their boxes: the midphase. All comparisons are closed:
 * boxes that only touch overlap. No query misses a triangle; one that works on rounded boxes may
 * find a few more. Queries allocate nothing but what the caller's list grows by, and queries from
 * several threads do not disturb each other.
 */
public interface TriangleTree {

  /** Number of triangles. */
  int size();

  /**
   * Finds the triangles whose boxes overlap or touch a box.
   *
   * @param out cleared, then filled with triangle numbers, ascending
   */
  void overlapping(
      float minX, float minY, float minZ, float maxX, float maxY, float maxZ, IntList out);

  /**
   * The same, but gives up where too many lie in one place.
   *
   * @param most triangles to find at most
   * @param out cleared, then filled with triangle numbers, ascending; empty when there are more
   * @return false when there are more than {@code most}
   */
  default boolean overlapping(
      float minX,
      float minY,
      float minZ,
      float maxX,
      float maxY,
      float maxZ,
      int most,
      IntList out) {
    overlapping(minX, minY, minZ, maxX, maxY, maxZ, out);
    if (out.size() > most) {
      out.clear();
      return false;
    }
    return true;
  }

  /**
   * Finds the triangles whose boxes come within a distance of a point.
   *
   * @param radius metres; not negative
   * @param out cleared, then filled with triangle numbers, ascending
   */
  void withinSphere(double x, double y, double z, double radius, IntList out);

  /**
   * Finds the triangles whose boxes a ray meets on its way from one point to another (E. Coumans,
   * Contact Generation, 2010, "find overlapping nodes given a ray"). A box that the exact segment
   * meets is always found; one that it misses by a rounding error may be.
   *
   * @param fromX metres; likewise all others; finite, and so are their differences
   * @param out cleared, then filled with triangle numbers, ascending
   */
  void alongRay(
      double fromX, double fromY, double fromZ, double toX, double toY, double toZ, IntList out);
}
