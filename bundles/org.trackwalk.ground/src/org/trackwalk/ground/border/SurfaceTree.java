package org.trackwalk.ground.border;

import java.util.function.IntPredicate;
import java.util.function.Supplier;
import org.trackwalk.mesh.parallel.SharedWork;
import org.trackwalk.mesh.parallel.Workers;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.tree.ClippedTree;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.tree.StaticTree;
import org.trackwalk.mesh.tree.TreeQuality;
import org.trackwalk.mesh.tree.TriangleTree;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * A tree over the triangles of a surface, or over those near its borders only: most triangles of a
 * big level are never asked for, and a tree over all would cost more than all rules together.
 */
public final class SurfaceTree {

  /** Edge of the cells that say what is near, metres; larger triangles are asked cell by cell. */
  private static final double CELL = 2;

  /** A triangle over more cells than this is taken without asking each of them. */
  private static final int MANY_CELLS = 64;

  private static final int PARTS = 32;

  /** With more boxes than this in one place, the triangles are cut into parts. */
  private static final int CROWD = 32;

  private final TriangleTree tree;
  private final int[] triangles;

  /** Makes the same tree over parts of the triangles; null for one that was there already. */
  private final Supplier<ClippedTree> source;

  private final SharedWork cutting = new SharedWork();
  private ClippedTree parts;

  private SurfaceTree(TriangleTree tree, int[] triangles, Supplier<ClippedTree> source) {
    this.tree = tree;
    this.triangles = triangles;
    this.source = source;
  }

  /** A tree over all triangles that is there already. */
  public static SurfaceTree whole(TriangleTree tree) {
    return new SurfaceTree(tree, null, null);
  }

  /**
   * A tree over the triangles that can be met within {@code reach} metres of a border.
   *
   * @param reach metres
   */
  public static SurfaceTree nearBorders(
      WeldedSurface surface, OpenEdges edges, double reach, int threads, Progress progress) {
    CellSet near = new CellSet(CELL, edges, reach);
    CellSet wide = new CellSet(CELL, edges, reach + CELL);
    for (int e = 0; e < edges.count(); e++) {
      near.addSegment(edges, e, reach);
      // A triangle that fits a cell lies within a cell's size of each of its corners.
      wide.addSegment(edges, e, reach + CELL);
    }
    int[] triangles = edges.count() == 0 ? new int[0] : near(surface, near, wide, threads);
    int[] corners = new int[3 * triangles.length];
    for (int i = 0; i < triangles.length; i++) {
      System.arraycopy(surface.triangles(), 3 * triangles[i], corners, 3 * i, 3);
    }
    return new SurfaceTree(
        StaticTree.overTriangles(
            surface.positions(),
            corners,
            TreeQuality.FAST,
            Workers.worth(threads, triangles.length),
            progress),
        triangles,
        () -> ClippedTree.overTriangles(surface.positions(), corners));
  }

  /** The triangles near borders, ascending. */
  private static int[] near(WeldedSurface surface, CellSet near, CellSet wide, int threads) {
    float[] p = surface.positions();
    int[] c = surface.triangles();
    boolean[] corners = new boolean[surface.vertexCount()];
    Workers.run(
        threads,
        PARTS,
        part ->
            wide.findInside(
                p,
                Workers.cut(corners.length, part, PARTS),
                Workers.cut(corners.length, part + 1, PARTS),
                corners));
    IntList[] found = new IntList[PARTS];
    Workers.run(
        threads,
        PARTS,
        part -> {
          IntList kept = new IntList();
          int to = Workers.cut(c.length / 3, part + 1, PARTS);
          for (int t = Workers.cut(c.length / 3, part, PARTS); t < to; t++) {
            boolean small = CellSet.fits(p, c[3 * t], c[3 * t + 1], c[3 * t + 2], (float) CELL);
            if (small
                ? corners[c[3 * t]]
                : near.meets(p, c[3 * t], c[3 * t + 1], c[3 * t + 2], MANY_CELLS)) {
              kept.add(t);
            }
          }
          found[part] = kept;
        });
    IntList all = new IntList();
    for (IntList kept : found) {
      for (int i = 0; i < kept.size(); i++) {
        all.add(kept.get(i));
      }
    }
    return all.array();
  }

  /**
   * Fills {@code out} with the triangles whose boxes meet a box, ascending; where too many do, with
   * those of which a part's box does: all that have a point in the box, and others near it.
   */
  public void overlapping(
      double minX, double minY, double minZ, double maxX, double maxY, double maxZ, IntList out) {
    float x0 = Math.nextDown((float) minX);
    float y0 = Math.nextDown((float) minY);
    float z0 = Math.nextDown((float) minZ);
    float x1 = Math.nextUp((float) maxX);
    float y1 = Math.nextUp((float) maxY);
    float z1 = Math.nextUp((float) maxZ);
    if (source == null) {
      tree.overlapping(x0, y0, z0, x1, y1, z1, out);
    } else if (!tree.overlapping(x0, y0, z0, x1, y1, z1, CROWD, out)) {
      parts().overlapping(x0, y0, z0, x1, y1, z1, out);
    }
  }

  /**
   * Whether a triangle that {@link #overlapping} finds is as wanted; asks no further than that
   * where many are.
   *
   * @param wanted gets triangles of the surface, in any order, perhaps one more than once
   * @param scratch holds some of them
   */
  public boolean any(
      double minX,
      double minY,
      double minZ,
      double maxX,
      double maxY,
      double maxZ,
      IntPredicate wanted,
      IntList scratch) {
    float x0 = Math.nextDown((float) minX);
    float y0 = Math.nextDown((float) minY);
    float z0 = Math.nextDown((float) minZ);
    float x1 = Math.nextUp((float) maxX);
    float y1 = Math.nextUp((float) maxY);
    float z1 = Math.nextUp((float) maxZ);
    if (source != null && !tree.overlapping(x0, y0, z0, x1, y1, z1, CROWD, scratch)) {
      return parts().any(x0, y0, z0, x1, y1, z1, item -> wanted.test(triangle(item)));
    }
    if (source == null) {
      tree.overlapping(x0, y0, z0, x1, y1, z1, scratch);
    }
    for (int i = 0; i < scratch.size(); i++) {
      if (wanted.test(triangle(scratch.get(i)))) {
        return true;
      }
    }
    return false;
  }

  private synchronized ClippedTree parts() {
    if (parts == null) {
      parts = cutting.of(source);
    }
    return parts;
  }

  /** The surface's triangle that an item of {@link #overlapping} stands for. */
  public int triangle(int item) {
    return triangles == null ? item : triangles[item];
  }
}
