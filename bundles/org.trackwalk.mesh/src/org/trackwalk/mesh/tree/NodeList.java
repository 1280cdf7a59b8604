package org.trackwalk.mesh.tree;

import java.util.Arrays;

/**
 * The nodes of a tree, or of a part of one, in depth-first order: a node's first child follows it,
 * the second stands where the first one's subtree ends.
 *
 * <p>A leaf has {@code first} = its first item and {@code link} = the end of its items; an inner
 * node has {@code first} = -1 and {@code link} = the first node after its subtree.
 */
final class NodeList {

  private static final int INNER = -1;

  private float[] bounds;
  private int[] first;
  private int[] link;
  private int size;

  NodeList(int capacity) {
    bounds = new float[6 * capacity];
    first = new int[capacity];
    link = new int[capacity];
  }

  /** Nodes with the links of others and bounds to come. */
  private NodeList(int size, int[] first, int[] link) {
    this.size = size;
    this.first = first;
    this.link = link;
    bounds = new float[6 * size];
  }

  int size() {
    return size;
  }

  /** Six floats per node: min x, y, z, max x, y, z. */
  float[] bounds() {
    return bounds;
  }

  boolean isLeaf(int node) {
    return first[node] != INNER;
  }

  int from(int leaf) {
    return first[leaf];
  }

  int to(int leaf) {
    return link[leaf];
  }

  /** The node to go on with when this one is missed: the first after its subtree. */
  int after(int node) {
    return first[node] == INNER ? link[node] : node + 1;
  }

  /** Adds a leaf with empty bounds and returns its number. */
  int addLeaf(int from, int to) {
    int node = add();
    first[node] = from;
    link[node] = to;
    return node;
  }

  /** Adds an inner node with empty bounds, to be closed when its children are added. */
  int addInner() {
    int node = add();
    first[node] = INNER;
    return node;
  }

  /** Ends an inner node's subtree here and takes its children's bounds together. */
  void close(int node) {
    link[node] = size;
    include(node, bounds, 6 * (node + 1));
    include(node, bounds, 6 * after(node + 1));
  }

  /** Widens a node's bounds by a box. */
  void include(int node, float[] boxes, int at) {
    int b = 6 * node;
    for (int k = 0; k < 3; k++) {
      if (boxes[at + k] < bounds[b + k]) {
        bounds[b + k] = boxes[at + k];
      }
      if (boxes[at + 3 + k] > bounds[b + 3 + k]) {
        bounds[b + 3 + k] = boxes[at + 3 + k];
      }
    }
  }

  /** Makes room for nodes that are put in place by {@link #put} and {@link #putInner}. */
  static NodeList ofSize(int size) {
    NodeList list = new NodeList(size);
    list.size = size;
    return list;
  }

  /** Copies a subtree that another list holds to a place. */
  void put(int place, NodeList from, int root) {
    int count = from.after(root) - root;
    System.arraycopy(from.bounds, 6 * root, bounds, 6 * place, 6 * count);
    System.arraycopy(from.first, root, first, place, count);
    for (int i = 0; i < count; i++) {
      int old = from.link[root + i];
      link[place + i] = from.first[root + i] == INNER ? old - root + place : old;
    }
  }

  /** Copies an inner node's bounds to a place and says where its subtree ends there. */
  void putInner(int place, NodeList from, int node, int end) {
    System.arraycopy(from.bounds, 6 * node, bounds, 6 * place, 6);
    first[place] = INNER;
    link[place] = end;
  }

  /**
   * The same nodes over moved items. Children stand behind their parents, so one pass from the back
   * finds them done.
   *
   * @param itemBounds six floats per item, in the order of the leaves
   */
  NodeList refitted(float[] itemBounds) {
    NodeList moved = new NodeList(size, first, link);
    for (int node = size - 1; node >= 0; node--) {
      moved.empty(node);
      if (isLeaf(node)) {
        for (int i = first[node]; i < link[node]; i++) {
          moved.include(node, itemBounds, 6 * i);
        }
      } else {
        moved.include(node, moved.bounds, 6 * (node + 1));
        moved.include(node, moved.bounds, 6 * after(node + 1));
      }
    }
    return moved;
  }

  int digest() {
    return 31 * (31 * Arrays.hashCode(bounds) + Arrays.hashCode(first)) + Arrays.hashCode(link);
  }

  private int add() {
    reserve(size + 1);
    empty(size);
    return size++;
  }

  private void empty(int node) {
    int b = 6 * node;
    for (int k = 0; k < 3; k++) {
      bounds[b + k] = Float.POSITIVE_INFINITY;
      bounds[b + 3 + k] = Float.NEGATIVE_INFINITY;
    }
  }

  private void reserve(int count) {
    if (count > first.length) {
      int capacity = Math.max(count, first.length + first.length / 2 + 1);
      bounds = Arrays.copyOf(bounds, 6 * capacity);
      first = Arrays.copyOf(first, capacity);
      link = Arrays.copyOf(link, capacity);
    }
  }
}
