package org.trackwalk.contact.broadphase;

import java.util.Arrays;

/** Pairs of bodies as longs, the lower body in the upper half; sorts without allocating. */
final class PairList {

  private static final int DIGIT_BITS = 11;
  private static final int DIGITS = 1 << DIGIT_BITS;

  private final int[] counts = new int[DIGITS];
  private long[] pairs = new long[16];
  private long[] spare = new long[16];
  private int size;

  static int first(long pair) {
    return (int) (pair >>> 32);
  }

  static int second(long pair) {
    return (int) pair;
  }

  int size() {
    return size;
  }

  long get(int i) {
    return pairs[i];
  }

  void clear() {
    size = 0;
  }

  void add(int a, int b) {
    add(a < b ? (long) a << 32 | b : (long) b << 32 | a);
  }

  void add(long pair) {
    if (size == pairs.length) {
      pairs = Arrays.copyOf(pairs, 2 * size);
      spare = new long[2 * size];
    }
    pairs[size++] = pair;
  }

  /**
   * Sorts ascending, digit by digit from the lowest.
   *
   * @param bodies all numbers are below
   */
  void sort(int bodies) {
    int bits = 32 - Integer.numberOfLeadingZeros(bodies);
    for (int half = 0; half < 64; half += 32) {
      for (int shift = 0; shift < bits; shift += DIGIT_BITS) {
        sortDigit(half + shift);
      }
    }
  }

  private void sortDigit(int shift) {
    Arrays.fill(counts, 0);
    for (int i = 0; i < size; i++) {
      counts[(int) (pairs[i] >>> shift) & (DIGITS - 1)]++;
    }
    int sum = 0;
    for (int digit = 0; digit < DIGITS; digit++) {
      int own = counts[digit];
      counts[digit] = sum;
      sum += own;
    }
    for (int i = 0; i < size; i++) {
      spare[counts[(int) (pairs[i] >>> shift) & (DIGITS - 1)]++] = pairs[i];
    }
    long[] sorted = spare;
    spare = pairs;
    pairs = sorted;
  }
}
