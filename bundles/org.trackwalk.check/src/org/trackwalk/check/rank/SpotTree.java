package org.trackwalk.check.rank;

import java.util.List;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.tree.StaticTree;
import org.trackwalk.mesh.tree.TreeQuality;
import org.trackwalk.model.finding.Finding;

/** Which findings with a place of their own reach into a box. One thread. */
final class SpotTree {

  /** Numbers of one point. */
  private static final int POINT = 3;

  /** What is near, with room for rounding, metres. */
  private static final double NEAR = 1.001 * RankLimits.SAME_SPOT;

  private final StaticTree tree;
  private final IntList hits = new IntList();

  SpotTree(List<Finding> findings) {
    float[] boxes = new float[2 * POINT * findings.size()];
    int n = 0;
    for (Finding finding : findings) {
      box(finding, boxes, n);
      n += 2 * POINT;
    }
    tree = StaticTree.overBoxes(boxes, TreeQuality.FAST, 1);
  }

  /** Around all of its points that are numbers; what is about no place is never found. */
  private static void box(Finding finding, float[] boxes, int at) {
    double[] box = {1, 1, 1, -1, -1, -1};
    if (!finding.whole()) {
      for (int k = 0; k < POINT; k++) {
        box[k] = Double.POSITIVE_INFINITY;
        box[POINT + k] = Double.NEGATIVE_INFINITY;
      }
      widen(box, finding.position());
      widen(box, finding.path());
      widen(box, finding.bounds());
    }
    for (int k = 0; k < POINT; k++) {
      boxes[at + k] = low(box[k]);
      boxes[at + POINT + k] = high(box[POINT + k]);
    }
  }

  private static void widen(double[] box, double[] points) {
    for (int i = 0; i < points.length; i++) {
      if (Double.isFinite(points[i])) {
        int k = i % POINT;
        box[k] = Math.min(box[k], points[i]);
        box[POINT + k] = Math.max(box[POINT + k], points[i]);
      }
    }
  }

  /**
   * Numbers of all findings that reach into a box or near to it, ascending, and of some more.
   *
   * @param box six doubles; may be infinite
   */
  int[] near(double[] box) {
    tree.overlapping(
        low(box[0] - NEAR),
        low(box[1] - NEAR),
        low(box[2] - NEAR),
        high(box[3] + NEAR),
        high(box[4] + NEAR),
        high(box[5] + NEAR),
        hits);
    int[] found = new int[hits.size()];
    for (int i = 0; i < found.length; i++) {
      found[i] = hits.get(i);
    }
    return found;
  }

  private static float low(double x) {
    return Math.max(-Float.MAX_VALUE, Math.min(Float.MAX_VALUE, Math.nextDown((float) x)));
  }

  private static float high(double x) {
    return Math.max(-Float.MAX_VALUE, Math.min(Float.MAX_VALUE, Math.nextUp((float) x)));
  }
}
