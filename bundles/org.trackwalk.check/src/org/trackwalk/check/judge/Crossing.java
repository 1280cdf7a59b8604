package org.trackwalk.check.judge;

import org.trackwalk.check.geometry.Vec;

/**
 * A way over a place: where, which side is up, and in which direction the probe travels; it is
 * judged in that direction and in the opposite one.
 *
 * @param point three doubles, level coordinates
 * @param up unit vector away from the surface
 * @param along unit vector of travel, at right angles to {@code up}
 */
public record Crossing(double[] point, double[] up, double[] along) {

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
    return new Crossing(middle, square, along);
  }
}
