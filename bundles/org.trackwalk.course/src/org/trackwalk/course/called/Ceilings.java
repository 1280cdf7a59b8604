package org.trackwalk.course.called;

import java.util.BitSet;
import java.util.function.IntPredicate;
import org.trackwalk.course.body.GroundCover;
import org.trackwalk.course.part.RoadParts;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.ground.reach.Slopes;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * The ceilings of tubes that are called road as a whole: parts that share vertices, most of whose
 * area faces down, from one side only, higher than a car over what is called road, faces up and
 * hangs together with them by walls. Where a tube is torn, ceilings are no ends that the road goes
 * on from. A road that is wound the wrong way lies over other ground, as a road below it is, or
 * over none.
 */
final class Ceilings {

  private Ceilings() {}

  /**
   * The triangles of ceilings.
   *
   * @param called what is called road, also walls
   * @param floor what of it is level enough to carry a car
   */
  static BitSet of(Land land, BitSet called, BitSet floor) {
    WeldedSurface surface = land.surface();
    BitSet down = new BitSet();
    floor.stream().filter(t -> facesDown(surface, t)).forEach(down::set);
    if (down.isEmpty()) {
      return down;
    }
    BitSet up = (BitSet) floor.clone();
    up.andNot(down);
    GroundCover cover = new GroundCover(land.floor(), t -> false);
    RoadParts parts = RoadParts.welded(surface, floor);
    RoadParts walled = RoadParts.welded(surface, called);
    double[] over = new double[surface.vertexCount()];
    for (int t = floor.nextSetBit(0); t >= 0; t = floor.nextSetBit(t + 1)) {
      int tube = walled.of(t);
      IntPredicate under = below -> up.get(below) && walled.of(below) == tube;
      boolean ceiling = down.get(t) && cover.isOver(t, Body.CAR.height(), under);
      over[parts.of(t)] += ceiling ? area(surface, t) : -area(surface, t);
    }
    down.clear();
    floor.stream().filter(t -> over[parts.of(t)] > 0).forEach(down::set);
    return down;
  }

  private static boolean facesDown(WeldedSurface surface, int t) {
    return Slopes.up(surface, t) < 0 && !GroundCover.twoSided(surface, t);
  }

  private static double area(WeldedSurface surface, int t) {
    double[] n = Vec.areaNormal(surface.positions(), surface.triangles(), t);
    return Math.sqrt(Vec.dot(n, 0, n, 0)) / 2;
  }
}
