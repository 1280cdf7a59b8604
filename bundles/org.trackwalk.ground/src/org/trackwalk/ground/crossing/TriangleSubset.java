package org.trackwalk.ground.crossing;

import org.trackwalk.mesh.parallel.Workers;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.tree.StaticTree;
import org.trackwalk.mesh.weld.WeldedSurface;

/** A tree over some triangles of a surface. */
final class TriangleSubset {

  private final WeldedSurface surface;
  private final int[] members;
  private final StaticTree tree;

  private TriangleSubset(WeldedSurface surface, int[] members, StaticTree tree) {
    this.surface = surface;
    this.members = members;
    this.tree = tree;
  }

  /** A tree over the triangles with the given numbers, ascending; it keeps them. */
  static TriangleSubset of(WeldedSurface surface, int[] members, int threads) {
    int[] corners = new int[3 * members.length];
    for (int i = 0; i < members.length; i++) {
      System.arraycopy(surface.triangles(), 3 * members[i], corners, 3 * i, 3);
    }
    return new TriangleSubset(
        surface,
        members,
        StaticTree.overTriangles(
            surface.positions(), corners, Workers.worth(threads, members.length), Progress.none()));
  }

  /** Fills {@code out} with the members whose boxes meet that of a triangle, ascending. */
  void near(int triangle, IntList out) {
    out.clear();
    if (members.length == 0) {
      return;
    }
    float[] p = surface.positions();
    int[] c = surface.triangles();
    int a = 3 * c[3 * triangle];
    int b = 3 * c[3 * triangle + 1];
    int d = 3 * c[3 * triangle + 2];
    tree.overlapping(
        Math.min(p[a], Math.min(p[b], p[d])),
        Math.min(p[a + 1], Math.min(p[b + 1], p[d + 1])),
        Math.min(p[a + 2], Math.min(p[b + 2], p[d + 2])),
        Math.max(p[a], Math.max(p[b], p[d])),
        Math.max(p[a + 1], Math.max(p[b + 1], p[d + 1])),
        Math.max(p[a + 2], Math.max(p[b + 2], p[d + 2])),
        out);
    for (int i = 0; i < out.size(); i++) {
      out.set(i, members[out.get(i)]);
    }
  }
}
