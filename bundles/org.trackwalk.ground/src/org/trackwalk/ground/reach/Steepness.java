package org.trackwalk.ground.reach;

import org.trackwalk.ground.memory.Memory;
import org.trackwalk.ground.memory.SurfaceChange;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * How steep the triangles of a surface are, as {@link Slopes} tells it, for who asks of all of
 * them. A triangle that was there in the last check is as steep as it was.
 *
 * @param of each triangle which limits it reaches
 */
record Steepness(byte[] of) {

  private static final int CARRIES = 1;
  private static final int STEEP = 2;

  static Steepness of(WeldedSurface surface, Memory memory) {
    return memory.shared(Steepness.class, () -> made(surface, memory));
  }

  private static Steepness made(WeldedSurface surface, Memory memory) {
    SurfaceChange change = memory.change();
    Steepness last = change == null ? null : memory.last(Steepness.class).orElse(null);
    if (last != null && change.samePlaces()) {
      return last.moved(surface, change.come());
    }
    byte[] of = new byte[surface.triangleCount()];
    for (int t = 0; t < of.length; t++) {
      int before = last == null ? -1 : change.before(t);
      of[t] = before < 0 ? marks(surface, t) : last.of[before];
    }
    return new Steepness(of);
  }

  /** The very same where all are as steep as they were: what is made of that holds then. */
  private Steepness moved(WeldedSurface surface, int[] changed) {
    byte[] now = of;
    for (int t : changed) {
      byte marks = marks(surface, t);
      if (marks != now[t]) {
        now = now == of ? of.clone() : now;
        now[t] = marks;
      }
    }
    return now == of ? this : new Steepness(now);
  }

  private static byte marks(WeldedSurface surface, int t) {
    double up = Math.abs(Slopes.up(surface, t));
    return (byte) ((up >= Slopes.GROUND ? CARRIES : 0) | (up < Slopes.ROAD ? STEEP : 0));
  }

  /** As {@link Slopes#carries}. */
  boolean carries(int t) {
    return (of[t] & CARRIES) != 0;
  }

  /** As {@link Slopes#isSteep}. */
  boolean isSteep(int t) {
    return (of[t] & STEEP) != 0;
  }
}
