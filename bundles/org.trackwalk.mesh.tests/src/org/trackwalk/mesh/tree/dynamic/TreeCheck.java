package org.trackwalk.mesh.tree.dynamic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Holds a dynamic tree to what must be true of it between any two calls. */
final class TreeCheck {

  private TreeCheck() {}

  static void check(DynamicTree tree, String where) {
    NodePool nodes = tree.nodes();
    int leaves = 0;
    int inner = 0;
    if (tree.root() != NodePool.NONE) {
      assertEquals(NodePool.NONE, nodes.parent[tree.root()], where);
    }
    for (int node = tree.root(); node != NodePool.NONE; node = tree.next(node, true)) {
      if (tree.isLeaf(node)) {
        leaves++;
        continue;
      }
      inner++;
      int l = nodes.left[node];
      int r = nodes.right[node];
      assertEquals(node, nodes.parent[l], where);
      assertEquals(node, nodes.parent[r], where);
      for (int k = 0; k < 6; k++) {
        float a = nodes.bounds[6 * l + k];
        float b = nodes.bounds[6 * r + k];
        float union = k < 3 ? Math.min(a, b) : Math.max(a, b);
        assertTrue(union == nodes.bounds[6 * node + k], where + ", node " + node);
      }
    }
    assertEquals(tree.size(), leaves, where);
    assertEquals(Math.max(0, leaves - 1), inner, where);
    assertEquals(leaves + inner, nodes.live(), where);
  }
}
