package org.trackwalk.contact.packed;

import org.trackwalk.mesh.geometry.ClosestPoint;

/**
 * Which candidates of a box are contacts: the reference method (P. Terdiman, Contact generation for
 * meshes, chapter 6), then the second look of {@link org.trackwalk.contact.method.OverlapReview},
 * whose reasons are given there. For a short list; each is compared with each. One instance per
 * thread.
 */
final class BoxJudgement {

  private static final int NONE = -1;
  private static final int OPEN = 0;
  private static final int ON_PATH = 1;
  private static final int DONE = 2;

  /** As in the review: relative bound of the rounding of a height over a point. */
  private static final double ROUNDING = 0x1p-44;

  /** As in the review's normals: squared sine below which doubles lose too much. */
  private static final double SLIVER = 0x1p-60;

  /** Whether a candidate is a contact. */
  final boolean[] kept = new boolean[BoxCandidates.ROOM];

  /** Whether a voided candidate is a contact all the same, with its face. */
  final boolean[] faceBelow = new boolean[BoxCandidates.ROOM];

  private final int[] culprits = new int[BoxCandidates.ROOM];
  private final int[] states = new int[BoxCandidates.ROOM];
  private final int[] path = new int[BoxCandidates.ROOM];
  private final int[] roots = new int[BoxCandidates.ROOM];
  private final double[] unit = new double[3];
  private BoxCandidates all;
  private double deepest;

  /**
   * Judges all candidates.
   *
   * @param margin of the box, metres
   * @return false when a triangle is too thin for this short way
   */
  boolean judge(BoxCandidates candidates, double margin) {
    all = candidates;
    deepest = -margin;
    int n = all.size;
    boolean anyVoided = false;
    for (int k = 0; k < n; k++) {
      int i = all.order[k];
      int culprit = all.features[i] == ClosestPoint.FACE ? NONE : firstHolder(i, k);
      culprits[i] = culprit;
      kept[i] = culprit == NONE;
      anyVoided |= culprit != NONE;
      faceBelow[i] = false;
      states[i] = OPEN;
    }
    for (int k = 0; k < n; k++) {
      int i = all.order[k];
      if (kept[i] && all.features[i] != ClosestPoint.FACE && all.separations[i] < deepest) {
        int further = furthest(i);
        if (further != NONE) {
          kept[i] = false;
          culprits[i] = further;
          anyVoided = true;
        }
      }
    }
    if (anyVoided) {
      // in any order: where one leads to hangs on its culprits only
      for (int i = 0; i < n; i++) {
        if (!kept[i]) {
          follow(i);
        }
      }
      return restore();
    }
    return true;
  }

  private int firstHolder(int i, int end) {
    int feature = all.features[i];
    int k = ClosestPoint.indexOf(feature);
    int from = all.ids[3 * i + k];
    int to = ClosestPoint.isEdge(feature) ? all.ids[3 * i + (k == 2 ? 0 : k + 1)] : from;
    for (int d = 0; d < end; d++) {
      int j = all.order[d];
      if (all.holds(j, from) && all.holds(j, to)) {
        return j;
      }
    }
    return NONE;
  }

  private int furthest(int i) {
    int feature = all.features[i];
    int k = ClosestPoint.indexOf(feature);
    int from = all.ids[3 * i + k];
    int to = ClosestPoint.isEdge(feature) ? all.ids[3 * i + (k == 2 ? 0 : k + 1)] : from;
    double most = 0;
    int best = NONE;
    for (int j = 0; j < all.size; j++) {
      if (j != i && all.holds(j, from) && all.holds(j, to)) {
        double reach = reach(j, i, 9 * i + 3 * k);
        if (reach > most || reach == most && best != NONE && before(j, best)) {
          most = reach;
          best = j;
        }
      }
    }
    return best;
  }

  private boolean before(int j, int best) {
    int by = all.compareCorners(j, best);
    return by != 0 ? by < 0 : all.keys[j] < all.keys[best];
  }

  private double reach(int j, int i, int anchor) {
    float[] p = all.corners;
    double nx = all.directions[3 * i];
    double ny = all.directions[3 * i + 1];
    double nz = all.directions[3 * i + 2];
    double most = 0;
    for (int v = 9 * j; v < 9 * j + 9; v += 3) {
      double x = (double) p[v] - p[anchor];
      double y = (double) p[v + 1] - p[anchor + 1];
      double z = (double) p[v + 2] - p[anchor + 2];
      double along = nx * x + ny * y + nz * z;
      double rounding = ROUNDING * (Math.abs(x) + Math.abs(y) + Math.abs(z));
      most = Math.max(most, along > rounding ? along : 0);
    }
    return most;
  }

  /** Where culprits lead to: a kept candidate, or nowhere when they go around in a ring. */
  private void follow(int start) {
    int length = 0;
    int at = start;
    while (states[at] == OPEN && !kept[at]) {
      states[at] = ON_PATH;
      path[length++] = at;
      at = culprits[at];
    }
    int root = kept[at] ? at : states[at] == ON_PATH ? NONE : roots[at];
    while (length > 0) {
      int i = path[--length];
      states[i] = DONE;
      roots[i] = root;
    }
  }

  /** False when a triangle is too thin for this short way. */
  private boolean restore() {
    for (int i = 0; i < all.size; i++) {
      if (!kept[i] && all.separations[i] < deepest) {
        if (!triangleNormal(i)) {
          return false;
        }
        // a root is kept by the method, so its normal is not one that this loop has turned
        if (roots[i] == NONE || faceAgreesBetter(i, roots[i])) {
          restore(i);
        }
      }
    }
    return true;
  }

  private void restore(int i) {
    kept[i] = true;
    faceBelow[i] = true;
    for (int axis = 0; axis < 3; axis++) {
      all.normals[3 * i + axis] = (all.behind[i] ? -unit[axis] : unit[axis]) + 0.0;
    }
  }

  private boolean faceAgreesBetter(int i, int root) {
    double sign = all.behind[i] ? -1 : 1;
    double asFace = 0;
    double asFound = 0;
    for (int axis = 0; axis < 3; axis++) {
      asFace += sign * unit[axis] * all.normals[3 * root + axis];
      asFound += all.directions[3 * i + axis] * all.normals[3 * root + axis];
    }
    return asFace > asFound;
  }

  /** The normal from the corner that the triangle names first; false for slivers. */
  private boolean triangleNormal(int i) {
    float[] p = all.corners;
    int a = 9 * i;
    double ux = (double) p[a + 3] - p[a];
    double uy = (double) p[a + 4] - p[a + 1];
    double uz = (double) p[a + 5] - p[a + 2];
    double vx = (double) p[a + 6] - p[a];
    double vy = (double) p[a + 7] - p[a + 1];
    double vz = (double) p[a + 8] - p[a + 2];
    double nx = uy * vz - uz * vy;
    double ny = uz * vx - ux * vz;
    double nz = ux * vy - uy * vx;
    double nn = nx * nx + ny * ny + nz * nz;
    if (nn <= SLIVER * ((ux * ux + uy * uy + uz * uz) * (vx * vx + vy * vy + vz * vz))) {
      return false;
    }
    double n = Math.sqrt(nn);
    unit[0] = nx / n;
    unit[1] = ny / n;
    unit[2] = nz / n;
    return true;
  }
}
