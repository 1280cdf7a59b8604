package org.trackwalk.contact.collide;

import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.tree.StaticTree;

/**
 * Finds the pairs of triangles of two surfaces whose boxes meet. Pieces that lie beside each other
 * have a strip in common, so only what lies in the box that both have is put in order, and no tree
 * is made over all of a surface for some triangles of it.
 */
final class BoxPairs {

  /** A tree over no more than this part of a surface is made for one search: a fourth. */
  private static final int PART = 4;

  /** Gets pairs of triangles. */
  interface Sink {

    /**
     * Looks at a pair.
     *
     * @return whether more are wanted
     */
    boolean take(int first, int second);
  }

  /** The triangles of the second surface in the box that both have, ascending. */
  private final IntList part = new IntList();

  /** Over those, or over all of the surface where they are most of it. */
  private final StaticTree tree;

  private final boolean whole;

  private BoxPairs(Shell second, float[] box) {
    second.overlapping(box, part);
    whole = PART * part.size() > second.size();
    tree = whole ? second.tree() : over(second, part);
  }

  private static StaticTree over(Shell shell, IntList part) {
    int[] corners = new int[3 * part.size()];
    for (int i = 0; i < corners.length; i++) {
      corners[i] = shell.vertex(part.get(i / 3), i % 3);
    }
    return Shell.fastTree(shell.positions(), corners);
  }

  /** Gives all pairs, by the first triangle, then by the second, until no more are wanted. */
  static void of(Shell first, Shell second, Sink sink) {
    float[] box = common(first.box(), second.box());
    IntList mine = new IntList();
    first.overlapping(box, mine);
    if (mine.size() == 0) {
      return;
    }
    BoxPairs pairs = new BoxPairs(second, box);
    IntList near = new IntList();
    boolean more = true;
    for (int i = 0; i < mine.size() && more; i++) {
      pairs.near(first, mine.get(i), near);
      for (int j = 0; j < near.size() && more; j++) {
        int other = pairs.whole ? near.get(j) : pairs.part.get(near.get(j));
        more = sink.take(mine.get(i), other);
      }
    }
  }

  /** What two boxes have in common; min over max where that is nothing. */
  private static float[] common(float[] a, float[] b) {
    float[] box = new float[6];
    for (int k = 0; k < 3; k++) {
      box[k] = Math.max(a[k], b[k]);
      box[3 + k] = Math.min(a[3 + k], b[3 + k]);
    }
    return box;
  }

  /** Fills {@code out} with the items whose boxes meet that of a triangle. */
  private void near(Shell first, int triangle, IntList out) {
    float[] p = first.positions();
    int a = first.at(triangle, 0);
    int b = first.at(triangle, 1);
    int c = first.at(triangle, 2);
    tree.overlapping(
        Math.min(p[a], Math.min(p[b], p[c])),
        Math.min(p[a + 1], Math.min(p[b + 1], p[c + 1])),
        Math.min(p[a + 2], Math.min(p[b + 2], p[c + 2])),
        Math.max(p[a], Math.max(p[b], p[c])),
        Math.max(p[a + 1], Math.max(p[b + 1], p[c + 1])),
        Math.max(p[a + 2], Math.max(p[b + 2], p[c + 2])),
        out);
  }
}
