package org.trackwalk.course.side;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import org.trackwalk.course.body.GroundCover;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.ground.reach.Floor;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.ground.reach.Slopes;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * The sloped sides of a road's body, whatever they stand on: steeper than any road, too narrow for
 * a car or as steep as a wall, below a ridge of the road and with a foot behind which there is no
 * road. They are called road with the rest of the body, and who gets there has left it. A banked
 * road has no ridge above it, or is wider and no wall; a ramp leads down to road.
 */
public final class SkirtSides {

  /** What has room for a car may be a road, metres as seen from above. */
  private static final double WIDE = Body.CAR.passage();

  private final WeldedSurface surface;
  private final Topology topology;
  private final Floor floor;
  private final SideEdges edges;
  private final FootGround foot;
  private final BitSet road;

  private SkirtSides(Land land, Topology topology, BitSet road) {
    this.surface = land.surface();
    this.topology = topology;
    this.floor = land.floor();
    this.road = road;
    this.edges = new SideEdges(surface, topology, road);
    this.foot = new FootGround(land, edges);
  }

  /**
   * Finds them.
   *
   * @param road all that is called road
   */
  public static BitSet of(Land land, Topology topology, BitSet road) {
    return new SkirtSides(land, topology, road).find();
  }

  private BitSet find() {
    BitSet seen = new BitSet();
    BitSet sides = new BitSet();
    for (int t = road.nextSetBit(0); t >= 0; t = road.nextSetBit(t + 1)) {
      if (!seen.get(t) && edges.isSteep(t)) {
        IntList part = part(t, seen);
        if (isSide(part)) {
          for (int i = 0; i < part.size(); i++) {
            sides.set(part.get(i));
          }
        }
      }
    }
    if (!sides.isEmpty()) {
      addLayersUnder(sides);
    }
    return sides;
  }

  /** Layers of the body that lie under a side, with less room between than a car is high. */
  private void addLayersUnder(BitSet sides) {
    BitSet under = new BitSet();
    GroundCover cover = new GroundCover(floor, t -> false);
    for (int t = road.nextSetBit(0); t >= 0; t = road.nextSetBit(t + 1)) {
      if (!sides.get(t) && cover.isUnder(t, Body.CAR.height(), sides::get)) {
        under.set(t);
      }
    }
    sides.or(under);
  }

  /** The steep triangles that hang together. */
  private IntList part(int first, BitSet seen) {
    IntList part = new IntList();
    Deque<Integer> next = new ArrayDeque<>();
    seen.set(first);
    next.add(first);
    while (!next.isEmpty()) {
      int t = next.remove();
      part.add(t);
      for (int h = 3 * t; h < 3 * t + 3; h++) {
        int other = topology.twin(h) / 3;
        if (edges.goesOn(h) && !seen.get(other)) {
          seen.set(other);
          next.add(other);
        }
      }
    }
    return part;
  }

  /**
   * Whether a part leads down to a foot, there mostly to no road, and is too narrow for a car or
   * too steep for a road ({@link Slopes#ROAD}), on the whole.
   */
  private boolean isSide(IntList part) {
    double area = 0;
    double whole = 0;
    double ridge = 0;
    double top = 0;
    double low = 0;
    double joined = 0;
    for (int i = 0; i < part.size(); i++) {
      int t = part.get(i);
      double[] n = Vec.areaNormal(surface.positions(), surface.triangles(), t);
      area += Math.abs(n[1]) / 2;
      whole += Math.sqrt(Vec.dot(n, 0, n, 0)) / 2;
      for (int h = 3 * t; h < 3 * t + 3; h++) {
        if (edges.goesOn(h)) {
          continue;
        }
        double across = edges.down(h) * edges.width(h);
        boolean onto = foot.isRoadBehind(h);
        top += Math.max(0, -across);
        ridge += onto ? Math.max(0, -across) : 0;
        low += Math.max(0, across);
        joined += onto && edges.leadsDownTo(h) ? across : 0;
      }
    }
    double mean = (top + low) / 2;
    boolean narrow = area < WIDE * mean;
    return 2 * ridge > top && low > 2 * joined && (narrow || area < Slopes.ROAD * whole);
  }
}
