package org.trackwalk.mesh.tree;

/**
 * Sorts many ints that lie close together and are all different, as the items do that a query finds
 * where most of a tree lies in one place: each is marked in a row of bits, and the marks are read
 * off (J. Bentley, Programming Pearls, 1986, column 1). It costs a few steps for each, whatever
 * their number is, and keeps its memory.
 */
final class MarkSort {

  /** Shorter runs are sorted as fast by comparing. */
  static final int LEAST = 64;

  /** Bits for each int at most: one word, so that the row costs no more than the ints do. */
  private static final long SPAN = Long.SIZE;

  private long[] marks = new long[LEAST];

  /**
   * Sorts the first ints of a run.
   *
   * @param size {@link #LEAST} at least
   * @return false when nothing was changed: they lie too far apart, or one is there twice
   */
  boolean sort(int[] a, int size) {
    int least = a[0];
    int greatest = a[0];
    for (int i = 1; i < size; i++) {
      least = Math.min(least, a[i]);
      greatest = Math.max(greatest, a[i]);
    }
    if ((long) greatest - least >= Math.min(SPAN * size, Integer.MAX_VALUE)) {
      return false;
    }
    int words = (greatest - least) / Long.SIZE + 1;
    if (words > marks.length) {
      marks = new long[Math.max(words, 2 * marks.length)];
    }
    boolean different = true;
    for (int i = 0; i < size && different; i++) {
      int at = a[i] - least;
      long bit = 1L << at;
      different = (marks[at / Long.SIZE] & bit) == 0;
      marks[at / Long.SIZE] |= bit;
    }
    int n = 0;
    for (int word = 0; word < words; word++) {
      for (long left = different ? marks[word] : 0; left != 0; left &= left - 1) {
        a[n++] = least + word * Long.SIZE + Long.numberOfTrailingZeros(left);
      }
      marks[word] = 0;
    }
    return different;
  }
}
