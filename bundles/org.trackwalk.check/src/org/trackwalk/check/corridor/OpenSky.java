package org.trackwalk.check.corridor;

import org.trackwalk.check.border.BorderLimits;
import org.trackwalk.check.geometry.Vec;
import org.trackwalk.mesh.geometry.ClosestPoint;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.tree.StaticTree;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Whether a car that falls meets no other ground before a place. Ground is level, faces up or is
 * taken from both sides, and covers what lies under it and half a rolled-over gap beside it.
 */
final class OpenSky {

  /** Where ground is nearer above, no car fits in, metres. */
  private static final double HEADROOM = BorderLimits.DEFAULT.headroom();

  /** How far beside ground a place is still covered, seen from above, metres. */
  static final double BESIDE = StepOnto.SIDE / 2;

  private final WeldedSurface surface;
  private final IntList triangles;
  private final StaticTree tree;
  private final IntList hits = new IntList();
  private final float[] plan = new float[9];
  private final double[] closest = new double[ClosestPoint.RESULT_LENGTH];

  /**
   * The sky under some ground.
   *
   * @param triangles that may cover something, each a {@link #cover}
   */
  OpenSky(WeldedSurface surface, IntList triangles) {
    this.surface = surface;
    this.triangles = triangles;
    this.tree = Verge.tree(surface, triangles);
  }

  /** Whether a triangle is level and carries what falls onto it from above. */
  static boolean cover(WeldedSurface surface, int triangle) {
    double up = Vec.normal(surface.positions(), surface.triangles(), triangle)[1];
    return up >= Verge.LEVEL || up <= -Verge.LEVEL && GroundCover.twoSided(surface, triangle);
  }

  /**
   * Whether no ground lies above a place that one falls onto from a height.
   *
   * @param x seen from above; likewise z
   * @param low height of the place, metres; ground no more than a step over it is no cover
   * @param high height of the brink, metres
   */
  boolean open(double x, double z, double low, double high) {
    tree.overlapping(
        (float) (x - BESIDE),
        (float) low,
        (float) (z - BESIDE),
        (float) (x + BESIDE),
        (float) (high + HEADROOM),
        (float) (z + BESIDE),
        hits);
    for (int i = 0; i < hits.size(); i++) {
      double height = height(triangles.get(hits.get(i)), x, z);
      if (height > low + StepOnto.STEP && height <= high + HEADROOM) {
        return false;
      }
    }
    return true;
  }

  /** Height of a triangle at its nearest point as seen from above; NaN where that is not near. */
  private double height(int t, double x, double z) {
    float[] p = surface.positions();
    int[] c = surface.triangles();
    for (int k = 0; k < 3; k++) {
      plan[3 * k] = p[3 * c[3 * t + k]];
      plan[3 * k + 2] = p[3 * c[3 * t + k] + 2];
    }
    ClosestPoint.onTriangle(plan, 0, 1, 2, x, 0, z, closest);
    if (closest[6] > BESIDE * BESIDE) {
      return Double.NaN;
    }
    double[] n = Vec.normal(p, c, t);
    return p[3 * c[3 * t] + 1]
        - (n[0] * (closest[0] - plan[0]) + n[2] * (closest[2] - plan[2])) / n[1];
  }
}
