package org.trackwalk.drive.judge.suspect;

import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.tree.StaticTree;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.seams.heal.HealedSurface;

/** Where healing changes something: what it heals is the cause of what is felt there. */
final class HealedPlaces {

  /** Over the changed triangles; null when there are none. */
  private final StaticTree tree;

  private final IntList hits = new IntList();

  HealedPlaces(WeldedSurface surface, HealedSurface healed) {
    int[] changed = healed.changedTriangles();
    float[] boxes = new float[6 * changed.length];
    for (int i = 0; i < changed.length; i++) {
      for (int k = 0; k < 3; k++) {
        float a = coordinate(surface, 3 * changed[i], k);
        float b = coordinate(surface, 3 * changed[i] + 1, k);
        float c = coordinate(surface, 3 * changed[i] + 2, k);
        boxes[6 * i + k] = Math.min(a, Math.min(b, c));
        boxes[6 * i + 3 + k] = Math.max(a, Math.max(b, c));
      }
    }
    tree = changed.length == 0 ? null : StaticTree.overBoxes(boxes, 1);
  }

  /** Whether a changed triangle's box comes within reach of a place, metres, in any direction. */
  boolean near(double[] point, double reach) {
    if (tree == null) {
      return false;
    }
    tree.overlapping(
        Math.nextDown((float) (point[0] - reach)),
        Math.nextDown((float) (point[1] - reach)),
        Math.nextDown((float) (point[2] - reach)),
        Math.nextUp((float) (point[0] + reach)),
        Math.nextUp((float) (point[1] + reach)),
        Math.nextUp((float) (point[2] + reach)),
        hits);
    return hits.size() > 0;
  }

  private static float coordinate(WeldedSurface surface, int corner, int axis) {
    return surface.positions()[3 * surface.triangles()[corner] + axis];
  }
}
