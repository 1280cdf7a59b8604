package org.trackwalk.contact.parts;

import java.util.Arrays;

/**
 * What {@code NearHull} makes, by brute force: each point looks at all faces there ever were, and
 * none is told its neighbours.
 */
final class ScannedHull {

  /** Part of the points' size that changes no choice: two millimetres of a car. */
  private static final double NEARLY = 5e-4;

  private final double[] points;
  private final double near;

  /** Three corners each: indices of triples; the first of a face that is gone is -1. */
  private int[] corners = new int[192];

  /** Four numbers each: unit normal outward, and its product with the corners. */
  private double[] planes = new double[256];

  /** By point: the next one above the same face, -1 at the end. */
  private final int[] next;

  /** By face: the first point above it, -1 when there is none; its farthest. */
  private int[] above = new int[64];

  private int[] farthest = new int[64];
  private int faces;

  private ScannedHull(double[] points, double size) {
    this.points = points;
    near = NEARLY * size;
    next = new int[points.length / 3];
  }

  /** Cubic metres, a little less than the hull's; 0 for points that lie nearly in a plane. */
  static double volume(double[] points) {
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
      return 0;
    }
    ScannedHull hull = new ScannedHull(points, size);
    return hull.tetrahedron(ends[0] / 3, ends[1] / 3, widest) ? hull.grown() : 0;
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
    face(a, second, third);
    face(a, third, d);
    face(third, second, d);
    face(second, a, d);
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

  private void face(int a, int b, int c) {
    if (faces == above.length) {
      above = Arrays.copyOf(above, 2 * faces);
      farthest = Arrays.copyOf(farthest, 2 * faces);
      corners = Arrays.copyOf(corners, 6 * faces);
      planes = Arrays.copyOf(planes, 8 * faces);
    }
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
    for (int f = since; f < faces; f++) {
      double h = height(f, i);
      if (h > near) {
        next[i] = above[f];
        if (above[f] < 0 || h > height(f, farthest[f])) {
          farthest[f] = i;
        }
        above[f] = i;
        return;
      }
    }
  }

  private double grown() {
    for (int f = 0; f < faces; f++) {
      if (corners[3 * f] >= 0 && above[f] >= 0) {
        add(farthest[f]);
      }
    }
    double six = 0;
    for (int f = 0; f < faces; f++) {
      if (corners[3 * f] >= 0) {
        six += six(corners[3 * f], corners[3 * f + 1], corners[3 * f + 2]);
      }
    }
    return six / 6;
  }

  private double six(int a, int b, int c) {
    double[] n = new double[3];
    normal(a, b, c, n);
    return from(n, 0, a);
  }

  /** Takes the faces that a point sees away and closes the gap by a cone from it. */
  private void add(int p) {
    int before = faces;
    int[] edges = new int[64];
    int count = 0;
    int orphans = -1;
    for (int f = 0; f < before; f++) {
      if (corners[3 * f] < 0 || !(height(f, p) > 0)) {
        continue;
      }
      for (int k = 0; k < 3; k++) {
        int a = corners[3 * f + k];
        int b = corners[3 * f + (k + 1) % 3];
        int twin = 0;
        while (twin < count && (edges[twin] != b || edges[twin + 1] != a)) {
          twin += 2;
        }
        if (twin < count) {
          count -= 2;
          edges[twin] = edges[count];
          edges[twin + 1] = edges[count + 1];
          continue;
        }
        if (count == edges.length) {
          edges = Arrays.copyOf(edges, 2 * count);
        }
        edges[count++] = a;
        edges[count++] = b;
      }
      corners[3 * f] = -1;
      for (int i = above[f]; i >= 0; ) {
        int then = next[i];
        next[i] = orphans;
        orphans = i;
        i = then;
      }
    }
    for (int e = 0; e < count; e += 2) {
      face(edges[e], edges[e + 1], p);
    }
    for (int i = orphans; i >= 0; ) {
      int then = next[i];
      if (i != p) {
        place(i, before);
      }
      i = then;
    }
  }
}
