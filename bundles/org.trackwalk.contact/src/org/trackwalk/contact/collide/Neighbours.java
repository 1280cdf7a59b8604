package org.trackwalk.contact.collide;

import java.util.Arrays;
import org.trackwalk.mesh.tree.IntList;

/** Which vertices of a surface an edge joins with a vertex. */
final class Neighbours {

  private final int[] vertices;
  private final int[] from;
  private final int[] ends;
  private final boolean[] borders;

  private Neighbours(int[] vertices, int[] from, int[] ends, boolean[] borders) {
    this.vertices = vertices;
    this.from = from;
    this.ends = ends;
    this.borders = borders;
  }

  static Neighbours of(int[] corners) {
    long[] edges = new long[2 * corners.length];
    for (int h = 0; h < corners.length; h++) {
      long a = corners[h];
      long b = corners[h % 3 == 2 ? h - 2 : h + 1];
      edges[2 * h] = a << 32 | b;
      edges[2 * h + 1] = b << 32 | a;
    }
    Arrays.sort(edges);
    IntList vertices = new IntList();
    IntList from = new IntList();
    IntList ends = new IntList();
    boolean[] borders = new boolean[edges.length];
    for (int i = 0; i < edges.length; i++) {
      if (i > 0 && edges[i] == edges[i - 1]) {
        continue;
      }
      if (i == 0 || edges[i] >>> 32 != edges[i - 1] >>> 32) {
        vertices.add((int) (edges[i] >>> 32));
        from.add(ends.size());
      }
      borders[ends.size()] = i + 1 == edges.length || edges[i] != edges[i + 1];
      ends.add((int) edges[i]);
    }
    from.add(ends.size());
    return new Neighbours(vertices.array(), from.array(), ends.array(), borders);
  }

  /** The number among the surface's vertices, which are ascending, of one of them. */
  int index(int vertex) {
    return Arrays.binarySearch(vertices, vertex);
  }

  /** Where the neighbours of a vertex begin and those of the one before it end, by its number. */
  int first(int index) {
    return from[index];
  }

  /** A neighbour; those of one vertex are ascending. */
  int end(int k) {
    return ends[k];
  }

  /** Whether only one triangle has the edge between two vertices. */
  boolean border(int one, int other) {
    int i = Arrays.binarySearch(vertices, one);
    int k = Arrays.binarySearch(ends, from[i], from[i + 1], other);
    return k >= 0 && borders[k];
  }
}
