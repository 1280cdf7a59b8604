package org.trackwalk.io.stl;

import java.util.Arrays;

/**
 * The positions of some corners, each bit pattern once, numbered in the order of their first use: a
 * hash table with open addressing. It can be cleared and used again.
 */
final class SharedPoints {

  private static final int FEWEST_SLOTS = 1 << 10;

  /** Bits of x, y and z per point. */
  private int[] bits;

  /** Per slot the number of a point plus {@link #base}; what is smaller is as good as empty. */
  private int[] slots;

  private int base = 1;
  private int size;

  /**
   * An empty table.
   *
   * @param expected number of points; more make it grow
   */
  SharedPoints(int expected) {
    slots = new int[Math.max(FEWEST_SLOTS, Integer.highestOneBit(Math.max(1, expected)) << 1)];
    bits = new int[3 * (slots.length / 2)];
  }

  /** Forgets all points. */
  void clear() {
    if (base > Integer.MAX_VALUE - 2 * slots.length) {
      Arrays.fill(slots, 0);
      base = 1;
    } else {
      base += size;
    }
    size = 0;
  }

  /** Number of the point with these bits, which is added when there is none. */
  int number(int x, int y, int z) {
    int mask = slots.length - 1;
    int h = x * 0x9E37_79B1 ^ y * 0x85EB_CA77 ^ z * 0xC2B2_AE3D;
    h = (h ^ h >>> 15) * 0x2C1B_3C6D;
    int slot = (h ^ h >>> 13) & mask;
    while (true) {
      int point = slots[slot] - base;
      if (point < 0) {
        return add(slot, x, y, z);
      }
      if (bits[3 * point] == x && bits[3 * point + 1] == y && bits[3 * point + 2] == z) {
        return point;
      }
      slot = slot + 1 & mask;
    }
  }

  /** The bits of x, y and z per point. */
  int[] bits() {
    return Arrays.copyOf(bits, 3 * size);
  }

  /** xyz triples. */
  float[] positions() {
    float[] positions = new float[3 * size];
    for (int i = 0; i < positions.length; i++) {
      positions[i] = Float.intBitsToFloat(bits[i]);
    }
    return positions;
  }

  private int add(int slot, int x, int y, int z) {
    if (2 * (size + 1) > slots.length) {
      grow();
      return number(x, y, z);
    }
    slots[slot] = base + size;
    bits[3 * size] = x;
    bits[3 * size + 1] = y;
    bits[3 * size + 2] = z;
    return size++;
  }

  private void grow() {
    int[] all = bits;
    int count = size;
    slots = new int[2 * slots.length];
    bits = new int[3 * (slots.length / 2)];
    base = 1;
    size = 0;
    for (int p = 0; p < 3 * count; p += 3) {
      number(all[p], all[p + 1], all[p + 2]);
    }
  }
}
