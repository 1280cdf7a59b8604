package org.trackwalk.ground.memory;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * What depends on numbers alone: which corners each triangle has, which piece it belongs to and
 * where it stands there, and not on where vertices lie. It holds as long as the numbers do ({@link
 * WeldedSurface#sameNumbers}). What nobody asks for in a check is forgotten. Several threads may
 * ask.
 */
public final class SameNumbers implements Memory.Settling {

  /** The numbers, by the array itself. */
  private final int[] triangles;

  private volatile Map<Object, Object> before;
  private final Map<Object, Object> now = new ConcurrentHashMap<>();

  private SameNumbers(int[] triangles, Map<Object, Object> before) {
    this.triangles = triangles;
    this.before = before;
  }

  /**
   * What is known by numbers, or is made of them.
   *
   * @param what is asked for, with all that it depends on but the numbers, by {@code equals}
   * @param made of the numbers alone; it spends no budget, so that nobody need pay for it later
   * @return shared: do not write
   */
  public static <T> T of(Memory memory, WeldedSurface surface, Object what, Supplier<T> made) {
    if (!memory.lasting()) {
      return made.get();
    }
    SameNumbers known = memory.shared(SameNumbers.class, () -> after(memory, surface));
    if (known.triangles != surface.triangles()) {
      return made.get(); // another surface than the level's
    }
    Object there = known.now.get(what);
    there = there == null ? known.before.get(what) : there;
    there = there == null ? made.get() : there;
    Object first = known.now.putIfAbsent(what, there);
    there = first == null ? there : first;
    @SuppressWarnings("unchecked") // what was asked by this was answered in its kind
    T answer = (T) there;
    return answer;
  }

  private static SameNumbers after(Memory memory, WeldedSurface surface) {
    SameNumbers last = memory.last(SameNumbers.class).orElse(null);
    boolean holds = last != null && last.triangles == surface.triangles();
    return new SameNumbers(surface.triangles(), holds ? last.now : Map.of());
  }

  @Override
  public void settle() {
    before = Map.of();
  }
}
