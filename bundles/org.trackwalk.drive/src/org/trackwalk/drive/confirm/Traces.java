package org.trackwalk.drive.confirm;

import org.trackwalk.io.engine.EnginePass;
import org.trackwalk.io.engine.EngineWire;

/** Reads traces. */
final class Traces {

  /** A step that begins so far before an edge meets it: half of what a sphere can, metres. */
  private static final double HALF_REACH = 0.06;

  /** Part of a rise from which on another is as large. */
  private static final double HALF = 0.5;

  /** What falls does so within this part of what gravity adds. */
  private static final double FALLS = 0.02;

  private static final Jolted NOTHING = new Jolted(new double[3], new double[2], 0, 0, 0);

  private Traces() {}

  /** Whether any step changes the velocity of a trace by itself as much as an event does. */
  static boolean lively(EnginePass pass, float[] trace) {
    double before = pass.velocity()[1];
    for (int i = 0; i < pass.steps(); i++) {
      int at = EngineWire.PER_STEP * i;
      double along = Math.hypot(trace[at + 3], trace[at + 5]);
      if (!(Math.abs(trace[at + 4] - before) < Jolted.LEAST / 2)
          || !(Math.abs(pass.speed() - along) < Jolted.LEAST / 2)) {
        return true;
      }
      before = trace[at + 4];
    }
    return false;
  }

  /** The answer of {@link #first} for a pass that felt something before it was measured. */
  static final Jolted TOO_EARLY = new Jolted(new double[3], new double[2], 0, 0, 0);

  /**
   * The first step that changes the velocity of a pass on the level, and not as much on the healed
   * copy. What only the copy does is no fault of the level's.
   *
   * @param healed null where the copy has the same fault: then what a step does counts as it is
   * @param probe that was towed
   * @param runUp steps that are not measured
   * @param least change that counts, m/s
   * @param fall what gravity adds in a step, m/s
   * @return null when there is none
   */
  static Jolted first(
      EnginePass pass,
      float[] level,
      float[] healed,
      Probe probe,
      int runUp,
      double least,
      double fall) {
    double[] at = pass.pose();
    double[] before = {pass.velocity()[1], pass.velocity()[1]};
    for (int i = 0; i < pass.steps(); i++) {
      double[] way = way(healed == null ? level : healed, i);
      Jolted own = step(pass, level, i, before[0], at, way, probe);
      Jolted copy = healed == null ? NOTHING : step(pass, healed, i, before[1], at, way, probe);
      Jolted found =
          new Jolted(
              own.place(),
              own.way(),
              meet(level, healed, i, fall) ? 0 : upward(own.up(), copy.up(), fall),
              felt(own.forward(), copy.forward()),
              felt(own.side(), copy.side()));
      boolean late = healed != null && isOfAnotherStep(pass, level, healed, i);
      if (!(found.worst() < least) && !late) {
        return i < runUp || Double.isNaN(found.worst()) ? TOO_EARLY : found;
      }
      int after = EngineWire.PER_STEP * i;
      before[0] = level[after + 4];
      before[1] = healed == null ? 0 : healed[after + 4];
      at = new double[] {level[after], level[after + 1], level[after + 2]};
    }
    return null;
  }

  /**
   * What the level adds upward. Where the ground holds one of the two and the other falls, which
   * rounding decides, that is no jolt.
   */
  private static double upward(double level, double healed, double fall) {
    double more = felt(level, healed);
    boolean falls = Math.abs(level + fall) < FALLS * fall || Math.abs(healed + fall) < FALLS * fall;
    return falls && Math.abs(more) <= (1 + FALLS) * fall ? 0 : more;
  }

  /** Whether both rise as fast after a step: then what it adds is what was missing before. */
  private static boolean meet(float[] level, float[] healed, int step, double fall) {
    int at = EngineWire.PER_STEP * step + 4;
    return healed != null && Math.abs(level[at] - healed[at]) < FALLS * fall;
  }

  /**
   * Whether the copy does the same a step earlier or later: at a break of the slope both rise, and
   * the last bit of a position decides in which of two steps.
   */
  private static boolean isOfAnotherStep(EnginePass pass, float[] level, float[] healed, int step) {
    double own = rise(pass, level, step);
    for (int other = step - 1; other <= step + 1; other += 2) {
      boolean there = other >= 0 && other < pass.steps();
      if (there
          && rise(pass, healed, other) * Math.signum(own) >= HALF * Math.abs(own)
          && rise(pass, level, other) * Math.signum(own) < HALF * Math.abs(own)
          && Math.abs(own) >= Jolted.LEAST) {
        return true;
      }
    }
    return false;
  }

  private static double rise(EnginePass pass, float[] trace, int step) {
    int at = EngineWire.PER_STEP * step + 4;
    return trace[at] - (step == 0 ? pass.velocity()[1] : trace[at - EngineWire.PER_STEP]);
  }

  /** What the level adds: no more than it does by itself. */
  private static double felt(double level, double healed) {
    double more = level - healed;
    return Math.abs(more) < Math.abs(level) ? more : level;
  }

  /** Where a pass goes after a step: both were towed that way. */
  private static double[] way(float[] trace, int step) {
    double x = trace[EngineWire.PER_STEP * step + 3];
    double z = trace[EngineWire.PER_STEP * step + 5];
    double length = Math.max(Double.MIN_NORMAL, Math.hypot(x, z));
    return new double[] {x / length, z / length};
  }

  /** How far ahead of a probe's middle the place of a jolt is told, metres. */
  static double ahead(Probe probe) {
    return probe.front() + HALF_REACH;
  }

  /** What a step of a trace did. */
  private static Jolted step(
      EnginePass pass,
      float[] trace,
      int step,
      double upBefore,
      double[] from,
      double[] way,
      Probe probe) {
    int at = EngineWire.PER_STEP * step;
    double along = trace[at + 3] * way[0] + trace[at + 5] * way[1];
    double side = trace[at + 3] * way[1] - trace[at + 5] * way[0];
    double ahead = ahead(probe);
    double y = from[1] - probe.half()[1];
    return new Jolted(
        new double[] {from[0] + ahead * way[0], y, from[2] + ahead * way[1]},
        way,
        trace[at + 4] - upBefore,
        pass.speed() - along,
        side);
  }
}
