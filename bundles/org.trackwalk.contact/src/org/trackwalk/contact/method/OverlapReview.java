package org.trackwalk.contact.method;

import java.util.Arrays;
import org.trackwalk.contact.candidate.Candidates;
import org.trackwalk.contact.candidate.Reason;
import org.trackwalk.contact.candidate.TriangleNormal;
import org.trackwalk.mesh.geometry.ClosestPoint;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Looks again at the triangles that a box, wheel or hull overlaps with its core, after a method has
 * judged them. A sphere's centre is always outside, so P. Terdiman's paper has no such triangles;
 * the two rules here carry its idea over to them.
 *
 * <p><b>What reaches further voids.</b> In order of distance, whatever holds a feature and comes
 * nearer to the centre has its turn before it; so a delayed contact stays only where no triangle at
 * its feature reaches further along its normal. Depths do not have that order: each is measured
 * along its own axis, and at a corner of a box the neighbour that reaches further may be shallower
 * along an axis of its own. So it is asked directly: a delayed contact is void when a candidate
 * that holds its feature reaches further along its axis.
 *
 * <p><b>A voided triangle may still be in the way with its face.</b> The shortest way out of a
 * triangle at the rim of a box leads sideways over an edge, however flat the ground. When the edge
 * is voided that way is wrong, but the overlap is real, and the other way out is the triangle's
 * face, of which P. Terdiman's paper says that no configuration makes it wrong. The triangle is
 * kept as a face contact if its normal agrees better than its best axis does with the contact that
 * its voiding leads to (from culprit to culprit); or if there is none, because they void each other
 * in a ring.
 */
public final class OverlapReview {

  /**
   * Bound of the rounding of n·(v - f), relative to |v - f|: the axis is off by a few dozen units
   * in 2^-53.
   */
  private static final double ROUNDING = 0x1p-44;

  private static final byte OPEN = 0;
  private static final byte ON_PATH = 1;
  private static final byte DONE = 2;
  private static final int NOWHERE = -1;

  private final double[] unit = new double[3];
  private final VertexHolders holders = new VertexHolders();
  private boolean holdersAreKnown;
  private Candidates candidates;
  private Judgement judgement;
  private double deepest;
  private byte[] states = new byte[16];
  private int[] path = new int[16];

  /**
   * Which candidate's contact the voiding of a candidate leads to; itself when it is no void one.
   */
  private int[] roots = new int[16];

  /**
   * Reviews a finished judgement.
   *
   * @param margin of the shape, metres: the core overlaps where the separation is below its
   *     negative
   */
  public void review(Candidates all, Judgement verdicts, double margin) {
    candidates = all;
    judgement = verdicts;
    deepest = -margin;
    holdersAreKnown = false;
    int n = all.size();
    if (n > states.length) {
      int room = Math.max(n, 2 * states.length);
      states = new byte[room];
      path = new int[room];
      roots = new int[room];
    }
    for (int i = 0; i < n; i++) {
      Reason reason = judgement.reason(i);
      boolean free = reason == Reason.FEATURE_FREE || reason == Reason.FEATURE_UNLISTED;
      if (free && overlaps(i)) {
        int further = furthest(i);
        if (further >= 0) {
          judgement.overrule(i, Reason.FEATURE_PASSED, further);
        }
      }
    }
    Arrays.fill(states, 0, n, OPEN);
    for (int i = 0; i < n; i++) {
      follow(i);
    }
    for (int i = 0; i < n; i++) {
      if (isVoid(i) && overlaps(i) && (roots[i] == NOWHERE || faceAgreesBetter(i, roots[i]))) {
        judgement.restore(i, Reason.FACE_BELOW);
      }
    }
  }

  private boolean overlaps(int i) {
    return candidates.distance(i) < deepest;
  }

  /** The candidate that holds i's feature and reaches furthest along i's axis, past the feature. */
  private int furthest(int i) {
    int k = ClosestPoint.indexOf(candidates.feature(i));
    boolean edge = ClosestPoint.isEdge(candidates.feature(i));
    int from = judgement.vertexId(i, k);
    int to = edge ? judgement.vertexId(i, (k + 1) % 3) : from;
    int anchor = 3 * candidates.scene().surface().triangles()[3 * candidates.triangle(i) + k];
    double most = 0;
    int best = -1;
    if (!holdersAreKnown) {
      holders.fill(judgement, candidates.size());
      holdersAreKnown = true;
    }
    for (int at = holders.first(from); at != VertexHolders.NONE; at = holders.next(at)) {
      int j = at / 3;
      if (j != i && holds(j, to)) {
        double reach = reach(j, i, anchor);
        boolean tie = reach == most && best >= 0 && candidates.compareCorners(j, best) < 0;
        if (reach > most || tie) {
          most = reach;
          best = j;
        }
      }
    }
    return best;
  }

  private boolean holds(int j, int vertex) {
    return judgement.vertexId(j, 0) == vertex
        || judgement.vertexId(j, 1) == vertex
        || judgement.vertexId(j, 2) == vertex;
  }

  /** How far j's triangle reaches beyond a point along i's axis, metres; 0 within rounding. */
  private double reach(int j, int i, int anchor) {
    WeldedSurface surface = candidates.scene().surface();
    float[] p = surface.positions();
    double nx = candidates.direction(i, 0);
    double ny = candidates.direction(i, 1);
    double nz = candidates.direction(i, 2);
    double most = 0;
    for (int k = 0; k < 3; k++) {
      int v = 3 * surface.triangles()[3 * candidates.triangle(j) + k];
      double x = (double) p[v] - p[anchor];
      double y = (double) p[v + 1] - p[anchor + 1];
      double z = (double) p[v + 2] - p[anchor + 2];
      double along = nx * x + ny * y + nz * z;
      double rounding = ROUNDING * (Math.abs(x) + Math.abs(y) + Math.abs(z));
      most = Math.max(most, along > rounding ? along : 0);
    }
    return most;
  }

  /**
   * Follows culprits from a candidate to a contact of the method, or into a ring, and notes where
   * that led for all on the way.
   */
  private void follow(int start) {
    int length = 0;
    int at = start;
    while (states[at] == OPEN && isVoid(at)) {
      states[at] = ON_PATH;
      path[length++] = at;
      at = judgement.culprit(at);
    }
    int root = states[at] == ON_PATH ? NOWHERE : states[at] == DONE ? roots[at] : at;
    if (states[at] == OPEN) {
      states[at] = DONE;
      roots[at] = at;
    }
    while (length > 0) {
      int i = path[--length];
      states[i] = DONE;
      roots[i] = root;
    }
  }

  private boolean isVoid(int i) {
    return !judgement.kept(i) && judgement.culprit(i) != Judgement.NO_CULPRIT;
  }

  private boolean faceAgreesBetter(int i, int root) {
    TriangleNormal.unit(candidates.scene().surface(), candidates.triangle(i), unit);
    double sign = candidates.behind(i) ? -1 : 1;
    double asFace = 0;
    double asFound = 0;
    for (int axis = 0; axis < 3; axis++) {
      asFace += sign * unit[axis] * judgement.normal(root, axis);
      asFound += candidates.direction(i, axis) * judgement.normal(root, axis);
    }
    return asFace > asFound;
  }
}
