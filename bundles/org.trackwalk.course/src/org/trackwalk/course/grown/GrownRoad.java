package org.trackwalk.course.grown;

import java.util.BitSet;
import java.util.List;
import java.util.function.IntPredicate;
import org.trackwalk.course.part.RoadBorder;
import org.trackwalk.course.part.RoadEnds;
import org.trackwalk.course.part.RoadParts;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.ground.reach.Slopes;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Road that grows from a start over ground that is alike, and goes on where a piece of it is
 * missing: beyond an end of it, at the nearest end of what is alike, where that one sees no nearer
 * end either. A ring that is torn meets itself there.
 */
public final class GrownRoad {

  private final Land land;
  private final WeldedSurface surface;
  private final Topology topology;
  private final IntPredicate alike;
  private final boolean fromStart;

  private GrownRoad(Land land, Topology topology, IntPredicate alike, boolean fromStart) {
    this.fromStart = fromStart;
    this.land = land;
    this.surface = land.surface();
    this.topology = topology;
    this.alike = alike;
  }

  /** All triangles that are reached from {@code seeds}, over gaps of a road too. */
  public static BitSet overGaps(Land land, Topology topology, BitSet seeds, IntPredicate alike) {
    return new GrownRoad(land, topology, alike, false).overGaps(seeds);
  }

  /** Likewise from what lies under a start. */
  static BitSet fromStart(Land land, Topology topology, BitSet seeds, IntPredicate alike) {
    return new GrownRoad(land, topology, alike, true).overGaps(seeds);
  }

  private BitSet overGaps(BitSet seeds) {
    BitSet road = grow(seeds);
    BitSet floor = new BitSet();
    for (int t = 0; t < surface.triangleCount(); t++) {
      floor.set(t, alike.test(t) && Slopes.carries(surface, t) && !Slopes.isSteep(surface, t));
    }
    BitSet beyond = (BitSet) floor.clone();
    beyond.andNot(road);
    if (beyond.isEmpty()) {
      return road;
    }
    RoadParts parts = RoadParts.of(land, topology, floor);
    RoadEnds ends =
        RoadEnds.ofRoad(surface, topology, parts, new RoadBorder(land, topology, parts));
    List<RoadEnds.End> all = ends.all();
    List<RoadEnds.End> opposite = ends.opposite();
    boolean more = true;
    while (more) {
      more = false;
      for (int i = 0; i < all.size(); i++) {
        RoadEnds.End other = opposite.get(i);
        if (other != null && road.get(all.get(i).triangle()) && !road.get(other.triangle())) {
          BitSet seed = new BitSet();
          seed.set(other.triangle());
          road.or(grow(seed));
          more = true;
        }
      }
    }
    return road;
  }

  private BitSet grow(BitSet seeds) {
    BitSet road = new BitSet();
    for (int t : RoadGrowth.grow(surface, topology, seeds, alike, fromStart)) {
      road.set(t);
    }
    return road;
  }
}
