package org.trackwalk.course.side;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import org.trackwalk.course.body.GroundCover;
import org.trackwalk.ground.reach.Floor;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * The sloped sides of a road's body that lead into other ground, as those of a causeway with its
 * foot in the terrain: they are called road with the rest of the body, and nobody drives there.
 * Sought from the road's outline inward, as far as it is steeper than any road and buried.
 */
public final class BuriedSides {

  /** Ground that lies over a side is at most so much higher, metres. */
  private static final double DEEP = 5;

  /** What is at most so deep under other ground is not buried: the two are flush, metres. */
  private static final double FLUSH = 0.02;

  private final WeldedSurface surface;
  private final Topology topology;
  private final Floor.Reader ground;
  private final BitSet road;
  private final SideEdges edges;
  private final BitSet sides = new BitSet();

  private BuriedSides(Land land, Topology topology, BitSet road) {
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
  public static BitSet of(Land land, Topology topology, BitSet road) {
    return new BuriedSides(land, topology, road).find();
  }

  private BitSet find() {
    Deque<Integer> next = new ArrayDeque<>();
    road.stream().filter(this::isSide).forEach(next::add);
    while (!next.isEmpty()) {
      int t = next.remove();
      if (!sides.get(t) && isSide(t)) {
        sides.set(t);
        for (int h = 3 * t; h < 3 * t + 3; h++) {
          int twin = topology.twin(h);
          if (twin >= 0 && road.get(twin / 3)) {
            next.add(twin / 3);
          }
        }
      }
    }
    return sides;
  }

  /** Whether a triangle is steeper than a road and leads down to a buried edge of the outline. */
  private boolean isSide(int t) {
    if (!edges.isSteep(t)) {
      return false;
    }
    for (int h = 3 * t; h < 3 * t + 3; h++) {
      if (isOutline(h) && edges.leadsDownTo(h) && isBuried(h)) {
        return true;
      }
    }
    return false;
  }

  /** Whether the road does not go on across an edge, but for sides. */
  private boolean isOutline(int h) {
    int twin = topology.twin(h);
    return edges.isOutline(h) || sides.get(twin / 3);
  }

  /** Whether ground that is no road lies over the lower end of an edge. */
  private boolean isBuried(int h) {
    float[] p = surface.positions();
    int low = edges.lower(h);
    int n = ground.column(p[low], p[low + 2], p[low + 1] + FLUSH, p[low + 1] + DEEP);
    for (int i = 0; i < n; i++) {
      int over = ground.triangle(i);
      if (!road.get(over) && GroundCover.carries(surface, over)) {
        return true;
      }
    }
    return false;
  }
}
