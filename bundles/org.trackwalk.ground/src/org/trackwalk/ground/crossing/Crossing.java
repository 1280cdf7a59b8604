package org.trackwalk.ground.crossing;

/**
 * Two triangles that pass through each other.
 *
 * @param first triangle
 * @param second triangle
 * @param segment what they have in common: two points, six doubles, level coordinates
 * @param from what the first point is
 * @param to what the second point is
 */
public record Crossing(int first, int second, double[] segment, End from, End to) {

  /**
   * An end of a segment by what meets there, the same for all pairs that have it in common: so
   * contours are joined, and places found twice are known, without comparing coordinates.
   *
   * @param a vertex at one end of an edge
   * @param b vertex at its other end; the same when a corner lies in the other triangle
   * @param c the other triangle; or a vertex at one end of the other edge; -1 for a corner
   * @param d vertex at that edge's other end; -1 where there is no other edge
   */
  public record End(int a, int b, int c, int d) {

    static End ofCorner(int vertex) {
      return new End(vertex, vertex, -1, -1);
    }

    static End ofEdge(int from, int to, int triangle) {
      return new End(Math.min(from, to), Math.max(from, to), triangle, -1);
    }

    static End ofEdges(int from, int to, int otherFrom, int otherTo) {
      int low = Math.min(from, to);
      int high = Math.max(from, to);
      int otherLow = Math.min(otherFrom, otherTo);
      int otherHigh = Math.max(otherFrom, otherTo);
      boolean first = low < otherLow || (low == otherLow && high < otherHigh);
      return first
          ? new End(low, high, otherLow, otherHigh)
          : new End(otherLow, otherHigh, low, high);
    }

    /** Written out: what a record makes of itself is put together at each start. */
    @Override
    public boolean equals(Object other) {
      return other instanceof End e && a == e.a && b == e.b && c == e.c && d == e.d;
    }

    @Override
    public int hashCode() {
      return 31 * (31 * (31 * a + b) + c) + d;
    }
  }

  /** Length of the segment, metres. */
  public double length() {
    double x = segment[3] - segment[0];
    double y = segment[4] - segment[1];
    double z = segment[5] - segment[2];
    return Math.sqrt(x * x + y * y + z * z);
  }
}
