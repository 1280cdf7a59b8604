package org.trackwalk.mesh.tree.dynamic;

import org.trackwalk.mesh.tree.BoxQueries;
import org.trackwalk.mesh.tree.IntList;

/**
 * A binary tree of axis-aligned boxes whose leaves come, move and go (E. Coumans, Contact
 * Generation, 2010). A leaf is known by the handle that {@link #insert} returns and carries a
 * number of its user's.
 *
 * <p>Leaf boxes may be larger than what was given: a margin around, and the motion ahead, so that a
 * body that jitters or drifts leaves the tree alone. Queries answer for those larger boxes and walk
 * along the parent links, without a stack: as long as nobody changes the tree, several threads may
 * ask it. Allocates nothing once its arrays have grown.
 */
public final class DynamicTree {

  private final NodePool nodes = new NodePool();
  private final InsertionCost cost;
  private final float margin;
  private int root = NodePool.NONE;
  private int size;
  private int path;
  private long linked;
  private long unlinked;
  private long resized;
  private long rotated;
  private long spared;

  /**
   * An empty tree.
   *
   * @param margin metres by which leaf boxes are enlarged on every side; not negative, finite
   * @throws IllegalArgumentException when the margin is negative or not finite
   */
  public DynamicTree(InsertionCost cost, float margin) {
    if (!(margin >= 0 && margin < Float.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException("margin " + margin + " must be finite and not negative");
    }
    this.cost = cost;
    this.margin = margin;
  }

  /** Number of leaves. */
  public int size() {
    return size;
  }

  /** Forgets all leaves; handles become void. */
  public void clear() {
    nodes.clear();
    root = NodePool.NONE;
    size = 0;
  }

  /**
   * Adds a leaf; its box is enlarged by the margin.
   *
   * @param user any number; queries answer with it
   * @return the leaf's handle, valid until it is removed
   * @throws IllegalArgumentException when a coordinate is NaN or a min above its max
   */
  public int insert(
      int user, float minX, float minY, float minZ, float maxX, float maxY, float maxZ) {
    check(minX, minY, minZ, maxX, maxY, maxZ);
    int leaf = nodes.take();
    nodes.right[leaf] = user;
    enlarge(leaf, minX, minY, minZ, maxX, maxY, maxZ, 0, 0, 0);
    link(root, leaf, cost);
    size++;
    return leaf;
  }

  /**
   * Removes a leaf.
   *
   * @throws IllegalArgumentException when the handle is not a leaf's
   */
  public void remove(int leaf) {
    checkLeaf(leaf);
    unlink(leaf);
    nodes.giveBack(leaf);
    size--;
  }

  /**
   * Tells a leaf's new box. While that is still inside the leaf's enlarged box, nothing happens;
   * else the box is enlarged by the margin, and by the motion on the sides ahead, and the leaf is
   * linked again: below the closest ancestor that taking it out did not resize and that holds the
   * new box, so that nothing above changes.
   *
   * @param motionX metres by which the box is expected to move until it is to be linked next (speed
   *     times the time of a few frames); likewise y and z
   * @return false when the box was still inside
   * @throws IllegalArgumentException when the handle is not a leaf's, a number is NaN or a min
   *     above its max
   */
  public boolean update(
      int leaf,
      float minX,
      float minY,
      float minZ,
      float maxX,
      float maxY,
      float maxZ,
      float motionX,
      float motionY,
      float motionZ) {
    checkLeaf(leaf);
    check(minX, minY, minZ, maxX, maxY, maxZ);
    if (Float.isNaN(motionX + motionY + motionZ)) {
      throw new IllegalArgumentException("a motion must be a number");
    }
    if (nodes.contains(leaf, minX, minY, minZ, maxX, maxY, maxZ)) {
      spared++;
      return false;
    }
    int start = unlink(leaf);
    enlarge(leaf, minX, minY, minZ, maxX, maxY, maxZ, motionX, motionY, motionZ);
    while (start != NodePool.NONE && start != root && !nodes.contains(start, leaf)) {
      start = nodes.parent[start];
    }
    link(start, leaf, cost);
    return true;
  }

  /** As above for a body at rest: no motion ahead. */
  public boolean update(
      int leaf, float minX, float minY, float minZ, float maxX, float maxY, float maxZ) {
    return update(leaf, minX, minY, minZ, maxX, maxY, maxZ, 0, 0, 0);
  }

  /**
   * Takes a few leaves out and links each again from the root, by surface area in every tree: by
   * now there may be a better place (E. Coumans, Contact Generation, 2010, "incremental tree
   * optimization"). The leaves are found by the bits of a counter, lowest first: left or right at
   * each node. So the paths of successive calls differ from the root on, and the same calls always
   * do the same.
   *
   * @param leaves how many; a leaf may come twice
   */
  public void optimise(int leaves) {
    if (size < 3) {
      return;
    }
    for (int i = 0; i < leaves; i++) {
      int node = root;
      for (int bits = path;
          nodes.left[node] != NodePool.LEAF;
          bits = Integer.rotateRight(bits, 1)) {
        node = (bits & 1) == 0 ? nodes.left[node] : nodes.right[node];
      }
      path++;
      unlink(node);
      link(root, node, InsertionCost.SURFACE_AREA);
    }
  }

  /** The number that a leaf carries. */
  public int user(int leaf) {
    checkLeaf(leaf);
    return nodes.right[leaf];
  }

  /** Fills {@code out} with the numbers of the leaves whose boxes overlap or touch a box. */
  public void overlapping(
      float minX, float minY, float minZ, float maxX, float maxY, float maxZ, IntList out) {
    out.clear();
    int node = root;
    while (node != NodePool.NONE) {
      boolean hit = BoxQueries.overlaps(nodes.bounds, 6 * node, minX, minY, minZ, maxX, maxY, maxZ);
      if (hit && isLeaf(node)) {
        out.add(nodes.right[node]);
      }
      node = next(node, hit);
    }
    out.sort();
  }

  /**
   * Fills {@code out} with the numbers, ascending, of the leaves whose boxes a ray meets between
   * two points; as sharp as {@link org.trackwalk.mesh.tree.TriangleTree#alongRay}.
   */
  public void alongRay(
      double fromX, double fromY, double fromZ, double toX, double toY, double toZ, IntList out) {
    out.clear();
    double dx = toX - fromX;
    double dy = toY - fromY;
    double dz = toZ - fromZ;
    int node = root;
    while (node != NodePool.NONE) {
      boolean hit = BoxQueries.crosses(nodes.bounds, 6 * node, fromX, fromY, fromZ, dx, dy, dz);
      if (hit && isLeaf(node)) {
        out.add(nodes.right[node]);
      }
      node = next(node, hit);
    }
    out.sort();
  }

  /** The node to begin a walk with; -1 when the tree is empty. */
  public int root() {
    return root;
  }

  /**
   * The next node of a walk in depth-first order.
   *
   * @param enter whether to go on below this node; of no account at a leaf
   * @return -1 at the end
   */
  public int next(int node, boolean enter) {
    if (enter && nodes.left[node] != NodePool.LEAF) {
      return nodes.left[node];
    }
    int from = node;
    int up = nodes.parent[node];
    while (up != NodePool.NONE && nodes.right[up] == from) {
      from = up;
      up = nodes.parent[up];
    }
    return up == NodePool.NONE ? NodePool.NONE : nodes.right[up];
  }

  /** True when a node of a walk is a leaf. */
  public boolean isLeaf(int node) {
    return nodes.left[node] == NodePool.LEAF;
  }

  /**
   * Six floats per node: min x, y, z, max x, y, z. Do not write; valid until the next insertion.
   */
  public float[] bounds() {
    return nodes.bounds;
  }

  /** What has been touched since the tree was made. */
  public TreeWork work() {
    return new TreeWork(linked, unlinked, resized, rotated, spared);
  }

  /**
   * Half the surface of all inner nodes together, square metres: what a query can be expected to
   * visit is in proportion to it.
   */
  public double innerHalfArea() {
    double sum = 0;
    for (int node = root; node != NodePool.NONE; node = next(node, true)) {
      sum += isLeaf(node) ? 0 : nodes.halfArea(node);
    }
    return sum;
  }

  /** Nodes on the longest way from the root to a leaf; 0 when the tree is empty. */
  public int depth() {
    int deepest = 0;
    for (int node = root; node != NodePool.NONE; node = next(node, true)) {
      int depth = 0;
      for (int up = isLeaf(node) ? node : NodePool.NONE; up != NodePool.NONE; depth++) {
        up = nodes.parent[up];
      }
      deepest = Math.max(deepest, depth);
    }
    return deepest;
  }

  /** For {@link TreePairs} and tests of this package. */
  NodePool nodes() {
    return nodes;
  }

  private void link(int start, int leaf, InsertionCost by) {
    linked++;
    if (start == NodePool.NONE) {
      root = leaf;
      nodes.parent[leaf] = NodePool.NONE;
      return;
    }
    int sibling = SiblingSearch.find(nodes, start, leaf, by);
    int above = nodes.parent[sibling];
    int inner = nodes.take();
    replaceChild(above, sibling, inner);
    nodes.left[inner] = sibling;
    nodes.right[inner] = leaf;
    nodes.parent[sibling] = inner;
    nodes.parent[leaf] = inner;
    nodes.merge(inner);
    int below = inner;
    while (above != NodePool.NONE && !nodes.contains(above, below)) {
      nodes.merge(above);
      resized++;
      if (by == InsertionCost.SURFACE_AREA && Rotation.improve(nodes, above)) {
        rotated++;
      }
      below = above;
      above = nodes.parent[above];
    }
  }

  /** Returns the closest ancestor that was not resized; none when the tree is empty now. */
  private int unlink(int leaf) {
    unlinked++;
    if (leaf == root) {
      root = NodePool.NONE;
      return NodePool.NONE;
    }
    int inner = nodes.parent[leaf];
    int sibling = nodes.left[inner] == leaf ? nodes.right[inner] : nodes.left[inner];
    int above = nodes.parent[inner];
    replaceChild(above, inner, sibling);
    nodes.giveBack(inner);
    while (above != NodePool.NONE && nodes.merge(above)) {
      resized++;
      above = nodes.parent[above];
    }
    return above == NodePool.NONE ? root : above;
  }

  private void replaceChild(int above, int old, int child) {
    nodes.parent[child] = above;
    if (above == NodePool.NONE) {
      root = child;
    } else if (nodes.left[above] == old) {
      nodes.left[above] = child;
    } else {
      nodes.right[above] = child;
    }
  }

  private void enlarge(
      int leaf,
      float minX,
      float minY,
      float minZ,
      float maxX,
      float maxY,
      float maxZ,
      float motionX,
      float motionY,
      float motionZ) {
    nodes.set(
        leaf,
        minX - margin + Math.min(motionX, 0),
        minY - margin + Math.min(motionY, 0),
        minZ - margin + Math.min(motionZ, 0),
        maxX + margin + Math.max(motionX, 0),
        maxY + margin + Math.max(motionY, 0),
        maxZ + margin + Math.max(motionZ, 0));
  }

  private void checkLeaf(int leaf) {
    if (!nodes.isLiveLeaf(leaf)) {
      throw new IllegalArgumentException(leaf + " is no leaf of this tree");
    }
  }

  private static void check(
      float minX, float minY, float minZ, float maxX, float maxY, float maxZ) {
    if (!(minX <= maxX && minY <= maxY && minZ <= maxZ)) {
      throw new IllegalArgumentException("a box's min must not be above its max");
    }
  }
}
