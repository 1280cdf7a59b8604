package org.trackwalk.ground.crossing;

import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.mesh.geometry.ExactPredicates;

/**
 * Whether two triangles pass through each other, and where. The decision is made of exact signs (O.
 * Devillers and P. Guigue, Faster Triangle-Triangle Intersection Tests, 2002); triangles in one
 * plane do not cross, they cover each other. One instance per thread.
 */
final class TriangleCrossing {

  /** No two triangles have more ends of a common segment than this: three edges each, doubled. */
  private static final int MOST_ENDS = 12;

  private final float[] p;
  private final int[] corners;
  private final int[] sideOfFirst = new int[3];
  private final int[] sideOfSecond = new int[3];
  private final double[] ends = new double[3 * MOST_ENDS];
  private final Crossing.End[] keys = new Crossing.End[MOST_ENDS];
  private int count;

  /**
   * @param positions finite xyz triples
   * @param triangles three vertex ids per triangle
   */
  TriangleCrossing(float[] positions, int[] triangles) {
    this.p = positions;
    this.corners = triangles;
  }

  /** The segment that two triangles have in common; null when they only touch, or are apart. */
  Crossing of(int s, int t) {
    if (common(s, t) > 1 || !sides(t, s, sideOfFirst) || !sides(s, t, sideOfSecond)) {
      return null;
    }
    count = 0;
    addEnds(s, t, sideOfFirst);
    addEnds(t, s, sideOfSecond);
    int from = -1;
    int to = -1;
    double longest = 0;
    for (int i = 0; i < count; i++) {
      for (int j = i + 1; j < count; j++) {
        double square = 0;
        if (keys[i].equals(keys[j])) {
          continue; // one place, found from both sides, may be rounded in two ways
        }
        for (int k = 0; k < 3; k++) {
          double d = ends[3 * i + k] - ends[3 * j + k];
          square += d * d;
        }
        if (square > longest) {
          longest = square;
          from = i;
          to = j;
        }
      }
    }
    if (from < 0) {
      return null;
    }
    double[] segment = new double[6];
    System.arraycopy(ends, 3 * from, segment, 0, 3);
    System.arraycopy(ends, 3 * to, segment, 3, 3);
    return new Crossing(s, t, segment, keys[from], keys[to]);
  }

  /** Triangles over one edge have that edge in common and nothing else, unless they cover. */
  private int common(int s, int t) {
    int common = 0;
    for (int i = 3 * s; i < 3 * s + 3; i++) {
      for (int j = 3 * t; j < 3 * t + 3; j++) {
        common += corners[i] == corners[j] ? 1 : 0;
      }
    }
    return common;
  }

  /** On which side of one triangle's plane the other's corners lie; false when all on one side. */
  private boolean sides(int plane, int triangle, int[] out) {
    int above = 0;
    int below = 0;
    for (int k = 0; k < 3; k++) {
      int v = corners[3 * triangle + k];
      out[k] =
          has(plane, v)
              ? 0
              : ExactPredicates.orient3d(
                  p, corners[3 * plane], corners[3 * plane + 1], corners[3 * plane + 2], v);
      above += out[k] > 0 ? 1 : 0;
      below += out[k] < 0 ? 1 : 0;
    }
    // Two on one side and one in the plane touch it in a point.
    return above + below > 0
        && above < 3
        && below < 3
        && (above != 2 || below > 0)
        && (below != 2 || above > 0);
  }

  private boolean has(int t, int v) {
    return corners[3 * t] == v || corners[3 * t + 1] == v || corners[3 * t + 2] == v;
  }

  /** Where edges and corners of {@code s} meet {@code t}. */
  private void addEnds(int s, int t, int[] side) {
    for (int k = 0; k < 3; k++) {
      int a = corners[3 * s + k];
      int b = corners[3 * s + (k + 1) % 3];
      int before = side[k];
      int after = side[(k + 1) % 3];
      if (before * after < 0) {
        addPiercing(a, b, t);
      } else if (before == 0 && (has(t, a) || covers(t, a))) {
        addCorner(a);
      }
    }
  }

  /** Adds where the line from a to b, that crosses the plane of t, meets t or its rim. */
  private void addPiercing(int a, int b, int t) {
    int left = 0;
    int right = 0;
    int onRim = -1;
    int corner = -1;
    for (int k = 0; k < 3; k++) {
      int c = corners[3 * t + k];
      int d = corners[3 * t + (k + 1) % 3];
      boolean meet = a == c || a == d || b == c || b == d;
      int turn = meet ? 0 : ExactPredicates.orient3d(p, a, b, c, d);
      left += turn > 0 ? 1 : 0;
      right += turn < 0 ? 1 : 0;
      if (turn == 0) {
        // Two sides at once are met in the corner between them.
        corner = onRim < 0 ? -1 : onRim == 0 && k == 2 ? c(t, 0) : c(t, k);
        onRim = k;
      }
    }
    if (left > 0 && right > 0) {
      return;
    }
    if (corner >= 0) {
      addCorner(corner);
    } else if (onRim >= 0) {
      add(a, b, t, Crossing.End.ofEdges(a, b, c(t, onRim), c(t, (onRim + 1) % 3)));
    } else {
      add(a, b, t, Crossing.End.ofEdge(a, b, t));
    }
  }

  private int c(int t, int k) {
    return corners[3 * t + k];
  }

  /** True when a vertex in the plane of t lies in t or on its rim: seen along the steepest axis. */
  private boolean covers(int t, int v) {
    double[] n = Vec.areaNormal(p, corners, t);
    int axis = Math.abs(n[0]) > Math.abs(n[1]) ? 0 : 1;
    axis = Math.abs(n[2]) > Math.abs(n[axis]) ? 2 : axis;
    int i = (axis + 1) % 3;
    int j = (axis + 2) % 3;
    int left = 0;
    int right = 0;
    for (int k = 0; k < 3; k++) {
      int a = 3 * corners[3 * t + k];
      int b = 3 * corners[3 * t + (k + 1) % 3];
      int turn =
          ExactPredicates.orient2d(
              p[a + i], p[a + j], p[b + i], p[b + j], p[3 * v + i], p[3 * v + j]);
      left += turn > 0 ? 1 : 0;
      right += turn < 0 ? 1 : 0;
    }
    return left == 0 || right == 0;
  }

  private void addCorner(int v) {
    for (int k = 0; k < 3; k++) {
      ends[3 * count + k] = p[3 * v + k];
    }
    keys[count++] = Crossing.End.ofCorner(v);
  }

  private void add(int a, int b, int t, Crossing.End key) {
    double[] n = Vec.areaNormal(p, corners, t);
    int o = 3 * corners[3 * t];
    double before = 0;
    double after = 0;
    for (int k = 0; k < 3; k++) {
      before += n[k] * ((double) p[3 * a + k] - p[o + k]);
      after += n[k] * ((double) p[3 * b + k] - p[o + k]);
    }
    // The signs differ in exact arithmetic; rounded, both may be zero.
    double f = before == after ? 0.5 : Math.max(0, Math.min(1, before / (before - after)));
    for (int k = 0; k < 3; k++) {
      ends[3 * count + k] = p[3 * a + k] + f * ((double) p[3 * b + k] - p[3 * a + k]);
    }
    keys[count++] = key;
  }
}
