package org.trackwalk.course.corridor;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.ground.reach.Floor;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * The sloped sides of a road's body that end in the void: steeper than any road, narrower than a
 * car, below a ridge of the road and with nothing under their foot. They are called road with the
 * rest of the body, and who gets there falls. A banked road has no ridge above it, or is wider.
 */
final class FreeSides {

  /** A side as wide as a car may be a road, metres as seen from above. */
  private static final double CAR = 1.8;

  /** A foot that lies at most so deep in ground stands on it, metres. */
  private static final double FLUSH = 0.02;

  private final WeldedSurface surface;
  private final Topology topology;
  private final Floor.Reader ground;
  private final SideEdges edges;
  private final BitSet road;

  private FreeSides(Land land, Topology topology, BitSet road) {
    this.surface = land.surface();
    this.topology = topology;
    this.ground = land.floor().reader();
    this.road = road;
    this.edges = new SideEdges(surface, topology, road);
  }

  /**
   * Finds them.
   *
   * @param road all that is called road
   */
  static BitSet of(Land land, Topology topology, BitSet road) {
    return new FreeSides(land, topology, road).find();
  }

  private BitSet find() {
    BitSet seen = new BitSet();
    BitSet sides = new BitSet();
    for (int t = road.nextSetBit(0); t >= 0; t = road.nextSetBit(t + 1)) {
      if (!seen.get(t) && edges.isSteep(t)) {
        IntList part = part(t, seen);
        if (endsInVoid(part) && isNarrow(part)) {
          for (int i = 0; i < part.size(); i++) {
            sides.set(part.get(i));
          }
        }
      }
    }
    return sides;
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
        if (topology.twin(h) >= 0 && !seen.get(other) && road.get(other) && edges.isSteep(other)) {
          seen.set(other);
          next.add(other);
        }
      }
    }
    return part;
  }

  /** Whether no ground lies under any foot of a part, which has one. */
  private boolean endsInVoid(IntList part) {
    boolean foot = false;
    for (int i = 0; i < part.size(); i++) {
      for (int h = 3 * part.get(i); h < 3 * part.get(i) + 3; h++) {
        if (edges.isOutline(h) && edges.leadsDownTo(h)) {
          if (!isFree(h)) {
            return false;
          }
          foot = true;
        }
      }
    }
    return foot;
  }

  private boolean isFree(int h) {
    float[] p = surface.positions();
    int low = edges.lower(h);
    int n = ground.column(p[low], p[low + 2], -Float.MAX_VALUE, p[low + 1] + FLUSH);
    for (int i = 0; i < n; i++) {
      int under = ground.triangle(i);
      if (GroundCover.carries(surface, under) && !(road.get(under) && edges.isSteep(under))) {
        return false;
      }
    }
    return true;
  }

  /** Whether a part is narrower than a car, seen from above, below the ridges that it has. */
  private boolean isNarrow(IntList part) {
    double area = 0;
    double ridge = 0;
    for (int i = 0; i < part.size(); i++) {
      int t = part.get(i);
      area += Math.abs(Vec.areaNormal(surface.positions(), surface.triangles(), t)[1]) / 2;
      for (int h = 3 * t; h < 3 * t + 3; h++) {
        int twin = topology.twin(h);
        if (twin >= 0 && road.get(twin / 3) && !edges.isSteep(twin / 3) && isRidge(h)) {
          ridge += edges.length(h);
        }
      }
    }
    return ridge > 0 && area < CAR * ridge;
  }

  /** Whether a triangle leads down from an edge, below the plane of what lies across it. */
  private boolean isRidge(int h) {
    float[] p = surface.positions();
    double[] n = Vec.normal(p, surface.triangles(), topology.twin(h) / 3);
    int apex = 3 * topology.apex(h);
    int a = 3 * topology.from(h);
    double over = 0;
    for (int k = 0; k < 3; k++) {
      over += n[k] * ((double) p[apex + k] - p[a + k]);
    }
    return n[1] > 0 ? over < 0 : over > 0;
  }
}
