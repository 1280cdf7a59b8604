package org.trackwalk.mesh.weld;

import java.util.Arrays;

/** Sorts numbered positions by x, then y, then z, as numbers. -0.0 and NaN must not occur. */
final class PositionOrder {

  /** Runs shorter than this are not worth a pass of counting. */
  private static final int RADIX_LIMIT = 192;

  private static final int INSERTION_LIMIT = 24;
  private static final int DIGIT_BITS = 10;
  private static final int DIGITS = 1 << DIGIT_BITS;

  private float[] positions = {};

  /** What is being sorted: a sortable coordinate in the upper half, the number in the lower. */
  private long[] keys = {};

  private long[] spare = {};
  private int size;
  private final int[] counts = new int[DIGITS];

  /**
   * The numbers of positions in order; equal ones stand side by side in the order of their numbers.
   *
   * @param positions xyz triples
   */
  static int[] of(float[] positions) {
    PositionOrder sorting = new PositionOrder();
    int[] order = new int[positions.length / 3];
    sorting.sort(positions, order.length);
    for (int rank = 0; rank < order.length; rank++) {
      order[rank] = sorting.at(rank);
    }
    return order;
  }

  /**
   * Sorts other positions than before, in the same memory.
   *
   * @param xyz triples
   * @param count how many of them
   */
  void sort(float[] xyz, int count) {
    positions = xyz;
    size = count;
    if (keys.length < count) {
      keys = new long[count];
      spare = new long[count];
    }
    for (int i = 0; i < count; i++) {
      keys[i] = i;
    }
    sort(0, count, 0);
  }

  /** The number of the position that was sorted to a rank. */
  int at(int rank) {
    return (int) keys[rank];
  }

  /** Sorts a run that is equal before {@code axis}. */
  private void sort(int from, int to, int axis) {
    for (int i = from; i < to; i++) {
      int number = (int) keys[i];
      keys[i] = (long) sortable(positions[3 * number + axis]) << 32 | number;
    }
    sortKeys(from, to);
    if (axis == 2) {
      return;
    }
    int start = from;
    while (start < to) {
      int value = (int) (keys[start] >> 32);
      int end = start + 1;
      while (end < to && (int) (keys[end] >> 32) == value) {
        end++;
      }
      if (end - start > 1) {
        sort(start, end, axis + 1);
      }
      start = end;
    }
  }

  private void sortKeys(int from, int to) {
    if (to - from <= INSERTION_LIMIT) {
      insertionSort(from, to);
    } else if (to - from < RADIX_LIMIT) {
      Arrays.sort(keys, from, to);
    } else {
      radixSort(from, to);
    }
  }

  private void insertionSort(int from, int to) {
    for (int i = from + 1; i < to; i++) {
      long key = keys[i];
      int j = i - 1;
      while (j >= from && keys[j] > key) {
        keys[j + 1] = keys[j];
        j--;
      }
      keys[j + 1] = key;
    }
  }

  /** By digits from the lowest, over no more bits than the coordinates of the run differ in. */
  private void radixSort(int from, int to) {
    long low = Long.MAX_VALUE;
    long high = Long.MIN_VALUE;
    for (int i = from; i < to; i++) {
      low = Math.min(low, keys[i] >> 32);
      high = Math.max(high, keys[i] >> 32);
    }
    int bits = Long.SIZE - Long.numberOfLeadingZeros(high - low);
    for (int shift = 0; shift < bits; shift += DIGIT_BITS) {
      Arrays.fill(counts, 0);
      for (int i = from; i < to; i++) {
        counts[digit(keys[i], low, shift)]++;
      }
      int at = from;
      for (int digit = 0; digit < DIGITS; digit++) {
        int count = counts[digit];
        counts[digit] = at;
        at += count;
      }
      for (int i = from; i < to; i++) {
        spare[counts[digit(keys[i], low, shift)]++] = keys[i];
      }
      if (to - from == size) {
        long[] swap = keys;
        keys = spare;
        spare = swap;
      } else {
        System.arraycopy(spare, from, keys, from, to - from);
      }
    }
  }

  private static int digit(long key, long low, int shift) {
    return (int) (((key >> 32) - low) >>> shift) & (DIGITS - 1);
  }

  /** An int that is ordered as the float is. */
  private static int sortable(float f) {
    int bits = Float.floatToRawIntBits(f);
    return bits ^ ((bits >> 31) & 0x7fff_ffff);
  }
}
