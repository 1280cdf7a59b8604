package org.trackwalk.course.corridor;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * What fills a gap in a road that names or a manifest have told: a piece, or several in a row, that
 * faces up, begins where the road ends, at its full width and straight on, and ends where the road
 * goes on. Terrain and verge lie beside the road's ends, a run-off has one end there, and a pit
 * lane begins at its side. A lawn between two roads has roads at both sides, too, but they are no
 * strip in which it lies: that is many times as long as it is wide.
 */
final class RoadGaps {

  /** The road lies beyond so much of an end at least. */
  private static final double MOSTLY = 0.8;

  private final Ground ground;
  private final Patches patches;
  private final Strips strips;
  private final BitSet road = new BitSet();
  private final BitSet open = new BitSet();

  private RoadGaps(Ground ground, IntPredicate isRoad, IntPredicate mayBe) {
    this.ground = ground;
    patches = Patches.of(ground);
    strips = new Strips(ground, patches);
    for (int t = 0; t < ground.size(); t++) {
      if (ground.up(t)) {
        int patch = patches.of(t);
        road.set(patch, road.get(patch) || isRoad.test(t));
        open.set(patch, open.get(patch) || mayBe.test(t));
      }
    }
    open.andNot(road);
  }

  /**
   * The triangles that fill gaps.
   *
   * @param isRoad triangles that are known to be road
   * @param mayBe triangles of which nobody says that they are something else
   */
  static BitSet fillings(
      WeldedSurface surface, Topology topology, IntPredicate isRoad, IntPredicate mayBe) {
    Ground ground = Ground.ofSurfaces(surface, topology);
    ground.findNeighbours();
    ground.facingNeighbours();
    return new RoadGaps(ground, isRoad, mayBe).fillings();
  }

  private BitSet fillings() {
    Set<Integer> filling = new HashSet<>();
    for (int p = open.nextSetBit(0); p >= 0; p = open.nextSetBit(p + 1)) {
      if (!filling.contains(p) && bordersOnRoad(p)) {
        Strip strip = strips.of(p);
        for (Strip.End end : strip.ends()) {
          if (isRoad(end)) {
            filling.addAll(chain(strip, end));
          }
        }
      }
    }
    BitSet triangles = new BitSet();
    for (int t = 0; t < ground.size() && !filling.isEmpty(); t++) {
      if (ground.up(t) && filling.contains(patches.of(t))) {
        triangles.set(t);
      }
    }
    return triangles;
  }

  private boolean bordersOnRoad(int patch) {
    for (int i = 0; i < strips.border(patch).size(); i++) {
      int other = ground.across(strips.border(patch).get(i));
      if (other >= 0 && road.get(patches.of(other))) {
        return true;
      }
    }
    return false;
  }

  /**
   * From one end of the road over what may be road to the next; empty where it does not get there.
   */
  private List<Integer> chain(Strip first, Strip.End start) {
    List<Integer> chain = new ArrayList<>();
    Strip strip = first;
    Strip.End entry = start;
    double length = 0;
    while (open.get(strip.patch()) && !chain.contains(strip.patch())) {
      chain.add(strip.patch());
      Strip.End exit = strip.opposite(entry);
      if (exit == null) {
        return List.of();
      }
      length += strip.length(entry, exit);
      if (isRoad(exit)) {
        double strips = reach(first, start, chain) + reach(strip, exit, chain);
        boolean slender = length + strips >= Corridor.SLENDER * start.width();
        return slender && interrupts(first, start, strip, exit, chain, length) ? chain : List.of();
      }
      Strip next = strips.of(exit.beyond());
      entry = facing(strip, exit, next);
      if (entry == null) {
        return List.of();
      }
      strip = next;
    }
    return List.of();
  }

  private boolean isRoad(Strip.End end) {
    double metres = 0;
    for (int i = 0; i < end.edges().size(); i++) {
      int other = ground.across(end.edges().get(i));
      metres += other >= 0 && road.get(patches.of(other)) ? ground.length(end.edges().get(i)) : 0;
    }
    return road.get(end.beyond()) && metres >= MOSTLY * end.width();
  }

  /**
   * Whether what lies between two ends of the road is a gap in it: as long as the road that goes on
   * there, at most. Of a verge that lies around a whole lap one piece may be called a road's.
   */
  private boolean interrupts(
      Strip first, Strip.End start, Strip last, Strip.End exit, List<Integer> chain, double gap) {
    Set<Integer> seen = new HashSet<>(chain);
    double before = reach(first, start, seen, road::get);
    return before + reach(last, exit, seen, road::get) >= gap;
  }

  /** Metres of strips one after the other beyond an end. */
  private double reach(Strip from, Strip.End end, List<Integer> chain) {
    return reach(from, end, new HashSet<>(chain), patch -> true);
  }

  /** Likewise up to one that is seen already, or that does not count. */
  private double reach(Strip from, Strip.End end, Set<Integer> seen, IntPredicate counts) {
    Strip strip = from;
    Strip.End exit = end;
    double length = 0;
    while (exit != null && counts.test(exit.beyond()) && seen.add(exit.beyond())) {
      Strip next = strips.of(exit.beyond());
      Strip.End entry = facing(strip, exit, next);
      exit = entry == null ? null : next.opposite(entry);
      length += exit == null ? 0 : next.length(entry, exit);
      strip = next;
    }
    return length;
  }

  /** The end of the next strip at which the strip before it ends. */
  private static Strip.End facing(Strip strip, Strip.End exit, Strip next) {
    for (Strip.End entry : next.endsAt(strip.patch())) {
      if (entry.from() == exit.to() || entry.to() == exit.from()) {
        return entry;
      }
    }
    return null;
  }
}
