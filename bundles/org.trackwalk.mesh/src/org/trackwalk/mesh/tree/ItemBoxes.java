package org.trackwalk.mesh.tree;

import org.trackwalk.mesh.parallel.Workers;

/**
 * Items and their boxes side by side, with room to put some aside while a run of them is cut in
 * two. Threads that work on different runs do not disturb each other.
 */
final class ItemBoxes {

  private static final int PARTS = 16;

  private final int[] items;
  private final float[] boxes;

  /** Takes items as they are. */
  ItemBoxes(int[] items, float[] boxes) {
    this.items = items;
    this.boxes = boxes;
  }

  /**
   * Takes items in an order.
   *
   * @param all six floats per item: min x, y, z, max x, y, z
   */
  static ItemBoxes inOrder(float[] all, MortonOrder order, int threads) {
    int[] items = order.items();
    return new ItemBoxes(items, inOrder(all, items, threads));
  }

  /** The boxes of items, in the items' order. */
  static float[] inOrder(float[] all, int[] items, int threads) {
    float[] boxes = new float[6 * items.length];
    Workers.run(
        threads,
        PARTS,
        part -> {
          int to = Workers.cut(items.length, part + 1, PARTS);
          for (int place = Workers.cut(items.length, part, PARTS); place < to; place++) {
            copy(all, 6 * items[place], boxes, 6 * place);
          }
        });
    return boxes;
  }

  int size() {
    return items.length;
  }

  /** Item numbers in their present order. */
  int[] items() {
    return items;
  }

  /** Six floats per item in their present order. */
  float[] boxes() {
    return boxes;
  }

  /** Moves an item to a place at or before its own. */
  void move(int from, int to) {
    items[to] = items[from];
    copy(boxes, 6 * from, boxes, 6 * to);
  }

  /** Six floats from one array to another. */
  static void copy(float[] from, int at, float[] to, int place) {
    to[place] = from[at];
    to[place + 1] = from[at + 1];
    to[place + 2] = from[at + 2];
    to[place + 3] = from[at + 3];
    to[place + 4] = from[at + 4];
    to[place + 5] = from[at + 5];
  }
}
