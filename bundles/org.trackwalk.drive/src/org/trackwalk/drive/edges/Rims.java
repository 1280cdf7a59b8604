package org.trackwalk.drive.edges;

import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;

/** The edges at which gaps begin and behind which they end. */
final class Rims {

  private final float[] positions;
  private final Topology topology;

  Rims(WeldedSurface surface, Topology topology) {
    this.positions = surface.positions();
    this.topology = topology;
  }

  /** Whether two gaps are met in one direction. */
  static boolean sameWay(Gap a, Gap b) {
    double dot = 0;
    for (int k = 0; k < 3; k += 2) {
      dot += (a.beyond()[k] - a.position()[k]) * (b.beyond()[k] - b.position()[k]);
    }
    return dot > 0;
  }

  /** The least coordinate of the edge at which a gap begins. */
  double low(Gap gap, int axis) {
    return Math.min(from(gap, axis), to(gap, axis));
  }

  /** The greatest one. */
  double high(Gap gap, int axis) {
    return Math.max(from(gap, axis), to(gap, axis));
  }

  private double from(Gap gap, int axis) {
    return positions[3 * topology.from(gap.halfEdges()[0]) + axis];
  }

  private double to(Gap gap, int axis) {
    return positions[3 * topology.to(gap.halfEdges()[0]) + axis];
  }

  /** Whether two gaps begin at one edge or at two that share a corner. */
  boolean meet(Gap a, Gap b) {
    int own = a.halfEdges()[0];
    int other = b.halfEdges()[0];
    return own == other
        || topology.from(own) == topology.to(other)
        || topology.to(own) == topology.from(other);
  }

  /** Whether each of two gaps ends at the edge at which the other begins: both sides of one. */
  boolean face(Gap a, Gap b) {
    return on(a.beyond(), b.halfEdges()[0]) && on(b.beyond(), a.halfEdges()[0]);
  }

  /** Whether a place lies on an edge, within the looks at which it was found. */
  private boolean on(double[] place, int halfEdge) {
    int from = 3 * topology.from(halfEdge);
    int to = 3 * topology.to(halfEdge);
    double along = 0;
    double size = 0;
    for (int k = 0; k < 3; k++) {
      double edge = positions[to + k] - positions[from + k];
      along += edge * (place[k] - positions[from + k]);
      size += edge * edge;
    }
    double at = size > 0 ? Math.clamp(along / size, 0, 1) : 0;
    double square = 0;
    for (int k = 0; k < 3; k++) {
      double off = place[k] - positions[from + k] - at * (positions[to + k] - positions[from + k]);
      square += off * off;
    }
    return square <= Crossing.PACE * Crossing.PACE;
  }
}
