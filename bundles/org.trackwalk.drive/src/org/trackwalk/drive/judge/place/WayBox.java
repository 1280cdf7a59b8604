package org.trackwalk.drive.judge.place;

import org.trackwalk.drive.judge.body.Crossing;
import org.trackwalk.drive.judge.body.JudgeLimits;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.ground.reach.Slopes;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * A box around a place that lies in the way over it: what a body can meet there. A long box on its
 * way meets a tenth of the triangles of a ball around it.
 *
 * @param way over the place
 * @param half sizes along the way, to its left and up, metres
 */
public record WayBox(Crossing way, double[] half) {
  /** Those of some triangles that come into it, by their own boxes in the way's axes. */
  public int[] inside(WeldedSurface surface, int[] triangles) {
    double[][] axes = {way.along(), Vec.cross(way.up(), way.along()), way.up()};
    IntList inside = new IntList();
    for (int t : triangles) {
      if (meets(surface, t, axes)) {
        inside.add(t);
      }
    }
    return inside.array();
  }

  /**
   * Whether a long body can lie flat here: all ground in the box is one plane, within two degrees
   * and a centimetre. Over a crown or beside a kerb it stands on two points of which nobody knows
   * which; engines let it tilt, and what it meets then is another thing.
   */
  public boolean isLevel(WeldedSurface surface, int[] triangles) {
    for (int t : triangles) {
      double[] n = Vec.normal(surface.positions(), surface.triangles(), t);
      double cosine = Math.abs(Vec.dot(n, 0, way.up(), 0));
      if (cosine >= Slopes.ROAD
          && (cosine < JudgeLimits.FLAT || height(surface, t, n) > JudgeLimits.OFF_PLANE)) {
        return false;
      }
    }
    return true;
  }

  /** Whether there is nothing but that one plane: no wall or bank stands beside it either. */
  public boolean isBare(WeldedSurface surface, int[] triangles) {
    for (int t : triangles) {
      double[] n = Vec.normal(surface.positions(), surface.triangles(), t);
      if (Math.abs(Vec.dot(n, 0, way.up(), 0)) < JudgeLimits.FLAT) {
        return false;
      }
    }
    return isLevel(surface, triangles);
  }

  /** How far a triangle's plane misses the place, metres. */
  private double height(WeldedSurface surface, int t, double[] n) {
    int a = 3 * surface.triangles()[3 * t];
    double sum = 0;
    for (int k = 0; k < 3; k++) {
      sum += n[k] * (surface.positions()[a + k] - way.point()[k]);
    }
    return Math.abs(sum);
  }

  private boolean meets(WeldedSurface surface, int t, double[][] axes) {
    float[] p = surface.positions();
    int[] c = surface.triangles();
    double[] point = way.point();
    for (int axis = 0; axis < 3; axis++) {
      double least = Double.POSITIVE_INFINITY;
      double most = Double.NEGATIVE_INFINITY;
      for (int corner = 3 * t; corner < 3 * t + 3; corner++) {
        double at = 0;
        for (int k = 0; k < 3; k++) {
          at += (p[3 * c[corner] + k] - point[k]) * axes[axis][k];
        }
        least = Math.min(least, at);
        most = Math.max(most, at);
      }
      if (least > half[axis] || most < -half[axis]) {
        return false;
      }
    }
    return true;
  }
}
