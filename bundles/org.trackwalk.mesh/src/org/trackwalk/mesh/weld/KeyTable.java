package org.trackwalk.mesh.weld;

import java.util.Arrays;

/**
 * Numbers distinct (frame, source bits) keys in the order of first use. An open-addressing table of
 * key numbers over flat arrays of raw bits (after zeux/meshoptimizer's index generator).
 */
final class KeyTable {

  private static final int EMPTY = -1;

  private int[] table;
  private int[] bits = new int[3 * 1024];
  private int[] frames = new int[1024];
  private int size;

  KeyTable() {
    table = new int[4096];
    Arrays.fill(table, EMPTY);
  }

  int size() {
    return size;
  }

  /** Source bits of a key's coordinate 0 to 2. */
  int bits(int key, int coordinate) {
    return bits[3 * key + coordinate];
  }

  int frame(int key) {
    return frames[key];
  }

  /** The number of a key, a new one when it is seen for the first time. */
  int number(int frame, int x, int y, int z) {
    if (4 * size >= 3 * table.length) {
      grow();
    }
    int mask = table.length - 1;
    int slot = hash(frame, x, y, z) & mask;
    while (table[slot] != EMPTY) {
      int key = table[slot];
      if (bits[3 * key] == x
          && bits[3 * key + 1] == y
          && bits[3 * key + 2] == z
          && frames[key] == frame) {
        return key;
      }
      slot = (slot + 1) & mask;
    }
    if (size == frames.length) {
      frames = Arrays.copyOf(frames, 2 * size);
      bits = Arrays.copyOf(bits, 6 * size);
    }
    bits[3 * size] = x;
    bits[3 * size + 1] = y;
    bits[3 * size + 2] = z;
    frames[size] = frame;
    table[slot] = size;
    return size++;
  }

  private void grow() {
    table = new int[2 * table.length];
    Arrays.fill(table, EMPTY);
    int mask = table.length - 1;
    for (int key = 0; key < size; key++) {
      int slot = hash(frames[key], bits[3 * key], bits[3 * key + 1], bits[3 * key + 2]) & mask;
      while (table[slot] != EMPTY) {
        slot = (slot + 1) & mask;
      }
      table[slot] = key;
    }
  }

  private static int hash(int frame, int x, int y, int z) {
    long h = x * 0x9E3779B97F4A7C15L ^ y * 0xC2B2AE3D27D4EB4FL ^ z * 0x165667B19E3779F9L;
    h += frame;
    h *= 0xD6E8FEB86659FD93L;
    return (int) (h >>> 32);
  }
}
