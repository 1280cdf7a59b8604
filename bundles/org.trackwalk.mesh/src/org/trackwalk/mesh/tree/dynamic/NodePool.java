package org.trackwalk.mesh.tree.dynamic;

import java.util.Arrays;

/**
 * The nodes of a dynamic tree side by side in flat arrays; a node that is given back is used again.
 * A leaf has {@code left} = {@link #LEAF} and its user's number in {@code right}.
 */
final class NodePool {

  static final int NONE = -1;
  static final int LEAF = -1;
  private static final int FREE = -2;

  /** Six floats per node: min x, y, z, max x, y, z. */
  float[] bounds = new float[6 * 16];

  int[] parent = new int[16];
  int[] left = new int[16];
  int[] right = new int[16];

  private int used;
  private int firstFree = NONE;
  private int freeCount;

  /** A node that is linked to nothing. */
  int take() {
    int node = firstFree;
    if (node == NONE) {
      if (used == parent.length) {
        grow();
      }
      node = used++;
    } else {
      firstFree = parent[node];
      freeCount--;
    }
    parent[node] = NONE;
    left[node] = LEAF;
    return node;
  }

  void giveBack(int node) {
    left[node] = FREE;
    parent[node] = firstFree;
    firstFree = node;
    freeCount++;
  }

  void clear() {
    used = 0;
    firstFree = NONE;
    freeCount = 0;
  }

  int live() {
    return used - freeCount;
  }

  boolean isLiveLeaf(int node) {
    return node >= 0 && node < used && left[node] == LEAF;
  }

  void set(int node, float minX, float minY, float minZ, float maxX, float maxY, float maxZ) {
    int at = 6 * node;
    bounds[at] = minX;
    bounds[at + 1] = minY;
    bounds[at + 2] = minZ;
    bounds[at + 3] = maxX;
    bounds[at + 4] = maxY;
    bounds[at + 5] = maxZ;
  }

  /** Gives a node the union of its children's boxes; false when that is the box it had. */
  boolean merge(int node) {
    float[] b = bounds;
    int at = 6 * node;
    int l = 6 * left[node];
    int r = 6 * right[node];
    boolean changed = false;
    for (int k = 0; k < 6; k++) {
      boolean low = k < 3;
      float v = (b[l + k] < b[r + k]) == low ? b[l + k] : b[r + k];
      changed |= v != b[at + k];
      b[at + k] = v;
    }
    return changed;
  }

  boolean contains(int outer, int inner) {
    int at = 6 * inner;
    return contains(
        outer,
        bounds[at],
        bounds[at + 1],
        bounds[at + 2],
        bounds[at + 3],
        bounds[at + 4],
        bounds[at + 5]);
  }

  boolean contains(
      int outer, float minX, float minY, float minZ, float maxX, float maxY, float maxZ) {
    float[] b = bounds;
    int at = 6 * outer;
    return b[at] <= minX
        && b[at + 1] <= minY
        && b[at + 2] <= minZ
        && b[at + 3] >= maxX
        && b[at + 4] >= maxY
        && b[at + 5] >= maxZ;
  }

  /** Half the surface of a node's box; doubles, so that no finite box overflows. */
  double halfArea(int node) {
    return halfArea(node, node);
  }

  /** Half the surface of the box around two nodes' boxes. */
  double halfArea(int a, int b) {
    double x = extent(6 * a, 6 * b);
    double y = extent(6 * a + 1, 6 * b + 1);
    double z = extent(6 * a + 2, 6 * b + 2);
    return x * y + y * z + z * x;
  }

  private double extent(int i, int j) {
    float low = bounds[i] < bounds[j] ? bounds[i] : bounds[j];
    float high = bounds[i + 3] > bounds[j + 3] ? bounds[i + 3] : bounds[j + 3];
    return (double) high - low;
  }

  /** Manhattan distance of two nodes' centres, doubled. */
  double manhattan(int a, int b) {
    return apart(6 * a, 6 * b) + apart(6 * a + 1, 6 * b + 1) + apart(6 * a + 2, 6 * b + 2);
  }

  private double apart(int i, int j) {
    return Math.abs(((double) bounds[i] + bounds[i + 3]) - ((double) bounds[j] + bounds[j + 3]));
  }

  private void grow() {
    int capacity = 2 * parent.length;
    bounds = Arrays.copyOf(bounds, 6 * capacity);
    parent = Arrays.copyOf(parent, capacity);
    left = Arrays.copyOf(left, capacity);
    right = Arrays.copyOf(right, capacity);
  }
}
