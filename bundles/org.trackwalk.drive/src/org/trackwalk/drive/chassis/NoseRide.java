package org.trackwalk.drive.chassis;

import java.util.Arrays;
import org.trackwalk.course.road.SpeedLimits;
import org.trackwalk.drive.ride.LaneProfile;
import org.trackwalk.drive.trial.SprungCar;

/**
 * How high the lower front edge of a chassis is over the ground while a car is towed along a lane.
 * What rests on an axle rides on its spring and damper by itself (as it does in {@link SprungCar});
 * its wheels have no mass and follow the ground, as rays do, but no farther down than they travel.
 * Then the chassis falls. The chassis is stiff; it goes on as if it touched nothing.
 */
final class NoseRide {

  /** The fastest swing turns by so much in a part of a step, radians: errors of 4e-4 of it. */
  private static final double TURN = 0.05;

  /** As fast as any car is that is driven at all, m/s: a standing start would last for ever. */
  private static final double SLOWEST = 0.1;

  private final LaneProfile lane;
  private final SprungCar car;

  /** Height of the chassis over its axle, from rest on level ground, metres; NaN without ground. */
  private final double[] over;

  private NoseRide(LaneProfile lane, SprungCar car) {
    this.lane = lane;
    this.car = car;
    over = new double[lane.size()];
    Arrays.fill(over, Double.NaN);
  }

  /**
   * Metres from the ground up to the lower front edge where that is over a sample, below 0 where
   * the ground is in the way; NaN where it is not known.
   */
  static double[] of(LaneProfile lane, SprungCar car) {
    NoseRide ride = new NoseRide(lane, car);
    ride.drive();
    double[] free = new double[lane.size()];
    Arrays.setAll(free, ride::free);
    return free;
  }

  private void drive() {
    int n = lane.size();
    for (int from = 0; from < n; ) {
      int to = from;
      while (to < n && !Double.isNaN(lane.y()[to])) {
        to++;
      }
      if (to > from) {
        drive(from, to);
      }
      from = Math.max(to, from + 1);
    }
  }

  private void drive(int from, int to) {
    int n = lane.size();
    int before = lane.path().closed() && from == 0 ? runIn() : 0;
    double pressed = 0;
    double up = Double.NaN;
    for (int i = from - before; i < to; i++) {
      int k = Math.floorMod(i, n);
      int next = i < from ? (k + 1) % n : Math.min(k + 1, to - 1);
      if (i >= from) {
        over[k] = lane.y()[k] - pressed;
      }
      // The last sample of a lap lies nearer to the first than one to another.
      double way = next > k ? LaneProfile.SPACING : lane.length() - (n - 1) * LaneProfile.SPACING;
      double rise = next == k || way <= 0 ? 0 : (lane.y()[next] - lane.y()[k]) / way;
      double speed = Math.max(lane.speed()[k], SLOWEST);
      double climbs = rise * speed;
      up = Double.isNaN(up) ? climbs : up; // at rest on the slope, not on the level
      double time = Math.max(0, way) / speed;
      int parts = parts(time);
      double dt = time / parts;
      for (int part = 0; part < parts; part++) {
        double half = pressed + dt / 2 * (climbs - up);
        double upHalf = up + dt / 2 * push(pressed, climbs - up);
        pressed += dt * (climbs - upHalf);
        up += dt * push(half, climbs - upHalf);
      }
    }
  }

  /** Upward acceleration of what rests on an axle, m/s². */
  private double push(double pressed, double pressing) {
    double travel = car.wheel().travel();
    if (pressed < -travel) {
      return -SpeedLimits.GRAVITY; // the wheels hang in the air
    }
    double stiff = pressed + SprungCar.STOP * Math.max(0, pressed - travel);
    double by = car.quarter().spring() * stiff + car.quarter().damper() * pressing;
    return Math.max(-SpeedLimits.GRAVITY, by); // a wheel does not pull at the ground
  }

  private int parts(double time) {
    double stiffest = Math.sqrt((1 + SprungCar.STOP) * car.quarter().spring());
    return (int) Math.max(1, Math.ceil(time * stiffest / TURN));
  }

  /** How many samples with ground lie before the start of a lap. */
  private int runIn() {
    int most = Math.min(lane.size() - 1, (int) (LaneProfile.RUN_IN / LaneProfile.SPACING));
    int before = 0;
    while (before < most && !Double.isNaN(lane.y()[lane.size() - 1 - before])) {
      before++;
    }
    return before;
  }

  private double free(int k) {
    double ahead = car.chassis().hz() - car.front();
    double base = car.front() + car.rear();
    double front = at(k - ahead / LaneProfile.SPACING);
    double rear = at(k - (ahead + base) / LaneProfile.SPACING);
    return car.clearance() + front + (front - rear) * ahead / base - lane.y()[k];
  }

  /** Height over an axle between two samples; NaN before the start of what is no lap. */
  private double at(double sample) {
    int n = lane.size();
    int first = (int) Math.floor(sample);
    if (!lane.path().closed() && (first < 0 || first >= n)) {
      return Double.NaN;
    }
    double from = over[Math.floorMod(first, n)];
    double to =
        over[lane.path().closed() ? Math.floorMod(first + 1, n) : Math.min(first + 1, n - 1)];
    return from + (sample - first) * (to - from);
  }
}
