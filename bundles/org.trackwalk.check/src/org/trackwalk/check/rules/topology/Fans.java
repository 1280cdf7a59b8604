package org.trackwalk.check.rules.topology;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.trackwalk.check.geometry.Partition;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Vertices around which the triangles fall apart into several fans: parts of the surface that touch
 * with their corners and share no edge (M. Botsch and others, Polygon Mesh Processing, 1.3.3).
 * Triangles that share an edge are one fan, however many share it and whichever way they turn.
 *
 * @param vertex where they meet
 * @param triangle the first triangle of one piece in the second of its fans
 * @param fans in how many fans that piece takes part, at least 2
 */
record Fans(int vertex, int triangle, int fans) {

  /** All pieces that touch themselves, by vertex and piece. */
  static List<Fans> all(WeldedSurface surface, Topology topology) {
    int[] corners = surface.triangles();
    int[] degrees = new int[surface.vertexCount()];
    int[] firsts = new int[surface.vertexCount()];
    boolean all = topology.allHaveArea();
    for (int c = 0; c < corners.length; c++) {
      if (all || !topology.degenerate(c / 3)) {
        degrees[corners[c]]++;
        firsts[corners[c]] = c;
      }
    }
    // Nearly everywhere one walk around the vertex meets all of its corners.
    TreeMap<Integer, IntList> several = new TreeMap<>();
    for (int v = 0; v < degrees.length; v++) {
      if (degrees[v] > 1 && walk(topology, firsts[v], degrees[v]) < degrees[v]) {
        several.put(v, new IntList());
      }
    }
    if (several.isEmpty()) {
      return List.of();
    }
    for (int c = 0; c < corners.length; c++) {
      if (several.containsKey(corners[c]) && !topology.degenerate(c / 3)) {
        several.get(corners[c]).add(c);
      }
    }
    List<Fans> found = new ArrayList<>();
    several.forEach((v, around) -> split(surface, topology, v, around, found));
    return found;
  }

  /** Number of corners that are reached over twins, to both sides. */
  private static int walk(Topology topology, int first, int degree) {
    int count = 1 + walk(topology, first, first, degree);
    return count == degree
        ? count
        : count + walk(topology, first, Topology.previous(first), degree - count);
  }

  /** Number of other corners that are reached when {@code edge} of the first corner is crossed. */
  private static int walk(Topology topology, int first, int edge, int most) {
    int v = topology.from(first);
    int crossed = edge;
    for (int count = 0; count < most; count++) {
      int twin = topology.twin(crossed);
      if (twin < 0) {
        return count;
      }
      int corner = topology.from(twin) == v ? twin : Topology.next(twin);
      if (corner == first) {
        return count;
      }
      crossed = corner == twin ? Topology.previous(corner) : corner;
    }
    return most;
  }

  private static void split(
      WeldedSurface surface, Topology topology, int vertex, IntList around, List<Fans> found) {
    Partition fans = new Partition(around.size());
    Map<Integer, Integer> byEnd = new HashMap<>();
    for (int i = 0; i < around.size(); i++) {
      int c = around.get(i);
      for (int end : new int[] {topology.to(c), topology.apex(c)}) {
        Integer other = byEnd.putIfAbsent(end, i);
        fans.join(i, other == null ? i : other);
      }
    }
    TreeMap<Integer, TreeSet<Integer>> fansOf = new TreeMap<>();
    TreeMap<Integer, Integer> second = new TreeMap<>();
    for (int i = 0; i < around.size(); i++) {
      int piece = surface.pieceOf(around.get(i) / 3);
      TreeSet<Integer> own = fansOf.computeIfAbsent(piece, k -> new TreeSet<>());
      if (own.add(fans.first(i)) && own.size() == 2) {
        second.put(piece, around.get(i) / 3);
      }
    }
    second.forEach(
        (piece, triangle) -> found.add(new Fans(vertex, triangle, fansOf.get(piece).size())));
  }
}
