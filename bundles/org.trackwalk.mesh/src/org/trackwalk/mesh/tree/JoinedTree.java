package org.trackwalk.mesh.tree;

import java.util.Arrays;
import java.util.function.IntConsumer;
import java.util.function.IntUnaryOperator;
import org.trackwalk.mesh.parallel.Budget;

/**
 * A tree over items that are in sets, of which whoever walks over it may join some: what is in the
 * asker's own set already is passed over, a whole subtree at once. For one thread.
 */
public final class JoinedTree {

  private static final int MIXED = -1;

  private final StaticTree tree;
  private final NodeList nodes;
  private final IntUnaryOperator setOf;

  /** Per node an item, when all its items are in that one's set; else {@link #MIXED}. */
  private final int[] member;

  private final float[] box = new float[6];
  private int seen;

  /**
   * Over the items of a tree.
   *
   * @param setOf the set that an item is in, as it is now; sets are only ever joined
   */
  public JoinedTree(StaticTree tree, IntUnaryOperator setOf) {
    this.tree = tree;
    this.nodes = tree.nodes();
    this.setOf = setOf;
    member = new int[nodes.size()];
    Arrays.fill(member, MIXED);
    for (int node = nodes.size() - 1; node >= 0; node--) {
      learn(node);
    }
    Budget.spend(tree.size());
  }

  /**
   * Offers the items whose boxes overlap or touch a box and that are in another set than one, each
   * as it comes to be asked.
   *
   * @param item whose set is left out
   * @param other may join sets
   */
  public void others(
      int item,
      float minX,
      float minY,
      float minZ,
      float maxX,
      float maxY,
      float maxZ,
      IntConsumer other) {
    float[] asked = {minX, minY, minZ, maxX, maxY, maxZ};
    System.arraycopy(asked, 0, box, 0, 6);
    seen = 0;
    if (nodes.size() > 0) {
      walk(0, item, other);
    }
    Budget.spend(1L + (seen >> StaticTree.NODES));
  }

  private void walk(int node, int item, IntConsumer other) {
    seen++;
    if (!overlaps(nodes.bounds(), 6 * node)
        || member[node] != MIXED && setOf(member[node]) == setOf(item)) {
      return;
    }
    if (nodes.isLeaf(node)) {
      for (int i = nodes.from(node); i < nodes.to(node); i++) {
        if (overlaps(tree.itemBounds(), 6 * i) && setOf(tree.item(i)) != setOf(item)) {
          Budget.spend(1);
          other.accept(tree.item(i));
        }
      }
    } else {
      for (int child = node + 1; child < nodes.after(node); child = nodes.after(child)) {
        walk(child, item, other);
      }
    }
    if (member[node] == MIXED) {
      learn(node);
    }
  }

  /** Notes whether all items of a node are in one set by now. */
  private void learn(int node) {
    int common = MIXED;
    if (nodes.isLeaf(node)) {
      for (int i = nodes.from(node); i < nodes.to(node); i++) {
        if (i > nodes.from(node) && setOf(tree.item(i)) != setOf(common)) {
          return;
        }
        common = tree.item(i);
      }
    } else {
      for (int child = node + 1; child < nodes.after(node); child = nodes.after(child)) {
        if (member[child] == MIXED || common != MIXED && setOf(member[child]) != setOf(common)) {
          return;
        }
        common = member[child];
      }
    }
    member[node] = common;
  }

  private int setOf(int item) {
    return setOf.applyAsInt(item);
  }

  private boolean overlaps(float[] b, int at) {
    return BoxQueries.overlaps(b, at, box[0], box[1], box[2], box[3], box[4], box[5]);
  }
}
