package org.trackwalk.drive.ride;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.course.road.SpeedLimits;
import org.trackwalk.model.profile.Wheel;
import org.trackwalk.model.ride.Jump;

/**
 * Finds where a car leaves the ground, and flies the parabola from there to where the ground meets
 * it again; its pitch is left out.
 */
final class JumpFinder {

  /** Samples whose slope the car leaves with, and lands on: those of the metre there. */
  private static final int METRE = (int) (1 / LaneProfile.SPACING);

  /** Nobody flies farther, metres: more than the longest ramp jump of a car (102 m, 2012). */
  private static final double FARTHEST = 120;

  /** A flight no higher than this is not felt as one by a body without wheels, metres. */
  private static final double LEAST = 0.02;

  /** Parts of the speed at which a jump is flown. */
  private static final double[] PARTS = {0.8, 1, 1.1};

  /** Largest speed at which missing ground is cleared, by the vehicle's own there. */
  private static final double FASTEST = 2;

  private final LaneProfile lane;
  private final Wheel wheel;
  private final QuarterCar car;
  private final double least;
  private boolean ranOut;

  /**
   * Looks along a lane.
   *
   * @param wheel of the vehicle; null when it has none
   */
  JumpFinder(LaneProfile lane, Wheel wheel) {
    this.lane = lane;
    this.wheel = wheel;
    this.car = wheel == null ? null : QuarterCar.of(wheel);
    this.least = least(wheel);
  }

  /**
   * The height of the least flight, metres.
   *
   * @param wheel of the vehicle; null when it has none
   */
  static double least(Wheel wheel) {
    // A wheel that hangs down as far as it goes up leaves the ground when that is used up.
    return wheel == null ? LEAST : Math.max(LEAST, wheel.travel());
  }

  /** All jumps, in the order in which they are met. */
  List<Jump> find() {
    return find(lane.size());
  }

  /**
   * Those of the first lips alone.
   *
   * @param last sample at which a car may leave the ground
   */
  List<Jump> find(int last) {
    List<Jump> jumps = new ArrayList<>();
    for (int i = METRE; i <= last && i < lane.size() - 1; i++) {
      if (Double.isNaN(lane.y()[i]) || !leaves(i)) {
        continue;
      }
      Jump jump = jump(i);
      if (jump != null) {
        jumps.add(jump);
        int landing = jump.own().landing();
        i = landing < 0 ? next(i) : landing;
      }
    }
    return jumps;
  }

  /** Whether what was found may be other where the lane goes on behind its last sample. */
  boolean ranOut() {
    return ranOut;
  }

  /** Where the ground goes on behind the next gap. */
  private int next(int i) {
    int at = i + 1;
    while (at < lane.size() && !Double.isNaN(lane.y()[at])) {
      at++;
    }
    while (at < lane.size() && Double.isNaN(lane.y()[at])) {
      at++;
    }
    ranOut |= at >= lane.size();
    return at;
  }

  /** Whether the ground falls away below a car's way within the next samples. */
  private boolean leaves(int i) {
    double slope = slope(i - METRE, i);
    double under = lane.y()[i + 1];
    return !Double.isNaN(slope)
        && !climbs(i)
        && (Double.isNaN(under) || height(i, slope, lane.speed()[i], 1) > under);
  }

  /**
   * Whether the ground of the metre before a lip rises over more than a step of the wheel's own as
   * only an upright face does: that is what a car meets, and no ramp that it leaves.
   */
  private boolean climbs(int lip) {
    for (int k = Math.max(1, lip - METRE + 1); k <= lip; k++) {
      if (lane.y()[k] - lane.y()[k - 1] > LaneProfile.SPACING) {
        return true;
      }
    }
    return false;
  }

  /** Slope from one sample to another; NaN where there is no ground. */
  private double slope(int from, int to) {
    int first = Math.max(0, from);
    int last = Math.min(lane.size() - 1, to);
    return (lane.y()[last] - lane.y()[first]) / ((last - first) * LaneProfile.SPACING);
  }

  /** Height of a flight some samples behind its lip. */
  private double height(int lip, double slope, double speed, int behind) {
    double way = behind * LaneProfile.SPACING;
    double t = way * Math.sqrt(1 + slope * slope) / speed;
    return lane.y()[lip] + slope * way - SpeedLimits.GRAVITY / 2 * t * t;
  }

  /** Height of the way of a flight that lands, where it does, metres. */
  double arrives(int lip, Jump.Flight flight) {
    return height(lip, slope(lip - METRE, lip), flight.speed(), flight.landing() - lip);
  }

  private Jump jump(int lip) {
    double slope = slope(lip - METRE, lip);
    double speed = lane.speed()[lip];
    List<Jump.Flight> flights = new ArrayList<>();
    for (double part : PARTS) {
      flights.add(flight(lip, slope, part * speed));
    }
    Jump.Flight own = flights.get(1);
    if (!(own.height() >= least) && !overNothing(lip)) {
      return null;
    }
    return new Jump(lip, flights, needed(lip, slope, speed));
  }

  /** Whether more ground is missing behind a lip than a wheel spans. */
  private boolean overNothing(int lip) {
    return Double.isNaN(lane.y()[lip + 1]) && next(lip) - lip > METRE;
  }

  /** The flight from a sample at a speed, m/s. */
  Jump.Flight flight(int lip, double speed) {
    return flight(lip, slope(lip - METRE, lip), speed);
  }

  private Jump.Flight flight(int lip, double slope, double speed) {
    double highest = 0;
    int most = (int) (FARTHEST / LaneProfile.SPACING);
    for (int k = 1; k <= most && lip + k < lane.size(); k++) {
      double ground = lane.y()[lip + k];
      if (Double.isNaN(ground)) {
        continue;
      }
      double over = height(lip, slope, speed, k) - ground;
      if (over <= 0) {
        boolean edge = k > 1 && Double.isNaN(lane.y()[lip + k - 1]);
        return edge ? nowhere(speed, highest) : landed(lip, slope, speed, k, highest);
      }
      highest = Math.max(highest, over);
    }
    ranOut |= lip + most >= lane.size();
    return nowhere(speed, highest);
  }

  /** It falls, or meets the far edge of what is missing. */
  private static Jump.Flight nowhere(double speed, double highest) {
    double none = Double.NaN;
    return new Jump.Flight(speed, -1, none, highest > 0 ? highest : none, none, none, none, false);
  }

  private Jump.Flight landed(int lip, double slope, double speed, int behind, double highest) {
    // The ground of the metre behind it says how hard it is, and whether it is a face.
    ranOut |= lip + behind + 2 * METRE >= lane.size();
    double length = behind * LaneProfile.SPACING;
    double along = speed / Math.sqrt(1 + slope * slope);
    double time = length / along;
    double down = SpeedLimits.GRAVITY * time - slope * along;
    double ahead = slope(lip + behind, lip + behind + METRE);
    double under = Double.isNaN(ahead) ? 0 : ahead;
    double blow = (down + under * along) / Math.sqrt(1 + under * under);
    boolean bottoms = wheel != null && blow * car.strokePerSpeed() > wheel.travel();
    return new Jump.Flight(speed, lip + behind, length, highest, time, under, blow, bottoms);
  }

  /** The least speed that carries over the ground that is missing behind the lip, m/s. */
  private double needed(int lip, double slope, double speed) {
    int reach = Math.min(lane.size(), lip + (int) (FARTHEST / LaneProfile.SPACING));
    int gap = lip + 1;
    while (gap < reach && !Double.isNaN(lane.y()[gap])) {
      gap++;
    }
    int far = gap;
    while (far < reach && Double.isNaN(lane.y()[far])) {
      far++;
    }
    int landing = flight(lip, slope, speed).landing();
    if (gap >= reach || (landing >= 0 && landing < gap)) {
      return 0;
    }
    if (far >= reach) {
      return Double.NaN;
    }
    double way = (far - lip) * LaneProfile.SPACING;
    double fall = lane.y()[lip] + slope * way - lane.y()[far];
    if (!(fall > 0)) {
      return Double.NaN;
    }
    double needed =
        way * Math.sqrt(1 + slope * slope) * Math.sqrt(SpeedLimits.GRAVITY / (2 * fall));
    return needed <= FASTEST * speed ? needed : Double.NaN;
  }
}
