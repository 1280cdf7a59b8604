package org.trackwalk.drive.edges;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;

/** How far the border of the ground goes straight on from one of its edges, seen from above. */
final class StraightBorder {

  /** Straight on is what turns no more than this from the edge: 20 degrees. */
  private static final double TURN = StrictMath.toRadians(20);

  private static final double STRAIGHT = StrictMath.cos(TURN);

  /** Sine up to which an edge goes straight on with the border, and is no edge of a corner. */
  static final double TURNED = StrictMath.sin(TURN);

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
        double[] on = direction(at, other(h, at));
        double cosine = on[0] * way[0] + on[1] * way[1];
        if (h != edge && on[2] > 0 && cosine >= best) {
          best = cosine;
          next = h;
        }
      }
      edge = next;
      if (edge >= 0) {
        int end = other(edge, at);
        far += direction(at, end)[2];
        at = end;
      }
    }
    return far;
  }

  /**
   * The first vertex at which it turns towards the ground that ends at it, by more than goes for
   * straight: there that ground has a corner. Where borders meet in a vertex it goes on around the
   * same missing ground.
   *
   * @param halfEdge where it begins
   * @param ahead whether it is followed from the edge's first vertex to its second, or back
   * @param most metres after which nobody asks
   * @param passed gets all vertices on the way there
   * @return the vertex, and the edge beyond it; null where there is none so near
   */
  int[] corner(int halfEdge, boolean ahead, double most, IntList passed) {
    int from = ahead ? topology.from(halfEdge) : topology.to(halfEdge);
    int at = other(halfEdge, from);
    double[] way = direction(from, at);
    double[] inward = direction(from, topology.apex(halfEdge));
    double side = Math.signum(way[0] * inward[1] - way[1] * inward[0]);
    double far = 0;
    int edge = halfEdge;
    for (int i = 0; far < most && i < ends.length; i++) {
      passed.add(at);
      int next = -1;
      double[] on = way;
      double least = Double.POSITIVE_INFINITY;
      for (int h : at(at)) {
        double[] there = direction(at, other(h, at));
        double turn = side * turn(way, there);
        if (h != edge && there[2] > 0 && turn < least) {
          least = turn;
          next = h;
          on = there;
        }
      }
      if (next < 0 || next == halfEdge) {
        return null; // it ends, or has come around without a corner
      }
      if (least > TURN) {
        return new int[] {at, next};
      }
      edge = next;
      way = on;
      far += way[2];
      at = other(edge, at);
    }
    return null;
  }

  /** The direction in which it goes on behind a corner, as {@link #direction(int, int)}. */
  double[] beyond(int[] corner) {
    return direction(corner[0], other(corner[1], corner[0]));
  }

  /** How far it goes straight on behind a corner, metres, if it is less than the most asked for. */
  double straight(int[] corner, double most) {
    double[] way = beyond(corner);
    return way[2] < most ? way[2] + from(corner[1], way[0], way[1], most - way[2]) : most;
  }

  private static double turn(double[] from, double[] to) {
    return StrictMath.atan2(from[0] * to[1] - from[1] * to[0], from[0] * to[0] + from[1] * to[1]);
  }

  private int other(int h, int vertex) {
    return topology.from(h) == vertex ? topology.to(h) : topology.from(h);
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
  double[] direction(int from, int to) {
    float[] p = surface.positions();
    double x = (double) p[3 * to] - p[3 * from];
    double z = (double) p[3 * to + 2] - p[3 * from + 2];
    double length = Math.sqrt(x * x + z * z);
    return new double[] {x / length, z / length, length};
  }
}
