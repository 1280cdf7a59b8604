package org.trackwalk.drive.confirm;

import org.trackwalk.io.engine.EnginePass;
import org.trackwalk.io.engine.EngineWire;

/** Reads traces. */
final class Traces {

  /** A step that begins so far before an edge meets it: half of what a sphere can, metres. */
  private static final double HALF_REACH = 0.06;

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
   * The first step in which two passes part.
   *
   * @param probe that was towed
   * @param runUp steps that are not measured
   * @return null when they never do
   */
  static Jolted first(EnginePass pass, float[] level, float[] healed, Probe probe, int runUp) {
    double x = pass.pose()[0];
    double y = pass.pose()[1];
    double z = pass.pose()[2];
    for (int i = 0; i < pass.steps(); i++) {
      int at = EngineWire.PER_STEP * i;
      double dx = level[at + 3] - healed[at + 3];
      double dy = level[at + 4] - healed[at + 4];
      double dz = level[at + 5] - healed[at + 5];
      double hx = healed[at + 3];
      double hz = healed[at + 5];
      double length = Math.max(1e-9, Math.hypot(hx, hz));
      double forward = -(dx * hx + dz * hz) / length;
      double side = (dx * hz - dz * hx) / length;
      double ahead = probe.front() + HALF_REACH;
      double[] place = {x + ahead * hx / length, y - probe.half()[1], z + ahead * hz / length};
      double[] way = {hx / length, hz / length};
      Jolted found = new Jolted(place, way, dy, forward, side);
      if (!(found.worst() < Jolted.LEAST)) {
        return i < runUp || Double.isNaN(found.worst()) ? TOO_EARLY : found;
      }
      x = level[at];
      y = level[at + 1];
      z = level[at + 2];
    }
    return null;
  }
}
