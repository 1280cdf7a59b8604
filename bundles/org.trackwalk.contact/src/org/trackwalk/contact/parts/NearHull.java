package org.trackwalk.contact.parts;

import java.util.Arrays;

/**
 * About the volume of a hull, to choose by: grown from a tetrahedron by the farthest point of each
 * side, without points that lie less than a small part of its size outside. In doubles alone; what
 * is kept of a choice is measured exactly. That costs a small part of a hull with exact signs.
 *
 * <p>The faces that a point sees are found from one of them over their edges. Only that hangs on
 * neighbours: the gap is closed by the edges that are left when those between two seen faces are
 * gone, so the hull is closed whatever doubles say of a face that stands on edge.
 */
final class NearHull {

  /** Part of the points' size that changes no choice: two millimetres of a car. */
  private static final double NEARLY = 5e-4;

  /** The same for points that are yet to be put together with others. */
  private static final double FINER = 1.25e-4;

  /** Part of a volume: what sums of doubles may differ by. */
  private static final double ROUNDING = 1e-9;

  private final double[] points;
  private final double near;

  /** Three corners each: indices of triples; the first of a face that is gone is -1. */
  private int[] corners = new int[192];

  /** Four numbers each: unit normal outward, and its product with the corners. */
  private double[] planes = new double[256];

  /** By point: the next one above the same face, -1 at the end. */
  private final int[] next;

  /** Three each: the face over the edge from corner k to the next. */
  private int[] neighbours = new int[192];

  /** By face: twice its area. */
  private double[] areas = new double[64];

  /** By face: the first point above it, -1 when there is none; its farthest, and how high. */
  private int[] above = new int[64];

  private int[] farthest = new int[64];
  private double[] highest = new double[64];
  private int faces;

  /** By face: the last point that looked at it. */
  private int[] asked = new int[64];

  /** Cubic metres so far, six times. */
  private double six;

  /** The faces that a point sees, and edges around them: both ends, and the face beyond. */
  private int[] seen = new int[64];

  private long[] edges = new long[64];
  private int[] beyond = new int[64];

  /** By point: the newest face whose first corner it is. */
  private final int[] starting;

  private NearHull(double[] points, double near) {
    this.points = points;
    this.near = near;
    next = new int[points.length / 3];
    starting = new int[points.length / 3];
  }

  /** Cubic metres, a little less than the hull's; 0 for points that lie nearly in a plane. */
  static double volume(double[] points) {
    return volume(points, Double.POSITIVE_INFINITY);
  }

  /**
   * The same, given up where more than a limit has been found.
   *
   * @param limit cubic metres
   * @return infinite when the volume is larger than the limit
   */
  static double volume(double[] points, double limit) {
    NearHull hull = of(points, NEARLY);
    return hull == null ? 0 : hull.grown(limit);
  }

  /** The corners of a finer such hull, xyz triples; all points when they lie nearly in a plane. */
  static double[] corners(double[] points) {
    NearHull hull = of(points, FINER);
    if (hull == null) {
      return points;
    }
    hull.grown(Double.POSITIVE_INFINITY);
    return hull.corners();
  }

  /** The tetrahedron to begin with; null for points that lie nearly in a plane. */
  private static NearHull of(double[] points, double share) {
    double size = 0;
    int widest = 0;
    int[] ends = new int[2];
    for (int axis = 0; axis < 3; axis++) {
      int low = 0;
      int high = 0;
      for (int i = 0; i < points.length; i += 3) {
        low = points[i + axis] < points[low + axis] ? i : low;
        high = points[i + axis] > points[high + axis] ? i : high;
      }
      double wide = points.length == 0 ? 0 : points[high + axis] - points[low + axis];
      if (wide > size) {
        size = wide;
        widest = axis;
        ends[0] = low;
        ends[1] = high;
      }
    }
    if (!(size > 0)) {
      return null;
    }
    NearHull hull = new NearHull(points, share * size);
    return hull.tetrahedron(ends[0] / 3, ends[1] / 3, widest) ? hull : null;
  }

  private double[] corners() {
    boolean[] kept = new boolean[next.length];
    for (int f = 0; f < faces; f++) {
      for (int k = 0; k < 3 && corners[3 * f] >= 0; k++) {
        kept[corners[3 * f + k]] = true;
      }
    }
    double[] out = new double[points.length];
    int count = 0;
    for (int i = 0; i < kept.length; i++) {
      if (kept[i]) {
        System.arraycopy(points, 3 * i, out, 3 * count++, 3);
      }
    }
    return Arrays.copyOf(out, 3 * count);
  }

  private boolean tetrahedron(int a, int b, int widest) {
    double[] n = new double[3];
    int c = a;
    double most = 0;
    for (int i = 0; i < next.length; i++) {
      normal(a, b, i, n);
      double square = n[0] * n[0] + n[1] * n[1] + n[2] * n[2];
      if (square > most) {
        most = square;
        c = i;
      }
    }
    double length = points[3 * b + widest] - points[3 * a + widest];
    if (!(Math.sqrt(most) > near * length)) {
      return false;
    }
    normal(a, b, c, n);
    int d = a;
    double high = 0;
    for (int i = 0; i < next.length; i++) {
      double h = from(n, a, i);
      if (Math.abs(h) > Math.abs(high)) {
        high = h;
        d = i;
      }
    }
    if (!(Math.abs(high) > near * Math.sqrt(most))) {
      return false;
    }
    int second = high < 0 ? b : c;
    int third = high < 0 ? c : b;
    face(a, second, third, 3, 2, 1);
    face(a, third, d, 0, 2, 3);
    face(third, second, d, 0, 3, 1);
    face(second, a, d, 0, 1, 2);
    six = Math.abs(high);
    for (int i = 0; i < next.length; i++) {
      place(i, 0);
    }
    return true;
  }

  private double from(double[] n, int a, int i) {
    return n[0] * (points[3 * i] - points[3 * a])
        + n[1] * (points[3 * i + 1] - points[3 * a + 1])
        + n[2] * (points[3 * i + 2] - points[3 * a + 2]);
  }

  private void normal(int a, int b, int c, double[] n) {
    double ux = points[3 * b] - points[3 * a];
    double uy = points[3 * b + 1] - points[3 * a + 1];
    double uz = points[3 * b + 2] - points[3 * a + 2];
    double vx = points[3 * c] - points[3 * a];
    double vy = points[3 * c + 1] - points[3 * a + 1];
    double vz = points[3 * c + 2] - points[3 * a + 2];
    n[0] = uy * vz - uz * vy;
    n[1] = uz * vx - ux * vz;
    n[2] = ux * vy - uy * vx;
  }

  private void face(int a, int b, int c, int over0, int over1, int over2) {
    if (faces == above.length) {
      above = Arrays.copyOf(above, 2 * faces);
      farthest = Arrays.copyOf(farthest, 2 * faces);
      highest = Arrays.copyOf(highest, 2 * faces);
      areas = Arrays.copyOf(areas, 2 * faces);
      asked = Arrays.copyOf(asked, 2 * faces);
      corners = Arrays.copyOf(corners, 6 * faces);
      neighbours = Arrays.copyOf(neighbours, 6 * faces);
      planes = Arrays.copyOf(planes, 8 * faces);
    }
    neighbours[3 * faces] = over0;
    neighbours[3 * faces + 1] = over1;
    neighbours[3 * faces + 2] = over2;
    asked[faces] = -1;
    double[] n = new double[3];
    normal(a, b, c, n);
    double length = Math.sqrt(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]);
    double share = length > 0 ? 1 / length : 0;
    corners[3 * faces] = a;
    corners[3 * faces + 1] = b;
    corners[3 * faces + 2] = c;
    double d = 0;
    for (int axis = 0; axis < 3; axis++) {
      planes[4 * faces + axis] = n[axis] * share;
      d += n[axis] * share * points[3 * a + axis];
    }
    planes[4 * faces + 3] = d;
    areas[faces] = length;
    above[faces] = -1;
    faces++;
  }

  private double height(int face, int i) {
    return planes[4 * face] * points[3 * i]
        + planes[4 * face + 1] * points[3 * i + 1]
        + planes[4 * face + 2] * points[3 * i + 2]
        - planes[4 * face + 3];
  }

  /** Gives a point to the first face from there on that it lies above. */
  private void place(int i, int since) {
    double x = points[3 * i];
    double y = points[3 * i + 1];
    double z = points[3 * i + 2];
    for (int f = since; f < faces; f++) {
      double h =
          planes[4 * f] * x + planes[4 * f + 1] * y + planes[4 * f + 2] * z - planes[4 * f + 3];
      if (h > near) {
        next[i] = above[f];
        if (above[f] < 0 || h > highest[f]) {
          farthest[f] = i;
          highest[f] = h;
        }
        above[f] = i;
        return;
      }
    }
  }

  private double grown(double limit) {
    double enough = 6 * limit * (1 + ROUNDING);
    for (int f = 0; f < faces; f++) {
      if (corners[3 * f] >= 0 && above[f] >= 0) {
        add(farthest[f], f);
        if (six > enough) {
          return Double.POSITIVE_INFINITY;
        }
      }
    }
    double sum = 0;
    for (int f = 0; f < faces; f++) {
      if (corners[3 * f] >= 0) {
        sum += six(corners[3 * f], corners[3 * f + 1], corners[3 * f + 2]);
      }
    }
    return sum / 6 > limit ? Double.POSITIVE_INFINITY : sum / 6;
  }

  private double six(int a, int b, int c) {
    double[] n = new double[3];
    normal(a, b, c, n);
    return from(n, 0, a);
  }

  /** Takes the faces that a point sees away and closes the gap by a cone from it. */
  private void add(int p, int from) {
    int count = seen(p, from);
    int around = 0;
    int orphans = -1;
    for (int s = 0; s < count; s++) {
      int f = seen[s];
      around = edges(f, around);
      six += height(f, p) * areas[f];
      corners[3 * f] = -1;
      for (int i = above[f]; i >= 0; ) {
        int then = next[i];
        next[i] = orphans;
        orphans = i;
        i = then;
      }
    }
    int before = faces;
    cone(p, around);
    for (int i = orphans; i >= 0; ) {
      int then = next[i];
      if (i != p) {
        place(i, before);
      }
      i = then;
    }
  }

  /** Finds the faces that a point sees, from one of them on, and sorts them. */
  private int seen(int p, int from) {
    int count = 0;
    seen[count++] = from;
    asked[from] = p;
    for (int s = 0; s < count; s++) {
      for (int k = 3 * seen[s]; k < 3 * seen[s] + 3; k++) {
        int over = neighbours[k];
        if (asked[over] == p || corners[3 * over] < 0) {
          continue;
        }
        asked[over] = p;
        if (height(over, p) > 0) {
          seen = count == seen.length ? Arrays.copyOf(seen, 2 * count) : seen;
          seen[count++] = over;
        }
      }
    }
    Arrays.sort(seen, 0, count);
    return count;
  }

  /** Adds a face's edges to those around what is taken away; one that is there twice is inside. */
  private int edges(int f, int around) {
    int count = around;
    for (int k = 0; k < 3; k++) {
      int a = corners[3 * f + k];
      int b = corners[3 * f + (k + 1) % 3];
      long twin = (long) b << 32 | a;
      int at = 0;
      while (at < count && edges[at] != twin) {
        at++;
      }
      if (at < count) {
        count--;
        edges[at] = edges[count];
        beyond[at] = beyond[count];
        continue;
      }
      if (count == edges.length) {
        edges = Arrays.copyOf(edges, 2 * count);
        beyond = Arrays.copyOf(beyond, 2 * count);
      }
      edges[count] = (long) a << 32 | b;
      beyond[count++] = neighbours[3 * f + k];
    }
    return count;
  }

  private void cone(int p, int around) {
    int before = faces;
    for (int e = 0; e < around; e++) {
      starting[(int) (edges[e] >> 32)] = before + e;
    }
    for (int e = 0; e < around; e++) {
      int a = (int) (edges[e] >> 32);
      int b = (int) edges[e];
      face(a, b, p, beyond[e], starting[b], before);
      for (int k = 3 * beyond[e]; k < 3 * beyond[e] + 3; k++) {
        // The neighbour's edge runs the other way: its first corner is this one's second.
        if (corners[k] == b) {
          neighbours[k] = before + e;
        }
      }
    }
    for (int f = before; f < faces; f++) {
      neighbours[3 * neighbours[3 * f + 1] + 2] = f;
    }
  }
}
