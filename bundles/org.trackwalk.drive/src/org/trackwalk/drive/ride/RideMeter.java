package org.trackwalk.drive.ride;

import java.util.Arrays;
import java.util.List;
import org.trackwalk.course.road.SpeedLimits;
import org.trackwalk.model.profile.Wheel;
import org.trackwalk.model.ride.Ride;

/** Measures the ride along a lane, as it is sampled. */
final class RideMeter {

  /** Slope and curvature are those of this stretch at least, metres, ... */
  private static final double WINDOW = 2;

  /** ... and of what is driven in this time, seconds. */
  private static final double MOMENT = 0.1;

  /** Metres of the stretches that roughness is told for. */
  private static final double SHORT = 20;

  private static final double LONG = 100;

  private final LaneProfile lane;
  private final boolean reverse;
  private final Wheel wheel;

  /** Of the vehicle's corner; null when it has no suspension. */
  private final SpeedFilters filters;

  /** Of the same lane driven the other way; null where that was not measured. */
  private final Ride forward;

  private RideMeter(
      LaneProfile lane, boolean reverse, Wheel wheel, SpeedFilters filters, Ride forward) {
    this.lane = lane;
    this.reverse = reverse;
    this.wheel = wheel;
    this.filters = filters;
    this.forward = forward;
  }

  /** The filters of a vehicle, for all lanes that it drives along; null without a suspension. */
  static SpeedFilters filters(Wheel wheel) {
    return wheel == null ? null : new SpeedFilters(QuarterCar.of(wheel));
  }

  /**
   * Measures a lane in the order of its samples.
   *
   * @param reverse whether these are those of the lane's end first
   * @param wheel of the vehicle; null when it has no suspension
   * @param filters of the wheel
   */
  static Ride of(LaneProfile lane, boolean reverse, Wheel wheel, SpeedFilters filters) {
    return new RideMeter(lane, reverse, wheel, filters, null).measure();
  }

  /**
   * Measures a lane forward, then in reverse: the road's shape is the same then, seen from the
   * other side.
   *
   * @param filters of the wheel
   */
  static List<Ride> bothWays(LaneProfile lane, Wheel wheel, SpeedFilters filters) {
    Ride forward = of(lane, false, wheel, filters);
    LaneProfile turned = lane.reversed();
    return List.of(forward, new RideMeter(turned, true, wheel, filters, forward).measure());
  }

  private Ride measure() {
    int n = lane.size();
    double[] s = new double[n];
    Arrays.setAll(s, k -> LaneProfile.SPACING * (reverse ? n - 1 - k : k));
    double[] slope = nothing(n);
    double[] vertical = nothing(n);
    double[] horizontal = nothing(n);
    double[] gravity = nothing(n);
    VerticalFit fit = new VerticalFit(lane.y(), LaneProfile.SPACING);
    for (int k = 0; k < n; k++) {
      if (forward != null) {
        int other = n - 1 - k;
        slope[k] = -forward.slope()[other];
        vertical[k] = forward.vertical()[other];
        horizontal[k] = -forward.horizontal()[other];
        gravity[k] = forward.gravity()[other];
        continue;
      }
      double v = lane.speed()[k];
      int half = (int) Math.rint(Math.max(WINDOW, MOMENT * v) / 2 / LaneProfile.SPACING);
      horizontal[k] = bend(k, half);
      if (fit.fit(k, half, half)) {
        slope[k] = fit.slope();
        vertical[k] = fit.curvature();
        double cos = 1 / Math.sqrt(1 + slope[k] * slope[k]);
        gravity[k] = cos + v * v * vertical[k] / SpeedLimits.GRAVITY;
      }
    }
    double[] load = nothing(n);
    double[] stroke = nothing(n);
    double[] roughness = nothing(n);
    double[] roughness100 = nothing(n);
    for (int from = 0; from < n; ) {
      int to = end(from);
      if (to > from) {
        rough(from, to, SHORT, roughness);
        rough(from, to, LONG, roughness100);
        if (wheel != null) {
          feel(from, to, load, stroke);
        }
      }
      from = Math.max(to, from + 1);
    }
    return new Ride(
        lane.path().strand(),
        lane.path().name(),
        reverse,
        lane.path().closed(),
        s,
        lane.station(),
        lane.x(),
        lane.y(),
        lane.z(),
        lane.speed(),
        slope,
        vertical,
        horizontal,
        gravity,
        load,
        stroke,
        roughness,
        roughness100,
        new JumpFinder(lane, wheel).find());
  }

  private static double[] nothing(int n) {
    double[] none = new double[n];
    Arrays.fill(none, Double.NaN);
    return none;
  }

  /** Behind the last sample from one on before ground is missing. */
  private int end(int from) {
    int to = from;
    while (to < lane.size() && !Double.isNaN(lane.y()[to])) {
      to++;
    }
    return to;
  }

  /** How much the way turns to the left by metre, around a sample. */
  private double bend(int k, int half) {
    int from = Math.max(0, k - half);
    int to = Math.min(lane.size() - 1, k + half);
    // From x to z is a turn to the right where y is up.
    return to > from
        ? (lane.heading()[from] - lane.heading()[to]) / ((to - from) * LaneProfile.SPACING)
        : Double.NaN;
  }

  /** Roughness of stretches of equal length from the start of the ground on. */
  private void rough(int from, int to, double metres, double[] into) {
    double[] heights = Arrays.copyOfRange(lane.y(), from, to);
    Roughness car = Roughness.of(heights, LaneProfile.SPACING);
    int length = car.samples(metres);
    for (int k = 0; k < heights.length; k += length) {
      double index = car.index(k, k + length);
      Arrays.fill(into, from + k, from + Math.min(heights.length, k + length), index);
    }
  }

  /** The vehicle at its own speed. */
  private void feel(int from, int to, double[] load, double[] stroke) {
    QuarterCar car = QuarterCar.of(wheel);
    double weight = (1 + car.wheel()) * SpeedLimits.GRAVITY;
    double[] state = new double[LinearFilter.STATES];
    int n = lane.size();
    int before = lane.path().closed() && from == 0 ? runIn() : 0;
    for (int i = from - before; i < to; i++) {
      int k = Math.floorMod(i, n);
      int next = i < from ? (k + 1) % n : Math.min(k + 1, to - 1);
      // The last sample of a lap lies nearer to the first than one to another.
      double way = next > k ? LaneProfile.SPACING : lane.length() - (n - 1) * LaneProfile.SPACING;
      double rise = next == k || way <= 0 ? 0 : (lane.y()[next] - lane.y()[k]) / way;
      double up = rise * lane.speed()[k];
      if (i == from - before) {
        state[1] = up; // at rest on the slope, not on the level
        state[3] = up;
      }
      filters.at(lane.speed()[k]).advance(state, up);
      if (i >= from) {
        stroke[i] = -state[0];
        load[i] = Math.max(0, 1 - car.tyre() * state[2] / weight);
      }
    }
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
}
