package org.trackwalk.drive.confirm;

import org.trackwalk.io.engine.EngineCar;
import org.trackwalk.io.engine.EnginePass;
import org.trackwalk.io.engine.EngineWire;

/** Reads what a car felt from its trace on the level and that on the healed copy. */
final class CarFelt {

  /** Part of what a wheel carries at rest: a change of its load from here on is an event. */
  static final double LOAD = 0.25;

  /**
   * Steps in which the chassis swings on after an event: at 60 Hz a quarter of a second, more than
   * a quarter of the swing of a car that rides at 1 Hz.
   */
  static final int FOLLOWED = 15;

  private final Probe probe;
  private final double[] rest = new double[EngineCar.WHEELS];

  /**
   * Reads traces of a car.
   *
   * @param gravity m/s²
   */
  CarFelt(Probe probe, double gravity) {
    this.probe = probe;
    for (int w = 0; w < rest.length; w++) {
      rest[w] = probe.car().corner(w) * gravity;
    }
  }

  /**
   * What a pass felt from the first step on in which level and copy part.
   *
   * @param runUp steps that are not measured
   * @return null for nothing, {@link Traces#TOO_EARLY} when they part before
   */
  Jolted first(EnginePass pass, float[] level, float[] copy, int runUp) {
    for (int step = 0; step < pass.steps(); step++) {
      int wheel = parts(pass, level, copy, step);
      if (wheel >= 0) {
        return step < runUp
            ? Traces.TOO_EARLY
            : most(pass, level, copy, step, place(level, copy, step, wheel));
      }
    }
    return null;
  }

  /** The wheel at which they part most, {@link EngineCar#WHEELS} for the chassis; else -1. */
  private int parts(EnginePass pass, float[] level, float[] copy, int step) {
    int at = step * perStep();
    int wheel = -1;
    double most = 1;
    for (int w = 0; w < EngineCar.WHEELS; w++) {
      double load = Math.abs(load(level, copy, at, w)) / LOAD;
      double rise = Math.abs(rise(level, copy, at, w)) / Jolted.LEAST;
      double size = Math.max(load, rise);
      if (!(size < most)) {
        most = Double.isNaN(size) ? Double.POSITIVE_INFINITY : size;
        wheel = w;
      }
    }
    double[] way = way(copy, at);
    double lost = along(copy, at, way) - along(level, at, way);
    double aside = side(level, at, way) - side(copy, at, way);
    return Math.max(Math.abs(lost), Math.abs(aside)) / Jolted.LEAST >= most
        ? EngineCar.WHEELS
        : wheel;
  }

  private Jolted most(EnginePass pass, float[] level, float[] copy, int from, double[] place) {
    double up = 0;
    double forward = 0;
    double side = 0;
    double load = 0;
    int to = Math.min(pass.steps(), from + FOLLOWED);
    for (int step = from; step < to; step++) {
      int at = step * perStep();
      double[] way = way(copy, at);
      for (int w = 0; w < EngineCar.WHEELS; w++) {
        up = larger(up, rise(level, copy, at, w));
        load = Math.max(load, Math.abs(load(level, copy, at, w)));
      }
      forward = larger(forward, along(copy, at, way) - along(level, at, way));
      side = larger(side, side(level, at, way) - side(copy, at, way));
    }
    return new Jolted(place, way(copy, from * perStep()), up, forward, side, load);
  }

  private static double larger(double one, double other) {
    return Math.abs(other) > Math.abs(one) ? other : one;
  }

  /**
   * The largest load of a wheel and the smallest after a step, over what it carries at rest: as the
   * level is, hills and all.
   */
  double[] loads(EnginePass pass, float[] level, int from) {
    double[] loads = {1, 1};
    for (int step = from; step < pass.steps(); step++) {
      for (int w = 0; w < EngineCar.WHEELS; w++) {
        double load = level[step * perStep() + EngineWire.PER_STEP + w] / rest[w];
        loads[0] = Math.max(loads[0], load);
        loads[1] = Math.min(loads[1], load);
      }
    }
    return loads;
  }

  /** Where a wheel stands after a step, or the lower front edge of the chassis is. */
  private double[] place(float[] level, float[] copy, int step, int wheel) {
    int at = step * perStep();
    double[] way = way(copy, at);
    EngineCar car = probe.car();
    double ahead = wheel == EngineCar.WHEELS ? probe.half()[2] : car.hub(wheel)[2];
    double left = wheel == EngineCar.WHEELS ? 0 : car.hub(wheel)[0];
    return new double[] {
      level[at] + ahead * way[0] + left * way[1],
      level[at + 1] - probe.rise(),
      level[at + 2] + ahead * way[1] - left * way[0]
    };
  }

  private double load(float[] level, float[] copy, int at, int wheel) {
    int of = at + EngineWire.PER_STEP + wheel;
    return (level[of] - copy[of]) / rest[wheel];
  }

  private static double rise(float[] level, float[] copy, int at, int wheel) {
    int of = at + EngineWire.PER_STEP + EngineCar.WHEELS + wheel;
    return level[of] - copy[of];
  }

  static double[] way(float[] trace, int at) {
    double length = Math.max(Double.MIN_NORMAL, Math.hypot(trace[at + 3], trace[at + 5]));
    return new double[] {trace[at + 3] / length, trace[at + 5] / length};
  }

  static double along(float[] trace, int at, double[] way) {
    return trace[at + 3] * way[0] + trace[at + 5] * way[1];
  }

  static double side(float[] trace, int at, double[] way) {
    return trace[at + 3] * way[1] - trace[at + 5] * way[0];
  }

  static int perStep() {
    return EngineWire.PER_STEP + EngineCar.PER_WHEEL * EngineCar.WHEELS;
  }
}
