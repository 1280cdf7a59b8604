package org.trackwalk.check.ride;

import java.util.Arrays;
import java.util.function.IntPredicate;
import org.trackwalk.check.corridor.GroundCover;
import org.trackwalk.check.geometry.Vec;
import org.trackwalk.check.memory.PieceTrees;
import org.trackwalk.check.road.GroundTree;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.tree.TriangleTree;
import org.trackwalk.mesh.weld.WeldedSurface;

/** All that stands steeper than 60 degrees, and a tree to ask whether it is in the way. */
final class WallTree {

  private final WeldedSurface surface;
  private final TriangleTree tree;
  private final IntList hits = new IntList();
  private final double[] seen = new double[6];

  /** Of the triangles that {@code wanted} accepts. */
  WallTree(WeldedSurface surface, IntPredicate wanted, PieceTrees trees, int threads) {
    this.surface = surface;
    IntList steep = new IntList();
    for (int t = 0; t < surface.triangleCount(); t++) {
      if (wanted.test(t)
          && Math.abs(Vec.normal(surface.positions(), surface.triangles(), t)[1])
              < GroundTree.STEEPEST) {
        steep.add(t);
      }
    }
    tree = trees.over(surface, steep.array(), threads, Progress.none());
  }

  /** Begins to note where it is asked. */
  void look() {
    Arrays.fill(seen, 0, 3, Double.POSITIVE_INFINITY);
    Arrays.fill(seen, 3, 6, Double.NEGATIVE_INFINITY);
  }

  /** Around all segments since {@link #look}: six doubles, min and max corner. */
  double[] seen() {
    return seen.clone();
  }

  /** True when a wall crosses the segment between two points of three doubles. */
  boolean between(double[] from, double[] to) {
    for (int k = 0; k < 3; k++) {
      seen[k] = Math.min(seen[k], Math.min(from[k], to[k]));
      seen[3 + k] = Math.max(seen[3 + k], Math.max(from[k], to[k]));
    }
    tree.alongRay(from[0], from[1], from[2], to[0], to[1], to[2], hits);
    double[] d = {to[0] - from[0], to[1] - from[1], to[2] - from[2]};
    for (int i = 0; i < hits.size(); i++) {
      if (crosses(hits.get(i), from, d)) {
        return true;
      }
    }
    return false;
  }

  /**
   * True when a wall stops what goes from one point to another, three doubles each: what is
   * one-sided does from its front.
   */
  boolean stops(double[] from, double[] to) {
    tree.alongRay(from[0], from[1], from[2], to[0], to[1], to[2], hits);
    double[] d = {to[0] - from[0], to[1] - from[1], to[2] - from[2]};
    for (int i = 0; i < hits.size(); i++) {
      int t = hits.get(i);
      double[] n = Vec.normal(surface.positions(), surface.triangles(), t);
      boolean front = Vec.dot(n, 0, d, 0) < 0 || GroundCover.twoSided(surface, t);
      if (front && crosses(t, from, d)) {
        return true;
      }
    }
    return false;
  }

  /** T. Möller and B. Trumbore, "Fast, Minimum Storage Ray/Triangle Intersection", 1997. */
  private boolean crosses(int t, double[] from, double[] d) {
    float[] p = surface.positions();
    int a = 3 * surface.triangles()[3 * t];
    int b = 3 * surface.triangles()[3 * t + 1];
    int c = 3 * surface.triangles()[3 * t + 2];
    double[] u = {(double) p[b] - p[a], (double) p[b + 1] - p[a + 1], (double) p[b + 2] - p[a + 2]};
    double[] v = {(double) p[c] - p[a], (double) p[c + 1] - p[a + 1], (double) p[c + 2] - p[a + 2]};
    double[] w = {from[0] - p[a], from[1] - p[a + 1], from[2] - p[a + 2]};
    double[] q = Vec.cross(d, v);
    double det = Vec.dot(u, 0, q, 0);
    if (det == 0) {
      return false;
    }
    double first = Vec.dot(w, 0, q, 0) / det;
    double[] r = Vec.cross(w, u);
    double second = Vec.dot(d, 0, r, 0) / det;
    double at = Vec.dot(v, 0, r, 0) / det;
    return first >= 0 && second >= 0 && first + second <= 1 && at >= 0 && at <= 1;
  }
}
