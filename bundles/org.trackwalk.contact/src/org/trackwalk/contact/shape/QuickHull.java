package org.trackwalk.contact.shape;

import java.util.Arrays;
import org.trackwalk.mesh.geometry.ExactPredicates;

/**
 * The triangles of a convex hull (C. B. Barber, D. P. Dobkin, H. Huhdanpaa, The Quickhull Algorithm
 * for Convex Hulls, 1996). Which triangles a point sees is decided exactly; a point in the plane of
 * a triangle does not see it. So no case needs a tolerance, and the triangles close for certain.
 */
final class QuickHull {

  private static final int NONE = -1;

  private final double[] p;
  private final int[] next;
  private int faceCount;
  private int[] corners;
  private int[] neighbours;
  private int[] outside;
  private boolean[] gone;
  private int[] seen = new int[16];
  private int[] horizon = new int[32];
  private final int[] startingAt;

  /**
   * Finds the hull.
   *
   * @param points xyz triples, finite
   * @throws FlatPointsException when the points are all in one plane
   */
  QuickHull(double[] points) {
    p = points;
    int n = p.length / 3;
    next = new int[n];
    startingAt = new int[n];
    int room = 64;
    corners = new int[3 * room];
    neighbours = new int[3 * room];
    outside = new int[room];
    gone = new boolean[room];
    tetrahedron();
    for (int f = 0; f < faceCount; f++) {
      while (!gone[f] && outside[f] != NONE) {
        grow(f, farthest(f));
      }
    }
    compact();
  }

  /** Number of triangles. */
  int size() {
    return faceCount;
  }

  /** Volume and area, seen from the first point. */
  HullSize measured() {
    double volume = 0;
    double area = 0;
    for (int f = 0; f < faceCount; f++) {
      int a = corners[3 * f];
      int b = corners[3 * f + 1];
      int c = corners[3 * f + 2];
      // The height of the first point over a triangle: below it, as it is inside or on it.
      volume -= height(a, b, c, 0);
      area += Math.sqrt(area(a, b, c));
    }
    return new HullSize(Math.max(0, volume) / 6, area / 2);
  }

  /** Corner k of a triangle, a point's index; counter-clockwise seen from outside. */
  int corner(int triangle, int k) {
    return corners[3 * triangle + k];
  }

  /** The triangle across the edge from corner k to the next. */
  int neighbour(int triangle, int k) {
    return neighbours[3 * triangle + k];
  }

  private void tetrahedron() {
    int n = p.length / 3;
    int a = 0;
    int b = 0;
    double far = 0;
    for (int i = 1; i < n; i++) {
      double d = distance(a, i);
      if (d > far) {
        far = d;
        b = i;
      }
    }
    if (a == b) {
      throw new FlatPointsException(
          "a hull needs points in space: all " + n + " points are the same");
    }
    int c = NONE;
    far = -1;
    for (int i = 0; i < n; i++) {
      double d = area(a, b, i);
      if (d > far && !collinear(a, b, i)) {
        far = d;
        c = i;
      }
    }
    if (c == NONE) {
      throw new FlatPointsException(
          "a hull needs points in space: all " + n + " points lie on one line");
    }
    int d = NONE;
    far = -1;
    for (int i = 0; i < n; i++) {
      double height = Math.abs(height(a, b, c, i));
      if (height > far && side(a, b, c, i) != 0) {
        far = height;
        d = i;
      }
    }
    if (d == NONE) {
      throw new FlatPointsException(
          "a hull needs points in space: all " + n + " points lie in one plane");
    }
    if (side(a, b, c, d) > 0) {
      int swap = b;
      b = c;
      c = swap;
    }
    face(a, b, c, 1, 2, 3);
    face(a, d, b, 3, 2, 0);
    face(b, d, c, 1, 3, 0);
    face(c, d, a, 2, 1, 0);
    for (int i = n - 1; i >= 0; i--) {
      if (i != a && i != b && i != c && i != d) {
        place(i, 0);
      }
    }
  }

  /** Gives a point to the first triangle that it sees; a point that sees none is inside. */
  private void place(int point, int firstFace) {
    for (int f = firstFace; f < faceCount; f++) {
      if (sees(point, f)) {
        next[point] = outside[f];
        outside[f] = point;
        return;
      }
    }
  }

  private boolean sees(int point, int f) {
    return side(corners[3 * f], corners[3 * f + 1], corners[3 * f + 2], point) > 0;
  }

  private int farthest(int f) {
    int best = NONE;
    double far = Double.NEGATIVE_INFINITY;
    for (int i = outside[f]; i != NONE; i = next[i]) {
      double height = height(corners[3 * f], corners[3 * f + 1], corners[3 * f + 2], i);
      if (height > far || height == far && i < best) {
        far = height;
        best = i;
      }
    }
    return best;
  }

  private void grow(int from, int point) {
    int count = 0;
    seen = room(seen, faceCount);
    seen[count++] = from;
    gone[from] = true;
    for (int s = 0; s < count; s++) {
      for (int e = 0; e < 3; e++) {
        int over = neighbours[3 * seen[s] + e];
        if (!gone[over] && sees(point, over)) {
          gone[over] = true;
          seen[count++] = over;
        }
      }
    }
    int edges = 0;
    horizon = room(horizon, 6 * count);
    int first = faceCount;
    for (int s = 0; s < count; s++) {
      for (int e = 0; e < 3; e++) {
        if (!gone[neighbours[3 * seen[s] + e]]) {
          startingAt[corners[3 * seen[s] + e]] = first + edges;
          horizon[2 * edges] = seen[s];
          horizon[2 * edges + 1] = e;
          edges++;
        }
      }
    }
    for (int h = 0; h < edges; h++) {
      cone(horizon[2 * h], horizon[2 * h + 1], point);
    }
    for (int f = first; f < faceCount; f++) {
      neighbours[3 * neighbours[3 * f + 1] + 2] = f;
    }
    for (int s = 0; s < count; s++) {
      int i = outside[seen[s]];
      outside[seen[s]] = NONE;
      while (i != NONE) {
        int following = next[i];
        if (i != point) {
          place(i, first);
        }
        i = following;
      }
    }
  }

  private void cone(int replaced, int e, int point) {
    int from = corners[3 * replaced + e];
    int to = corners[3 * replaced + (e + 1) % 3];
    int over = neighbours[3 * replaced + e];
    int back = 0;
    while (neighbours[3 * over + back] != replaced || corners[3 * over + back] != to) {
      back++;
    }
    neighbours[3 * over + back] = faceCount;
    face(from, to, point, over, startingAt[to], NONE);
  }

  private void face(int a, int b, int c, int over0, int over1, int over2) {
    if (faceCount == gone.length) {
      corners = Arrays.copyOf(corners, 6 * faceCount);
      neighbours = Arrays.copyOf(neighbours, 6 * faceCount);
      outside = Arrays.copyOf(outside, 2 * faceCount);
      gone = Arrays.copyOf(gone, 2 * faceCount);
    }
    int i = 3 * faceCount;
    corners[i] = a;
    corners[i + 1] = b;
    corners[i + 2] = c;
    neighbours[i] = over0;
    neighbours[i + 1] = over1;
    neighbours[i + 2] = over2;
    outside[faceCount] = NONE;
    faceCount++;
  }

  private void compact() {
    int[] number = new int[faceCount];
    int kept = 0;
    for (int f = 0; f < faceCount; f++) {
      number[f] = gone[f] ? NONE : kept++;
    }
    for (int f = 0; f < faceCount; f++) {
      if (!gone[f]) {
        for (int k = 0; k < 3; k++) {
          corners[3 * number[f] + k] = corners[3 * f + k];
          neighbours[3 * number[f] + k] = number[neighbours[3 * f + k]];
        }
      }
    }
    faceCount = kept;
  }

  private static int[] room(int[] list, int needed) {
    return list.length < needed ? new int[2 * needed] : list;
  }

  private double distance(int a, int b) {
    double x = p[3 * b] - p[3 * a];
    double y = p[3 * b + 1] - p[3 * a + 1];
    double z = p[3 * b + 2] - p[3 * a + 2];
    return x * x + y * y + z * z;
  }

  /** Four times the squared area of a triangle. */
  private double area(int a, int b, int c) {
    double ux = p[3 * b] - p[3 * a];
    double uy = p[3 * b + 1] - p[3 * a + 1];
    double uz = p[3 * b + 2] - p[3 * a + 2];
    double vx = p[3 * c] - p[3 * a];
    double vy = p[3 * c + 1] - p[3 * a + 1];
    double vz = p[3 * c + 2] - p[3 * a + 2];
    double nx = uy * vz - uz * vy;
    double ny = uz * vx - ux * vz;
    double nz = ux * vy - uy * vx;
    return nx * nx + ny * ny + nz * nz;
  }

  /** Six times a volume: how high d lies over the plane of a, b, c. */
  private double height(int a, int b, int c, int d) {
    double ux = p[3 * b] - p[3 * a];
    double uy = p[3 * b + 1] - p[3 * a + 1];
    double uz = p[3 * b + 2] - p[3 * a + 2];
    double vx = p[3 * c] - p[3 * a];
    double vy = p[3 * c + 1] - p[3 * a + 1];
    double vz = p[3 * c + 2] - p[3 * a + 2];
    return (uy * vz - uz * vy) * (p[3 * d] - p[3 * a])
        + (uz * vx - ux * vz) * (p[3 * d + 1] - p[3 * a + 1])
        + (ux * vy - uy * vx) * (p[3 * d + 2] - p[3 * a + 2]);
  }

  private boolean collinear(int a, int b, int c) {
    for (int i = 0; i < 3; i++) {
      int j = (i + 1) % 3;
      if (ExactPredicates.orient2d(
              p[3 * a + i], p[3 * a + j], p[3 * b + i], p[3 * b + j], p[3 * c + i], p[3 * c + j])
          != 0) {
        return false;
      }
    }
    return true;
  }

  /** 1 when d is in front of the plane of a, b, c, exactly. */
  int side(int a, int b, int c, int d) {
    return ExactPredicates.orient3d(
        p[3 * a],
        p[3 * a + 1],
        p[3 * a + 2],
        p[3 * b],
        p[3 * b + 1],
        p[3 * b + 2],
        p[3 * c],
        p[3 * c + 1],
        p[3 * c + 2],
        p[3 * d],
        p[3 * d + 1],
        p[3 * d + 2]);
  }
}
