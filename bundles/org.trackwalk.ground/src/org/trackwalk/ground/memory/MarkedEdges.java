package org.trackwalk.ground.memory;

import java.util.BitSet;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntPredicate;
import org.trackwalk.mesh.topology.Joins;
import org.trackwalk.mesh.topology.Topology;

/**
 * The few half-edges of a surface of which something holds that the corners of the two triangles on
 * it decide, such as that one folds back over the other. While edges are joined as they were, only
 * those of changed triangles are looked at. Several threads may ask.
 */
public final class MarkedEdges implements Memory.Settling {

  private record Key(Object what, Joins joins) {}

  private final SurfaceChange change;
  private volatile Map<Key, BitSet> before;
  private final Map<Key, BitSet> now = new ConcurrentHashMap<>();

  private MarkedEdges(SurfaceChange change, Map<Key, BitSet> before) {
    this.change = change;
    this.before = before;
  }

  /**
   * The half-edges of which something holds.
   *
   * @param count triangles of the surface
   * @param what holds, with all numbers that it depends on, by {@code equals}
   * @param holds whether it does; of the corners and the pieces of its triangle and of that of its
   *     twin alone
   * @return shared: do not write
   */
  public static BitSet of(
      Memory memory, Topology topology, int count, Object what, IntPredicate holds) {
    if (!memory.lasting()) {
      return all(count, holds);
    }
    MarkedEdges known = memory.shared(MarkedEdges.class, () -> after(memory));
    Key key = new Key(what, topology.joins());
    BitSet found = known.now.get(key);
    if (found == null) {
      BitSet last = known.before.get(key);
      found = last == null ? all(count, holds) : carried(last, known.change, topology, holds);
      known.now.put(key, found);
    }
    return found;
  }

  private static MarkedEdges after(Memory memory) {
    MarkedEdges last = memory.last(MarkedEdges.class).orElse(null);
    boolean holds = last != null && memory.change() != null && memory.change().samePlaces();
    return new MarkedEdges(memory.change(), holds ? last.now : Map.of());
  }

  private static BitSet all(int count, IntPredicate holds) {
    BitSet found = new BitSet();
    for (int h = 0; h < 3 * count; h++) {
      if (holds.test(h)) {
        found.set(h);
      }
    }
    return found;
  }

  private static BitSet carried(
      BitSet last, SurfaceChange change, Topology topology, IntPredicate holds) {
    BitSet found = (BitSet) last.clone();
    for (int t : change.come()) {
      for (int h = 3 * t; h < 3 * t + 3; h++) {
        found.set(h, holds.test(h));
        int twin = topology.twin(h);
        if (twin >= 0) {
          found.set(twin, holds.test(twin));
        }
      }
    }
    return found;
  }

  @Override
  public void settle() {
    before = Map.of();
  }
}
