package org.trackwalk.check.rules.place;

import org.trackwalk.course.line.RacingLine;
import org.trackwalk.ground.reach.Floor;
import org.trackwalk.mesh.level.Marker;

/** How far up or down a car looks that is put where a marker is, against the ground under it. */
final class MarkerNose {

  /** Half of a car's wheelbase, metres: so far before and behind it the ground is looked at. */
  private static final double AXLE = 1.3;

  /** Metres over the marker at which its ground may lie: it was set a little too low. */
  private static final double UP = 1;

  private final Floor.Reader ground;

  MarkerNose(Floor.Reader ground) {
    this.ground = ground;
  }

  /**
   * Degrees by which a marker looks up from its ground, negative for down; NaN where one of the two
   * is not known.
   *
   * @param backward whether its author's axes point backward
   */
  double pitch(Marker marker, boolean backward) {
    double[] f = marker.forward();
    double[] at = marker.position();
    if (f == null || !ground.find(at[0], at[1], at[2], UP, RacingLine.LEVEL)) {
      return Double.NaN;
    }
    double sign = backward ? -1 : 1;
    double level = StrictMath.hypot(f[0], f[2]);
    double looks = StrictMath.atan2(sign * f[1], level);
    double height = ground.height();
    double slope = level == 0 ? 0 : slope(at, height, sign * f[0] / level, sign * f[2] / level);
    return StrictMath.toDegrees(looks - StrictMath.atan(slope));
  }

  /** The ground's rise from axle to axle along a way; level where one of them has none. */
  private double slope(double[] at, double height, double dx, double dz) {
    if (!ground.find(at[0] + AXLE * dx, height, at[2] + AXLE * dz, AXLE)) {
      return 0;
    }
    double front = ground.height();
    if (!ground.find(at[0] - AXLE * dx, height, at[2] - AXLE * dz, AXLE)) {
      return 0;
    }
    return (front - ground.height()) / (2 * AXLE);
  }
}
