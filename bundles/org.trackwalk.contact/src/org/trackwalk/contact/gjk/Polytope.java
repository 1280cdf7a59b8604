package org.trackwalk.contact.gjk;

import java.util.Arrays;

/**
 * A convex polytope of triangles that grows by a point at a time (the polytope of EPA). Edge e of a
 * face runs from its corner e to corner (e + 1) % 3; faces run counter-clockwise seen from outside.
 */
final class Polytope {

  private static final int FIRST = 64;

  /** A face that can still grow. */
  static final byte OPEN = 0;

  /** A face beyond which the body does not reach. */
  static final byte CLOSED = 1;

  /** Added to the state of a face that has been replaced. */
  static final byte GONE = 2;

  final DifferencePoints points = new DifferencePoints();
  int pointCount;
  int faceCount;

  /** Three per face: point indices. */
  int[] corners = new int[3 * FIRST];

  /** Four per face: outward unit normal, offset; a face without area has normal zero. */
  double[] planes = new double[4 * FIRST];

  byte[] states = new byte[FIRST];
  private int[] neighbours = new int[3 * FIRST];
  private int[] stack = new int[FIRST];
  private int[] horizon = new int[2 * FIRST];
  private int[] startingAt = new int[FIRST];

  /** Starts with the first four points, which are not in one plane. */
  void tetrahedron() {
    pointCount = 4;
    faceCount = 0;
    boolean turned = volume() > 0;
    int b = turned ? 2 : 1;
    int c = turned ? 1 : 2;
    // the fourth point is behind (0, b, c)
    face(0, b, c, 1, 2, 3);
    face(0, 3, b, 3, 2, 0);
    face(b, 3, c, 1, 3, 0);
    face(c, 3, 0, 2, 1, 0);
  }

  /** Six times the volume of the first four points, above zero when the last is in front. */
  private double volume() {
    double[] w = points.w;
    double ux = w[3] - w[0];
    double uy = w[4] - w[1];
    double uz = w[5] - w[2];
    double vx = w[6] - w[0];
    double vy = w[7] - w[1];
    double vz = w[8] - w[2];
    return (uy * vz - uz * vy) * (w[9] - w[0])
        + (uz * vx - ux * vz) * (w[10] - w[1])
        + (ux * vy - uy * vx) * (w[11] - w[2]);
  }

  private void face(int a, int b, int c, int over0, int over1, int over2) {
    if (faceCount == states.length) {
      int more = 2 * faceCount;
      corners = Arrays.copyOf(corners, 3 * more);
      planes = Arrays.copyOf(planes, 4 * more);
      states = Arrays.copyOf(states, more);
      neighbours = Arrays.copyOf(neighbours, 3 * more);
    }
    int i = 3 * faceCount;
    corners[i] = a;
    corners[i + 1] = b;
    corners[i + 2] = c;
    neighbours[i] = over0;
    neighbours[i + 1] = over1;
    neighbours[i + 2] = over2;
    states[faceCount] = OPEN;
    plane(faceCount);
    faceCount++;
  }

  /** The plane of a face, its normal from the two shorter edges, where less cancels. */
  private void plane(int f) {
    double[] w = points.w;
    int a = 3 * corners[3 * f];
    int b = 3 * corners[3 * f + 1];
    int c = 3 * corners[3 * f + 2];
    double ux = w[b] - w[a];
    double uy = w[b + 1] - w[a + 1];
    double uz = w[b + 2] - w[a + 2];
    double vx = w[c] - w[b];
    double vy = w[c + 1] - w[b + 1];
    double vz = w[c + 2] - w[b + 2];
    double ex = w[a] - w[c];
    double ey = w[a + 1] - w[c + 1];
    double ez = w[a + 2] - w[c + 2];
    double uu = ux * ux + uy * uy + uz * uz;
    double vv = vx * vx + vy * vy + vz * vz;
    double ee = ex * ex + ey * ey + ez * ez;
    double nx;
    double ny;
    double nz;
    int at;
    if (ee >= uu && ee >= vv) {
      nx = uy * vz - uz * vy;
      ny = uz * vx - ux * vz;
      nz = ux * vy - uy * vx;
      at = b;
    } else if (uu >= vv) {
      nx = vy * ez - vz * ey;
      ny = vz * ex - vx * ez;
      nz = vx * ey - vy * ex;
      at = c;
    } else {
      nx = ey * uz - ez * uy;
      ny = ez * ux - ex * uz;
      nz = ex * uy - ey * ux;
      at = a;
    }
    double n = Math.sqrt(nx * nx + ny * ny + nz * nz);
    double scale = n > 0 ? 1 / n : 0;
    planes[4 * f] = scale * nx;
    planes[4 * f + 1] = scale * ny;
    planes[4 * f + 2] = scale * nz;
    planes[4 * f + 3] = scale * (nx * w[at] + ny * w[at + 1] + nz * w[at + 2]);
    if (n == 0) {
      states[f] = CLOSED;
    }
  }

  /** Whether a face has been replaced. */
  boolean gone(int f) {
    return states[f] >= GONE;
  }

  /** How far the point at {@link #pointCount} lies outside a face's plane. */
  private double outside(int f) {
    return points.along(pointCount, planes[4 * f], planes[4 * f + 1], planes[4 * f + 2])
        - planes[4 * f + 3];
  }

  /**
   * Adds the point at {@link #pointCount}: all faces that it sees give way to a cone.
   *
   * @param from a face that it sees
   * @param tolerance metres: a point nearer to a plane than this is in it and does not see the face
   * @return false, and nothing is changed, when rounding has left no simple horizon
   */
  boolean grow(int from, double tolerance) {
    int seen = 0;
    int edges = 0;
    reserve();
    stack[seen++] = from;
    states[from] |= GONE;
    for (int s = 0; s < seen; s++) {
      for (int e = 0; e < 3; e++) {
        int over = neighbours[3 * stack[s] + e];
        if (!gone(over) && outside(over) > tolerance) {
          states[over] |= GONE;
          stack[seen++] = over;
        }
      }
    }
    Arrays.fill(startingAt, 0, pointCount, -1);
    boolean simple = true;
    for (int s = 0; s < seen; s++) {
      for (int e = 0; e < 3; e++) {
        int over = neighbours[3 * stack[s] + e];
        if (!gone(over)) {
          int p = corners[3 * stack[s] + e];
          simple &= startingAt[p] < 0;
          startingAt[p] = edges;
          horizon[2 * edges] = stack[s];
          horizon[2 * edges + 1] = e;
          edges++;
        }
      }
    }
    if (!simple || !oneLoop(edges)) {
      for (int s = 0; s < seen; s++) {
        states[stack[s]] &= CLOSED;
      }
      return false;
    }
    int first = faceCount;
    for (int h = 0; h < edges; h++) {
      cone(horizon[2 * h], horizon[2 * h + 1], first);
    }
    for (int f = first; f < faceCount; f++) {
      neighbours[3 * neighbours[3 * f + 1] + 2] = f;
    }
    pointCount++;
    return true;
  }

  /** Whether the horizon's edges, followed one after another, are a single loop. */
  private boolean oneLoop(int edges) {
    int at = 0;
    for (int h = 0; h < edges; h++) {
      at = startingAt[end(at)];
      if (at < 0 || at == 0 && h < edges - 1) {
        return false;
      }
    }
    return at == 0 && edges > 2;
  }

  private int end(int edge) {
    return corners[3 * horizon[2 * edge] + (horizon[2 * edge + 1] + 1) % 3];
  }

  private void cone(int gone, int e, int first) {
    int p = corners[3 * gone + e];
    int q = corners[3 * gone + (e + 1) % 3];
    int over = neighbours[3 * gone + e];
    int made = faceCount;
    face(p, q, pointCount, over, first + startingAt[q], -1);
    int back = 0;
    while (neighbours[3 * over + back] != gone || corners[3 * over + back] != q) {
      back++;
    }
    neighbours[3 * over + back] = made;
  }

  private void reserve() {
    if (stack.length < faceCount + 1) {
      stack = new int[2 * faceCount];
      horizon = new int[4 * faceCount];
    }
    if (startingAt.length < pointCount + 1) {
      startingAt = new int[2 * pointCount];
    }
  }
}
