package org.trackwalk.course.body;

import java.nio.IntBuffer;
import java.util.BitSet;
import java.util.stream.IntStream;
import org.trackwalk.ground.geometry.Partition;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.ground.memory.ItemBlocks;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.ground.reach.Slopes;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Level triangles that are the lower sides of things: they face down, from one side only, and
 * ground lies over their middles, or walls that face away rise from them all around, as from the
 * bottom of a pot. A field that is wound the wrong way has neither, though a hill rises from it;
 * what is smaller than a car is no field. What is taken from both sides carries from above too, as
 * the floor of a tube does: it is a lower side where walls rise from it all around and no car fits
 * under what lies over it. So is the floor of a body that is wound inside out ({@link InsideOut}).
 */
public final class Undersides {

  /** The bottom of a thing has walls on so much of its border; a valley is open to the road. */
  private static final double WALLED = 0.9;

  private final Land land;
  private final WeldedSurface surface;
  private final Topology topology;

  private Undersides(Land land, Topology topology) {
    this.land = land;
    this.surface = land.surface();
    this.topology = topology;
  }

  /** Which of some triangles are lower sides. */
  public static BitSet of(Land land, Topology topology, IntList among) {
    WeldedSurface surface = land.surface();
    ItemBlocks<int[]> blocks =
        land.blocks(
            new Asked(IntBuffer.wrap(among.array())),
            among.size(),
            among::get,
            (from, to) ->
                IntStream.range(from, to)
                    .map(among::get)
                    .filter(t -> isDown(surface, t))
                    .toArray());
    BitSet down = new BitSet();
    for (int block = 0; block < blocks.count(); block++) {
      IntStream.of(blocks.get(block)).forEach(down::set);
    }
    BitSet undersides = down.isEmpty() ? down : new Undersides(land, topology).among(down);
    undersides.or(InsideOut.floors(land, topology, among));
    return undersides;
  }

  /** Of which triangles it is asked. */
  private record Asked(IntBuffer among) {}

  private static boolean isDown(WeldedSurface surface, int t) {
    return !GroundCover.carries(surface, t) || Slopes.up(surface, t) < 0;
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
    double[] border = new double[surface.triangleCount()];
    double[] walled = new double[surface.triangleCount()];
    double[] area = new double[surface.triangleCount()];
    for (int t = down.nextSetBit(0); t >= 0; t = down.nextSetBit(t + 1)) {
      area[parts.first(t)] += area(t);
      for (int h = 3 * t; h < 3 * t + 3; h++) {
        int twin = topology.twin(h);
        if (twin < 0 || !down.get(twin / 3)) {
          border[parts.first(t)] += length(h);
          walled[parts.first(t)] += isUnderWall(h) ? length(h) : 0;
        }
      }
    }
    for (int t = down.nextSetBit(0); t >= 0; t = down.nextSetBit(t + 1)) {
      int part = parts.first(t);
      double share = area[part] < Body.FOOTPRINT ? 0 : WALLED;
      bottoms.set(part, walled[part] > 0 && walled[part] >= share * border[part]);
    }
    GroundCover cover = new GroundCover(land.floor(), t -> false);
    BitSet undersides = new BitSet();
    down.stream()
        .filter(t -> isLower(t, bottoms.get(parts.first(t)), cover))
        .forEach(undersides::set);
    return undersides;
  }

  private boolean isLower(int t, boolean bottom, GroundCover cover) {
    if (GroundCover.twoSided(surface, t)) {
      return bottom && cover.isUnder(t, Body.CAR.height());
    }
    return bottom || cover.coversMiddleOf(t);
  }

  /** Whether a wall is joined to an edge that rises from it; both are wound the same way. */
  private boolean isUnderWall(int h) {
    int twin = topology.twin(h);
    if (twin < 0 || topology.sameDirection(h) || !isSteep(twin / 3)) {
      return false;
    }
    double high = height(topology.apex(twin));
    return high > height(topology.from(h)) && high > height(topology.to(h));
  }

  private double area(int t) {
    double[] n = Vec.areaNormal(surface.positions(), surface.triangles(), t);
    return Math.sqrt(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]) / 2;
  }

  private double length(int h) {
    float[] p = surface.positions();
    int a = 3 * topology.from(h);
    int b = 3 * topology.to(h);
    double sum = 0;
    for (int k = 0; k < 3; k++) {
      double d = (double) p[a + k] - p[b + k];
      sum += d * d;
    }
    return Math.sqrt(sum);
  }

  private boolean isSteep(int t) {
    double[] n = Vec.normal(surface.positions(), surface.triangles(), t);
    return Math.abs(n[1]) < Slopes.GROUND;
  }

  private float height(int vertex) {
    return surface.positions()[3 * vertex + 1];
  }
}
