package org.trackwalk.contact.parts;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.tree.StaticTree;

/**
 * Triangles of a body turned to the outside, each once: many modelling tools write both sides of
 * every face, or faces that look any way. Triangles on both sides of an edge of two look the same
 * way; patches of such triangles look where more rays get away. After K. Takayama, A. Jacobson, L.
 * Kavan and O. Sorkine-Hornung, "A simple method for correcting facet orientations in polygon
 * meshes based on ray casting", Journal of Computer Graphics Techniques 3 (2014).
 */
final class Outward {

  /** Triangles of a patch that rays are sent from, the largest. */
  private static final int SAMPLES = 4;

  /** Rays go along whole numbers to this one, all three different: 48 ways, none along an axis. */
  private static final int WAY = 3;

  /** Part of the body's size: what is so near to where a ray begins is what it begins on. */
  private static final double NEAR = 1e-6;

  private final float[] points;
  private final List<int[]> triangles;
  private final StaticTree tree;
  private final double size;
  private final IntList along = new IntList();

  private Outward(float[] points, List<int[]> triangles) {
    this.points = points;
    this.triangles = triangles;
    int[] corners = triangles.stream().flatMapToInt(Arrays::stream).toArray();
    tree = StaticTree.overTriangles(points, corners, 1, Progress.none());
    float[] box = new float[6];
    tree.box(box);
    size = Math.max(box[3] - box[0], Math.max(box[4] - box[1], box[5] - box[2]));
  }

  /**
   * The triangles of a body, turned.
   *
   * @param points xyz triples
   * @param body three points each, in an order that hangs on the body alone
   */
  static List<int[]> of(float[] points, List<int[]> body) {
    Map<Set<Integer>, int[]> once = new LinkedHashMap<>();
    for (int[] t : body) {
      once.putIfAbsent(Set.of(t[0], t[1], t[2]), t.clone());
    }
    Outward outward = new Outward(points, new ArrayList<>(once.values()));
    for (List<Integer> patch : outward.patches()) {
      outward.turn(patch);
    }
    return outward.triangles;
  }

  /** True when two triangles on both sides of an edge, and no third, look different ways. */
  static boolean medley(List<int[]> body) {
    Map<Long, int[]> usesAndWays = new HashMap<>();
    for (int[] t : body) {
      for (int k = 0; k < 3; k++) {
        int[] edge = usesAndWays.computeIfAbsent(edge(t, k), key -> new int[2]);
        edge[0]++;
        edge[1] += t[k] < t[(k + 1) % 3] ? 1 : -1;
      }
    }
    return usesAndWays.values().stream().anyMatch(edge -> edge[0] == 2 && edge[1] != 0);
  }

  /** Triangles that hang together by edges of two, turned to look the same way. */
  private List<List<Integer>> patches() {
    Map<Long, List<Integer>> byEdge = new HashMap<>();
    for (int t = 0; t < triangles.size(); t++) {
      for (int k = 0; k < 3; k++) {
        byEdge.computeIfAbsent(edge(triangles.get(t), k), key -> new ArrayList<>(2)).add(t);
      }
    }
    List<List<Integer>> patches = new ArrayList<>();
    boolean[] done = new boolean[triangles.size()];
    for (int first = 0; first < done.length; first++) {
      if (done[first]) {
        continue;
      }
      List<Integer> patch = new ArrayList<>();
      Deque<Integer> open = new ArrayDeque<>(List.of(first));
      done[first] = true;
      while (!open.isEmpty()) {
        int t = open.remove();
        patch.add(t);
        for (int k = 0; k < 3; k++) {
          List<Integer> both = byEdge.get(edge(triangles.get(t), k));
          int other = both.size() != 2 ? t : both.get(0) == t ? both.get(1) : both.get(0);
          if (!done[other]) {
            done[other] = true;
            open.add(other);
            if (runs(other, triangles.get(t)[k], triangles.get(t)[(k + 1) % 3])) {
              flip(other);
            }
          }
        }
      }
      patches.add(patch);
    }
    return patches;
  }

  private static long edge(int[] t, int k) {
    long a = t[k];
    long b = t[(k + 1) % 3];
    return a < b ? a << Integer.SIZE | b : b << Integer.SIZE | a;
  }

  /** Whether a triangle has an edge in this direction: then its neighbour looks the other way. */
  private boolean runs(int t, int from, int to) {
    int[] c = triangles.get(t);
    return c[0] == from && c[1] == to || c[1] == from && c[2] == to || c[2] == from && c[0] == to;
  }

  private void flip(int t) {
    int[] c = triangles.get(t);
    int second = c[1];
    c[1] = c[2];
    c[2] = second;
  }

  private void turn(List<Integer> patch) {
    List<Integer> largest = new ArrayList<>(patch);
    largest.sort((a, b) -> Double.compare(dot(normal(b), normal(b)), dot(normal(a), normal(a))));
    int[] away = new int[2];
    double[] seen = new double[2];
    for (int t : largest.subList(0, Math.min(SAMPLES, largest.size()))) {
      look(t, away, seen);
    }
    if (away[0] != away[1] ? away[1] > away[0] : seen[1] > seen[0]) {
      patch.forEach(this::flip);
    }
  }

  /** Counts the rays that get away in front of a triangle and behind it, and how far others go. */
  private void look(int t, int[] away, double[] seen) {
    double[] n = normal(t);
    double[] from = new double[3];
    for (int corner : triangles.get(t)) {
      for (int k = 0; k < 3; k++) {
        from[k] += points[3 * corner + k] / 3.0;
      }
    }
    for (int[] way : ways()) {
      double cosine = n[0] * way[0] + n[1] * way[1] + n[2] * way[2];
      if (cosine == 0) {
        continue;
      }
      int side = cosine > 0 ? 0 : 1;
      double hit = hit(from, way);
      if (hit == Double.POSITIVE_INFINITY) {
        away[side]++;
      } else {
        seen[side] += hit;
      }
    }
  }

  private static List<int[]> ways() {
    List<int[]> ways = new ArrayList<>();
    for (int x = -WAY; x <= WAY; x++) {
      for (int y = -WAY; y <= WAY; y++) {
        for (int z = -WAY; z <= WAY; z++) {
          if (x * y * z != 0
              && Math.abs(x) != Math.abs(y)
              && Math.abs(y) != Math.abs(z)
              && Math.abs(z) != Math.abs(x)) {
            ways.add(new int[] {x, y, z});
          }
        }
      }
    }
    return ways;
  }

  /** Metres along a ray to the first triangle; infinite when it gets away. */
  private double hit(double[] from, int[] way) {
    double length = Math.sqrt(way[0] * way[0] + way[1] * way[1] + way[2] * way[2]);
    double far = 2 * size / length;
    tree.alongRay(
        from[0],
        from[1],
        from[2],
        from[0] + far * way[0],
        from[1] + far * way[1],
        from[2] + far * way[2],
        along);
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < along.size(); i++) {
      double at = length * share(along.get(i), from, way);
      if (at > NEAR * size && at < least) {
        least = at;
      }
    }
    return least;
  }

  /** Where a ray goes through a triangle, as a part of its way; NaN where it does not. */
  private double share(int t, double[] from, int[] way) {
    double[][] c = new double[3][3];
    for (int k = 0; k < 9; k++) {
      c[k / 3][k % 3] = points[3 * triangles.get(t)[k / 3] + k % 3] - from[k % 3];
    }
    double[] w = {way[0], way[1], way[2]};
    double[] n = normal(t);
    double along = dot(n, w);
    for (int k = 0; k < 3; k++) {
      if (dot(cross(c[k], c[(k + 1) % 3]), w) * along < 0) {
        return Double.NaN;
      }
    }
    return along == 0 ? Double.NaN : dot(c[0], n) / along;
  }

  /** Twice a triangle's area times its normal. */
  private double[] normal(int t) {
    int[] c = triangles.get(t);
    double[] u = new double[3];
    double[] v = new double[3];
    for (int k = 0; k < 3; k++) {
      u[k] = (double) points[3 * c[1] + k] - points[3 * c[0] + k];
      v[k] = (double) points[3 * c[2] + k] - points[3 * c[0] + k];
    }
    return cross(u, v);
  }

  private static double[] cross(double[] a, double[] b) {
    return new double[] {
      a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]
    };
  }

  private static double dot(double[] a, double[] b) {
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  }
}
