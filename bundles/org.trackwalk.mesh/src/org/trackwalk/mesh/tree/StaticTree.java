package org.trackwalk.mesh.tree;

import java.util.Arrays;
import java.util.function.IntPredicate;
import org.trackwalk.mesh.parallel.Budget;
import org.trackwalk.mesh.progress.Progress;

/**
 * A tree of axis-aligned boxes over triangles or pieces that do not move. All comparisons are
 * closed: boxes that only touch overlap.
 *
 * <p>Nodes lie in one array in depth-first order ({@link NodeList}). A node that is missed says
 * where its subtree ends, so a query walks the array forward and needs no stack; queries from
 * several threads do not disturb each other. The tree is the same for every number of threads.
 */
public final class StaticTree implements AddingTree {

  /** Two to this many nodes that a query looks at cost as much as an item that it finds. */
  static final int NODES = 3;

  private final NodeList nodes;

  /** Item indices in the order of the leaves. */
  private final int[] items;

  /** Six floats per item, in the order of {@link #items}. */
  private final float[] itemBounds;

  private StaticTree(TreeBuilder b) {
    this(b.nodes(), b.items(), b.itemBounds());
    Budget.spend(items.length);
  }

  private StaticTree(NodeList nodes, int[] items, float[] itemBounds) {
    this.nodes = nodes;
    this.items = items;
    this.itemBounds = itemBounds;
  }

  /**
   * A tree over the boxes of triangles, in full quality.
   *
   * @param positions finite xyz triples
   * @param triangles three indices of triples per triangle
   */
  public static StaticTree overTriangles(
      float[] positions, int[] triangles, int threads, Progress progress) {
    return overTriangles(positions, triangles, TreeQuality.FULL, threads, progress);
  }

  /**
   * A tree over the boxes of triangles.
   *
   * @param positions finite xyz triples
   * @param triangles three indices of triples per triangle
   */
  public static StaticTree overTriangles(
      float[] positions, int[] triangles, TreeQuality quality, int threads, Progress progress) {
    float[] boxes = TriangleBoxes.of(positions, triangles, threads);
    return new StaticTree(new TreeBuilder(boxes, quality, threads, progress));
  }

  /**
   * A tree over given boxes, in full quality.
   *
   * @param boxes six floats per item: min x, y, z, max x, y, z; finite. A box whose min is over its
   *     max is never found
   */
  public static StaticTree overBoxes(float[] boxes, int threads) {
    return overBoxes(boxes, TreeQuality.FULL, threads);
  }

  /**
   * A tree over given boxes.
   *
   * @param boxes six floats per item: min x, y, z, max x, y, z; finite. A box whose min is over its
   *     max is never found
   */
  public static StaticTree overBoxes(float[] boxes, TreeQuality quality, int threads) {
    return new StaticTree(new TreeBuilder(boxes, quality, threads, Progress.none()));
  }

  /** Number of items. */
  @Override
  public int size() {
    return items.length;
  }

  @Override
  public boolean box(float[] out) {
    if (nodes.size() == 0) {
      return false;
    }
    System.arraycopy(nodes.bounds(), 0, out, 0, 6);
    return true;
  }

  /**
   * Finds the items whose boxes overlap or touch a box.
   *
   * @param out cleared, then filled with item indices, ascending
   */
  @Override
  public void overlapping(
      float minX, float minY, float minZ, float maxX, float maxY, float maxZ, IntList out) {
    overlapping(minX, minY, minZ, maxX, maxY, maxZ, Integer.MAX_VALUE, out);
  }

  @Override
  public boolean overlapping(
      float minX,
      float minY,
      float minZ,
      float maxX,
      float maxY,
      float maxZ,
      int most,
      IntList out) {
    out.clear();
    if (!addOverlapping(minX, minY, minZ, maxX, maxY, maxZ, most, out)) {
      out.clear();
      return false;
    }
    Budget.spend(1L + out.size());
    out.sort();
    return true;
  }

  @Override
  public void addOverlapping(
      float minX, float minY, float minZ, float maxX, float maxY, float maxZ, IntList out) {
    addOverlapping(minX, minY, minZ, maxX, maxY, maxZ, Integer.MAX_VALUE, out);
  }

  @Override
  public boolean addOverlapping(
      float minX,
      float minY,
      float minZ,
      float maxX,
      float maxY,
      float maxZ,
      int most,
      IntList out) {
    // The fast compiler calls what is as long as BoxQueries.overlaps, and most queries are columns,
    // of which the height parts least.
    float[] b = nodes.bounds();
    float[] own = itemBounds;
    int size = nodes.size();
    int node = 0;
    int seen = 0;
    while (node < size) {
      seen++;
      int at = 6 * node;
      if (b[at] > maxX
          || b[at + 3] < minX
          || b[at + 2] > maxZ
          || b[at + 5] < minZ
          || b[at + 1] > maxY
          || b[at + 4] < minY) {
        node = nodes.after(node);
        continue;
      }
      if (nodes.isLeaf(node)) {
        int to = nodes.to(node);
        for (int i = nodes.from(node); i < to; i++) {
          int box = 6 * i;
          if (!(own[box] <= maxX)
              || !(own[box + 3] >= minX)
              || !(own[box + 2] <= maxZ)
              || !(own[box + 5] >= minZ)
              || !(own[box + 1] <= maxY)
              || !(own[box + 4] >= minY)) {
            continue;
          }
          if (out.size() == most) {
            Budget.spend(seen >> NODES);
            return false;
          }
          out.add(items[i]);
        }
      }
      node++;
    }
    Budget.spend(seen >> NODES);
    return true;
  }

  /**
   * Whether an item whose box overlaps or touches a box is as wanted; asks no further than that.
   *
   * @param wanted gets items in the order of the leaves
   */
  public boolean any(
      float minX, float minY, float minZ, float maxX, float maxY, float maxZ, IntPredicate wanted) {
    float[] b = nodes.bounds();
    int seen = 0;
    int asked = 0;
    boolean found = false;
    for (int node = 0; node < nodes.size() && !found; ) {
      seen++;
      if (!BoxQueries.overlaps(b, 6 * node, minX, minY, minZ, maxX, maxY, maxZ)) {
        node = nodes.after(node);
        continue;
      }
      if (nodes.isLeaf(node)) {
        for (int i = nodes.from(node); i < nodes.to(node) && !found; i++) {
          if (BoxQueries.overlaps(itemBounds, 6 * i, minX, minY, minZ, maxX, maxY, maxZ)) {
            asked++;
            found = wanted.test(items[i]);
          }
        }
      }
      node++;
    }
    Budget.spend(1L + asked + (seen >> NODES));
    return found;
  }

  /**
   * Finds the items whose boxes come within a distance of a point.
   *
   * @param radius metres; not negative
   * @param out cleared, then filled with item indices, ascending
   */
  @Override
  public void withinSphere(double x, double y, double z, double radius, IntList out) {
    out.clear();
    addWithinSphere(x, y, z, radius, out);
    Budget.spend(1L + out.size());
    out.sort();
  }

  @Override
  public void addWithinSphere(double x, double y, double z, double radius, IntList out) {
    double limit = radius * radius * BoxQueries.SPHERE_SLACK;
    int node = 0;
    int seen = 0;
    while (node < nodes.size()) {
      seen++;
      if (!(BoxQueries.squaredDistance(nodes.bounds(), 6 * node, x, y, z) <= limit)) {
        node = nodes.after(node);
        continue;
      }
      if (nodes.isLeaf(node)) {
        int to = nodes.to(node);
        for (int i = nodes.from(node); i < to; i++) {
          if (BoxQueries.squaredDistance(itemBounds, 6 * i, x, y, z) <= limit) {
            out.add(items[i]);
          }
        }
      }
      node++;
    }
    Budget.spend(seen >> NODES);
  }

  /**
   * Finds the items whose boxes a ray meets between two points; see {@link TriangleTree#alongRay}.
   *
   * @param out cleared, then filled with item indices, ascending
   */
  @Override
  public void alongRay(
      double fromX, double fromY, double fromZ, double toX, double toY, double toZ, IntList out) {
    out.clear();
    addAlongRay(fromX, fromY, fromZ, toX, toY, toZ, out);
    Budget.spend(1L + out.size());
    out.sort();
  }

  @Override
  public void addAlongRay(
      double fromX, double fromY, double fromZ, double toX, double toY, double toZ, IntList out) {
    double dx = toX - fromX;
    double dy = toY - fromY;
    double dz = toZ - fromZ;
    int node = 0;
    int seen = 0;
    while (node < nodes.size()) {
      seen++;
      if (!BoxQueries.crosses(nodes.bounds(), 6 * node, fromX, fromY, fromZ, dx, dy, dz)) {
        node = nodes.after(node);
        continue;
      }
      if (nodes.isLeaf(node)) {
        int to = nodes.to(node);
        for (int i = nodes.from(node); i < to; i++) {
          if (BoxQueries.crosses(itemBounds, 6 * i, fromX, fromY, fromZ, dx, dy, dz)) {
            out.add(items[i]);
          }
        }
      }
      node++;
    }
    Budget.spend(seen >> NODES);
  }

  /**
   * The same tree after vertices have moved and triangles have not changed (E. Coumans, Contact
   * Generation, 2010, "basic tree refit"): new boxes, bottom up, over the old cuts. Right whatever
   * moved; as quick to ask as before when neighbours stayed neighbours. This tree stays as it was
   * and may be asked meanwhile.
   *
   * @param boxes six floats per item, as many items as before; one that was left out because its
   *     box was empty stays out
   * @throws IllegalArgumentException when an item of the tree is missing
   */
  public StaticTree refitted(float[] boxes, int threads) {
    for (int item : items) {
      if (6 * item >= boxes.length) {
        throw new IllegalArgumentException("there is no box of item " + item);
      }
    }
    float[] moved = ItemBoxes.inOrder(boxes, items, threads);
    return new StaticTree(nodes.refitted(moved), items, moved);
  }

  /**
   * Half the surface of all nodes, square metres: it grows with what queries look at, where a refit
   * has torn neighbours apart.
   */
  public double area() {
    float[] b = nodes.bounds();
    double sum = 0;
    for (int node = 0; node < nodes.size(); node++) {
      double x = (double) b[6 * node + 3] - b[6 * node];
      double y = (double) b[6 * node + 4] - b[6 * node + 1];
      double z = (double) b[6 * node + 5] - b[6 * node + 2];
      sum += x * y + y * z + z * x;
    }
    return sum;
  }

  NodeList nodes() {
    return nodes;
  }

  /** The item at a place of the leaves. */
  int item(int place) {
    return items[place];
  }

  /** Six floats per item, in the order of the leaves. */
  float[] itemBounds() {
    return itemBounds;
  }

  /** A number that two equal trees share; for tests. */
  int digest() {
    return 31 * (31 * nodes.digest() + Arrays.hashCode(items)) + Arrays.hashCode(itemBounds);
  }
}
