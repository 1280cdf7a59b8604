package org.trackwalk.mesh.tree;

/**
 * What a query asks of one box of a flat array (six floats: min x, y, z, max x, y, z); errs on the
 * side of reporting.
 */
public final class BoxQueries {

  /**
   * Rounding of a squared distance in double: three differences, three squares, two sums. A box
   * that the exact sphere reaches passes {@code squaredDistance <= radius * radius * SPHERE_SLACK}.
   */
  public static final double SPHERE_SLACK = 1 + 0x1p-50;

  /**
   * Rounding of a ray's two parameters: a difference of the box, one of the ray, and a quotient
   * each, at most 2^-53 of the value every time (T. Ize, "Robust BVH Ray Traversal", JCGT 2013).
   */
  private static final double RAY_SLACK = 1 + 0x1p-50;

  private BoxQueries() {}

  /** True when a box overlaps or touches another. */
  public static boolean overlaps(
      float[] b, int at, float minX, float minY, float minZ, float maxX, float maxY, float maxZ) {
    return b[at] <= maxX
        && b[at + 3] >= minX
        && b[at + 1] <= maxY
        && b[at + 4] >= minY
        && b[at + 2] <= maxZ
        && b[at + 5] >= minZ;
  }

  /** Square of the distance of a point to a box; 0 inside. */
  public static double squaredDistance(float[] b, int at, double x, double y, double z) {
    double dx = Math.max(Math.max(b[at] - x, x - b[at + 3]), 0);
    double dy = Math.max(Math.max(b[at + 1] - y, y - b[at + 4]), 0);
    double dz = Math.max(Math.max(b[at + 2] - z, z - b[at + 5]), 0);
    return dx * dx + dy * dy + dz * dz;
  }

  /**
   * True when a ray meets a box on its way; see {@link TriangleTree#alongRay}.
   *
   * @param x start of the ray; likewise y and z
   * @param dx from the start to the end of the ray; likewise dy and dz
   */
  public static boolean crosses(
      float[] b, int at, double x, double y, double z, double dx, double dy, double dz) {
    return crosses(
        b[at], b[at + 1], b[at + 2], b[at + 3], b[at + 4], b[at + 5], x, y, z, dx, dy, dz);
  }

  /**
   * Slabs (C. Ericson, Real-Time Collision Detection, 5.3.3), with divisions, so that each
   * parameter is off by a share of itself only.
   */
  static boolean crosses(
      double minX,
      double minY,
      double minZ,
      double maxX,
      double maxY,
      double maxZ,
      double x,
      double y,
      double z,
      double dx,
      double dy,
      double dz) {
    double enter = 0;
    double leave = 1;
    if (dx != 0) {
      double first = ((dx > 0 ? minX : maxX) - x) / dx;
      double last = ((dx > 0 ? maxX : minX) - x) / dx;
      enter = first > enter ? first : enter;
      leave = last < leave ? last : leave;
    } else if (x < minX || x > maxX) {
      return false;
    }
    if (dy != 0) {
      double first = ((dy > 0 ? minY : maxY) - y) / dy;
      double last = ((dy > 0 ? maxY : minY) - y) / dy;
      enter = first > enter ? first : enter;
      leave = last < leave ? last : leave;
    } else if (y < minY || y > maxY) {
      return false;
    }
    if (dz != 0) {
      double first = ((dz > 0 ? minZ : maxZ) - z) / dz;
      double last = ((dz > 0 ? maxZ : minZ) - z) / dz;
      enter = first > enter ? first : enter;
      leave = last < leave ? last : leave;
    } else if (z < minZ || z > maxZ) {
      return false;
    }
    // the smallest normal number stands for quotients that underflow
    return leave >= 0 && enter <= leave * RAY_SLACK + Double.MIN_NORMAL;
  }
}
