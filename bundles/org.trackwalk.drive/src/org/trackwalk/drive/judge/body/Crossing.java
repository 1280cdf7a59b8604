package org.trackwalk.drive.judge.body;

import org.trackwalk.ground.geometry.Vec;

/**
 * A way over a place: where, which side is up, where the probe stands phase by phase, and in which
 * direction it travels; it is judged in that direction and in the opposite one.
 *
 * @param point three doubles, level coordinates
 * @param up unit vector away from the surface
 * @param along unit vector over the place, at right angles to {@code up}: phases lie along it
 * @param heading unit vector of travel, at right angles to {@code up}
 */
public record Crossing(double[] point, double[] up, double[] along, double[] heading) {
  /**
   * The way straight over an edge at its middle.
   *
   * @param from one end, three doubles; likewise to
   * @param up direction away from the surface; made one long and perpendicular to the edge
   * @return null for an edge without length, or one that points up itself
   */
  public static Crossing over(double[] from, double[] to, double[] up) {
    double[] edge = {to[0] - from[0], to[1] - from[1], to[2] - from[2]};
    double[] middle = {(to[0] + from[0]) / 2, (to[1] + from[1]) / 2, (to[2] + from[2]) / 2};
    double[] along = Vec.cross(edge, up);
    if (Vec.normalize(edge) == 0 || Vec.normalize(along) == 0) {
      return null;
    }
    double[] square = Vec.cross(along, edge);
    Vec.normalize(square);
    return new Crossing(middle, square, along, along);
  }

  /** Whether the probe travels along the edge and not over it. */
  public boolean isLengthwise() {
    return heading != along;
  }

  /**
   * The same phases for a probe that travels along the edge and steers back from it, one metre in
   * ten, as a car does that has come too near.
   */
  public Crossing lengthwise() {
    double[] heading = Vec.cross(up, along);
    for (int k = 0; k < 3; k++) {
      heading[k] -= JudgeLimits.STEERS * along[k];
    }
    Vec.normalize(heading);
    return new Crossing(point, up, along, heading);
  }
}
