package org.trackwalk.course.patch;

import java.util.Arrays;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.IntList;

/**
 * Half-edges at which the ground ends: open ones, and those at which the top of a body does, for
 * bodies that stand end to end, if not quite. At a wall's foot it does not end, nor at a step up.
 */
final class GroundEnds {

  private final Ground ground;
  private final Topology topology;

  /** Whether what faces down is ground, so that down is up. */
  private final boolean turned;

  private final VertexKeys feet;

  GroundEnds(Ground ground, Topology topology, boolean turned) {
    this.ground = ground;
    this.topology = topology;
    this.turned = turned;
    this.feet = feet();
  }

  /** All of them, ascending; of other surfaces than the ground the open ones. */
  int[] all() {
    IntList ends = new IntList();
    for (int h = 0; h < 3 * ground.size(); h++) {
      if (topology.twin(h) == Topology.OPEN || isEnd(h)) {
        ends.add(h);
      }
    }
    int[] all = new int[ends.size()];
    Arrays.setAll(all, ends::get);
    return all;
  }

  private boolean isEnd(int h) {
    int twin = topology.twin(h);
    if (!ground.up(h / 3) || ground.across(h) != Ground.NOTHING) {
      return false;
    }
    return twin >= 0 ? leadsDown(h, twin) : twin == Topology.NON_MANIFOLD && !isFoot(h);
  }

  private boolean isFoot(int h) {
    int a = topology.from(h);
    int b = topology.to(h);
    return feet.get(Math.min(a, b), Math.max(a, b)) != VertexKeys.NONE;
  }

  /** Edges with three or more faces of which one leads up and is no ground, by their ends. */
  private VertexKeys feet() {
    IntList edges = new IntList();
    for (int h = 0; topology.nonManifoldEdgeCount() > 0 && h < 3 * ground.size(); h++) {
      if (topology.twin(h) == Topology.NON_MANIFOLD && !ground.up(h / 3) && !leadsDown(h, h)) {
        edges.add(h);
      }
    }
    VertexKeys keys = new VertexKeys(edges.size());
    for (int i = 0; i < edges.size(); i++) {
      int a = topology.from(edges.get(i));
      int b = topology.to(edges.get(i));
      keys.put(Math.min(a, b), Math.max(a, b), 1);
    }
    return keys;
  }

  /** Whether the face of a half-edge leads down from an edge, as the side of a body does. */
  private boolean leadsDown(int edge, int halfEdge) {
    double over = ground.over(topology.from(edge), topology.to(edge), topology.apex(halfEdge));
    return turned ? over > 0 : over < 0;
  }
}
