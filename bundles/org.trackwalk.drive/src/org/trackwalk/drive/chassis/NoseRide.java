package org.trackwalk.drive.chassis;

import org.trackwalk.course.road.SpeedLimits;
import org.trackwalk.drive.ride.LaneProfile;
import org.trackwalk.drive.trial.SprungCar;
import org.trackwalk.mesh.parallel.Budget;

/**
 * How high the lower front edge of a chassis is over the ground where a car is towed to along a
 * lane, at the speed that it has there: as every jolt is foretold and measured. It is set down at
 * rest, as far before as lets it come to rest, but behind a bend out of which no car gains that
 * speed, or that none follows. Where that leaves it less than its own length nothing is known: no
 * car comes there so fast. What rests on an axle rides on its spring and damper by itself (as it
 * does in {@link SprungCar}); its wheels have no mass and follow the ground, as rays do, but no
 * farther down than they travel. Then the chassis falls. Where its springs have bottomed out, or it
 * lies on the ground over an axle, it goes on with the ground and keeps no speed into it, as in
 * engines: nothing throws it back. The chassis is stiff; its ends go on as if they touched nothing.
 */
final class NoseRide {

  /** The fastest swing turns by so much in a part of a step, radians: errors of 4e-4 of it. */
  private static final double TURN = 0.05;

  /** As fast as any car is that is driven at all, m/s: a standing start would last for ever. */
  private static final double SLOWEST = 0.1;

  /** So often an engine asks for the ground, and stops what has come down to it, hertz. */
  private static final double ASKED = 60;

  /**
   * A lane may want so many times what tyres hold. Chosen, twice two: a lane has the speed of the
   * middle of the road and half its radius inside a bend whose middle has 0.8 of the road's width
   * (the lanes beside the borders of five lie 0.4 of it from the middle); and a mesh's bend may
   * lie, all of it, in one kink of every two lengths of a car.
   */
  private static final double TIGHTER = 4;

  /** So many samples are one unit of work: each takes about 25 ns, a unit up to 100. */
  private static final int SAMPLES = 4;

  /** Wheels turn by 30 degrees at most: so many wheelbases are the least radius. */
  private static final double LEAST_RADIUS = 2;

  private final LaneProfile lane;
  private final SprungCar car;
  private final double gains;

  /** How far a spring is pressed from rest at most, metres. */
  private final double most;

  /** The last sample that was asked for and its answer: many seams may lie at one. */
  private int known = -1;

  private double knownFree;

  /** The last sample that was come to, and from where. */
  private int fromOf = -1;

  private int knownFrom;

  /**
   * Along a lane.
   *
   * @param gains speed at most, and turns at most, m/s²
   */
  NoseRide(LaneProfile lane, SprungCar car, double gains) {
    this.lane = lane;
    this.car = car;
    this.gains = gains;
    most = Math.min(car.wheel().travel(), car.clearance());
  }

  /**
   * Metres from the ground up to the lower front edge where that is over a sample, below 0 where
   * the ground is in the way; NaN where it is not known.
   */
  double free(int sample) {
    if (sample != known) {
      knownFree = followed(sample);
      known = sample;
    }
    return knownFree;
  }

  private double followed(int sample) {
    double ahead = car.chassis().hz() - car.front();
    double base = car.front() + car.rear();
    double front = sample - ahead / LaneProfile.SPACING;
    double rear = front - base / LaneProfile.SPACING;
    int first = (int) Math.floor(rear);
    int last = (int) Math.floor(front) + 1;
    boolean beyond = first < 0 || last >= lane.size();
    if (beyond && !lane.path().closed() || last - first >= lane.size()) {
      return Double.NaN;
    }
    if (isTooTight(sample)) {
      return Double.NaN;
    }
    int from = from(sample);
    // A car gets up what it was set down behind, a step or a gap, but no bend and no speed.
    if (from > farthest(sample) && isDriven(from - 1) && rearEnd(sample) - from < length()) {
      return Double.NaN;
    }
    Budget.spend((last - from) / SAMPLES + 1);
    // up to its rear end that was asked when it was set down
    for (int i = Math.max(from, rearEnd(sample)); i <= last; i++) {
      if (Double.isNaN(y(i)) || i > from && !isDriven(i - 1)) {
        return Double.NaN;
      }
    }
    double[] over = over(from, first, last, speed(sample));
    double r = between(over, rear - first);
    double f = between(over, front - first);
    return car.clearance() + f + (f - r) * ahead / base - y(sample);
  }

  /** Samples that a car is long. */
  private int length() {
    return (int) Math.rint(2 * car.chassis().hz() / LaneProfile.SPACING);
  }

  /** Whether the lane turns over a car's length as no car does, or far more than its tyres hold. */
  private boolean isTooTight(int sample) {
    double radius = radius(sample);
    return isBeyondSteering(radius) || speed(sample) * speed(sample) > TIGHTER * gains * radius;
  }

  /** Whether no car turns so, however slowly. */
  private boolean isBeyondSteering(double radius) {
    return radius < LEAST_RADIUS * (car.front() + car.rear());
  }

  /** That on which the lane turns over a car's length before a sample, metres. */
  private double radius(int sample) {
    int before = lane.path().closed() ? sample - length() : Math.max(0, sample - length());
    double turned = heading(sample) - heading(before);
    turned -= 2 * Math.PI * Math.rint(turned / (2 * Math.PI));
    return turned == 0
        ? Double.POSITIVE_INFINITY
        : (sample - before) * LaneProfile.SPACING / Math.abs(turned);
  }

  private double heading(int sample) {
    return lane.heading()[Math.floorMod(sample, lane.size())];
  }

  /** The sample at which an axle is set down whose car comes to a sample; below 0 before a lap. */
  int from(int sample) {
    if (sample != fromOf) {
      knownFrom = setDown(sample);
      fromOf = sample;
    }
    return knownFrom;
  }

  private int setDown(int sample) {
    int from = rearEnd(sample);
    int farthest = farthest(sample);
    double square = speed(sample) * speed(sample);
    while (from > farthest && isDriven(from - 1) && !isBeyondSteering(radius(from - 1))) {
      double there = speed(from - 1);
      double gained = 2 * gains * (sample - from) * LaneProfile.SPACING;
      if (there * there + gained < square) {
        break;
      }
      from--;
    }
    return from;
  }

  /** The first sample at which an axle may be set down. */
  private int farthest(int sample) {
    int run = rearEnd(sample) - (int) (LaneProfile.RUN_IN / LaneProfile.SPACING);
    return Math.max(run, lane.path().closed() ? sample - lane.size() + 1 : 0);
  }

  private int rearEnd(int sample) {
    double back = car.chassis().hz() + car.rear();
    return (int) Math.floor(sample - back / LaneProfile.SPACING);
  }

  private double speed(int sample) {
    int n = lane.size();
    return Math.max(
        lane.speed()[sample >= 0 && sample < n ? sample : Math.floorMod(sample, n)], SLOWEST);
  }

  private static double between(double[] of, double at) {
    int i = (int) Math.floor(at);
    return of[i] + (at - i) * (of[i + 1] - of[i]);
  }

  private double y(int sample) {
    int n = lane.size();
    return lane.y()[sample >= 0 && sample < n ? sample : Math.floorMod(sample, n)];
  }

  /**
   * Whether a sample has ground that goes on to the next one, and does not stand up there. Before
   * the first one of an open lane nothing climbs.
   */
  private boolean isDriven(int sample) {
    double rise = y(sample + 1) - y(sample);
    boolean begins = sample == 0 && !lane.path().closed();
    double before = begins ? 0 : y(sample) - y(sample - 1);
    return !WheelTracks.standsUp(before, rise);
  }

  /** Heights over an axle, from rest on level ground, at samples from the first to the last. */
  private double[] over(int from, int first, int last, double speed) {
    double[] over = new double[last - first + 1];
    double pressed = 0;
    double up = Double.NaN;
    double timed = Double.NaN;
    int parts = 0;
    double dt = 0;
    for (int i = from; i <= last; i++) {
      if (i >= first) {
        over[i - first] = y(i) - pressed;
      }
      // The last sample of a lap lies nearer to the first than one to another.
      double way = way(i);
      double climbs = i == last || way <= 0 ? 0 : (y(i + 1) - y(i)) / way * speed;
      up = Double.isNaN(up) ? climbs : up; // at rest on the slope, not on the level
      if (way != timed) {
        double time = Math.max(0, way) / speed;
        parts = (int) Math.max(1, Math.ceil(time * car.quarter().omega() / TURN));
        dt = time / parts;
        timed = way;
      }
      for (int part = 0; part < parts; part++) {
        double half = pressed + dt / 2 * (climbs - up);
        double upHalf = up + dt / 2 * push(pressed, climbs - up);
        pressed += dt * (climbs - upHalf);
        up += dt * push(half, climbs - upHalf);
        if (pressed > most) {
          pressed = most;
          up = Math.max(up, carried(i, from, last, speed));
        }
      }
    }
    return over;
  }

  private double way(int sample) {
    int n = lane.size();
    return Math.floorMod(sample, n) < n - 1 || !lane.path().closed()
        ? LaneProfile.SPACING
        : lane.length() - (n - 1) * LaneProfile.SPACING;
  }

  /**
   * How fast the ground rises, m/s: over the way of a step of the engine to a sample and from it,
   * of both the less. A face is no slope, and a dip is met when it is there.
   */
  private double carried(int at, int from, int last, double speed) {
    int samples = Math.max(1, (int) Math.rint(speed / ASKED / LaneProfile.SPACING));
    int before = Math.max(at - samples, from);
    int behind = Math.min(at + samples, last);
    double to = at == before ? Double.POSITIVE_INFINITY : slope(before, at);
    double on = at == behind ? to : slope(at, behind);
    return Math.min(to, on) * speed;
  }

  private double slope(int from, int to) {
    return (y(to) - y(from)) / ((to - from) * LaneProfile.SPACING);
  }

  /** Upward acceleration of what rests on an axle, m/s². */
  private double push(double pressed, double pressing) {
    if (pressed < -car.wheel().travel()) {
      return -SpeedLimits.GRAVITY; // the wheels hang in the air
    }
    double by = car.quarter().spring() * pressed + car.quarter().damper() * pressing;
    return Math.max(-SpeedLimits.GRAVITY, by); // a wheel does not pull at the ground
  }
}
