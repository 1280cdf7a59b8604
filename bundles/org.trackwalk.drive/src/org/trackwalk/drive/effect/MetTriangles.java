package org.trackwalk.drive.effect;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import org.trackwalk.mesh.weld.WeldedSurface;

/** Triangles that lines towards an edge were found to lie on, seen from a place of the edge. */
final class MetTriangles {

  private final WeldedSurface surface;
  private final double[] at;
  private final double hx;
  private final double hz;
  private final Set<Integer> met = new LinkedHashSet<>();

  /** That which comes to the edge there, and how far before it is it left again, metres. */
  private int first = -1;

  private double nearest = Double.POSITIVE_INFINITY;

  /**
   * None yet.
   *
   * @param at place of the edge, level coordinates
   * @param hx the way over it; hz likewise
   */
  MetTriangles(WeldedSurface surface, double[] at, double hx, double hz) {
    this.surface = surface;
    this.at = at;
    this.hx = hx;
    this.hz = hz;
  }

  /**
   * A line lies on a triangle.
   *
   * @param aside the line, metres beside the place
   * @param from metres before the edge; to likewise, farther before it
   */
  void add(int triangle, double aside, double from, double to) {
    met.add(triangle);
    if (aside == 0 && from + to > 0 && to < nearest) {
      nearest = to;
      first = triangle;
    }
  }

  /** How much a triangle rises along the way, per metre; 0 where it stands upright. */
  double slope(int triangle) {
    double[] p = corners(triangle);
    double ax = p[3] - p[0];
    double az = p[5] - p[2];
    double bx = p[6] - p[0];
    double bz = p[8] - p[2];
    double slope = ((p[4] - p[1]) * bz - (p[7] - p[1]) * az) / (ax * bz - bx * az);
    return Double.isFinite(slope) ? slope : 0;
  }

  /**
   * The edge under a front: the sides towards it, by which triangles behind it begin.
   *
   * @param half half the front's width, metres
   */
  SeamLine line(double half) {
    double[] edge = edge();
    double skew = edge[2] / edge[3];
    Set<List<Long>> once = new HashSet<>();
    Set<List<Long>> shared = new HashSet<>();
    for (int triangle : met) {
      for (int k = 0; k < 3; k++) {
        List<Long> side = ends(triangle, k);
        if (!once.add(side)) {
          shared.add(side);
        }
      }
    }
    List<double[]> parts = new ArrayList<>();
    for (int triangle : met) {
      double[] p = corners(triangle);
      for (int k = 0; k < 3; k++) {
        double[] part = shared.contains(ends(triangle, k)) ? null : part(p, 3 * k, skew, half);
        if (part != null) {
          parts.add(part);
        }
      }
    }
    return new SeamLine(skew, parts.toArray(double[][]::new));
  }

  /** A side as far as it is under the front; null unless it is on the edge, its triangle behind. */
  private static double[] part(double[] p, int from, double skew, double half) {
    int to = (from + 3) % 9;
    int apex = (from + 6) % 9;
    double along = (p[from] + p[to]) / 2;
    double aside = (p[from + 2] + p[to + 2]) / 2;
    double wide = p[to + 2] - p[from + 2];
    boolean across = Math.abs(p[to] - p[from]) <= BoxGround.SKEWED * Math.abs(wide);
    double clipped = Math.clamp(aside, -half, half);
    double rate = wide == 0 ? 0 : (p[to] - p[from]) / wide;
    boolean on = Math.abs(along + rate * (clipped - aside) - skew * clipped) < BoxGround.SLIT;
    boolean behind = p[apex] > along + rate * (p[apex + 2] - aside);
    double low = Math.max(-half, Math.min(p[from + 2], p[to + 2]));
    double high = Math.min(half, Math.max(p[from + 2], p[to + 2]));
    if (!across || !on || !behind || low >= high) {
      return null;
    }
    return new double[] {low, along + rate * (low - aside), high, along + rate * (high - aside)};
  }

  private List<Long> ends(int triangle, int side) {
    long piece = surface.pieceOf(triangle);
    long a = piece << Integer.SIZE | surface.sourceVertex(triangle, side);
    long b = piece << Integer.SIZE | surface.sourceVertex(triangle, (side + 1) % 3);
    return List.of(Math.min(a, b), Math.max(a, b));
  }

  private double[] edge() {
    return first < 0 ? new double[] {0, 0, 0, 1} : side(corners(first));
  }

  /** Those not all behind the edge: the side, drawn out, by which the first one comes to it. */
  GroundTriangles before(IntUnaryOperator bodyOf) {
    GroundTriangles before = new GroundTriangles();
    double[] edge = edge();
    double turned = Math.signum(edge[3]) / Math.hypot(edge[2], edge[3]);
    for (int triangle : met) {
      double[] p = corners(triangle);
      double least = Double.POSITIVE_INFINITY;
      for (int k = 0; k < 9; k += 3) {
        double there = (p[k] - edge[0]) * edge[3] - (p[k + 2] - edge[1]) * edge[2];
        least = Math.min(least, turned * there);
      }
      if (least < -BoxGround.SLIT) {
        long[] vertices = new long[3];
        for (int k = 0; k < 3; k++) {
          long piece = surface.pieceOf(triangle);
          vertices[k] = piece << Integer.SIZE | surface.sourceVertex(triangle, k);
        }
        before.add(p, vertices, bodyOf.applyAsInt(triangle));
      }
    }
    return before;
  }

  /**
   * The side across the way that goes through the place, or nearly: a point of it and where it
   * goes, along and aside. Straight across where there is none.
   */
  private static double[] side(double[] p) {
    double least = BoxGround.SLIT;
    double[] side = {0, 0, 0, 1};
    for (int i = 0; i < 9; i += 3) {
      int j = (i + 3) % 9;
      double dx = p[j] - p[i];
      double dz = p[j + 2] - p[i + 2];
      double apart = Math.abs(p[i] * dz - p[i + 2] * dx) / Math.hypot(dx, dz);
      if (apart < least && Math.abs(dx) <= BoxGround.SKEWED * Math.abs(dz)) {
        least = apart;
        side = new double[] {p[i], p[i + 2], dx, dz};
      }
    }
    return side;
  }

  /** Along, up and aside of its corners. */
  private double[] corners(int triangle) {
    double[] p = new double[9];
    for (int k = 0; k < 3; k++) {
      int v = 3 * surface.triangles()[3 * triangle + k];
      double dx = surface.positions()[v] - at[0];
      double dz = surface.positions()[v + 2] - at[2];
      p[3 * k] = dx * hx + dz * hz;
      p[3 * k + 1] = surface.positions()[v + 1] - at[1];
      p[3 * k + 2] = dz * hx - dx * hz;
    }
    return p;
  }
}
