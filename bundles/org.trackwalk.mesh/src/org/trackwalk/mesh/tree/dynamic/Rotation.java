package org.trackwalk.mesh.tree.dynamic;

/**
 * Swaps a child of a node with a grandchild on the other side when that makes the other child's box
 * smaller; the node's own box stays (E. Catto, GDC 2019, "Tree rotations").
 */
final class Rotation {

  private Rotation() {}

  /** Does the best of the four swaps; false when none makes a box smaller. */
  static boolean improve(NodePool nodes, int node) {
    int b = nodes.left[node];
    int c = nodes.right[node];
    double best = 0;
    int up = NodePool.NONE;
    int down = NodePool.NONE;
    for (int side = 0; side < 2; side++) {
      int whole = side == 0 ? c : b;
      int lone = side == 0 ? b : c;
      if (nodes.left[whole] == NodePool.LEAF) {
        continue;
      }
      double area = nodes.halfArea(whole);
      double withRight = nodes.halfArea(lone, nodes.right[whole]) - area;
      if (withRight < best) {
        best = withRight;
        up = nodes.left[whole];
        down = lone;
      }
      double withLeft = nodes.halfArea(lone, nodes.left[whole]) - area;
      if (withLeft < best) {
        best = withLeft;
        up = nodes.right[whole];
        down = lone;
      }
    }
    if (up == NodePool.NONE) {
      return false;
    }
    int other = nodes.parent[up];
    replace(nodes, node, down, up);
    replace(nodes, other, up, down);
    nodes.merge(other);
    return true;
  }

  private static void replace(NodePool nodes, int parent, int old, int child) {
    if (nodes.left[parent] == old) {
      nodes.left[parent] = child;
    } else {
      nodes.right[parent] = child;
    }
    nodes.parent[child] = parent;
  }
}
