package org.trackwalk.mesh.tree;

import java.util.Arrays;
import org.trackwalk.mesh.parallel.Workers;

/**
 * Items sorted along a space-filling curve through the centres of their boxes (G. Morton, 1966),
 * equal codes by item. Of the code's 32 bits an axis gets the more, the longer it is, always
 * halving the longest extent next (M. Vinkler, J. Bittner, V. Havran, "Extended Morton Codes for
 * High Performance Bounding Volume Hierarchy Construction", HPG 2017): a level is flat, and bits
 * for its height would tell nothing.
 *
 * <p>Items with an empty box, min over max, are left out. Nothing depends on the number of threads.
 */
final class MortonOrder {

  /** Parts of the work; fixed, so that threads change nothing. */
  private static final int PARTS = 16;

  private static final int DIGIT_BITS = 11;
  private static final int DIGITS = 1 << DIGIT_BITS;

  /** Up to so many items are sorted by comparing: counting digits costs as much for one of them. */
  private static final int FEW = 1 << 11;

  private final float[] boxes;
  private final int count;
  private final int threads;
  private final int[] partSizes = new int[PARTS + 1];

  /** Code in the upper half, item in the lower. */
  private long[] keys;

  /**
   * @param boxes six floats per item: min x, y, z, max x, y, z; finite
   */
  MortonOrder(float[] boxes, int threads) {
    this.boxes = boxes;
    this.count = boxes.length / 6;
    this.threads = threads;
    double[] centres = measureCentres();
    keys = new long[partSizes[PARTS]];
    MortonCode code = new MortonCode(centres);
    Workers.run(threads, PARTS, part -> encode(part, code));
    sort();
  }

  /** The items in their order. */
  int[] items() {
    int[] items = new int[keys.length];
    Workers.run(
        threads,
        PARTS,
        part -> {
          int to = Workers.cut(items.length, part + 1, PARTS);
          for (int i = Workers.cut(items.length, part, PARTS); i < to; i++) {
            items[i] = (int) keys[i];
          }
        });
    return items;
  }

  /**
   * The place at which a run of the order is cut by the highest bit in which its codes differ; in
   * the middle when they are all the same.
   */
  int cut(int from, int to) {
    long differing = (keys[from] ^ keys[to - 1]) >>> 32;
    if (differing == 0) {
      return (from + to) >>> 1;
    }
    long bit = Long.highestOneBit(differing) << 32;
    int low = from;
    int high = to - 1;
    while (high - low > 1) {
      int middle = (low + high) >>> 1;
      if ((keys[middle] & bit) == 0) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return high;
  }

  private double[] measureCentres() {
    double[][] bounds = new double[PARTS][];
    Workers.run(threads, PARTS, part -> bounds[part] = measureCentres(part));
    double[] all = bounds[0];
    for (double[] part : bounds) {
      for (int k = 0; k < 3; k++) {
        all[k] = Math.min(all[k], part[k]);
        all[3 + k] = Math.max(all[3 + k], part[3 + k]);
      }
    }
    for (int part = 0; part < PARTS; part++) {
      partSizes[part + 1] += partSizes[part];
    }
    return all;
  }

  private double[] measureCentres(int part) {
    double lowX = Double.POSITIVE_INFINITY;
    double lowY = Double.POSITIVE_INFINITY;
    double lowZ = Double.POSITIVE_INFINITY;
    double highX = Double.NEGATIVE_INFINITY;
    double highY = Double.NEGATIVE_INFINITY;
    double highZ = Double.NEGATIVE_INFINITY;
    int size = 0;
    int to = 6 * Workers.cut(count, part + 1, PARTS);
    for (int at = 6 * Workers.cut(count, part, PARTS); at < to; at += 6) {
      if (isEmpty(at)) {
        continue;
      }
      size++;
      double x = (double) boxes[at] + boxes[at + 3];
      double y = (double) boxes[at + 1] + boxes[at + 4];
      double z = (double) boxes[at + 2] + boxes[at + 5];
      lowX = x < lowX ? x : lowX;
      highX = x > highX ? x : highX;
      lowY = y < lowY ? y : lowY;
      highY = y > highY ? y : highY;
      lowZ = z < lowZ ? z : lowZ;
      highZ = z > highZ ? z : highZ;
    }
    partSizes[part + 1] = size;
    return new double[] {lowX, lowY, lowZ, highX, highY, highZ};
  }

  private void encode(int part, MortonCode code) {
    int next = partSizes[part];
    int to = Workers.cut(count, part + 1, PARTS);
    for (int item = Workers.cut(count, part, PARTS); item < to; item++) {
      int at = 6 * item;
      if (!isEmpty(at)) {
        int bits =
            code.of(
                (double) boxes[at] + boxes[at + 3],
                (double) boxes[at + 1] + boxes[at + 4],
                (double) boxes[at + 2] + boxes[at + 5]);
        keys[next++] = (long) bits << 32 | item;
      }
    }
  }

  /** Digit by digit from the lowest; each part keeps its order, and parts follow one another. */
  private void sort() {
    if (keys.length <= FEW) {
      sortFew();
      return;
    }
    long[] from = keys;
    long[] to = new long[from.length];
    for (int shift = 32; shift < 64; shift += DIGIT_BITS) {
      int[][] places = new int[PARTS][DIGITS];
      long[] source = from;
      long[] target = to;
      int digit = shift;
      Workers.run(threads, PARTS, part -> countDigits(source, digit, part, places[part]));
      int sum = 0;
      for (int d = 0; d < DIGITS; d++) {
        for (int[] part : places) {
          int own = part[d];
          part[d] = sum;
          sum += own;
        }
      }
      Workers.run(threads, PARTS, part -> spread(source, target, digit, part, places[part]));
      from = target;
      to = source;
    }
    keys = from;
  }

  /** Equal codes are in the order of their items, as digits leave them; codes have no sign. */
  private void sortFew() {
    for (int i = 0; i < keys.length; i++) {
      keys[i] ^= Long.MIN_VALUE;
    }
    Arrays.sort(keys);
    for (int i = 0; i < keys.length; i++) {
      keys[i] ^= Long.MIN_VALUE;
    }
  }

  private static void countDigits(long[] source, int shift, int part, int[] counts) {
    int to = Workers.cut(source.length, part + 1, PARTS);
    for (int i = Workers.cut(source.length, part, PARTS); i < to; i++) {
      counts[(int) (source[i] >>> shift) & (DIGITS - 1)]++;
    }
  }

  private static void spread(long[] source, long[] target, int shift, int part, int[] places) {
    int to = Workers.cut(source.length, part + 1, PARTS);
    for (int i = Workers.cut(source.length, part, PARTS); i < to; i++) {
      long key = source[i];
      target[places[(int) (key >>> shift) & (DIGITS - 1)]++] = key;
    }
  }

  private boolean isEmpty(int at) {
    return !(boxes[at] <= boxes[at + 3]
        && boxes[at + 1] <= boxes[at + 4]
        && boxes[at + 2] <= boxes[at + 5]);
  }
}
