package org.trackwalk.contact.parts;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * The bodies of a mesh: what hangs together by its corners, closed. An open border is closed by a
 * fan from its middle, so a body always has an inside; a body that is inside out is turned. One
 * whose neighbours look different ways, or whose faces are all written twice, is turned by faces.
 *
 * @param solids in the canonical order of the weld
 * @param openEdges how many edges had to be closed
 */
record Bodies(List<Solid> solids, int openEdges) {

  /** A body with how many of its edges had to be closed. */
  private record Closed(Solid solid, int edges) {}

  /** The bodies of a surface; triangles without area, and repeated ones, are left out. */
  static Bodies of(WeldedSurface surface, Topology topology) {
    int[] corners = surface.triangles();
    int[] root = new int[surface.vertexCount()];
    Arrays.setAll(root, v -> v);
    List<Integer> taken = new ArrayList<>();
    for (int t = 0; t < surface.triangleCount(); t++) {
      if (!topology.degenerate(t) && !surface.repeats(t)) {
        taken.add(t);
        join(root, corners[3 * t], corners[3 * t + 1]);
        join(root, corners[3 * t], corners[3 * t + 2]);
      }
    }
    TreeMap<Integer, List<Integer>> groups = new TreeMap<>();
    for (int t : taken) {
      groups.computeIfAbsent(find(root, corners[3 * t]), k -> new ArrayList<>()).add(t);
    }
    List<Solid> solids = new ArrayList<>();
    int open = 0;
    for (List<Integer> group : groups.values()) {
      List<int[]> triangles = new ArrayList<>();
      for (int t : group) {
        triangles.add(Arrays.copyOfRange(corners, 3 * t, 3 * t + 3));
      }
      Closed body = closed(surface.positions(), triangles);
      if (Outward.medley(triangles) || Cell.hollow(body.solid)) {
        Closed turned = closed(surface.positions(), Outward.of(surface.positions(), triangles));
        body = Cell.hollow(turned.solid) ? body : turned;
      }
      open += body.edges;
      solids.add(body.solid);
    }
    return new Bodies(List.copyOf(solids), open);
  }

  private static Closed closed(float[] p, List<int[]> triangles) {
    SolidBuilder out = new SolidBuilder();
    TreeMap<Long, Integer> border = new TreeMap<>();
    TreeMap<Integer, Integer> number = new TreeMap<>();
    for (int[] t : triangles) {
      triangle(p, t, out, number, border);
    }
    int own = out.polygons();
    int edges = fans(out, border);
    Solid solid = out.solid(own);
    return new Closed(solid.volume() < 0 ? solid.turned() : solid, edges);
  }

  private static void triangle(
      float[] p,
      int[] corners,
      SolidBuilder out,
      TreeMap<Integer, Integer> number,
      TreeMap<Long, Integer> border) {
    int[] at = new int[3];
    for (int k = 0; k < 3; k++) {
      int v = corners[k];
      at[k] = number.computeIfAbsent(v, w -> out.point(p[3 * w], p[3 * w + 1], p[3 * w + 2]));
      out.corner(at[k]);
    }
    out.end();
    for (int k = 0; k < 3; k++) {
      long a = at[k];
      long b = at[(k + 1) % 3];
      border.merge(a < b ? a << 32 | b : b << 32 | a, a < b ? 1 : -1, Integer::sum);
    }
  }

  /** Closes what the border leaves open, each part of it from its own middle. */
  private static int fans(SolidBuilder out, TreeMap<Long, Integer> border) {
    border.values().removeIf(times -> times == 0);
    int[] root = new int[out.points().length / 3];
    Arrays.setAll(root, v -> v);
    for (long edge : border.keySet()) {
      join(root, (int) (edge >> 32), (int) edge);
    }
    TreeMap<Integer, double[]> sums = new TreeMap<>();
    for (long edge : border.keySet()) {
      double[] sum = sums.computeIfAbsent(find(root, (int) edge), k -> new double[4]);
      for (int v : new int[] {(int) (edge >> 32), (int) edge}) {
        for (int axis = 0; axis < 3; axis++) {
          sum[axis] += out.at(v, axis);
        }
        sum[3]++;
      }
    }
    TreeMap<Integer, Integer> middles = new TreeMap<>();
    sums.forEach((k, s) -> middles.put(k, out.point(s[0] / s[3], s[1] / s[3], s[2] / s[3])));
    int edges = 0;
    for (var entry : border.entrySet()) {
      int low = (int) (entry.getKey() >> 32);
      int high = (int) (long) entry.getKey();
      int times = entry.getValue();
      for (int i = 0; i < Math.abs(times); i++) {
        out.corner(times > 0 ? high : low);
        out.corner(times > 0 ? low : high);
        out.corner(middles.get(find(root, low)));
        out.end();
        edges++;
      }
    }
    return edges;
  }

  private static int find(int[] root, int v) {
    int r = v;
    while (root[r] != r) {
      r = root[r];
    }
    while (root[v] != r) {
      int next = root[v];
      root[v] = r;
      v = next;
    }
    return r;
  }

  private static void join(int[] root, int a, int b) {
    int x = find(root, a);
    int y = find(root, b);
    root[Math.max(x, y)] = Math.min(x, y);
  }
}
