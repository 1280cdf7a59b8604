package org.trackwalk.ground.crossing;

/** Square columns of the ground, and how many triangles lie in each. */
final class ColumnGrid {

  private final double size;
  private long[] keys = new long[1 << 10];
  private int[] counts = new int[1 << 10];
  private int used;

  /**
   * @param size side of a column, metres
   */
  ColumnGrid(double size) {
    this.size = size;
  }

  /** The row of columns that holds a coordinate: the quotient rounded down, as an int can be. */
  int row(float at) {
    double rows = at / size;
    int toZero = (int) rows; // Math.floor is a call to the fast compiler
    return rows < toZero && toZero > Integer.MIN_VALUE ? toZero - 1 : toZero;
  }

  /** A coordinate some part of a column's side after its begin. */
  float at(int row, double part) {
    return (float) ((row + part) * size);
  }

  static long key(long x, long z) {
    return x << 32 ^ z & 0xffff_ffffL;
  }

  static int x(long key) {
    return (int) (key >> 32);
  }

  static int z(long key) {
    return (int) key;
  }

  /** All slots; some hold no column. */
  int slots() {
    return counts.length;
  }

  /** How many triangles a slot's column holds. */
  int count(int slot) {
    return counts[slot];
  }

  /** The column of a slot. */
  long key(int slot) {
    return keys[slot];
  }

  /** The slot of a column, or the free one where it belongs. */
  int slot(long key) {
    int i = (int) (key * 0x9e37_79b9_7f4a_7c15L >>> 32) & keys.length - 1;
    while (counts[i] != 0 && keys[i] != key) {
      i = i + 1 & keys.length - 1;
    }
    return i;
  }

  /** Counts a triangle of a column. */
  void enter(long key) {
    int slot = slot(key);
    if (counts[slot]++ > 0) {
      return;
    }
    keys[slot] = key;
    if (2 * ++used > keys.length) {
      grow();
    }
  }

  private void grow() {
    long[] oldKeys = keys;
    int[] old = counts;
    keys = new long[2 * oldKeys.length];
    counts = new int[2 * oldKeys.length];
    for (int i = 0; i < oldKeys.length; i++) {
      if (old[i] != 0) {
        int at = slot(oldKeys[i]);
        keys[at] = oldKeys[i];
        counts[at] = old[i];
      }
    }
  }
}
