package org.trackwalk.seams.heal;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.IntList;

/** Vertices that are inserted into edges of triangles, and the parts into which these fall. */
final class Insertions {

  /**
   * A vertex on an edge.
   *
   * @param at where on the half-edge, 0 to 1
   * @param vertex its id
   */
  private record Inserted(double at, int vertex) implements Comparable<Inserted> {
    @Override
    public int compareTo(Inserted that) {
      int c = Double.compare(at, that.at);
      return c != 0 ? c : Integer.compare(vertex, that.vertex);
    }
  }

  private static final int[] NONE = {};

  private final Map<Integer, List<Inserted>> byHalfEdge = new TreeMap<>();

  /** The half-edges of the map: most have nothing inserted, and all are asked for. */
  private final BitSet marked = new BitSet();

  /** Inserts a vertex into a half-edge. */
  void add(int halfEdge, double at, int vertex) {
    List<Inserted> list = byHalfEdge.computeIfAbsent(halfEdge, k -> new ArrayList<>());
    list.add(new Inserted(at, vertex));
    list.sort(null);
    marked.set(halfEdge);
  }

  /** Whether a half-edge has a vertex inserted. */
  boolean has(int halfEdge) {
    return marked.get(halfEdge);
  }

  /** The vertices on a half-edge, in its direction. */
  int[] on(int halfEdge) {
    return marked.get(halfEdge)
        ? byHalfEdge.get(halfEdge).stream().mapToInt(Inserted::vertex).toArray()
        : NONE;
  }

  /** Whether nothing is inserted anywhere. */
  boolean isEmpty() {
    return marked.isEmpty();
  }

  /** The half-edges with insertions, ascending. */
  int[] halfEdges() {
    return byHalfEdge.keySet().stream().mapToInt(Integer::intValue).toArray();
  }

  /** Takes one vertex on a half-edge back. */
  void remove(int halfEdge, int vertex) {
    List<Inserted> list = byHalfEdge.get(halfEdge);
    list.removeIf(i -> i.vertex() == vertex);
    if (list.isEmpty()) {
      remove(halfEdge);
    }
  }

  /** Takes the insertions of a half-edge back. */
  void remove(int halfEdge) {
    byHalfEdge.remove(halfEdge);
    marked.clear(halfEdge);
  }

  /**
   * The parts of a triangle, three corners each: one edge after the other is cut from the opposite
   * corner, so that no part has its corners on one line unless the triangle has.
   *
   * @param corners of the triangle
   */
  int[] parts(int triangle, int[] corners) {
    IntList out = new IntList();
    int first = 3 * triangle;
    split(
        corners[0],
        corners[1],
        corners[2],
        on(first),
        on(first + 1),
        on(Topology.previous(first)),
        out);
    return out.array();
  }

  /** Splits a-b-c with vertices on its edges ab, bc, ca. */
  private static void split(int a, int b, int c, int[] onAb, int[] onBc, int[] onCa, IntList out) {
    if (onAb.length == 0 && (onBc.length > 0 || onCa.length > 0)) {
      split(b, c, a, onBc, onCa, onAb, out);
      return;
    }
    if (onAb.length == 0) {
      add(a, b, c, out);
      return;
    }
    int[] none = {};
    int from = a;
    for (int i = 0; i <= onAb.length; i++) {
      int to = i < onAb.length ? onAb[i] : b;
      // The first part has the edge ca, the last one the edge bc; there are two parts at least.
      split(from, to, c, none, i == onAb.length ? onBc : none, i == 0 ? onCa : none, out);
      from = to;
    }
  }

  private static void add(int a, int b, int c, IntList out) {
    out.add(a);
    out.add(b);
    out.add(c);
  }
}
