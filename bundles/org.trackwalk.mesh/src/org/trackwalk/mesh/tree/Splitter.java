package org.trackwalk.mesh.tree;

import java.util.Arrays;

/**
 * Cuts a run of items in two where the surface area heuristic expects the cheapest queries: between
 * bins of box centres (I. Wald, "On fast Construction of SAH-based Bounding Volume Hierarchies",
 * 2007). Boxes are moved with their items, so every pass reads memory from front to back.
 */
final class Splitter implements Cut {

  private static final int MAX_BINS = 16;

  /**
   * Up to this many items only the widest axis is tried, in fewer bins; hardly worse, much faster.
   */
  private static final int SMALL_RUN = 64;

  /** An axis is tried when the centres spread over at least this share of the widest axis. */
  private static final float WORTH_TRYING = 0.25f;

  private final ItemBoxes items;
  private final float[] boxes;
  private final int leafSize;
  private int[] asideItems = new int[0];
  private float[] asideBoxes = new float[0];
  private final int[] counts = new int[MAX_BINS];
  private final float[] binBoxes = new float[6 * MAX_BINS];
  private final float[] box = new float[6];
  private final float[] right = new float[MAX_BINS];
  private final float[] low = new float[3];
  private final float[] high = new float[3];
  private int bins;
  private int bestAxis;
  private int bestCut;
  private float bestScale;
  private float bestCost;

  Splitter(ItemBoxes items, int leafSize) {
    this.items = items;
    this.leafSize = leafSize;
    boxes = items.boxes();
  }

  /**
   * Reorders the items from..to so that each side keeps its order, and returns where the second
   * side begins; {@code from} when the run should be a leaf.
   */
  @Override
  public int split(int from, int to) {
    int count = to - from;
    if (count <= leafSize) {
      return from;
    }
    measureCentres(from, to);
    int widest = 0;
    for (int k = 1; k < 3; k++) {
      widest = high[k] - low[k] > high[widest] - low[widest] ? k : widest;
    }
    bins = count <= SMALL_RUN ? Math.min(8, count) : MAX_BINS;
    bestAxis = -1;
    bestCost = Float.POSITIVE_INFINITY;
    float least = (high[widest] - low[widest]) * (count <= SMALL_RUN ? 1 : WORTH_TRYING);
    for (int k = 0; k < 3; k++) {
      if (k == widest || (count > SMALL_RUN && high[k] - low[k] >= least)) {
        tryAxis(from, to, k);
      }
    }
    if (bestAxis < 0) {
      // the centres are one point, or too close or far apart for a float to scale
      return from + count / 2;
    }
    return partition(from, to);
  }

  private void measureCentres(int from, int to) {
    float lowX = Float.POSITIVE_INFINITY;
    float lowY = Float.POSITIVE_INFINITY;
    float lowZ = Float.POSITIVE_INFINITY;
    float highX = Float.NEGATIVE_INFINITY;
    float highY = Float.NEGATIVE_INFINITY;
    float highZ = Float.NEGATIVE_INFINITY;
    for (int at = 6 * from; at < 6 * to; at += 6) {
      float x = centre(at);
      float y = centre(at + 1);
      float z = centre(at + 2);
      lowX = x < lowX ? x : lowX;
      highX = x > highX ? x : highX;
      lowY = y < lowY ? y : lowY;
      highY = y > highY ? y : highY;
      lowZ = z < lowZ ? z : lowZ;
      highZ = z > highZ ? z : highZ;
    }
    low[0] = lowX;
    low[1] = lowY;
    low[2] = lowZ;
    high[0] = highX;
    high[1] = highY;
    high[2] = highZ;
  }

  private void tryAxis(int from, int to, int axis) {
    float scale = bins / (high[axis] - low[axis]);
    if (!(scale > 0 && scale < Float.POSITIVE_INFINITY)) {
      return;
    }
    fillBins(from, to, axis, scale);
    clear(box, 0);
    for (int bin = bins - 1; bin > 0; bin--) {
      include(box, 0, binBoxes, 6 * bin);
      right[bin] = halfArea(box);
    }
    clear(box, 0);
    int count = to - from;
    int left = 0;
    for (int bin = 0; bin < bins - 1; bin++) {
      left += counts[bin];
      include(box, 0, binBoxes, 6 * bin);
      if (left == 0 || left == count) {
        continue;
      }
      float cost = left * halfArea(box) + (count - left) * right[bin + 1];
      if (bestAxis < 0 || cost < bestCost) {
        bestCost = cost;
        bestAxis = axis;
        bestCut = bin;
        bestScale = scale;
      }
    }
  }

  private void fillBins(int from, int to, int axis, float scale) {
    Arrays.fill(counts, 0, bins, 0);
    for (int bin = 0; bin < bins; bin++) {
      clear(binBoxes, 6 * bin);
    }
    float start = low[axis];
    for (int at = 6 * from; at < 6 * to; at += 6) {
      int bin = bin(centre(at + axis), start, scale);
      counts[bin]++;
      include(binBoxes, 6 * bin, boxes, at);
    }
  }

  private int partition(int from, int to) {
    if (asideItems.length < to - from) {
      asideItems = new int[to - from];
      asideBoxes = new float[6 * (to - from)];
    }
    float start = low[bestAxis];
    int left = from;
    int kept = 0;
    for (int i = from; i < to; i++) {
      if (bin(centre(6 * i + bestAxis), start, bestScale) <= bestCut) {
        items.move(i, left++);
      } else {
        asideItems[kept] = items.items()[i];
        ItemBoxes.copy(boxes, 6 * i, asideBoxes, 6 * kept++);
      }
    }
    System.arraycopy(asideItems, 0, items.items(), left, kept);
    System.arraycopy(asideBoxes, 0, boxes, 6 * left, 6 * kept);
    return left;
  }

  private int bin(float centre, float start, float scale) {
    return Math.min(bins - 1, (int) ((centre - start) * scale));
  }

  /** Halves first: the sum of two large floats would overflow. */
  private float centre(int at) {
    return 0.5f * boxes[at] + 0.5f * boxes[at + 3];
  }

  private static void clear(float[] b, int at) {
    b[at] = Float.POSITIVE_INFINITY;
    b[at + 1] = Float.POSITIVE_INFINITY;
    b[at + 2] = Float.POSITIVE_INFINITY;
    b[at + 3] = Float.NEGATIVE_INFINITY;
    b[at + 4] = Float.NEGATIVE_INFINITY;
    b[at + 5] = Float.NEGATIVE_INFINITY;
  }

  /** Comparisons instead of Math.min: nothing here is NaN, and the sign of zero does not matter. */
  private static void include(float[] b, int at, float[] more, int from) {
    if (more[from] < b[at]) {
      b[at] = more[from];
    }
    if (more[from + 1] < b[at + 1]) {
      b[at + 1] = more[from + 1];
    }
    if (more[from + 2] < b[at + 2]) {
      b[at + 2] = more[from + 2];
    }
    if (more[from + 3] > b[at + 3]) {
      b[at + 3] = more[from + 3];
    }
    if (more[from + 4] > b[at + 4]) {
      b[at + 4] = more[from + 4];
    }
    if (more[from + 5] > b[at + 5]) {
      b[at + 5] = more[from + 5];
    }
  }

  private static float halfArea(float[] b) {
    float x = b[3] - b[0];
    float y = b[4] - b[1];
    float z = b[5] - b[2];
    return x < 0 ? 0 : x * y + y * z + z * x;
  }
}
