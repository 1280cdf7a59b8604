package org.trackwalk.contact.parts;

import java.util.HashMap;
import java.util.Map;

/**
 * A solid cut by a plane, each side closed again. A polygon that lies in the plane belongs to none:
 * what closes the cut takes its place. So what only touches the plane from the other side adds
 * nothing to a side, and its hull is no larger than it must be.
 */
final class Cut {

  private final Solid solid;
  private final Plane plane;
  private final double[] heights;

  /** By point of the side that was clipped last, whether it lies in the plane. */
  private boolean[] inPlane = new boolean[0];

  /**
   * A cut.
   *
   * @param flat metres: what is nearer to the plane is in it
   */
  Cut(Solid solid, Plane plane, double flat) {
    this.solid = solid;
    this.plane = plane;
    double[] p = solid.points();
    heights = new double[p.length / 3];
    for (int v = 0; v < heights.length; v++) {
      double h = plane.height(p[3 * v], p[3 * v + 1], p[3 * v + 2]);
      heights[v] = Math.abs(h) <= flat ? 0 : h;
    }
  }

  /** True when something of the solid lies on either side. */
  boolean divides() {
    boolean front = false;
    boolean back = false;
    for (double h : heights) {
      front |= h > 0;
      back |= h < 0;
    }
    return front && back;
  }

  /**
   * One side.
   *
   * @param way 1 in front of the plane, -1 behind it
   */
  Solid side(int way) {
    SolidBuilder out = clipped(way);
    int surface = solid.surface() == solid.polygons() ? out.polygons() : surfaceOf(way);
    new Cap(out, plane, way, inPlane).close();
    return out.solid(surface);
  }

  /** The points in front and behind, those that the plane makes among them: xyz triples. */
  double[][] points() {
    return CutPoints.of(solid, heights);
  }

  private int surfaceOf(int way) {
    int count = 0;
    for (int f = 0; f < solid.surface(); f++) {
      count += reaches(f, way) ? 1 : 0;
    }
    return count;
  }

  private boolean reaches(int polygon, int way) {
    for (int k = 0; k < solid.size(polygon); k++) {
      if (heights[solid.corner(polygon, k)] * way > 0) {
        return true;
      }
    }
    return false;
  }

  private SolidBuilder clipped(int way) {
    SolidBuilder out = new SolidBuilder();
    int[] number = new int[heights.length];
    Map<Long, Integer> crossings = new HashMap<>();

    for (int f = 0; f < solid.polygons(); f++) {
      if (!reaches(f, way)) {
        continue;
      }
      int n = solid.size(f);
      for (int k = 0; k < n; k++) {
        int a = solid.corner(f, k);
        int b = solid.corner(f, (k + 1) % n);
        if (heights[a] * way >= 0) {
          out.corner(kept(a, number, out));
        }
        if (heights[a] > 0 && heights[b] < 0 || heights[a] < 0 && heights[b] > 0) {
          out.corner(crossing(Math.min(a, b), Math.max(a, b), crossings, out));
        }
      }
      out.end();
    }
    boolean[] flat = new boolean[out.points().length / 3];
    for (int v = 0; v < heights.length; v++) {
      if (number[v] > 0 && heights[v] == 0) {
        flat[number[v] - 1] = true;
      }
    }
    for (int v : crossings.values()) {
      flat[v] = true;
    }
    inPlane = flat;
    return out;
  }

  private int kept(int v, int[] number, SolidBuilder out) {
    if (number[v] == 0) {
      double[] p = solid.points();
      number[v] = out.point(p[3 * v], p[3 * v + 1], p[3 * v + 2]) + 1;
    }
    return number[v] - 1;
  }

  private int crossing(int a, int b, Map<Long, Integer> crossings, SolidBuilder out) {
    long key = (long) a << 32 | b;
    Integer known = crossings.get(key);
    if (known != null) {
      return known;
    }
    double[] at = crossing(solid.points(), heights, a, b);
    int made = out.point(at[0], at[1], at[2]);
    crossings.put(key, made);
    return made;
  }

  /** Where an edge goes through the plane, metres, rounded to floats. */
  static double[] crossing(double[] p, double[] heights, int a, int b) {
    double share = heights[a] / (heights[a] - heights[b]);
    double[] at = new double[3];
    for (int axis = 0; axis < 3; axis++) {
      at[axis] = (float) (p[3 * a + axis] + share * (p[3 * b + axis] - p[3 * a + axis]));
    }
    return at;
  }
}
