package org.trackwalk.check.corridor;

import java.util.BitSet;
import org.trackwalk.check.geometry.Partition;
import org.trackwalk.check.geometry.Vec;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Level triangles that are the lower sides of things: they face down, from one side only, and
 * ground lies over their middles, or a wall that faces away rises from them, as from the bottom of
 * a pot. A field that is wound the wrong way has neither.
 */
final class Undersides {

  private final WeldedSurface surface;
  private final Topology topology;

  private Undersides(WeldedSurface surface, Topology topology) {
    this.surface = surface;
    this.topology = topology;
  }

  static BitSet of(WeldedSurface surface, Topology topology, IntList among) {
    BitSet down = new BitSet();
    for (int i = 0; i < among.size(); i++) {
      down.set(among.get(i), !GroundCover.carries(surface, among.get(i)));
    }
    return down.isEmpty() ? down : new Undersides(surface, topology).among(down);
  }

  private BitSet among(BitSet down) {
    Partition parts = new Partition(surface.triangleCount());
    BitSet bottoms = new BitSet();
    down.stream()
        .forEach(
            t -> {
              for (int h = 3 * t; h < 3 * t + 3; h++) {
                int twin = topology.twin(h);
                if (twin >= 0 && down.get(twin / 3)) {
                  parts.join(t, twin / 3);
                }
              }
            });
    down.stream().filter(this::isUnderWall).forEach(t -> bottoms.set(parts.first(t)));
    GroundCover cover = new GroundCover(surface, t -> false);
    BitSet undersides = new BitSet();
    down.stream()
        .filter(t -> bottoms.get(parts.first(t)) || cover.coversMiddleOf(t))
        .forEach(undersides::set);
    return undersides;
  }

  /** Whether a wall is joined to a triangle that rises from it; both are wound the same way. */
  private boolean isUnderWall(int t) {
    for (int h = 3 * t; h < 3 * t + 3; h++) {
      int twin = topology.twin(h);
      if (twin >= 0 && !topology.sameDirection(h) && isSteep(twin / 3)) {
        double high = height(topology.apex(twin));
        if (high > height(topology.from(h)) && high > height(topology.to(h))) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean isSteep(int t) {
    double[] n = Vec.normal(surface.positions(), surface.triangles(), t);
    return Math.abs(n[1]) < Verge.LEVEL;
  }

  private float height(int vertex) {
    return surface.positions()[3 * vertex + 1];
  }
}
