package org.trackwalk.ground.memory;

import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.tree.StaticTree;
import org.trackwalk.mesh.tree.TriangleTree;

/**
 * Some triangles of a surface in one tree per piece, and a tree over the pieces' boxes on top. It
 * finds what one tree over all of them finds, in the same order.
 */
public final class PieceForest implements TriangleTree {

  private final int[][] triangles;
  private final StaticTree[] trees;
  private final StaticTree top;
  private final int size;

  /**
   * @param triangles per tree the surface's number of each of its items, ascending
   */
  PieceForest(int[][] triangles, StaticTree[] trees) {
    this.triangles = triangles;
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
  }

  @Override
  public void withinSphere(double x, double y, double z, double radius, IntList out) {
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
  }

  @Override
  public void alongRay(
      double fromX, double fromY, double fromZ, double toX, double toY, double toZ, IntList out) {
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
  }

  private void toTriangles(int tree, int from, IntList out) {
    for (int i = from; i < out.size(); i++) {
      out.set(i, triangles[tree][out.get(i)]);
    }
  }

  /** Takes the numbers of the trees, which stand in front, out of the list. */
  private static void drop(int met, IntList out) {
    int left = out.size() - met;
    for (int i = 0; i < left; i++) {
      out.set(i, out.get(i + met));
    }
    out.truncate(left);
    out.sort();
  }
}
