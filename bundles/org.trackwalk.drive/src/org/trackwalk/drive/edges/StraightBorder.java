package org.trackwalk.drive.edges;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;

/** How far the border of the ground goes straight on from one of its edges, seen from above. */
final class StraightBorder {

  /** Straight on is what turns no more than this from the edge, as a cosine: 20 degrees. */
  private static final double STRAIGHT = StrictMath.cos(StrictMath.toRadians(20));

  private final WeldedSurface surface;
  private final Topology topology;
  private final int[] ends;
  private Map<Integer, List<Integer>> known;

  /**
   * Of a level.
   *
   * @param ends half-edges at which the ground ends
   */
  StraightBorder(WeldedSurface surface, Topology topology, int[] ends) {
    this.surface = surface;
    this.topology = topology;
    this.ends = ends;
  }

  /**
   * How far it goes beyond the edge.
   *
   * @param halfEdge where it begins
   * @param x in which of its two ways, seen from above; likewise {@code z}
   * @param most metres after which nobody asks
   */
  double from(int halfEdge, double x, double z, double most) {
    int at = topology.to(halfEdge);
    double[] way = direction(topology.from(halfEdge), at);
    if (way[0] * x + way[1] * z < 0) {
      at = topology.from(halfEdge);
      way = direction(topology.to(halfEdge), at);
    }
    double far = 0;
    int edge = halfEdge;
    while (far < most && edge >= 0) {
      int next = -1;
      double best = STRAIGHT;
      for (int h : at(at)) {
        int other = topology.from(h) == at ? topology.to(h) : topology.from(h);
        double[] on = direction(at, other);
        double cosine = on[0] * way[0] + on[1] * way[1];
        if (h != edge && on[2] > 0 && cosine >= best) {
          best = cosine;
          next = h;
        }
      }
      edge = next;
      if (edge >= 0) {
        int other = topology.from(edge) == at ? topology.to(edge) : topology.from(edge);
        far += direction(at, other)[2];
        at = other;
      }
    }
    return far;
  }

  /** The ends at a vertex. */
  private List<Integer> at(int vertex) {
    if (known == null) {
      known = new HashMap<>();
      for (int h : ends) {
        known.computeIfAbsent(topology.from(h), v -> new ArrayList<>(2)).add(h);
        known.computeIfAbsent(topology.to(h), v -> new ArrayList<>(2)).add(h);
      }
    }
    return known.getOrDefault(vertex, List.of());
  }

  /** From a vertex to another: unit x and z, and how far it is, metres. */
  private double[] direction(int from, int to) {
    float[] p = surface.positions();
    double x = (double) p[3 * to] - p[3 * from];
    double z = (double) p[3 * to + 2] - p[3 * from + 2];
    double length = Math.sqrt(x * x + z * z);
    return new double[] {x / length, z / length, length};
  }
}
