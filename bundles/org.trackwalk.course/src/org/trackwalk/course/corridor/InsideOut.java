package org.trackwalk.course.corridor;

import java.util.BitSet;
import org.trackwalk.ground.geometry.Partition;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.ground.reach.Slopes;
import org.trackwalk.ground.surface.BodyVolumes;
import org.trackwalk.ground.surface.WoundParts;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Bodies, closed but for small holes, that are wound inside out, as a mirrored piece of a road is:
 * a car falls through their tops, and what faces up in them is their lower side, seen from within.
 * Where a car has room under the top, as in a hall, it is a floor.
 */
final class InsideOut {

  private final Land land;
  private final WeldedSurface surface;
  private final Topology topology;
  private final BodyVolumes bodies;

  private InsideOut(Land land, Topology topology) {
    this.land = land;
    this.surface = land.surface();
    this.topology = topology;
    bodies = BodyVolumes.of(surface, topology);
  }

  /** What faces up, among some triangles, where no car has room within over most of it. */
  static BitSet floors(Land land, Topology topology, IntList among) {
    return hasTop(land.surface()) ? new InsideOut(land, topology).floors(among) : new BitSet();
  }

  /** Whether anything that faces down could be the top of such a body. */
  private static boolean hasTop(WeldedSurface surface) {
    for (int t = 0; t < surface.triangleCount(); t++) {
      if (Vec.areaNormal(surface.positions(), surface.triangles(), t)[1] < 0
          && Slopes.carries(surface, t)) {
        return true;
      }
    }
    return false;
  }

  private BitSet floors(IntList among) {
    BitSet floors = new BitSet();
    for (int i = 0; i < among.size(); i++) {
      int t = among.get(i);
      floors.set(
          t, Slopes.up(surface, t) > 0 && bodies.insideOut(t) && !GroundCover.twoSided(surface, t));
    }
    if (floors.isEmpty()) {
      return floors;
    }
    Partition parts = new Partition(surface.triangleCount());
    for (int t = floors.nextSetBit(0); t >= 0; t = floors.nextSetBit(t + 1)) {
      for (int h = 3 * t; h < 3 * t + 3; h++) {
        int twin = topology.twin(h);
        if (twin >= 0 && floors.get(twin / 3)) {
          parts.join(t, twin / 3);
        }
      }
    }
    GroundCover cover = new GroundCover(land.floor(), t -> false);
    double[] low = new double[surface.triangleCount()];
    for (int t = floors.nextSetBit(0); t >= 0; t = floors.nextSetBit(t + 1)) {
      int body = bodies.part(t);
      boolean under = cover.isUnder(t, Body.CAR.height(), over -> bodies.part(over) == body);
      low[parts.first(t)] += under ? WoundParts.area(surface, t) : -WoundParts.area(surface, t);
    }
    BitSet high = new BitSet();
    floors.stream().filter(t -> low[parts.first(t)] <= 0).forEach(high::set);
    floors.andNot(high);
    return floors;
  }
}
