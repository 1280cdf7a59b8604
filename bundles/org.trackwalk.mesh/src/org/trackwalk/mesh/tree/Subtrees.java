package org.trackwalk.mesh.tree;

import org.trackwalk.mesh.parallel.Workers;

/** Finished subtrees in several lists, and the tree that joins them. */
final class Subtrees {

  /** Parts of the joining; fixed, though threads would change nothing. */
  private static final int PARTS = 16;

  /**
   * A subtree whose box has more than so many times the mean surface is taken apart: one large
   * triangle in a run of small ones would otherwise stay wrapped around all of them (P. Ganestam et
   * al., "Bonsai: Rapid Bounding Volume Hierarchy Generation using Mini Trees", JCGT 2015,
   * "pruning").
   */
  private static final double LARGE = 4;

  private final NodeList[] lists;
  private IntList owners = new IntList();
  private IntList roots = new IntList();

  Subtrees(NodeList[] lists) {
    this.lists = lists;
  }

  int size() {
    return roots.size();
  }

  void add(int list, int root) {
    owners.add(list);
    roots.add(root);
  }

  /** Replaces large subtrees by what they hold. */
  void prune() {
    if (size() < 2) {
      return;
    }
    double sum = 0;
    for (int i = 0; i < size(); i++) {
      sum += halfArea(owners.get(i), roots.get(i));
    }
    double limit = LARGE * sum / size();
    IntList oldOwners = owners;
    IntList oldRoots = roots;
    owners = new IntList();
    roots = new IntList();
    for (int i = 0; i < oldRoots.size(); i++) {
      addPruned(oldOwners.get(i), oldRoots.get(i), limit);
    }
  }

  /** The subtrees' boxes, items being their numbers. */
  ItemBoxes boxes() {
    int[] items = new int[size()];
    float[] boxes = new float[6 * items.length];
    for (int i = 0; i < items.length; i++) {
      items[i] = i;
      ItemBoxes.copy(lists[owners.get(i)].bounds(), 6 * roots.get(i), boxes, 6 * i);
    }
    return new ItemBoxes(items, boxes);
  }

  /**
   * One tree of all subtrees.
   *
   * @param top a tree whose leaves hold one subtree each
   * @param order subtrees by number, as the leaves name them
   */
  NodeList join(NodeList top, int[] order, int threads) {
    int[] places = new int[top.size() + 1];
    for (int node = 0; node < top.size(); node++) {
      places[node + 1] = places[node] + (top.isLeaf(node) ? size(order[top.from(node)]) : 1);
    }
    NodeList all = NodeList.ofSize(places[top.size()]);
    Workers.run(
        threads,
        PARTS,
        part -> {
          int to = Workers.cut(top.size(), part + 1, PARTS);
          for (int node = Workers.cut(top.size(), part, PARTS); node < to; node++) {
            if (top.isLeaf(node)) {
              int subtree = order[top.from(node)];
              all.put(places[node], lists[owners.get(subtree)], roots.get(subtree));
            } else {
              all.putInner(places[node], top, node, places[top.after(node)]);
            }
          }
        });
    return all;
  }

  private void addPruned(int list, int root, double limit) {
    if (lists[list].isLeaf(root) || halfArea(list, root) <= limit) {
      add(list, root);
      return;
    }
    addPruned(list, root + 1, limit);
    addPruned(list, lists[list].after(root + 1), limit);
  }

  private int size(int subtree) {
    int root = roots.get(subtree);
    return lists[owners.get(subtree)].after(root) - root;
  }

  private double halfArea(int list, int root) {
    float[] b = lists[list].bounds();
    int at = 6 * root;
    double x = (double) b[at + 3] - b[at];
    double y = (double) b[at + 4] - b[at + 1];
    double z = (double) b[at + 5] - b[at + 2];
    return x * y + y * z + z * x;
  }
}
