package org.trackwalk.ground.surface;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicLong;
import org.trackwalk.ground.geometry.Partition;
import org.trackwalk.mesh.parallel.Workers;
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
public record Fans(int vertex, int triangle, int fans) {

  private static final int PARTS = 32;

  /**
   * All pieces that touch themselves, by vertex and piece.
   *
   * @param threads at least 1; changes nothing but the time
   */
  public static List<Fans> all(WeldedSurface surface, Topology topology, int threads) {
    int corners = 3 * (surface.triangleCount() - topology.degenerateCount());
    int[] some = someCorners(surface, topology, threads);
    // Nearly everywhere one walk around the vertex meets all of its corners.
    return inOneFan(topology, some, threads) == corners
        ? List.of()
        : severalFans(surface, topology, some);
  }

  /** For each vertex one of its corners, whichever a thread writes last; -1 for none. */
  private static int[] someCorners(WeldedSurface surface, Topology topology, int threads) {
    int[] corners = surface.triangles();
    boolean all = topology.degenerateCount() == 0;
    int[] some = new int[surface.vertexCount()];
    Arrays.fill(some, -1);
    Workers.run(
        threads,
        PARTS,
        part -> {
          int to = Workers.cut(corners.length, part + 1, PARTS);
          for (int c = Workers.cut(corners.length, part, PARTS); c < to; c++) {
            if (all || !topology.degenerate(c / 3)) {
              some[corners[c]] = c;
            }
          }
        });
    return some;
  }

  /** Number of corners that are in one fan with the one known of their vertex. */
  private static long inOneFan(Topology topology, int[] some, int threads) {
    AtomicLong met = new AtomicLong();
    Workers.run(
        threads,
        PARTS,
        part -> {
          int count = 0;
          int to = Workers.cut(some.length, part + 1, PARTS);
          for (int v = Workers.cut(some.length, part, PARTS); v < to; v++) {
            if (some[v] >= 0) {
              count += fan(topology, some[v]);
            }
          }
          met.addAndGet(count);
        });
    return met.get();
  }

  private static List<Fans> severalFans(WeldedSurface surface, Topology topology, int[] some) {
    int[] corners = surface.triangles();
    int[] degrees = new int[some.length];
    for (int c = 0; c < corners.length; c++) {
      degrees[corners[c]] += topology.degenerate(c / 3) ? 0 : 1;
    }
    TreeMap<Integer, IntList> several = new TreeMap<>();
    for (int v = 0; v < degrees.length; v++) {
      if (some[v] >= 0 && fan(topology, some[v]) < degrees[v]) {
        several.put(v, new IntList());
      }
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

  /** Number of corners around a corner's vertex that are reached over twins, it included. */
  private static int fan(Topology topology, int corner) {
    int others = walk(topology, corner, corner);
    return others < 0 ? -others : 1 + others + walk(topology, corner, Topology.previous(corner));
  }

  /**
   * Number of other corners that are reached when {@code edge} of the first corner is crossed;
   * where the walk comes back to the first one, that of all corners and negative.
   */
  private static int walk(Topology topology, int first, int edge) {
    int v = topology.from(first);
    int crossed = edge;
    for (int count = 0; ; count++) {
      int twin = topology.twin(crossed);
      if (twin < 0) {
        return count;
      }
      int corner = topology.from(twin) == v ? twin : Topology.next(twin);
      if (corner == first) {
        return -1 - count;
      }
      crossed = corner == twin ? Topology.previous(corner) : corner;
    }
  }

  private static void split(
      WeldedSurface surface, Topology topology, int vertex, IntList around, List<Fans> found) {
    for (int i = 0; i < around.size(); i++) {
      int c = around.get(i);
      if (topology.twin(c) == Topology.CUT || topology.twin(Topology.previous(c)) == Topology.CUT) {
        return; // some of what is around the vertex is not here
      }
    }
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
