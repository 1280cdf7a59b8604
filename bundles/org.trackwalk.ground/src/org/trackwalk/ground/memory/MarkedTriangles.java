package org.trackwalk.ground.memory;

import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntPredicate;
import org.trackwalk.mesh.tree.IntList;

/**
 * The few triangles of a surface of which something holds that their own corners decide, such as
 * that they are thin. One that was there in the last check is what it was: after a change only new
 * triangles are looked at. Several threads may ask.
 */
public final class MarkedTriangles implements Memory.Settling {

  private final SurfaceChange change;
  private volatile Map<Object, int[]> before;
  private final Map<Object, int[]> now = new ConcurrentHashMap<>();

  private MarkedTriangles(SurfaceChange change, Map<Object, int[]> before) {
    this.change = change;
    this.before = before;
  }

  /**
   * The triangles of which something holds.
   *
   * @param count triangles of the surface
   * @param what holds, with all numbers that it depends on, by {@code equals}
   * @param holds whether it does; of the places of the triangle's corners alone
   * @return ascending. Shared: do not write
   */
  public static int[] of(Memory memory, int count, Object what, IntPredicate holds) {
    if (!memory.lasting()) {
      return all(count, holds);
    }
    MarkedTriangles known = memory.shared(MarkedTriangles.class, () -> after(memory));
    int[] found = known.now.get(what);
    if (found == null) {
      int[] last = known.before.get(what);
      found = last == null ? all(count, holds) : carried(last, known.change, holds);
      known.now.put(what, found);
    }
    return found;
  }

  private static MarkedTriangles after(Memory memory) {
    MarkedTriangles last = memory.last(MarkedTriangles.class).orElse(null);
    boolean holds = last != null && memory.change() != null;
    return new MarkedTriangles(memory.change(), holds ? last.now : Map.of());
  }

  private static int[] all(int count, IntPredicate holds) {
    IntList found = new IntList();
    for (int t = 0; t < count; t++) {
      if (holds.test(t)) {
        found.add(t);
      }
    }
    return found.array();
  }

  /** Those that are still there, and those that have come, both in the surface's order. */
  private static int[] carried(int[] last, SurfaceChange change, IntPredicate holds) {
    if (change.samePlaces() && stay(last, change.come(), holds)) {
      return last;
    }
    IntList found = new IntList();
    int next = 0;
    for (int t : change.come()) {
      if (holds.test(t)) {
        for (; next < last.length && change.now(last[next]) < t; next++) {
          stays(change.now(last[next]), found);
        }
        found.add(t);
      }
    }
    for (; next < last.length; next++) {
      stays(change.now(last[next]), found);
    }
    return found.array();
  }

  /** Whether of some triangles the same holds as before; then the list is the very same. */
  private static boolean stay(int[] last, int[] changed, IntPredicate holds) {
    for (int t : changed) {
      if (holds.test(t) != Arrays.binarySearch(last, t) >= 0) {
        return false;
      }
    }
    return true;
  }

  private static void stays(int t, IntList found) {
    if (t >= 0) {
      found.add(t);
    }
  }

  @Override
  public void settle() {
    before = Map.of();
  }
}
