package org.trackwalk.drive.judge.place;

/**
 * A coarse grid, seen from above, of where some boxes are: nearly all triangles of a level are told
 * to be far from all of them at the price of one look.
 */
final class BoxCells {

  /** Cells along each side of the grid, which lies around all boxes. */
  private static final int SIDE = 256;

  /** So many cells are not looked through: the rectangle counts as near. */
  private static final int MANY = 64;

  private final boolean[] taken = new boolean[SIDE * SIDE];
  private final double[] low = {Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY};
  private final double[] high = {Double.NEGATIVE_INFINITY, Double.NEGATIVE_INFINITY};
  private final double[] perMetre = new double[2];

  /**
   * The cells of boxes.
   *
   * @param boxes min x, y, z, max x, y, z each
   */
  BoxCells(float[] boxes) {
    for (int i = 0; i < boxes.length; i += 6) {
      for (int axis = 0; axis < 2; axis++) {
        low[axis] = Math.min(low[axis], boxes[i + 2 * axis]);
        high[axis] = Math.max(high[axis], boxes[i + 3 + 2 * axis]);
      }
    }
    for (int axis = 0; axis < 2; axis++) {
      perMetre[axis] = SIDE / Math.max(Float.MIN_NORMAL, high[axis] - low[axis]);
    }
    for (int i = 0; i < boxes.length; i += 6) {
      int lastX = cell(0, boxes[i + 3]);
      int lastZ = cell(1, boxes[i + 5]);
      for (int x = cell(0, boxes[i]); x <= lastX; x++) {
        for (int z = cell(1, boxes[i + 2]); z <= lastZ; z++) {
          taken[x * SIDE + z] = true;
        }
      }
    }
  }

  /** True when surely none of the boxes meets a rectangle. */
  boolean empty(float minX, float minZ, float maxX, float maxZ) {
    if (Float.isNaN(minX + minZ + maxX + maxZ)) {
      return false;
    }
    if (maxX < low[0] || maxZ < low[1] || minX > high[0] || minZ > high[1]) {
      return true;
    }
    int firstX = cell(0, minX);
    int firstZ = cell(1, minZ);
    int lastX = cell(0, maxX);
    int lastZ = cell(1, maxZ);
    if ((lastX - firstX + 1) * (lastZ - firstZ + 1) > MANY) {
      return false;
    }
    for (int x = firstX; x <= lastX; x++) {
      for (int z = firstZ; z <= lastZ; z++) {
        if (taken[x * SIDE + z]) {
          return false;
        }
      }
    }
    return true;
  }

  /** A larger coordinate has no smaller cell; NaN is in the first. */
  private int cell(int axis, double at) {
    return (int) Math.max(0, Math.min(SIDE - 1, (at - low[axis]) * perMetre[axis]));
  }
}
