package org.trackwalk.ground.memory;

import java.util.function.IntPredicate;
import org.trackwalk.mesh.parallel.Budget;
import org.trackwalk.mesh.tree.AddingTree;
import org.trackwalk.mesh.tree.BoxQueries;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.tree.StaticTree;
import org.trackwalk.mesh.tree.TriangleTree;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Some triangles of a surface in one tree per piece, and a tree over the pieces' boxes on top. It
 * finds what one tree over all of them finds, in the same order; what trees of rounded boxes find
 * besides is left out by the triangles' own boxes.
 */
public final class PieceForest implements TriangleTree {

  /** For each triangle that is looked for, how many are looked at whose rounded boxes fit. */
  private static final int ROUNDED = 2;

  private final int[][] triangles;
  private final AddingTree[] trees;
  private final StaticTree top;
  private final int size;

  /** Whose triangles they are, where boxes of trees are rounded; null where they are exact. */
  private final WeldedSurface rounded;

  /**
   * @param triangles per tree the surface's number of each of its items
   * @param rounded the surface, where boxes of trees are rounded; null where they are exact
   */
  PieceForest(int[][] triangles, AddingTree[] trees, WeldedSurface rounded) {
    this.triangles = triangles;
    this.rounded = rounded;
    this.trees = trees;
    float[] boxes = new float[6 * trees.length];
    float[] box = new float[6];
    int count = 0;
    for (int i = 0; i < trees.length; i++) {
      // Never empty: a piece without a triangle has no tree.
      trees[i].box(box);
      System.arraycopy(box, 0, boxes, 6 * i, 6);
      count += triangles[i].length;
    }
    top = StaticTree.overBoxes(boxes, 1);
    size = count;
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public void overlapping(
      float minX, float minY, float minZ, float maxX, float maxY, float maxZ, IntList out) {
    Sight.box(minX, minY, minZ, maxX, maxY, maxZ);
    out.clear();
    top.addOverlapping(minX, minY, minZ, maxX, maxY, maxZ, out);
    int met = out.size();
    for (int i = 0; i < met; i++) {
      int tree = out.get(i);
      int from = out.size();
      trees[tree].addOverlapping(minX, minY, minZ, maxX, maxY, maxZ, out);
      toTriangles(tree, from, out);
    }
    drop(met, out);
    if (rounded != null) {
      keepOverlapping(minX, minY, minZ, maxX, maxY, maxZ, 0, out);
    }
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
    Sight.box(minX, minY, minZ, maxX, maxY, maxZ);
    out.clear();
    top.addOverlapping(minX, minY, minZ, maxX, maxY, maxZ, out);
    int met = out.size();
    for (int i = 0; i < met; i++) {
      int tree = out.get(i);
      int from = out.size();
      // What is found by its rounded box only may go, so some more are looked at.
      int limit = rounded == null ? met + most : from + ROUNDED * (most + 1);
      boolean all = trees[tree].addOverlapping(minX, minY, minZ, maxX, maxY, maxZ, limit, out);
      toTriangles(tree, from, out);
      if (rounded != null) {
        keepOverlapping(minX, minY, minZ, maxX, maxY, maxZ, from, out);
        if (!all && out.size() - met <= most) {
          out.truncate(from);
          trees[tree].addOverlapping(minX, minY, minZ, maxX, maxY, maxZ, out);
          toTriangles(tree, from, out);
          keepOverlapping(minX, minY, minZ, maxX, maxY, maxZ, from, out);
          all = true;
        }
      }
      if (!all || out.size() - met > most) {
        Budget.spend(1L + most);
        out.clear();
        return false;
      }
    }
    drop(met, out);
    return true;
  }

  @Override
  public void withinSphere(double x, double y, double z, double radius, IntList out) {
    Sight.box(x - radius, y - radius, z - radius, x + radius, y + radius, z + radius);
    out.clear();
    top.addWithinSphere(x, y, z, radius, out);
    int met = out.size();
    for (int i = 0; i < met; i++) {
      int tree = out.get(i);
      int from = out.size();
      trees[tree].addWithinSphere(x, y, z, radius, out);
      toTriangles(tree, from, out);
    }
    drop(met, out);
    if (rounded != null) {
      float[] box = new float[6];
      double limit = radius * radius * BoxQueries.SPHERE_SLACK;
      keep(out, t -> BoxQueries.squaredDistance(box(t, box), 0, x, y, z) <= limit);
    }
  }

  @Override
  public void alongRay(
      double fromX, double fromY, double fromZ, double toX, double toY, double toZ, IntList out) {
    Sight.box(
        Math.min(fromX, toX),
        Math.min(fromY, toY),
        Math.min(fromZ, toZ),
        Math.max(fromX, toX),
        Math.max(fromY, toY),
        Math.max(fromZ, toZ));
    out.clear();
    top.addAlongRay(fromX, fromY, fromZ, toX, toY, toZ, out);
    int met = out.size();
    for (int i = 0; i < met; i++) {
      int tree = out.get(i);
      int from = out.size();
      trees[tree].addAlongRay(fromX, fromY, fromZ, toX, toY, toZ, out);
      toTriangles(tree, from, out);
    }
    drop(met, out);
    if (rounded != null) {
      float[] box = new float[6];
      double dx = toX - fromX;
      double dy = toY - fromY;
      double dz = toZ - fromZ;
      keep(out, t -> BoxQueries.crosses(box(t, box), 0, fromX, fromY, fromZ, dx, dy, dz));
    }
  }

  /** Fills in the box of a triangle, as the tree was built over it before it was rounded. */
  private float[] box(int t, float[] box) {
    MovedItems.box(rounded, t, box, 0);
    return box;
  }

  private static void keep(IntList out, IntPredicate found) {
    int kept = 0;
    for (int i = 0; i < out.size(); i++) {
      if (found.test(out.get(i))) {
        out.set(kept++, out.get(i));
      }
    }
    out.truncate(kept);
  }

  /** Of the triangles from a place of the list on, keeps those whose own boxes meet a box. */
  private void keepOverlapping(
      float minX,
      float minY,
      float minZ,
      float maxX,
      float maxY,
      float maxZ,
      int from,
      IntList out) {
    float[] p = rounded.positions();
    int[] corners = rounded.triangles();
    int size = out.size();
    int kept = from;
    for (int i = from; i < size; i++) {
      int t = out.get(i);
      int a = 3 * corners[3 * t];
      int b = 3 * corners[3 * t + 1];
      int c = 3 * corners[3 * t + 2];
      if (meets(p[a], p[b], p[c], minX, maxX)
          && meets(p[a + 2], p[b + 2], p[c + 2], minZ, maxZ)
          && meets(p[a + 1], p[b + 1], p[c + 1], minY, maxY)) {
        out.set(kept++, t);
      }
    }
    out.truncate(kept);
  }

  /** Whether the range of three numbers meets another. */
  private static boolean meets(float a, float b, float c, float min, float max) {
    return (a <= max || b <= max || c <= max) && (a >= min || b >= min || c >= min);
  }

  private void toTriangles(int tree, int from, IntList out) {
    int[] numbers = triangles[tree];
    int size = out.size();
    for (int i = from; i < size; i++) {
      out.set(i, numbers[out.get(i)]);
    }
  }

  /** Takes the numbers of the trees, which stand in front, out of the list. */
  private static void drop(int met, IntList out) {
    out.dropFirst(met);
    Budget.spend(1L + out.size());
    out.sort();
  }
}
