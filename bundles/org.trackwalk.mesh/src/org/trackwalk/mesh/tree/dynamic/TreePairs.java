package org.trackwalk.mesh.tree.dynamic;

import org.trackwalk.mesh.tree.IntList;

/**
 * Finds the pairs of leaves whose boxes overlap or touch, in one tree or between two, by going down
 * both at once. One instance per thread: it owns the stack, and allocates nothing once that has
 * grown.
 */
public final class TreePairs {

  private final IntList stack = new IntList();

  /**
   * Appends each unordered pair of different leaves of one tree once, as two users' numbers.
   *
   * @param out appended to: two ints per pair
   */
  public void within(DynamicTree tree, IntList out) {
    if (tree.root() != NodePool.NONE) {
      search(tree.nodes(), tree.root(), tree.nodes(), tree.root(), out);
    }
  }

  /**
   * Appends each pair of a leaf of one tree and a leaf of another once.
   *
   * @param out appended to: two ints per pair, the first tree's user's number first
   * @throws IllegalArgumentException when both are the same tree
   */
  public void between(DynamicTree first, DynamicTree second, IntList out) {
    if (first == second) {
      throw new IllegalArgumentException("pairs within one tree are found by within");
    }
    if (first.root() != NodePool.NONE && second.root() != NodePool.NONE) {
      search(first.nodes(), first.root(), second.nodes(), second.root(), out);
    }
  }

  private void search(NodePool first, int firstRoot, NodePool second, int secondRoot, IntList out) {
    stack.clear();
    push(firstRoot, secondRoot);
    while (stack.size() > 0) {
      int b = stack.get(stack.size() - 1);
      int a = stack.get(stack.size() - 2);
      stack.truncate(stack.size() - 2);
      boolean leafA = first.left[a] == NodePool.LEAF;
      if (first == second && a == b) {
        if (!leafA) {
          push(first.left[a], first.left[a]);
          push(first.right[a], first.right[a]);
          push(first.left[a], first.right[a]);
        }
        continue;
      }
      if (!overlap(first, a, second, b)) {
        continue;
      }
      boolean leafB = second.left[b] == NodePool.LEAF;
      if (leafA && leafB) {
        out.add(first.right[a]);
        out.add(second.right[b]);
      } else if (leafB || (!leafA && first.halfArea(a) > second.halfArea(b))) {
        push(first.left[a], b);
        push(first.right[a], b);
      } else {
        push(a, second.left[b]);
        push(a, second.right[b]);
      }
    }
  }

  private void push(int a, int b) {
    stack.add(a);
    stack.add(b);
  }

  private static boolean overlap(NodePool first, int a, NodePool second, int b) {
    float[] p = first.bounds;
    float[] q = second.bounds;
    int i = 6 * a;
    int j = 6 * b;
    return p[i] <= q[j + 3]
        && p[i + 3] >= q[j]
        && p[i + 1] <= q[j + 4]
        && p[i + 4] >= q[j + 1]
        && p[i + 2] <= q[j + 5]
        && p[i + 5] >= q[j + 2];
  }
}
