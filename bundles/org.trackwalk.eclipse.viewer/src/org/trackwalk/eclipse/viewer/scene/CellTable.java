package org.trackwalk.eclipse.viewer.scene;

import java.util.Arrays;

/** Which vertex stands for a cell of a grid: the one that was met first. Open addressing. */
final class CellTable {

  private static final int CELL_BITS = 19;
  private static final long CELL_MASK = (1L << CELL_BITS) - 1;
  private static final long MIX = 0x9E3779B97F4A7C15L;

  private long[] keys = new long[1 << 12];
  private int[] vertices = new int[1 << 12];
  private int size;

  CellTable() {
    Arrays.fill(vertices, -1);
  }

  /**
   * The vertex that stands for a cell.
   *
   * @param x number of the cell along an axis; likewise y and z
   * @param grid which grid, 0 to 127
   * @param vertex that stands for it from now on when there is none yet
   */
  int stands(long x, long y, long z, int grid, int vertex) {
    long key =
        (long) grid << 3 * CELL_BITS
            | (x & CELL_MASK) << 2 * CELL_BITS
            | (y & CELL_MASK) << CELL_BITS
            | z & CELL_MASK;
    int slot = find(key);
    if (vertices[slot] >= 0) {
      return vertices[slot];
    }
    keys[slot] = key;
    vertices[slot] = vertex;
    if (++size > keys.length / 2) {
      grow();
    }
    return vertex;
  }

  private int find(long key) {
    int mask = keys.length - 1;
    int slot = (int) (key * MIX >>> 32) & mask;
    while (vertices[slot] >= 0 && keys[slot] != key) {
      slot = slot + 1 & mask;
    }
    return slot;
  }

  private void grow() {
    long[] oldKeys = keys;
    int[] oldVertices = vertices;
    keys = new long[2 * oldKeys.length];
    vertices = new int[keys.length];
    Arrays.fill(vertices, -1);
    for (int i = 0; i < oldKeys.length; i++) {
      if (oldVertices[i] >= 0) {
        int slot = find(oldKeys[i]);
        keys[slot] = oldKeys[i];
        vertices[slot] = oldVertices[i];
      }
    }
  }
}
