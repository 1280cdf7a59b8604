package org.trackwalk.drive.edges;

/** A walk along the border of the ground from vertex to vertex, seen from above. */
final class BorderWalk {

  private final StraightBorder border;
  private final int first;
  private int edge;
  private int vertex;
  private double[] way;
  private double length;
  private int steps;

  /** From the end of an edge on. */
  BorderWalk(StraightBorder border, int edge, int from, int to) {
    this.border = border;
    this.first = edge;
    this.edge = edge;
    this.vertex = to;
    this.way = border.direction(from, to);
  }

  /** Goes on to the next vertex: false where the border ends or has come around. */
  boolean next() {
    int next = border.straightest(edge, vertex, way, -1);
    if (next < 0 || next == first || ++steps > 10000) {
      return false;
    }
    int end = border.other(next, vertex);
    way = border.direction(vertex, end);
    length += way[2];
    edge = next;
    vertex = end;
    return true;
  }

  int edge() {
    return edge;
  }

  int vertex() {
    return vertex;
  }

  /** The direction of the last edge, as {@link StraightBorder#direction(int, int)}. */
  double[] way() {
    return way;
  }

  /** Metres behind the edge where it began. */
  double length() {
    return length;
  }
}
