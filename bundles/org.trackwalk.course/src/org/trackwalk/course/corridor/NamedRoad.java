package org.trackwalk.course.corridor;

import java.util.BitSet;
import java.util.List;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.ground.reach.Slopes;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * What of all that is called road is the road. It hangs together ({@link RoadParts}), or goes on
 * where a piece is missing ({@link RoadEnds}); of parts that do neither the longest is the road, if
 * it is a ribbon and not the top of a wall, and so is what is nearly as long. Others, such as yards
 * and side roads, are ground that no race goes over. Walls, undersides, ceilings and roofs are no
 * road, whatever they are called.
 */
final class NamedRoad {

  /** The longest part is the road alone if it is so many times as long as another one. */
  private static final double CLEARLY = 1.5;

  private final Land land;
  private final WeldedSurface surface;
  private final Topology topology;

  /** What is called road and is no underside. */
  private final BitSet called;

  private final BitSet floor;

  private final BitSet road;

  private NamedRoad(Land land, Topology topology, BitSet called) {
    this.land = land;
    this.surface = land.surface();
    this.topology = topology;
    this.called = called;
    this.floor = RoadParts.carrying(surface, called);
    this.road = (BitSet) floor.clone();
  }

  /** Seeks the road among triangles that are called so, undersides left out. */
  static NamedRoad among(Land land, Topology topology, BitSet called) {
    NamedRoad named = new NamedRoad(land, topology, called);
    named.find();
    return named;
  }

  /** The triangles of the road. */
  BitSet road() {
    return road;
  }

  /** Ground that is called road and hangs together with nothing of it. */
  BitSet apart() {
    BitSet apart = (BitSet) floor.clone();
    apart.andNot(road);
    return apart;
  }

  private void find() {
    RoadParts parts = RoadParts.of(surface, topology, floor);
    if (parts.count() > 1 || !isFlat()) {
      RoadBorder border = new RoadBorder(surface, topology, parts);
      RoadEnds.join(surface, topology, parts, border);
      BitSet kept = kept(RoadPart.measure(land, topology, parts, border));
      floor.stream().filter(t -> !kept.get(parts.of(t))).forEach(road::clear);
    }
    LowFaces.beside(surface, topology, called, floor, road).stream().forEach(road::set);
  }

  /** Whether some of the ground is as flat as a street and faces up. */
  private boolean isFlat() {
    for (int t = floor.nextSetBit(0); t >= 0; t = floor.nextSetBit(t + 1)) {
      if (RoadPart.isFlat(Slopes.up(surface, t))) {
        return true;
      }
    }
    return false;
  }

  /** The numbers of the parts that are road. */
  private static BitSet kept(List<RoadPart> parts) {
    List<RoadPart> ways = parts.stream().filter(p -> p.flat() && !p.ceiling()).toList();
    RoadPart longest = null;
    for (RoadPart part : ways) {
      boolean longer = longest == null || part.length() > longest.length();
      longest = longer && !part.isCrown() ? part : longest;
    }
    BitSet kept = new BitSet();
    if (longest == null) {
      return kept;
    }
    for (RoadPart part : ways) {
      boolean none = part.isCrown() || longest.length() > CLEARLY * part.length();
      kept.set(part.number(), !(longest.isRibbon() && none));
    }
    return kept;
  }
}
