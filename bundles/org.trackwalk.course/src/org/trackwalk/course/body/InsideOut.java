package org.trackwalk.course.body;

import java.util.BitSet;
import org.trackwalk.ground.geometry.Partition;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.ground.memory.ItemBlocks;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.ground.reach.Floor;
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

  /** Where one of so many triangles faces down, volumes cost no more than to look under each. */
  private static final int MANY = 16;

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
    return among.size() > 0 && mayBe(land, among)
        ? new InsideOut(land, topology).floors(among)
        : new BitSet();
  }

  /**
   * Whether under something that faces down, nearer than a car is high, something of {@code among}
   * faces up. Most levels have none, and then no volumes are worked out.
   */
  private static boolean mayBe(Land land, IntList among) {
    WeldedSurface surface = land.surface();
    BitSet floors = new BitSet();
    for (int i = 0; i < among.size(); i++) {
      floors.set(among.get(i));
    }
    int most = surface.triangleCount() / MANY;
    ItemBlocks<Integer> blocks =
        land.blocks(
            new Asked(floors, most),
            surface.triangleCount(),
            t -> t,
            (from, to) -> asked(land, from, to, floors, most));
    int asked = 0;
    for (int block = 0; block < blocks.count() && asked <= most; block++) {
      asked += blocks.get(block);
    }
    return asked > most;
  }

  /** Over which floors something may be, and after how many triangles nobody looks further. */
  private record Asked(BitSet floors, int most) {}

  /** How many of some triangles face down; more than so many where a floor lies under one. */
  private static int asked(Land land, int from, int to, BitSet floors, int most) {
    WeldedSurface surface = land.surface();
    Floor.Reader ground = null; // of this block alone, so that it costs the same whoever asks
    int asked = 0;
    double[] n = new double[3];
    for (int t = from; t < to; t++) {
      Vec.areaNormal(surface.positions(), surface.triangles(), t, n, 0);
      if (n[1] < 0 && Slopes.carries(surface, t)) {
        asked++;
        ground = ground == null ? land.floor().reader() : ground;
        if (asked > most || isOver(surface, t, floors, ground)) {
          return most + 1;
        }
      }
    }
    return asked;
  }

  /**
   * Whether one of some floors that faces up lies so near under the middle of a triangle, or beside
   * it.
   */
  private static boolean isOver(WeldedSurface surface, int t, BitSet floors, Floor.Reader ground) {
    double[] at = new double[3];
    for (int corner = -1; corner < 3; corner++) {
      for (int k = 0; k < 3; k++) {
        at[k] = 0;
        for (int c = 0; c < 3; c++) {
          double share = corner < 0 ? 1 / 3.0 : c == corner ? 2 / 3.0 : 1 / 6.0;
          at[k] += share * surface.positions()[3 * surface.triangles()[3 * t + c] + k];
        }
      }
      int n = ground.column(at[0], at[2], at[1] - Body.CAR.height(), at[1]);
      for (int i = 0; i < n; i++) {
        int floor = ground.triangle(i);
        if (floors.get(floor) && Slopes.up(surface, floor) > 0) {
          return true;
        }
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
