package org.trackwalk.mesh.tree;

import java.util.Arrays;
import org.trackwalk.mesh.progress.Progress;

/**
 * A tree of axis-aligned boxes over triangles or pieces that do not move. All comparisons are
 * closed: boxes that only touch overlap.
 *
 * <p>Nodes lie in one array in depth-first order ({@link NodeList}). A node that is missed says
 * where its subtree ends, so a query walks the array forward and needs no stack; queries from
 * several threads do not disturb each other. The tree is the same for every number of threads.
 */
public final class StaticTree {

  /**
   * Rounding of a squared distance in double: three differences, three squares, two sums. Makes
   * {@link #withinSphere} err on the side of reporting.
   */
  private static final double SPHERE_SLACK = 1 + 0x1p-50;

  private final NodeList nodes;

  /** Item indices in the order of the leaves. */
  private final int[] items;

  /** Six floats per item, in the order of {@link #items}. */
  private final float[] itemBounds;

  private StaticTree(TreeBuilder b) {
    nodes = b.nodes();
    items = b.items();
    itemBounds = b.itemBounds();
  }

  /**
   * A tree over the boxes of triangles.
   *
   * @param positions finite xyz triples
   * @param triangles three indices of triples per triangle
   */
  public static StaticTree overTriangles(
      float[] positions, int[] triangles, int threads, Progress progress) {
    return new StaticTree(
        new TreeBuilder(TriangleBoxes.of(positions, triangles, threads), threads, progress));
  }

  /**
   * A tree over given boxes.
   *
   * @param boxes six floats per item: min x, y, z, max x, y, z; finite. A box whose min is over its
   *     max is never found
   */
  public static StaticTree overBoxes(float[] boxes, int threads) {
    return new StaticTree(new TreeBuilder(boxes, threads, Progress.none()));
  }

  /** Number of items. */
  public int size() {
    return items.length;
  }

  /**
   * Finds the items whose boxes overlap or touch a box.
   *
   * @param out cleared, then filled with item indices, ascending
   */
  public void overlapping(
      float minX, float minY, float minZ, float maxX, float maxY, float maxZ, IntList out) {
    overlapping(minX, minY, minZ, maxX, maxY, maxZ, Integer.MAX_VALUE, out);
  }

  /**
   * The same, but gives up where too many lie in one place.
   *
   * @param most items to find at most
   * @param out cleared, then filled with item indices, ascending; empty when there are more
   * @return false when there are more than {@code most}
   */
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
    int node = 0;
    while (node < nodes.size()) {
      if (!overlaps(nodes.bounds(), 6 * node, minX, minY, minZ, maxX, maxY, maxZ)) {
        node = nodes.after(node);
        continue;
      }
      if (nodes.isLeaf(node)) {
        int to = nodes.to(node);
        for (int i = nodes.from(node); i < to; i++) {
          if (overlaps(itemBounds, 6 * i, minX, minY, minZ, maxX, maxY, maxZ)) {
            if (out.size() == most) {
              out.clear();
              return false;
            }
            out.add(items[i]);
          }
        }
      }
      node++;
    }
    out.sort();
    return true;
  }

  /**
   * Finds the items whose boxes come within a distance of a point.
   *
   * @param radius metres; not negative
   * @param out cleared, then filled with item indices, ascending
   */
  public void withinSphere(double x, double y, double z, double radius, IntList out) {
    out.clear();
    double limit = radius * radius * SPHERE_SLACK;
    int node = 0;
    while (node < nodes.size()) {
      if (!(squaredDistance(nodes.bounds(), 6 * node, x, y, z) <= limit)) {
        node = nodes.after(node);
        continue;
      }
      if (nodes.isLeaf(node)) {
        int to = nodes.to(node);
        for (int i = nodes.from(node); i < to; i++) {
          if (squaredDistance(itemBounds, 6 * i, x, y, z) <= limit) {
            out.add(items[i]);
          }
        }
      }
      node++;
    }
    out.sort();
  }

  /** A number that two equal trees share; for tests. */
  int digest() {
    return 31 * (31 * nodes.digest() + Arrays.hashCode(items)) + Arrays.hashCode(itemBounds);
  }

  private static boolean overlaps(
      float[] b, int at, float minX, float minY, float minZ, float maxX, float maxY, float maxZ) {
    return b[at] <= maxX
        && b[at + 3] >= minX
        && b[at + 1] <= maxY
        && b[at + 4] >= minY
        && b[at + 2] <= maxZ
        && b[at + 5] >= minZ;
  }

  private static double squaredDistance(float[] b, int at, double x, double y, double z) {
    double dx = Math.max(Math.max(b[at] - x, x - b[at + 3]), 0);
    double dy = Math.max(Math.max(b[at + 1] - y, y - b[at + 4]), 0);
    double dz = Math.max(Math.max(b[at + 2] - z, z - b[at + 5]), 0);
    return dx * dx + dy * dy + dz * dz;
  }
}
