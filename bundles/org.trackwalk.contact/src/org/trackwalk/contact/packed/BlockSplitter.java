package org.trackwalk.contact.packed;

import java.util.Arrays;
import org.trackwalk.mesh.tree.IntList;

/**
 * Cuts triangles into runs that fit a block, from the top, where the surface area heuristic expects
 * the fewest visits (I. Wald, "On fast Construction of SAH-based Bounding Volume Hierarchies",
 * 2007): in bins while runs are long, at every place when they are short. A run costs its area
 * times the number of blocks it will need, so cuts fall where blocks get full.
 *
 * <p>Works on a stretch of shared arrays; several may work on different stretches at once.
 */
final class BlockSplitter {

  private static final int BINS = 16;

  /** Runs up to this long are tried at every place. */
  private static final int SHORT = 64;

  /** An axis is binned when the centres spread over at least this share of the widest axis. */
  private static final float WORTH_TRYING = 0.25f;

  private final TriangleRuns runs;
  private final float[] low = new float[3];
  private final float[] high = new float[3];
  private final int[] counts = new int[BINS];
  private final float[] binBoxes = new float[6 * BINS];
  private final float[] areas = new float[SHORT];
  private final long[] keys = new long[SHORT];
  private final float[] box = new float[6];
  private final LocalVertices vertices = new LocalVertices(SHORT);
  private final int[] costs = new int[SHORT];
  private int bestAxis;
  private int bestCut;
  private float bestScale;
  private float bestCost;

  BlockSplitter(TriangleRuns runs) {
    this.runs = runs;
  }

  /** Cuts a stretch completely. */
  void split(int from, int to, IntList ends) {
    if (to - from <= BlockLayout.ROOM && vertices.count(runs, from, to) <= BlockLayout.ROOM) {
      ends.add(to);
      return;
    }
    int middle = cut(from, to);
    split(from, middle, ends);
    split(middle, to, ends);
  }

  /** Reorders a run of at least two and returns where its second part begins. */
  int cut(int from, int to) {
    return to - from <= SHORT ? cutShort(from, to) : cutInBins(from, to);
  }

  private int cutInBins(int from, int to) {
    measureCentres(from, to);
    float widest = Math.max(Math.max(high[0] - low[0], high[1] - low[1]), high[2] - low[2]);
    bestAxis = -1;
    bestCost = Float.POSITIVE_INFINITY;
    for (int axis = 0; axis < 3; axis++) {
      if (high[axis] - low[axis] >= WORTH_TRYING * widest) {
        tryBins(from, to, axis);
      }
    }
    if (bestAxis < 0) {
      // the centres are one point, or too close or too far apart for a float to scale
      return (from + to) >>> 1;
    }
    float start = low[bestAxis];
    return runs.partition(from, to, bestAxis, start, bestScale, BINS, bestCut);
  }

  private void measureCentres(int from, int to) {
    Arrays.fill(low, Float.POSITIVE_INFINITY);
    Arrays.fill(high, Float.NEGATIVE_INFINITY);
    for (int i = from; i < to; i++) {
      for (int axis = 0; axis < 3; axis++) {
        float c = runs.centre(i, axis);
        low[axis] = Math.min(low[axis], c);
        high[axis] = Math.max(high[axis], c);
      }
    }
  }

  private void tryBins(int from, int to, int axis) {
    float scale = BINS / (high[axis] - low[axis]);
    if (!(scale > 0 && scale < Float.POSITIVE_INFINITY)) {
      return;
    }
    Arrays.fill(counts, 0);
    for (int bin = 0; bin < BINS; bin++) {
      Boxes.clear(binBoxes, 6 * bin);
    }
    for (int i = from; i < to; i++) {
      int bin = TriangleRuns.bin(runs.centre(i, axis), low[axis], scale, BINS);
      counts[bin]++;
      Boxes.include(binBoxes, 6 * bin, runs.boxes(), 6 * i);
    }
    Boxes.clear(box, 0);
    for (int bin = BINS - 1; bin > 0; bin--) {
      Boxes.include(box, 0, binBoxes, 6 * bin);
      areas[bin] = Boxes.halfArea(box, 0);
    }
    Boxes.clear(box, 0);
    int left = 0;
    for (int bin = 0; bin < BINS - 1; bin++) {
      left += counts[bin];
      Boxes.include(box, 0, binBoxes, 6 * bin);
      if (left == 0 || left == to - from) {
        continue;
      }
      float cost =
          blocks(left) * Boxes.halfArea(box, 0) + blocks(to - from - left) * areas[bin + 1];
      if (bestAxis < 0 || cost < bestCost) {
        bestCost = cost;
        bestAxis = axis;
        bestCut = bin;
        bestScale = scale;
      }
    }
  }

  private int cutShort(int from, int to) {
    int count = to - from;
    bestAxis = -1;
    bestCost = Float.POSITIVE_INFINITY;
    bestCut = count / 2;
    for (int axis = 0; axis < 3; axis++) {
      sort(from, count, axis);
      tryPlaces(from, count, axis);
    }
    sort(from, count, Math.max(0, bestAxis));
    runs.reorder(from, keys, count);
    return from + bestCut;
  }

  private void sort(int from, int count, int axis) {
    for (int i = 0; i < count; i++) {
      long order = SortableFloat.of(runs.centre(from + i, axis));
      keys[i] = order << 32 | i;
    }
    Arrays.sort(keys, 0, count);
  }

  private void tryPlaces(int from, int count, int axis) {
    Boxes.clear(box, 0);
    vertices.clear();
    for (int i = count - 1; i > 0; i--) {
      int item = from + (int) keys[i];
      Boxes.include(box, 0, runs.boxes(), 6 * item);
      vertices.add(runs, item);
      areas[i] = Boxes.halfArea(box, 0);
      costs[i] = Math.max(blocks(count - i), blocks(vertices.size()));
    }
    Boxes.clear(box, 0);
    vertices.clear();
    for (int i = 0; i < count - 1; i++) {
      int item = from + (int) keys[i];
      Boxes.include(box, 0, runs.boxes(), 6 * item);
      vertices.add(runs, item);
      float cost =
          Math.max(blocks(i + 1), blocks(vertices.size())) * Boxes.halfArea(box, 0)
              + costs[i + 1] * areas[i + 1];
      if (cost < bestCost) {
        bestCost = cost;
        bestAxis = axis;
        bestCut = i + 1;
      }
    }
  }

  /** Blocks that so many triangles or vertices need at least. */
  private static int blocks(int count) {
    return (count + BlockLayout.ROOM - 1) / BlockLayout.ROOM;
  }
}
