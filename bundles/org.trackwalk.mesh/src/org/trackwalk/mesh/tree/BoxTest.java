package org.trackwalk.mesh.tree;

/**
 * Tests of one box of a flat array (six floats: min x, y, z, max x, y, z) that err on the side of
 * reporting.
 */
public final class BoxTest {

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

  private BoxTest() {}

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
   * True when a ray meets a box on its way; slabs (C. Ericson, Real-Time Collision Detection,
   * 5.3.3), with divisions, so that each parameter is off by a share of itself only.
   *
   * @param x start of the ray; likewise y and z
   * @param dx from the start to the end of the ray; likewise dy and dz
   */
  public static boolean crosses(
      float[] b, int at, double x, double y, double z, double dx, double dy, double dz) {
    double enter = 0;
    double leave = 1;
    if (dx != 0) {
      double first = (b[dx > 0 ? at : at + 3] - x) / dx;
      double last = (b[dx > 0 ? at + 3 : at] - x) / dx;
      enter = first > enter ? first : enter;
      leave = last < leave ? last : leave;
    } else if (x < b[at] || x > b[at + 3]) {
      return false;
    }
    if (dy != 0) {
      double first = (b[dy > 0 ? at + 1 : at + 4] - y) / dy;
      double last = (b[dy > 0 ? at + 4 : at + 1] - y) / dy;
      enter = first > enter ? first : enter;
      leave = last < leave ? last : leave;
    } else if (y < b[at + 1] || y > b[at + 4]) {
      return false;
    }
    if (dz != 0) {
      double first = (b[dz > 0 ? at + 2 : at + 5] - z) / dz;
      double last = (b[dz > 0 ? at + 5 : at + 2] - z) / dz;
      enter = first > enter ? first : enter;
      leave = last < leave ? last : leave;
    } else if (z < b[at + 2] || z > b[at + 5]) {
      return false;
    }
    // the smallest normal number stands for quotients that underflow
    return leave >= 0 && enter <= leave * RAY_SLACK + Double.MIN_NORMAL;
  }
}
