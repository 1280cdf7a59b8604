package org.trackwalk.contact.collide;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.mesh.tree.IntList;

/**
 * How much of a surface lies inside a closed one: Green's theorem in each triangle, along the
 * contours in it and what of its edges lies inside. A part that lies inside twice counts twice.
 */
final class Inside {

  private final Shell surface;
  private final Shell body;
  private final boolean first;
  private final Hits hits;
  private final Map<Integer, Integer> windings = new HashMap<>();
  private double area;
  private double volume;

  /**
   * Nothing measured yet.
   *
   * @param surface what may lie inside
   * @param body closed
   * @param first true when the surface is the first of the two
   * @param hits of the surface's edges
   */
  Inside(Shell surface, Shell body, boolean first, Hits hits) {
    this.surface = surface;
    this.body = body;
    this.first = first;
    this.hits = hits;
  }

  /** Square metres inside. */
  double area() {
    return Math.max(0, area);
  }

  /** Cubic metres that the part inside adds to a body that it bounds. */
  double volume() {
    return volume;
  }

  /** Square metres of a whole surface. */
  static double whole(Shell shell) {
    double sum = 0;
    for (int t = 0; t < shell.size(); t++) {
      double[] n = Normals.area(shell, t);
      sum += Normals.length(n[0], n[1], n[2]) / 2;
    }
    return sum;
  }

  /** Measures the part inside. */
  void add(List<Segment> segments, double[] origin) {
    Map<Integer, double[]> lines = new HashMap<>();
    for (Segment segment : segments) {
      int t = first ? segment.first() : segment.second();
      double[] n = Normals.area(surface, t);
      // On the second surface the inside of the first lies to the other hand.
      double[] from = (first ? segment.start() : segment.end()).point();
      double[] to = (first ? segment.end() : segment.start()).point();
      lines.computeIfAbsent(t, k -> new double[1])[0] += turned(n, t, from, to);
    }
    IntList near = new IntList();
    float[] box = body.box();
    surface.tree().overlapping(box[0], box[1], box[2], box[3], box[4], box[5], near);
    for (int i = 0; i < near.size(); i++) {
      triangle(near.get(i), lines.getOrDefault(near.get(i), new double[1])[0], origin);
    }
  }

  private void triangle(int t, double lines, double[] origin) {
    double[] n = Normals.area(surface, t);
    double length = Normals.length(n[0], n[1], n[2]);
    if (length == 0) {
      return;
    }
    // Seen from corner 0, the two edges that begin and end there enclose nothing.
    int from = surface.vertex(t, 1);
    int to = surface.vertex(t, 2);
    double share = winding(to);
    for (Hit hit : hits.of(from, to)) {
      share -= hit.wayFrom(from) * hit.shareFrom(from);
    }
    double inside = (lines / length + share * length) / 2;
    area += inside;
    double height = 0;
    for (int axis = 0; axis < 3; axis++) {
      height += n[axis] / length * (surface.positions()[surface.at(t, 0) + axis] - origin[axis]);
    }
    volume += height * inside / 3;
  }

  /** What a line encloses with corner 0 of a triangle, times twice the triangle's area, twice. */
  private double turned(double[] n, int t, double[] from, double[] to) {
    float[] p = surface.positions();
    int o = surface.at(t, 0);
    double ux = from[0] - p[o];
    double uy = from[1] - p[o + 1];
    double uz = from[2] - p[o + 2];
    double vx = to[0] - p[o];
    double vy = to[1] - p[o + 1];
    double vz = to[2] - p[o + 2];
    return n[0] * (uy * vz - uz * vy) + n[1] * (uz * vx - ux * vz) + n[2] * (ux * vy - uy * vx);
  }

  /** How often the body goes around a vertex of the surface. */
  int winding(int vertex) {
    return windings.computeIfAbsent(vertex, this::count);
  }

  private int count(int vertex) {
    float[] p = surface.positions();
    return around(body, p[3 * vertex], p[3 * vertex + 1], p[3 * vertex + 2], first ? -1 : 1);
  }

  /**
   * How often a closed body goes around a point.
   *
   * @param moved 1 when the point's surface is the moved one, -1 when the body is
   */
  static int around(Shell body, float x, float y, float z, int moved) {
    float[] at = {x, y, z};
    float[] box = body.box();
    for (int axis = 0; axis < 3; axis++) {
      if (at[axis] < box[axis] || at[axis] > box[3 + axis]) {
        return 0;
      }
    }
    // Out of the box by as much as it is wide: no rounding brings the end back in.
    float end = Math.nextUp(box[3]) + Math.max(1, box[3] - box[0]);
    float[] way = {x, y, z, end, y, z};
    IntList near = new IntList();
    body.tree().overlapping(x, y, z, end, y, z, near);
    int sum = 0;
    for (int i = 0; i < near.size(); i++) {
      int s = near.get(i);
      sum -=
          ShiftedSigns.pierces(
              way, 0, 3, body.positions(), body.at(s, 0), body.at(s, 1), body.at(s, 2), moved);
    }
    return sum;
  }
}
