package org.trackwalk.mesh.tree;

/**
 * Items and their boxes side by side, with room to put some aside while a run of them is cut in
 * two. Threads that work on different runs do not disturb each other.
 */
final class ItemBoxes {

  private final int[] items;
  private final float[] boxes;
  private final int[] asideItems;
  private final float[] asideBoxes;

  /**
   * Takes the items whose box is not empty, in their order.
   *
   * @param all six floats per item: min x, y, z, max x, y, z
   */
  ItemBoxes(float[] all) {
    int count = 0;
    for (int at = 0; at < all.length; at += 6) {
      count += isEmpty(all, at) ? 0 : 1;
    }
    items = new int[count];
    boxes = new float[6 * count];
    asideItems = new int[count];
    asideBoxes = new float[6 * count];
    int size = 0;
    for (int at = 0; at < all.length; at += 6) {
      if (!isEmpty(all, at)) {
        System.arraycopy(all, at, boxes, 6 * size, 6);
        items[size++] = at / 6;
      }
    }
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

  /** Puts an item aside. */
  void keep(int from, int place) {
    asideItems[place] = items[from];
    copy(boxes, 6 * from, asideBoxes, 6 * place);
  }

  /** Brings back what was put aside. */
  void restore(int place, int to, int count) {
    System.arraycopy(asideItems, place, items, to, count);
    System.arraycopy(asideBoxes, 6 * place, boxes, 6 * to, 6 * count);
  }

  private static void copy(float[] from, int at, float[] to, int place) {
    to[place] = from[at];
    to[place + 1] = from[at + 1];
    to[place + 2] = from[at + 2];
    to[place + 3] = from[at + 3];
    to[place + 4] = from[at + 4];
    to[place + 5] = from[at + 5];
  }

  private static boolean isEmpty(float[] boxes, int at) {
    return !(boxes[at] <= boxes[at + 3]
        && boxes[at + 1] <= boxes[at + 4]
        && boxes[at + 2] <= boxes[at + 5]);
  }
}
