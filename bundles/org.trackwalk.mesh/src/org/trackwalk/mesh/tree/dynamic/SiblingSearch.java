package org.trackwalk.mesh.tree.dynamic;

/** Goes down a tree to the node beside which a new leaf is linked. */
final class SiblingSearch {

  private SiblingSearch() {}

  static int find(NodePool nodes, int start, int leaf, InsertionCost cost) {
    return cost == InsertionCost.MANHATTAN
        ? nearest(nodes, start, leaf)
        : cheapest(nodes, start, leaf);
  }

  private static int nearest(NodePool nodes, int start, int leaf) {
    int node = start;
    while (nodes.left[node] != NodePool.LEAF) {
      int l = nodes.left[node];
      int r = nodes.right[node];
      node = nodes.manhattan(leaf, l) < nodes.manhattan(leaf, r) ? l : r;
    }
    return node;
  }

  /**
   * Linking beside a node costs a new box around both, and every ancestor's growth. So going down
   * pays only while what a child can cost at least is less than stopping here.
   */
  private static int cheapest(NodePool nodes, int start, int leaf) {
    int node = start;
    while (nodes.left[node] != NodePool.LEAF) {
      double around = nodes.halfArea(node, leaf);
      double growth = around - nodes.halfArea(node);
      double left = growth + least(nodes, nodes.left[node], leaf);
      double right = growth + least(nodes, nodes.right[node], leaf);
      if (around <= left && around <= right) {
        return node;
      }
      node = left <= right ? nodes.left[node] : nodes.right[node];
    }
    return node;
  }

  private static double least(NodePool nodes, int child, int leaf) {
    double around = nodes.halfArea(child, leaf);
    return nodes.left[child] == NodePool.LEAF ? around : around - nodes.halfArea(child);
  }
}
