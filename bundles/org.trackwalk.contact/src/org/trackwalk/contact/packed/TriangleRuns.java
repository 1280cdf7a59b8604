package org.trackwalk.contact.packed;

import java.util.Arrays;
import org.trackwalk.contact.scene.ProbeScene;

/**
 * The triangles with area of a scene, in an order that a builder changes, with their boxes beside
 * them: so every pass reads memory from front to back.
 */
final class TriangleRuns {

  private final int[] cornerIds;
  private final int[] items;
  private final float[] boxes;
  private final int[] spareItems;
  private final float[] spareBoxes;

  /**
   * Takes the triangles with area in their order.
   *
   * @param cornerIds three vertex ids per triangle
   */
  TriangleRuns(ProbeScene scene, int[] cornerIds) {
    this.cornerIds = cornerIds;
    int[] all = new int[scene.surface().triangleCount()];
    int size = 0;
    for (int t = 0; t < all.length; t++) {
      if (!scene.withoutArea(t)) {
        all[size++] = t;
      }
    }
    items = Arrays.copyOf(all, size);
    boxes = new float[6 * size];
    spareItems = new int[size];
    spareBoxes = new float[6 * size];
    float[] positions = scene.surface().positions();
    int[] corners = scene.surface().triangles();
    for (int i = 0; i < size; i++) {
      Boxes.clear(boxes, 6 * i);
      for (int k = 0; k < 3; k++) {
        int p = 3 * corners[3 * items[i] + k];
        for (int axis = 0; axis < 3; axis++) {
          boxes[6 * i + axis] = Math.min(boxes[6 * i + axis], positions[p + axis]);
          boxes[6 * i + 3 + axis] = Math.max(boxes[6 * i + 3 + axis], positions[p + axis]);
        }
      }
    }
  }

  int size() {
    return items.length;
  }

  /** The triangle at a place of the present order. */
  int triangle(int item) {
    return items[item];
  }

  /** Id of a corner of the triangle at a place. */
  int cornerId(int item, int corner) {
    return cornerIds[3 * items[item] + corner];
  }

  /** Six floats per item in their present order. */
  float[] boxes() {
    return boxes;
  }

  /** Halves first: the sum of two large floats would overflow. */
  float centre(int item, int axis) {
    return 0.5f * boxes[6 * item + axis] + 0.5f * boxes[6 * item + 3 + axis];
  }

  static int bin(float centre, float start, float scale, int bins) {
    return Math.min(bins - 1, (int) ((centre - start) * scale));
  }

  /** Moves the items of bins up to a last one to the front; both sides keep their order. */
  int partition(int from, int to, int axis, float start, float scale, int bins, int last) {
    int left = from;
    int kept = from;
    for (int i = from; i < to; i++) {
      if (bin(centre(i, axis), start, scale, bins) <= last) {
        items[left] = items[i];
        System.arraycopy(boxes, 6 * i, boxes, 6 * left, 6);
        left++;
      } else {
        spareItems[kept] = items[i];
        System.arraycopy(boxes, 6 * i, spareBoxes, 6 * kept, 6);
        kept++;
      }
    }
    System.arraycopy(spareItems, from, items, left, kept - from);
    System.arraycopy(spareBoxes, 6 * from, boxes, 6 * left, 6 * (kept - from));
    return left;
  }

  /**
   * Reorders a short run.
   *
   * @param order in the low half of each, the place in the run of the item that comes there
   */
  void reorder(int from, long[] order, int count) {
    for (int i = 0; i < count; i++) {
      int item = from + (int) order[i];
      spareItems[from + i] = items[item];
      System.arraycopy(boxes, 6 * item, spareBoxes, 6 * (from + i), 6);
    }
    System.arraycopy(spareItems, from, items, from, count);
    System.arraycopy(spareBoxes, 6 * from, boxes, 6 * from, 6 * count);
  }
}
