package org.trackwalk.mesh.tree;

/**
 * Sorts a run of ints in place. Not {@link java.util.Arrays#sort(int[])}: since Java 22 that
 * allocates its pivots' places in runs of more than 44 ints, and a query must not allocate.
 *
 * <p>Quicksort by the middle of three; runs that it cuts badly too often (D. Musser, "Introspective
 * Sorting and Selection Algorithms", 1997) are cut by their bits, from the highest one in which
 * they differ (P. Hildebrandt and H. Isbitz, "Radix Exchange", 1959): 32 cuts at most.
 */
final class IntSort {

  /** Runs up to this length are sorted by insertion. */
  private static final int SMALL = 24;

  private IntSort() {}

  static void sort(int[] a, int from, int to) {
    sort(a, from, to, 2 * (32 - Integer.numberOfLeadingZeros(to - from)));
  }

  private static void sort(int[] a, int start, int end, int cuts) {
    int from = start;
    int to = end;
    for (int left = cuts; to - from > SMALL; left--) {
      if (left == 0) {
        byBits(a, from, to);
        return;
      }
      int cut = partition(a, from, to);
      // the shorter side by recursion, so that the stack stays shallow
      if (cut - from < to - cut) {
        sort(a, from, cut, left - 1);
        from = cut;
      } else {
        sort(a, cut, to, left - 1);
        to = cut;
      }
    }
    insert(a, from, to);
  }

  private static void insert(int[] a, int from, int to) {
    for (int i = from + 1; i < to; i++) {
      int value = a[i];
      int j = i - 1;
      for (; j >= from && a[j] > value; j--) {
        a[j + 1] = a[j];
      }
      a[j + 1] = value;
    }
  }

  /** C. Hoare's partition: nothing before the returned place is above what follows it. */
  private static int partition(int[] a, int from, int to) {
    int p = a[from];
    int q = a[(from + to) >>> 1];
    int r = a[to - 1];
    int pivot = Math.max(Math.min(p, q), Math.min(Math.max(p, q), r));
    int i = from - 1;
    int j = to;
    while (true) {
      do {
        i++;
      } while (a[i] < pivot);
      do {
        j--;
      } while (a[j] > pivot);
      if (i >= j) {
        // never an empty side: both scans stop at the pivot, and not both at the run's ends
        return j + 1 == to ? j : j + 1;
      }
      int swap = a[i];
      a[i] = a[j];
      a[j] = swap;
    }
  }

  private static void byBits(int[] a, int start, int end) {
    int from = start;
    while (end - from > SMALL) {
      int differing = 0;
      for (int i = from + 1; i < end; i++) {
        differing |= a[i] ^ a[from];
      }
      if (differing == 0) {
        return;
      }
      int bit = Integer.highestOneBit(differing);
      int wanted = bit < 0 ? bit : 0; // the sign stands for less
      int cut = from;
      for (int i = from; i < end; i++) {
        int value = a[i];
        if ((value & bit) == wanted) {
          a[i] = a[cut];
          a[cut++] = value;
        }
      }
      byBits(a, from, cut); // as deep as there are bits
      from = cut;
    }
    insert(a, from, end);
  }
}
