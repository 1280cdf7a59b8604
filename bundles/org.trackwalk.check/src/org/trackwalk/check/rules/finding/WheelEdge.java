package org.trackwalk.check.rules.finding;

import java.util.Locale;
import org.trackwalk.model.finding.Effect;

/** What a wheel loses that runs against an edge across its way. */
public final class WheelEdge {

  private WheelEdge() {}

  /**
   * A wheel that meets an edge goes on along the circle around it, and what pointed at the edge is
   * lost: of a speed v are left v cos a, a the angle of the edge below the hub (1 - cos a = height
   * / radius). What is as high as the hub stops it.
   *
   * @param height of the edge over what the wheel stands on, metres
   * @param radius of the wheel, metres
   * @param speed m/s
   * @param share of the passes, 0 to 1
   */
  public static Effect met(double height, double radius, double speed, double share) {
    double cos = 1 - height / radius;
    if (cos <= 0) {
      return Effect.stops(speed, share);
    }
    double sin = Math.sqrt(1 - cos * cos);
    String shape = String.format(Locale.ROOT, "wheel r %.1f", radius);
    double lost = speed * sin;
    return new Effect(Effect.ANY, shape, speed, lost * cos, lost * sin, 0, share);
  }
}
