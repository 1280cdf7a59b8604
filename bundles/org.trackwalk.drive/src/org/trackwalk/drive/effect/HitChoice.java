package org.trackwalk.drive.effect;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Which contacts of a box with the triangles of a body Jolt keeps, and with which normal: by
 * default by the sides that something may catch at (its {@code ActiveEdges}), with the enhanced
 * removal by corners that other contacts have already ({@code InternalEdgeRemovingCollector}).
 */
final class HitChoice {

  /** Sides that are convex by more catch: {@code mActiveEdgeCosThresholdAngle}, 5 degrees. */
  private static final double CATCHES = StrictMath.cos(StrictMath.toRadians(5));

  /** Normals that are nearer are one, where only some sides catch: one degree. */
  private static final double SAME = StrictMath.cos(StrictMath.toRadians(1));

  /** Share of a triangle within which a point is at its side. */
  private static final double AT_SIDE = 1e-4;

  /** Corners nearer than that are one, metres: {@code mInternalEdgeRemovalVertexToleranceSq}. */
  private static final double ONE_CORNER = 1e-4;

  private final GroundTriangles ground;

  HitChoice(GroundTriangles ground) {
    this.ground = ground;
  }

  /**
   * The default: a contact at a side that does not catch has the triangle's normal, unless its own
   * hinders the movement less.
   *
   * @param x place of the middle, metres along, from which contacts are seen
   * @param velocity of the box along and up, m/s
   */
  List<BoxHit> active(List<BoxHit> hits, double x, double[] velocity) {
    List<BoxHit> kept = new ArrayList<>();
    for (BoxHit hit : hits) {
      double[] own = GroundTriangles.normal(ground.corners(hit.triangle()));
      kept.add(isOwn(hit, own, x, velocity) ? hit : hit.with(own));
    }
    return kept;
  }

  private boolean isOwn(BoxHit hit, double[] triangle, double x, double[] velocity) {
    double[] n = hit.normal();
    if (into(n, velocity) < into(triangle, velocity)) {
      return true;
    }
    boolean[] catches = new boolean[3];
    for (int k = 0; k < 3; k++) {
      catches[k] = ground.active(hit.triangle(), k, CATCHES);
    }
    if (!catches[0] && !catches[1] && !catches[2]) {
      return false;
    }
    if (catches[0] && catches[1] && catches[2]) {
      return true;
    }
    double cosine = n[0] * triangle[0] + n[1] * triangle[1] + n[2] * triangle[2];
    if (cosine > SAME) {
      return true;
    }
    double[] shares = shares(ground.corners(hit.triangle()), hit.place(), x);
    for (int k = 0; k < 3; k++) {
      if (shares[k] > 1 - AT_SIDE) {
        return catches[k] || catches[(k + 2) % 3];
      }
    }
    for (int k = 0; k < 3; k++) {
      if (shares[k] < AT_SIDE) {
        return catches[(k + 1) % 3];
      }
    }
    return false;
  }

  /** How fast the box goes into a contact, m/s. */
  private static double into(double[] normal, double[] velocity) {
    return -normal[0] * velocity[0] - normal[1] * velocity[1];
  }

  /** Of each corner, seen from above. */
  private static double[] shares(double[] p, double[] place, double x) {
    double[] shares = new double[3];
    double all = 0;
    for (int k = 0; k < 3; k++) {
      int i = 3 * ((k + 1) % 3);
      int j = 3 * ((k + 2) % 3);
      double ax = p[i] - x - place[0];
      double az = p[i + 2] - place[2];
      double bx = p[j] - x - place[0];
      double bz = p[j + 2] - place[2];
      shares[k] = az * bx - ax * bz;
      all += shares[k];
    }
    for (int k = 0; k < 3; k++) {
      shares[k] /= all;
    }
    return shares;
  }

  /**
   * With the enhanced removal: contacts along their triangle's normal first; of the others, the
   * deepest first, those at a corner or side of which all corners are taken are left out.
   *
   * @param x place of the middle, metres along, from which contacts are seen
   * @param face cosine of the angle up to which a contact is along the triangle's normal
   */
  List<BoxHit> enhanced(List<BoxHit> hits, double x, double face) {
    List<BoxHit> kept = new ArrayList<>();
    List<BoxHit> later = new ArrayList<>();
    List<double[]> taken = new ArrayList<>();
    for (BoxHit hit : hits) {
      double[] n = hit.normal();
      double[] own = GroundTriangles.normal(ground.corners(hit.triangle()));
      if (n[0] * own[0] + n[1] * own[1] + n[2] * own[2] > face) {
        kept.add(hit);
        take(hit, taken);
      } else {
        later.add(hit);
      }
    }
    later.sort(Comparator.comparingDouble(BoxHit::deep).reversed());
    for (BoxHit hit : later) {
      double[] p = ground.corners(hit.triangle());
      int[] ends = nearest(p, hit.place(), x);
      if (!isTaken(p, ends[0], taken) || !isTaken(p, ends[1], taken)) {
        kept.add(hit);
      }
      take(hit, taken);
    }
    return kept;
  }

  private void take(BoxHit hit, List<double[]> taken) {
    double[] p = ground.corners(hit.triangle());
    for (int k = 0; k < 9; k += 3) {
      taken.add(new double[] {p[k], p[k + 1], p[k + 2]});
    }
  }

  private static boolean isTaken(double[] p, int corner, List<double[]> taken) {
    for (double[] one : taken) {
      double dx = p[corner] - one[0];
      double dy = p[corner + 1] - one[1];
      double dz = p[corner + 2] - one[2];
      if (dx * dx + dy * dy + dz * dz <= ONE_CORNER * ONE_CORNER) {
        return true;
      }
    }
    return false;
  }

  /** Where the ends of the nearest side begin; the same corner twice where that is nearest. */
  private static int[] nearest(double[] p, double[] place, double x) {
    int[] ends = new int[2];
    double least = Double.POSITIVE_INFINITY;
    double[] at = {place[0] + x, place[1], place[2]};
    for (int i = 0; i < 9; i += 3) {
      int j = (i + 3) % 9;
      double along = 0;
      double length = 0;
      for (int k = 0; k < 3; k++) {
        along += (at[k] - p[i + k]) * (p[j + k] - p[i + k]);
        length += (p[j + k] - p[i + k]) * (p[j + k] - p[i + k]);
      }
      double share = Math.clamp(along / length, 0, 1);
      double squared = 0;
      for (int k = 0; k < 3; k++) {
        double d = p[i + k] + share * (p[j + k] - p[i + k]) - at[k];
        squared += d * d;
      }
      if (squared < least) {
        least = squared;
        ends[0] = share < 1 - 1e-6 ? i : j;
        ends[1] = share > 1e-6 ? j : i;
      }
    }
    return ends;
  }
}
