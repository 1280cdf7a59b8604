package org.trackwalk.mesh.tree;

/**
 * Asks a static tree the way the books say it: a node that is missed ends the search below it, a
 * node that is met asks its two children (E. Coumans, Contact Generation, 2010, "AABB tree
 * traversal: recursive"). Finds what the stackless walk of {@link StaticTree} finds, and shows what
 * that walk means; it is there to be read and to be compared with. May be deep: one call per level
 * of the tree.
 */
final class RecursiveTraversal {

  private final StaticTree tree;
  private final NodeList nodes;

  /** A traversal of a tree. */
  RecursiveTraversal(StaticTree tree) {
    this.tree = tree;
    this.nodes = tree.nodes();
  }

  /** As {@link StaticTree#overlapping}. */
  public void overlapping(
      float minX, float minY, float minZ, float maxX, float maxY, float maxZ, IntList out) {
    visitAll((b, at) -> BoxQueries.overlaps(b, at, minX, minY, minZ, maxX, maxY, maxZ), out);
  }

  /** As {@link StaticTree#withinSphere}. */
  public void withinSphere(double x, double y, double z, double radius, IntList out) {
    double limit = radius * radius * BoxQueries.SPHERE_SLACK;
    visitAll((b, at) -> BoxQueries.squaredDistance(b, at, x, y, z) <= limit, out);
  }

  /** As {@link StaticTree#alongRay}. */
  public void alongRay(
      double fromX, double fromY, double fromZ, double toX, double toY, double toZ, IntList out) {
    double dx = toX - fromX;
    double dy = toY - fromY;
    double dz = toZ - fromZ;
    visitAll((b, at) -> BoxQueries.crosses(b, at, fromX, fromY, fromZ, dx, dy, dz), out);
  }

  private void visitAll(Meets query, IntList out) {
    out.clear();
    if (nodes.size() > 0) {
      visit(0, query, out);
    }
    out.sort();
  }

  private void visit(int node, Meets query, IntList out) {
    if (!query.test(nodes.bounds(), 6 * node)) {
      return;
    }
    if (nodes.isLeaf(node)) {
      for (int i = nodes.from(node); i < nodes.to(node); i++) {
        if (query.test(tree.itemBounds(), 6 * i)) {
          out.add(tree.item(i));
        }
      }
    } else {
      int first = node + 1;
      visit(first, query, out);
      visit(nodes.after(first), query, out);
    }
  }

  /** Whether a query meets the box at a place of an array. */
  private interface Meets {
    boolean test(float[] boxes, int at);
  }
}
