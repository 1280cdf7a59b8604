package org.trackwalk.contact.parts;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Closes a solid that a plane has cut: the region inside the cut's border as trapezoids, slab by
 * slab along one direction of the plane, inside where the border winds around. It needs no loops,
 * and takes borders that touch or cross themselves.
 */
final class Cap {

  /** A border's edge: from and to are points, u grows from the one to the other or shrinks. */
  private record Edge(int low, int high, double from, double to, double v0, double v1, int way) {

    double across(double u) {
      return v0 + (u - from) / (to - from) * (v1 - v0);
    }
  }

  /** A trapezoid that is still open to the right. */
  private record Open(Edge bottom, Edge top, double since) {}

  private final SolidBuilder out;
  private final boolean[] inPlane;
  private final int first;
  private final int second;
  private final int turn;

  /**
   * A cap.
   *
   * @param out the side, open at the plane
   * @param way 1 for the side in front of the plane, -1 for the one behind it
   * @param inPlane by point, whether it lies in the plane
   */
  Cap(SolidBuilder out, Plane plane, int way, boolean[] inPlane) {
    this.out = out;
    this.inPlane = inPlane;
    double[] n = {plane.nx(), plane.ny(), plane.nz()};
    int main = 0;
    for (int axis = 1; axis < 3; axis++) {
      main = Math.abs(n[axis]) > Math.abs(n[main]) ? axis : main;
    }
    first = (main + 1) % 3;
    second = (main + 2) % 3;
    turn = n[main] > 0 ? way : -way;
  }

  /** Adds its polygons. */
  void close() {
    List<Edge> edges = edges();
    if (edges.isEmpty()) {
      return;
    }
    double[] stops = edges.stream().flatMapToDouble(Cap::ends).sorted().distinct().toArray();
    edges.sort((a, b) -> Double.compare(a.from, b.from));
    List<Edge> active = new ArrayList<>();
    List<Open> open = new ArrayList<>();
    int next = 0;
    for (int i = 0; i + 1 < stops.length; i++) {
      double from = stops[i];
      double middle = (from + stops[i + 1]) / 2;
      active.removeIf(edge -> edge.to <= from);
      while (next < edges.size() && edges.get(next).from <= from) {
        active.add(edges.get(next++));
      }
      active.sort((a, b) -> Double.compare(a.across(middle), b.across(middle)));
      open = step(active, open, from);
    }
    step(List.of(), open, stops[stops.length - 1]);
  }

  private static java.util.stream.DoubleStream ends(Edge edge) {
    return java.util.stream.DoubleStream.of(edge.from, edge.to);
  }

  /** What is inside from here on; what does not go on is written. */
  private List<Open> step(List<Edge> active, List<Open> before, double at) {
    List<Open> now = new ArrayList<>();
    boolean[] goesOn = new boolean[before.size()];
    int winding = 0;
    Edge bottom = null;
    for (Edge edge : active) {
      int was = winding;
      winding += edge.way;
      if (was <= 0 && winding > 0) {
        bottom = edge;
      } else if (was > 0 && winding <= 0) {
        Open made = new Open(bottom, edge, at);
        for (int i = 0; i < goesOn.length; i++) {
          if (before.get(i).bottom == bottom && before.get(i).top == edge) {
            goesOn[i] = true;
            made = before.get(i);
          }
        }
        now.add(made);
      }
    }
    for (int i = 0; i < goesOn.length; i++) {
      if (!goesOn[i]) {
        write(before.get(i), at);
      }
    }
    return now;
  }

  private void write(Open trapezoid, double until) {
    int[] loop = {
      point(trapezoid.bottom, trapezoid.since),
      point(trapezoid.bottom, until),
      point(trapezoid.top, until),
      point(trapezoid.top, trapezoid.since)
    };
    int[] corners = new int[4];
    int count = 0;
    for (int k = 0; k < 4; k++) {
      if (!same(loop[k], loop[(k + 3) % 4])) {
        corners[count++] = loop[k];
      }
    }
    for (int k = 0; k < count; k++) {
      // Counter-clockwise seen along the plane's main axis, so the side in front is turned.
      out.corner(corners[turn < 0 ? k : count - 1 - k]);
    }
    out.end();
  }

  private boolean same(int a, int b) {
    return a == b
        || out.at(a, 0) == out.at(b, 0)
            && out.at(a, 1) == out.at(b, 1)
            && out.at(a, 2) == out.at(b, 2);
  }

  private int point(Edge edge, double u) {
    if (u == edge.from) {
      return edge.low;
    }
    if (u == edge.to) {
      return edge.high;
    }
    double share = (u - edge.from) / (edge.to - edge.from);
    double[] p = new double[3];
    for (int axis = 0; axis < 3; axis++) {
      double low = out.at(edge.low, axis);
      p[axis] = low + share * (out.at(edge.high, axis) - low);
    }
    return out.point(p[0], p[1], p[2]);
  }

  /** The border: edges in the plane of what the side has already, seen from the other side. */
  private List<Edge> edges() {
    List<long[]> found = new ArrayList<>();
    for (int f = 0; f < out.polygons(); f++) {
      int n = out.size(f);
      for (int k = 0; k < n; k++) {
        int a = out.corner(f, k);
        int b = out.corner(f, (k + 1) % n);
        if (inPlane[a] && inPlane[b] && out.at(a, first) != out.at(b, first)) {
          boolean up = out.at(a, first) < out.at(b, first);
          found.add(new long[] {up ? a : b, up ? b : a, up ? turn : -turn});
        }
      }
    }
    List<Edge> edges = new ArrayList<>();
    long[][] sorted = found.toArray(new long[0][]);
    Arrays.sort(
        sorted, (x, y) -> x[0] != y[0] ? Long.compare(x[0], y[0]) : Long.compare(x[1], y[1]));
    for (int i = 0; i < sorted.length; ) {
      int sum = 0;
      int j = i;
      while (j < sorted.length && sorted[j][0] == sorted[i][0] && sorted[j][1] == sorted[i][1]) {
        sum += (int) sorted[j++][2];
      }
      if (sum != 0) {
        int low = (int) sorted[i][0];
        int high = (int) sorted[i][1];
        edges.add(
            new Edge(
                low,
                high,
                out.at(low, first),
                out.at(high, first),
                out.at(low, second),
                out.at(high, second),
                sum));
      }
      i = j;
    }
    return edges;
  }
}
