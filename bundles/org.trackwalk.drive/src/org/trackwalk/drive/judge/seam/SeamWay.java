package org.trackwalk.drive.judge.seam;

import org.trackwalk.drive.judge.body.Crossing;
import org.trackwalk.ground.border.OpenEdges;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.ground.reach.Slopes;
import org.trackwalk.mesh.geometry.ClosestPoint;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.seams.heal.HealedSurface;

/**
 * One of the two ways over a seam: on a triangle of this side towards the border of the other one.
 *
 * @param triangle of the welded surface on which a body comes
 * @param obstacle a point of the border that it comes to, three doubles, level coordinates
 * @param along unit vector roughly over that border
 */
record SeamWay(int triangle, double[] obstacle, double[] along) {

  /**
   * The way on a triangle, square to the border that is met: so a box meets it with its whole
   * front.
   *
   * @param border the open edge that is met
   */
  static SeamWay to(OpenEdges edges, int triangle, int border, double[] obstacle) {
    double[] along = {
      -edges.conormal(border, 0), -edges.conormal(border, 1), -edges.conormal(border, 2)
    };
    return new SeamWay(triangle, obstacle, along);
  }

  /** As authored; null where a body does not slide. */
  Crossing on(WeldedSurface surface) {
    return on(Plane.of(surface.positions(), surface.triangles(), triangle));
  }

  /** On the healed copy; null where healing left nothing of the triangle. */
  Crossing on(HealedSurface healed) {
    double[] out = new double[ClosestPoint.RESULT_LENGTH];
    int nearest = -1;
    double least = Double.POSITIVE_INFINITY;
    for (int h = healed.first(triangle); h < healed.first(triangle + 1); h++) {
      int[] c = healed.triangles();
      ClosestPoint.onTriangle(
          healed.positions(),
          c[3 * h],
          c[3 * h + 1],
          c[3 * h + 2],
          obstacle[0],
          obstacle[1],
          obstacle[2],
          out);
      if (out[6] < least) {
        least = out[6];
        nearest = h;
      }
    }
    return nearest < 0 ? null : on(Plane.of(healed.positions(), healed.triangles(), nearest));
  }

  /**
   * How far the border stands over the surface on which a body comes, metres; negative is under.
   */
  double raised(Crossing way) {
    double sum = 0;
    for (int k = 0; k < 3; k++) {
      sum += (obstacle[k] - way.point()[k]) * way.up()[k];
    }
    return sum;
  }

  private Crossing on(Plane plane) {
    double[] up = plane.normal();
    if (up[1] < 0) {
      up = new double[] {-up[0], -up[1], -up[2]};
    }
    if (up[1] < Slopes.GROUND) {
      return null;
    }
    double height = 0;
    double climbs = 0;
    for (int k = 0; k < 3; k++) {
      height += (obstacle[k] - plane.point()[k]) * up[k];
      climbs += along[k] * up[k];
    }
    double[] foot = new double[3];
    double[] level = new double[3];
    for (int k = 0; k < 3; k++) {
      foot[k] = obstacle[k] - height * up[k];
      level[k] = along[k] - climbs * up[k];
    }
    return Vec.normalize(level) > 0 ? new Crossing(foot, up, level, level) : null;
  }

  /** The plane of a triangle. */
  private record Plane(double[] point, double[] normal) {

    static Plane of(float[] p, int[] corners, int triangle) {
      int a = 3 * corners[3 * triangle];
      return new Plane(new double[] {p[a], p[a + 1], p[a + 2]}, Vec.normal(p, corners, triangle));
    }
  }
}
