package org.trackwalk.drive.effect;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.profile.Bodies;

/**
 * Triangles that a box comes over: metres along the way, up, and to the side of it. Those of a body
 * that share stored vertices are neighbours.
 */
final class GroundTriangles {

  /** Twice the area of a triangle that engines leave out, m²: Jolt's {@code IsDegenerate}. */
  private static final double NO_AREA = 1e-6;

  private final List<double[]> corners = new ArrayList<>();
  private final List<Integer> bodies = new ArrayList<>();

  /** Number of each body that was met: the same ones on other ground. */
  private final Map<Integer, Integer> numbers = new HashMap<>();

  /** Sides by body and their vertices: the triangle before, times three, and which of its sides. */
  private final Map<List<Long>, Integer> sides = new HashMap<>();

  /** Of each side the one that it is shared with, or -1. */
  private final List<int[]> beside = new ArrayList<>();

  /**
   * Adds a triangle, which is turned upward, unless it has no area.
   *
   * @param nine its corners: along, up, aside
   * @param vertices what tells stored vertices of a body apart
   * @param body it is of
   */
  void add(double[] nine, long[] vertices, int body) {
    double[] p = nine.clone();
    long[] v = vertices.clone();
    double[] across = cross(p);
    if (Math.hypot(across[0], Math.hypot(across[1], across[2])) < NO_AREA) {
      return;
    }
    if (across[1] < 0) {
      System.arraycopy(nine, 3, p, 6, 3);
      System.arraycopy(nine, 6, p, 3, 3);
      v[1] = vertices[2];
      v[2] = vertices[1];
    }
    int number = corners.size();
    corners.add(p);
    bodies.add(numbers.computeIfAbsent(body, b -> numbers.size()));
    int[] own = {-1, -1, -1};
    beside.add(own);
    for (int k = 0; k < 3; k++) {
      long a = v[k];
      long b = v[(k + 1) % 3];
      List<Long> side = List.of((long) body, Math.min(a, b), Math.max(a, b));
      Integer other = sides.putIfAbsent(side, 3 * number + k);
      if (other != null) {
        own[k] = other;
        beside.get(other / 3)[other % 3] = 3 * number + k;
      }
    }
  }

  /** The body of each triangle, as a number. */
  static IntUnaryOperator bodyOf(WeldedSurface surface, Bodies form) {
    return switch (form) {
      case ONE -> t -> 0;
      case FILE -> t -> surface.pieces().get(surface.pieceOf(t)).file().hashCode();
      case PIECE -> surface::pieceOf;
    };
  }

  int count() {
    return corners.size();
  }

  /** Bodies have numbers below. */
  int bodies() {
    return numbers.size();
  }

  int body(int triangle) {
    return bodies.get(triangle);
  }

  /** Nine numbers, shared: do not write. */
  double[] corners(int triangle) {
    return corners.get(triangle);
  }

  /**
   * Whether something may catch at a side: no other triangle of its body has it, or the ground is
   * convex there by more than an angle.
   *
   * @param side 0 from the first corner to the second
   * @param cosine of the angle
   */
  boolean active(int triangle, int side, double cosine) {
    int other = beside.get(triangle)[side];
    if (other < 0) {
      return true;
    }
    double[] p = corners.get(triangle);
    double[] n = normal(p);
    double[] q = corners.get(other / 3);
    int opposite = 3 * ((other % 3 + 2) % 3);
    double over = 0;
    for (int k = 0; k < 3; k++) {
      over += n[k] * (q[opposite + k] - p[k]);
    }
    double[] m = normal(q);
    return over < 0 && n[0] * m[0] + n[1] * m[1] + n[2] * m[2] < cosine;
  }

  /** Unit normal of three corners that run counter-clockwise, seen against it. */
  static double[] normal(double[] p) {
    double[] n = cross(p);
    double length = Math.sqrt(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]);
    return new double[] {n[0] / length, n[1] / length, n[2] / length};
  }

  /** As long as twice the area; along, up and aside are right-handed. */
  private static double[] cross(double[] p) {
    double ax = p[3] - p[0];
    double ay = p[4] - p[1];
    double az = p[5] - p[2];
    double bx = p[6] - p[0];
    double by = p[7] - p[1];
    double bz = p[8] - p[2];
    return new double[] {ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx};
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof GroundTriangles g
        && bodies.equals(g.bodies)
        && Arrays.deepEquals(corners.toArray(), g.corners.toArray());
  }

  @Override
  public int hashCode() {
    return 31 * corners.size() + numbers.size();
  }
}
