package org.trackwalk.io.patch.format;

/**
 * Where the vertices of a reshaped file stand. A vertex that goes leaves a slot, and the last
 * vertex of its pool takes it, so that few numbers change; new vertices stand at the end of their
 * pool.
 */
final class Renumbering {

  private final Layout layout;
  private final int[] slots;
  private final int[] contents;
  private final int[] kept;
  private final int[] added;
  private final int[] slotsOfNew;

  Renumbering(Layout layout, Reshape shape) {
    this.layout = layout;
    int n = layout.vertexCount();
    slots = new int[n];
    contents = new int[n];
    kept = new int[layout.poolCount()];
    added = new int[layout.poolCount()];
    for (int pool = 0; pool < kept.length; pool++) {
      int from = layout.poolStart(pool);
      int to = layout.poolStart(pool + 1);
      int last = to - 1;
      for (int v = from; v <= last; v++) {
        int content = v;
        if (shape.removed.get(v)) {
          while (last > v && shape.removed.get(last)) {
            slots[last--] = -1;
          }
          slots[v] = -1;
          if (last == v) {
            break;
          }
          content = last--;
        }
        slots[content] = v - from;
        contents[v] = content;
        kept[pool]++;
      }
    }
    slotsOfNew = new int[shape.newVertices.size()];
    for (int i = 0; i < slotsOfNew.length; i++) {
      int pool = shape.newVertices.get(i).pool();
      slotsOfNew[i] = kept[pool] + added[pool]++;
    }
  }

  /** Position of a vertex, old or new, in its pool; -1 when it goes. */
  int slot(int vertex) {
    return vertex < slots.length ? slots[vertex] : slotsOfNew[vertex - slots.length];
  }

  /**
   * The old vertex that stands in a slot of a pool from now on; the slot is below {@link #kept}.
   */
  int content(int pool, int slot) {
    return contents[layout.poolStart(pool) + slot];
  }

  /** Old vertices of a pool that stay. */
  int kept(int pool) {
    return kept[pool];
  }

  /** Vertices of a pool from now on. */
  int count(int pool) {
    return kept[pool] + added[pool];
  }

  /** Vertices of a pool before. */
  int before(int pool) {
    return layout.poolStart(pool + 1) - layout.poolStart(pool);
  }
}
