package org.trackwalk.mesh.tree;

import java.util.Arrays;

/** Cuts a run of items in two where the surface area heuristic expects the cheapest queries. */
final class Splitter {

  private final float[] boxes;
  private final int[] items;
  private final int[] spare;
  private final int leafSize;
  private final int bins;
  private final int[] counts;
  private final float[] binBounds;
  private final float[] right;

  /**
   * @param boxes six floats per item
   * @param items item indices; a split reorders them within its run
   * @param spare as long as items; only the run that is split is written
   */
  Splitter(float[] boxes, int[] items, int[] spare, int leafSize, int bins) {
    this.boxes = boxes;
    this.items = items;
    this.spare = spare;
    this.leafSize = leafSize;
    this.bins = bins;
    counts = new int[3 * bins];
    binBounds = new float[6 * 3 * bins];
    right = new float[bins];
  }

  /**
   * Reorders the items from..to so that each side keeps its order, and returns where the second
   * side begins; {@code from} when the run should be a leaf.
   */
  int split(int from, int to) {
    int count = to - from;
    if (count <= leafSize) {
      return from;
    }
    float[] low = new float[3];
    float[] scale = new float[3];
    measureCentres(from, to, low, scale);
    if (scale[0] == 0 && scale[1] == 0 && scale[2] == 0) {
      return from + count / 2;
    }
    fillBins(from, to, low, scale);
    int axis = -1;
    int cut = 0;
    float least = Float.POSITIVE_INFINITY;
    for (int k = 0; k < 3; k++) {
      if (scale[k] == 0) {
        continue;
      }
      sweepFromRight(k);
      float[] box = emptyBox();
      int left = 0;
      for (int bin = 0; bin < bins - 1; bin++) {
        int at = k * bins + bin;
        left += counts[at];
        include(box, 0, binBounds, 6 * at);
        if (left == 0 || left == count) {
          continue;
        }
        float cost = left * halfArea(box, 0) + (count - left) * right[bin + 1];
        if (axis < 0 || cost < least) {
          least = cost;
          axis = k;
          cut = bin;
        }
      }
    }
    return partition(from, to, axis, cut, low[axis], scale[axis]);
  }

  private void measureCentres(int from, int to, float[] low, float[] scale) {
    float[] high = new float[3];
    Arrays.fill(low, Float.POSITIVE_INFINITY);
    Arrays.fill(high, Float.NEGATIVE_INFINITY);
    for (int i = from; i < to; i++) {
      for (int k = 0; k < 3; k++) {
        float c = centre(items[i], k);
        low[k] = Math.min(low[k], c);
        high[k] = Math.max(high[k], c);
      }
    }
    for (int k = 0; k < 3; k++) {
      // a range so small or so large that its scale is not a number counts as none
      float s = bins / (high[k] - low[k]);
      scale[k] = s > 0 && s < Float.POSITIVE_INFINITY ? s : 0;
    }
  }

  private void fillBins(int from, int to, float[] low, float[] scale) {
    Arrays.fill(counts, 0);
    for (int at = 0; at < binBounds.length; at += 6) {
      clear(binBounds, at);
    }
    for (int i = from; i < to; i++) {
      int item = items[i];
      for (int k = 0; k < 3; k++) {
        int at = k * bins + bin(centre(item, k), low[k], scale[k]);
        counts[at]++;
        include(binBounds, 6 * at, boxes, 6 * item);
      }
    }
  }

  /** Half area times nothing yet: {@code right[b]} becomes the half area of bins b and up. */
  private void sweepFromRight(int axis) {
    float[] box = emptyBox();
    for (int bin = bins - 1; bin > 0; bin--) {
      include(box, 0, binBounds, 6 * (axis * bins + bin));
      right[bin] = halfArea(box, 0);
    }
  }

  private int partition(int from, int to, int axis, int cut, float low, float scale) {
    int left = from;
    int kept = 0;
    for (int i = from; i < to; i++) {
      int item = items[i];
      if (bin(centre(item, axis), low, scale) <= cut) {
        items[left++] = item;
      } else {
        spare[from + kept++] = item;
      }
    }
    System.arraycopy(spare, from, items, left, kept);
    return left;
  }

  private int bin(float centre, float low, float scale) {
    return Math.min(bins - 1, (int) ((centre - low) * scale));
  }

  /** Halves first: the sum of two large floats would overflow. */
  private float centre(int item, int k) {
    return 0.5f * boxes[6 * item + k] + 0.5f * boxes[6 * item + 3 + k];
  }

  private static float[] emptyBox() {
    float[] box = new float[6];
    clear(box, 0);
    return box;
  }

  private static void clear(float[] b, int at) {
    Arrays.fill(b, at, at + 3, Float.POSITIVE_INFINITY);
    Arrays.fill(b, at + 3, at + 6, Float.NEGATIVE_INFINITY);
  }

  private static void include(float[] b, int at, float[] more, int from) {
    for (int k = 0; k < 3; k++) {
      b[at + k] = Math.min(b[at + k], more[from + k]);
      b[at + 3 + k] = Math.max(b[at + 3 + k], more[from + 3 + k]);
    }
  }

  private static float halfArea(float[] b, int at) {
    float x = b[at + 3] - b[at];
    float y = b[at + 4] - b[at + 1];
    float z = b[at + 5] - b[at + 2];
    return x < 0 ? 0 : x * y + y * z + z * x;
  }
}
