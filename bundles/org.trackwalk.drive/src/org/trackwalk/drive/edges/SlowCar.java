package org.trackwalk.drive.edges;

import org.trackwalk.course.brink.BrinkFinder;
import org.trackwalk.course.road.SpeedLimits;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.ground.reach.Floor;
import org.trackwalk.model.profile.Wheel;

/**
 * A car that goes slowly where a road would go: it rolls on whatever ground there is, and where
 * there is none it flies a parabola until ground meets it.
 */
final class SlowCar {

  /** Its speed, m/s: 29 km/h, so that what it just rolls over is no fall. */
  private static final double SPEED = 8;

  /** How much the ground may go down from point to point without a flight, metres. */
  private static final double ROUGH = 0.1;

  private final Floor.Reader ground;

  SlowCar(Floor.Reader ground) {
    this.ground = ground;
  }

  /**
   * The deepest that it falls on its way, metres: 0 where it rolls all along, infinite where it
   * meets nothing.
   *
   * @param way from one end of the road to another
   * @param forward false for the other way
   * @param left how far beside the middle it goes
   * @param enough a fall after which nobody asks for more, metres
   */
  double fall(GapWay way, boolean forward, double left, double enough) {
    int last = way.size() - 1;
    double from = way.at(forward ? 0 : last, 1);
    double rises = (way.at(forward ? 1 : last - 1, 1) - from) / (way.length() / last);
    double flown = 0;
    double sank = 0;
    double deepest = 0;
    for (int i = 1; i <= last && deepest <= enough; i++) {
      int at = forward ? i : last - i;
      int before = forward ? at - 1 : at + 1;
      double x = way.beside(at, left, 0);
      double z = way.beside(at, left, 2);
      double dx = x - way.beside(before, left, 0);
      double dz = z - way.beside(before, left, 2);
      flown += Math.sqrt(dx * dx + dz * dz);
      double time = flown / SPEED;
      double fallen = SpeedLimits.GRAVITY * time * time / 2;
      double high = from + rises * flown - fallen;
      double reach = fallen - sank + Wheel.CAR_RADIUS;
      sank = fallen;
      if (ground.find(x, high, z, Math.max(BrinkFinder.CLIMB, reach), ROUGH)) {
        deepest = Math.max(deepest, from + rises * flown - ground.height());
        rises = 0;
        from = ground.height();
        flown = 0;
        sank = 0;
      } else if (fallen > Body.FALL) {
        return Double.POSITIVE_INFINITY;
      }
    }
    double sunk = flown > 0 ? from - high(from, rises, flown) : 0;
    return sunk > enough ? below(way, forward, left, from, sunk) : Math.max(deepest, sunk);
  }

  /** How deep it falls that is still in the air at the end of its way. */
  private double below(GapWay way, boolean forward, double left, double from, double sunk) {
    int end = forward ? way.size() - 1 : 0;
    boolean floor =
        ground.find(way.beside(end, left, 0), from - sunk, way.beside(end, left, 2), 0, Body.FALL);
    return floor ? from - ground.height() : Double.POSITIVE_INFINITY;
  }

  private static double high(double from, double rises, double flown) {
    double time = flown / SPEED;
    return from + rises * flown - SpeedLimits.GRAVITY * time * time / 2;
  }
}
