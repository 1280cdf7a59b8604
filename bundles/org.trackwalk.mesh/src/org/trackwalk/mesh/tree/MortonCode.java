package org.trackwalk.mesh.tree;

/** Interleaves the bits of a point's coordinates; longer axes get more and higher bits. */
final class MortonCode {

  private static final int BITS = 32;

  /** Bits of an axis at most, looked up in two halves. */
  private static final int AXIS_BITS = 20;

  private static final int HALF_BITS = AXIS_BITS / 2;
  private static final int HALF = 1 << HALF_BITS;

  private final double lowX;
  private final double lowY;
  private final double lowZ;
  private final double[] scales = new double[3];
  private final int[] steps = new int[3];
  private final int[][] low = new int[3][HALF];
  private final int[][] high = new int[3][HALF];

  /**
   * @param bounds of all points: min x, y, z, max x, y, z
   */
  MortonCode(double[] bounds) {
    lowX = bounds[0];
    lowY = bounds[1];
    lowZ = bounds[2];
    double[] extents = new double[3];
    for (int k = 0; k < 3; k++) {
      extents[k] = bounds[3 + k] - bounds[k];
    }
    int[] axes = axes(extents.clone());
    int[] bits = new int[3];
    for (int axis : axes) {
      bits[axis]++;
    }
    int[] next = bits.clone();
    for (int i = 0; i < axes.length; i++) {
      spread(axes[i], --next[axes[i]], 1 << (BITS - 1 - i));
    }
    for (int k = 0; k < 3; k++) {
      steps[k] = (1 << bits[k]) - 1;
      scales[k] = bits[k] == 0 ? 0 : (1 << bits[k]) / extents[k];
    }
  }

  /** The code of a point; compare as unsigned. */
  int of(double x, double y, double z) {
    int i = Math.min(steps[0], (int) ((x - lowX) * scales[0]));
    int j = Math.min(steps[1], (int) ((y - lowY) * scales[1]));
    int k = Math.min(steps[2], (int) ((z - lowZ) * scales[2]));
    return low[0][i & (HALF - 1)]
        | high[0][i >>> HALF_BITS]
        | low[1][j & (HALF - 1)]
        | high[1][j >>> HALF_BITS]
        | low[2][k & (HALF - 1)]
        | high[2][k >>> HALF_BITS];
  }

  /** The axis of each bit of the code, highest first: always the one with the longest cells. */
  private static int[] axes(double[] extents) {
    int[] axes = new int[BITS];
    int[] given = new int[3];
    int size = 0;
    while (size < BITS) {
      int longest = -1;
      for (int k = 0; k < 3; k++) {
        boolean open = extents[k] > 0 && given[k] < AXIS_BITS;
        if (open && (longest < 0 || extents[k] > extents[longest])) {
          longest = k;
        }
      }
      if (longest < 0) {
        return java.util.Arrays.copyOf(axes, size);
      }
      given[longest]++;
      extents[longest] /= 2;
      axes[size++] = longest;
    }
    return axes;
  }

  /** Lets a bit of an axis set a bit of the code. */
  private void spread(int axis, int axisBit, int codeBit) {
    int[] table = axisBit < HALF_BITS ? low[axis] : high[axis];
    int bit = 1 << axisBit % HALF_BITS;
    for (int value = 0; value < HALF; value++) {
      if ((value & bit) != 0) {
        table[value] |= codeBit;
      }
    }
  }
}
