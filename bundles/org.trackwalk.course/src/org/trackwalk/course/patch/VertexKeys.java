package org.trackwalk.course.patch;

import java.util.Arrays;

/** A map from a pair of a group and a vertex to an int: open addressing, linear probing. */
public final class VertexKeys {

  /** What {@link #get} answers for a pair that was never put. */
  static final int NONE = -1;

  private static final long FREE = -1;

  /** The golden ratio in 64 bits spreads keys that follow each other (Knuth, TAOCP 3, 6.4). */
  private static final long GOLDEN = 0x9E37_79B9_7F4A_7C15L;

  private final long[] keys;
  private final int[] values;
  private final int shift;

  /** Room for {@code most} pairs. */
  public VertexKeys(int most) {
    int bits = 64 - Long.numberOfLeadingZeros(2L * most + 1);
    keys = new long[1 << bits];
    values = new int[1 << bits];
    shift = 64 - bits;
    Arrays.fill(keys, FREE);
  }

  private static long key(int group, int vertex) {
    return (long) group << 32 | vertex;
  }

  private int slot(long key) {
    int i = (int) (key * GOLDEN >>> shift);
    while (keys[i] != FREE && keys[i] != key) {
      i = i + 1 & keys.length - 1;
    }
    return i;
  }

  /** The value of a pair, {@link #NONE} when it has none. */
  public int get(int group, int vertex) {
    int i = slot(key(group, vertex));
    return keys[i] == FREE ? NONE : values[i];
  }

  /** Gives a pair a value, in place of its old one. */
  public void put(int group, int vertex, int value) {
    long key = key(group, vertex);
    int i = slot(key);
    keys[i] = key;
    values[i] = value;
  }
}
