package org.trackwalk.eclipse.viewer.section;

import java.util.Optional;
import org.joml.Intersectiond;
import org.joml.Vector3d;

/**
 * The steep face of a step: a finding tells where its foot lies on the road, and an outline of all
 * that is met, but not which way the face looks.
 *
 * @param place where the face stands up, as high as its foot, level coordinates
 * @param along the horizontal direction in which the face goes on, of unit length
 */
record StandingFace(Vector3d place, Vector3d along) {

  /** A face is steeper than this, by the upward part of its unit normal: 45 degrees. */
  private static final double STEEP = Math.sqrt(0.5);

  /** A triangle is of the face when it rises by so much of the measured height at least. */
  private static final double RISES = 0.2;

  /** So many heights around the foot are looked through first, then so many times more. */
  private static final double FIRST = 4;

  private static final double WIDER = 4;

  /**
   * The face next to a place.
   *
   * @param foot level coordinates
   * @param height of the step, metres
   * @param farthest metres from the foot that are looked through
   * @return empty where no steep face is
   */
  static Optional<StandingFace> of(
      SectionGround ground, Vector3d foot, double height, double farthest) {
    double radius = FIRST * height;
    while (true) {
      Nearest nearest = new Nearest(foot, height);
      ground.near(foot.x, foot.y, foot.z, radius, (corners, piece) -> nearest.take(corners));
      // What is farther off than the radius may be hidden by what was not given.
      if (nearest.away <= radius || radius >= farthest) {
        return Optional.ofNullable(nearest.face);
      }
      radius *= WIDER;
    }
  }

  /** Looks for the nearest of many. */
  private static final class Nearest {

    private final Vector3d foot;
    private final double height;
    private double away = Double.POSITIVE_INFINITY;
    private StandingFace face;

    Nearest(Vector3d foot, double height) {
      this.foot = foot;
      this.height = height;
    }

    void take(double[] c) {
      Vector3d a = new Vector3d(c[0], c[1], c[2]);
      Vector3d b = new Vector3d(c[3], c[4], c[5]);
      Vector3d d = new Vector3d(c[6], c[7], c[8]);
      Vector3d normal = new Vector3d(b).sub(a).cross(new Vector3d(d).sub(a));
      double low = Math.min(a.y, Math.min(b.y, d.y));
      double top = Math.max(a.y, Math.max(b.y, d.y));
      boolean steep = Math.abs(normal.y) < STEEP * normal.length();
      boolean stands = low < foot.y + height && top > foot.y;
      if (!steep || !stands || top - low < RISES * height) {
        return;
      }
      Vector3d nearest = new Vector3d();
      Intersectiond.findClosestPointOnTriangle(a, b, d, foot, nearest);
      double far = nearest.distance(foot);
      if (far < away) {
        away = far;
        Vector3d middle = new Vector3d(a).add(b).add(d).div(3);
        // A little inside: at its very end the plane would pass it by.
        double inward = Math.min(1, height / Math.max(height, nearest.distance(middle)));
        face =
            new StandingFace(
                nearest.lerp(middle, inward), new Vector3d(normal.z, 0, -normal.x).normalize());
        face.place.y = foot.y;
      }
    }
  }
}
