package org.trackwalk.course.patch;

import org.trackwalk.mesh.parallel.Workers;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.tree.StaticTree;
import org.trackwalk.mesh.tree.TreeQuality;
import org.trackwalk.mesh.weld.WeldedSurface;

/** Boxes of triangles along the axes, and trees over them. */
public final class TriangleBoxes {

  private TriangleBoxes() {}

  /** A tree over the boxes of some triangles; its items are places in the list. */
  public static StaticTree tree(WeldedSurface surface, IntList triangles, int threads) {
    float[] boxes = new float[6 * triangles.size()];
    float[] box = new float[6];
    for (int i = 0; i < triangles.size(); i++) {
      box(surface.positions(), surface.triangles(), triangles.get(i), 0, box);
      System.arraycopy(box, 0, boxes, 6 * i, 6);
    }
    return StaticTree.overBoxes(boxes, TreeQuality.FAST, Workers.worth(threads, triangles.size()));
  }

  /** Box of a triangle, grown by a margin on all sides: smallest, then largest x, y, z. */
  public static float[] box(float[] p, int[] c, int t, float margin) {
    float[] box = new float[6];
    box(p, c, t, margin, box);
    return box;
  }

  /**
   * The same for who asks often.
   *
   * @param box filled, six floats
   */
  public static void box(float[] p, int[] c, int t, float margin, float[] box) {
    int i = 3 * c[3 * t];
    int j = 3 * c[3 * t + 1];
    int l = 3 * c[3 * t + 2];
    for (int k = 0; k < 3; k++) {
      float a = p[i + k];
      float b = p[j + k];
      float d = p[l + k];
      box[k] = Math.min(a, Math.min(b, d)) - margin;
      box[3 + k] = Math.max(a, Math.max(b, d)) + margin;
    }
  }
}
