package org.trackwalk.course.opening;

import java.util.HashMap;
import java.util.Map;

/**
 * A place without ground that ground and walls enclose.
 *
 * @param cells x, expected height and z of the middle of each cell, metres
 * @param sheets for each cell the place of a rim whose sheet it would be in
 * @param rimSteps number of steps from a cell to ground or a wall
 * @param ramps number of those over which a car rolls: the floor comes up there
 */
record Opening(double[] cells, Rim[] sheets, int rimSteps, int ramps) {

  /** The cell that a place lies in, as a number. */
  static long key(double x, double z) {
    return (long) Math.floor(x / VoidFlood.CELL) << 32
        ^ (long) Math.floor(z / VoidFlood.CELL) & 0xffff_ffffL;
  }

  /** Heights of all cells by their {@link #key}. */
  Map<Long, Double> heights() {
    Map<Long, Double> heights = new HashMap<>();
    for (int n = 0; n < size(); n++) {
      heights.put(key(cells[3 * n], cells[3 * n + 2]), cells[3 * n + 1]);
    }
    return heights;
  }

  /** What lies around all cells. */
  Box box() {
    double[] box = {cells[0], cells[0], cells[2], cells[2]};
    for (int n = 1; n < size(); n++) {
      box[0] = Math.min(box[0], cells[3 * n]);
      box[1] = Math.max(box[1], cells[3 * n]);
      box[2] = Math.min(box[2], cells[3 * n + 2]);
      box[3] = Math.max(box[3], cells[3 * n + 2]);
    }
    return new Box(box[0], box[1], box[2], box[3]);
  }

  /** Seen from above, metres. */
  record Box(double minX, double maxX, double minZ, double maxZ) {

    /** The longer side, metres. */
    double longest() {
      return Math.max(maxX - minX, maxZ - minZ);
    }

    /** Whether a place of a rim may be at a cell. */
    boolean near(Rim rim) {
      return rim.x() >= minX - 1
          && rim.x() <= maxX + 1
          && rim.z() >= minZ - 1
          && rim.z() <= maxZ + 1;
    }
  }

  /** Number of cells. */
  int size() {
    return cells.length / 3;
  }
}
