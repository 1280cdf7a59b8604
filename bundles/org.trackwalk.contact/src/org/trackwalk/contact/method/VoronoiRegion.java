package org.trackwalk.contact.method;

import org.trackwalk.contact.candidate.Candidates;
import org.trackwalk.contact.candidate.Reason;
import org.trackwalk.contact.neighbour.EdgeNeighbours;
import org.trackwalk.mesh.geometry.ClosestPoint;

/**
 * Turns one candidate's normal into the region of its edge or corner; reused, allocates nothing.
 */
final class VoronoiRegion {

  private final EdgeWedge first = new EdgeWedge();
  private final EdgeWedge second = new EdgeWedge();
  private final double[] direction = new double[3];
  private final double[] turned = new double[3];
  private final double[] other = new double[3];
  private Candidates candidates;
  private EdgeNeighbours neighbours;
  private int candidate;
  private double flatSine;

  void start(Candidates all, int i, EdgeNeighbours edges, double flat) {
    candidates = all;
    candidate = i;
    neighbours = edges;
    flatSine = flat;
    for (int axis = 0; axis < 3; axis++) {
      direction[axis] = all.direction(i, axis);
    }
  }

  /** A coordinate of the turned normal, after an answer of {@link Reason#NORMAL_TURNED}. */
  double turned(int axis) {
    return turned[axis];
  }

  /** Judges the direction by one edge (0 to 2). */
  Reason ofEdge(int k) {
    first.look(candidates, candidate, neighbours, k, flatSine);
    if (!first.known) {
      return Reason.EDGE_WITHOUT_REGION;
    }
    if (!first.convex) {
      return Reason.NORMAL_OF_TRIANGLE;
    }
    if (!first.beyond(direction)) {
      return Reason.NORMAL_IN_REGION;
    }
    first.turn(direction, turned);
    return Reason.NORMAL_TURNED;
  }

  /** Judges the direction by the two edges at a corner (0 to 2). */
  Reason ofCorner(int k) {
    first.look(candidates, candidate, neighbours, k, flatSine);
    second.look(candidates, candidate, neighbours, (k + 2) % 3, flatSine);
    if (!first.known && !second.known) {
      return Reason.EDGE_WITHOUT_REGION;
    }
    if (first.known && second.known && !first.convex && !second.convex) {
      return Reason.NORMAL_OF_TRIANGLE;
    }
    boolean pastFirst = first.known && first.beyond(direction);
    boolean pastSecond = second.known && second.beyond(direction);
    if (!pastFirst && !pastSecond) {
      return Reason.NORMAL_IN_REGION;
    }
    if (pastFirst && !first.convex || pastSecond && !second.convex) {
      return Reason.NORMAL_OF_TRIANGLE;
    }
    boolean found = pastFirst && turnAround(first, second, turned);
    if (pastSecond && turnAround(second, first, other)) {
      if (!found || EdgeWedge.dot(other, direction) > EdgeWedge.dot(turned, direction)) {
        System.arraycopy(other, 0, turned, 0, 3);
      }
      found = true;
    }
    return found || whereBothEnd() ? Reason.NORMAL_TURNED : Reason.NORMAL_OF_TRIANGLE;
  }

  /** True for an edge without a region and for a corner at which such an edge ends. */
  boolean isOuter(int feature) {
    int k = ClosestPoint.indexOf(feature);
    int h = 3 * candidates.triangle(candidate);
    return !neighbours.hasNeighbour(h + k)
        || ClosestPoint.isVertex(feature) && !neighbours.hasNeighbour(h + (k + 2) % 3);
  }

  /** Turns the direction around one edge; false when it then is beyond the other. */
  private boolean turnAround(EdgeWedge edge, EdgeWedge bound, double[] out) {
    edge.turn(direction, out);
    return !bound.known || !bound.beyond(out);
  }

  /** The direction in which both wedges end; false when there is none on the triangle's side. */
  private boolean whereBothEnd() {
    double[] a = first.away;
    double[] b = second.away;
    double x = a[1] * b[2] - a[2] * b[1];
    double y = a[2] * b[0] - a[0] * b[2];
    double z = a[0] * b[1] - a[1] * b[0];
    double side = candidates.behind(candidate) ? -1 : 1;
    int t = candidates.triangle(candidate);
    double front =
        side
            * (x * neighbours.normal(t, 0)
                + y * neighbours.normal(t, 1)
                + z * neighbours.normal(t, 2));
    double length = Math.sqrt(x * x + y * y + z * z);
    if (length == 0 || front == 0) {
      return false;
    }
    double scale = front > 0 ? length : -length;
    turned[0] = x / scale;
    turned[1] = y / scale;
    turned[2] = z / scale;
    return true;
  }

  /**
   * The edge that has a region and is nearest to the closest point; the lowest of equals.
   *
   * @param reach metres
   * @return -1 when none is within reach
   */
  int nearestEdge(double reach) {
    int nearest = -1;
    double least = reach * reach;
    for (int k = 0; k < 3; k++) {
      if (neighbours.hasNeighbour(3 * candidates.triangle(candidate) + k)) {
        double squared = squaredDistanceTo(k);
        if (nearest < 0 ? squared <= least : squared < least) {
          nearest = k;
          least = squared;
        }
      }
    }
    return nearest;
  }

  /** From the closest point to an edge. */
  private double squaredDistanceTo(int k) {
    float[] p = candidates.scene().surface().positions();
    int t = candidates.triangle(candidate);
    int from = 3 * candidates.scene().surface().triangles()[3 * t + k];
    int to = 3 * candidates.scene().surface().triangles()[3 * t + (k + 1) % 3];
    double ee = 0;
    double ep = 0;
    double pp = 0;
    for (int axis = 0; axis < 3; axis++) {
      double e = (double) p[to + axis] - p[from + axis];
      double q = candidates.closest(candidate, axis) - p[from + axis];
      ee += e * e;
      ep += e * q;
      pp += q * q;
    }
    double along = Math.max(0, Math.min(1, ep / ee));
    return Math.max(0, pp - 2 * along * ep + along * along * ee);
  }
}
