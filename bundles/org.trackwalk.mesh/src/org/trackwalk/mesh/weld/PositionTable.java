package org.trackwalk.mesh.weld;

import java.util.Arrays;

/**
 * Numbers distinct positions, told apart by their bits, in the order of first use: an
 * open-addressing table (after zeux/meshoptimizer's index generator). It is quickest while it is
 * small enough for a core's own cache.
 */
public final class PositionTable {

  private static final int EMPTY = -1;

  private static final int SMALLEST = 16;

  /** As many slots of it as the mask tells. */
  private int[] table = {};

  private int mask;
  private int[] bits = new int[3 * SMALLEST];
  private int size;

  /**
   * Forgets all positions.
   *
   * @param expected about how many will come; more are taken, too
   */
  public void clear(int expected) {
    size = 0;
    if (bits.length < 3 * expected) {
      bits = new int[3 * expected];
    }
    slots(Math.max(SMALLEST, Integer.highestOneBit(Math.max(1, expected)) * 2));
  }

  private void slots(int count) {
    mask = count - 1;
    if (table.length < count) {
      table = new int[count];
    }
    Arrays.fill(table, 0, count, EMPTY);
  }

  /** How many there are. */
  public int size() {
    return size;
  }

  /**
   * Writes the positions, by number.
   *
   * @param positions xyz triples; has room for {@link #size} of them
   */
  public void positions(float[] positions) {
    for (int i = 0; i < 3 * size; i++) {
      positions[i] = Float.intBitsToFloat(bits[i]);
    }
  }

  /**
   * The number of a position, sooner where it is one of three that have numbers.
   *
   * @param x the bits of a float, as y and z
   * @param a a number, as b and c
   */
  public int number(int x, int y, int z, int a, int b, int c) {
    int[] known = bits;
    if (same(known, 3 * a, x, y, z)) {
      return a;
    }
    if (same(known, 3 * b, x, y, z)) {
      return b;
    }
    return same(known, 3 * c, x, y, z) ? c : number(x, y, z);
  }

  private static boolean same(int[] bits, int at, int x, int y, int z) {
    return bits[at] == x && bits[at + 1] == y && bits[at + 2] == z;
  }

  /**
   * The number of a position, {@link #size} as it was before when it is a new one.
   *
   * @param x the bits of a float, as y and z
   */
  public int number(int x, int y, int z) {
    int slot = hash(x, y, z) & mask;
    while (true) {
      int number = table[slot];
      if (number == EMPTY) {
        return add(slot, x, y, z);
      }
      if (same(bits, 3 * number, x, y, z)) {
        return number;
      }
      slot = (slot + 1) & mask;
    }
  }

  private int add(int slot, int x, int y, int z) {
    if (3 * size == bits.length) {
      bits = Arrays.copyOf(bits, 2 * bits.length);
    }
    bits[3 * size] = x;
    bits[3 * size + 1] = y;
    bits[3 * size + 2] = z;
    table[slot] = size++;
    if (3 * size > 2 * (mask + 1)) {
      grow();
    }
    return size - 1;
  }

  private void grow() {
    slots(2 * (mask + 1));
    for (int number = 0; number < size; number++) {
      int slot = hash(bits[3 * number], bits[3 * number + 1], bits[3 * number + 2]) & mask;
      while (table[slot] != EMPTY) {
        slot = (slot + 1) & mask;
      }
      table[slot] = number;
    }
  }

  private static int hash(int x, int y, int z) {
    long h = x * 0x9E3779B97F4A7C15L ^ y * 0xC2B2AE3D27D4EB4FL ^ z * 0x165667B19E3779F9L;
    return (int) ((h * 0xD6E8FEB86659FD93L) >>> 32);
  }
}
