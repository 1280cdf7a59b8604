package org.trackwalk.contact.collide;

import java.util.Arrays;
import org.trackwalk.mesh.tree.IntList;

/** Which vertices of a surface an edge joins with a vertex. */
final class Neighbours {

  /** Numbers of vertices that are spread over more than so many for each corner are sorted. */
  private static final int SPREAD = 4;

  private static final int FEW = 32;

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
    long[] edges = sorted(corners);
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

  /** All edges in both directions, from vertex and to vertex, ascending. */
  private static long[] sorted(int[] corners) {
    if (corners.length == 0) {
      return new long[0];
    }
    int least = Integer.MAX_VALUE;
    int most = -1;
    for (int corner : corners) {
      least = Math.min(least, corner);
      most = Math.max(most, corner);
    }
    long[] edges = new long[2 * corners.length];
    if (most - least >= (long) SPREAD * corners.length) {
      for (int h = 0; h < corners.length; h++) {
        long a = corners[h];
        long b = next(corners, h);
        edges[2 * h] = a << 32 | b;
        edges[2 * h + 1] = b << 32 | a;
      }
      Arrays.sort(edges);
      return edges;
    }
    // As many edges begin at a corner as end there, two each: their places are known beforehand.
    int[] place = new int[most - least + 2];
    for (int corner : corners) {
      place[corner - least + 1] += 2;
    }
    for (int v = 1; v < place.length; v++) {
      place[v] += place[v - 1];
    }
    for (int h = 0; h < corners.length; h++) {
      long a = corners[h];
      long b = next(corners, h);
      edges[place[(int) a - least]++] = a << 32 | b;
      edges[place[(int) b - least]++] = b << 32 | a;
    }
    for (int v = 0, from = 0; v + 1 < place.length; from = place[v++]) {
      sort(edges, from, place[v]);
    }
    return edges;
  }

  private static int next(int[] corners, int h) {
    return corners[h % 3 == 2 ? h - 2 : h + 1];
  }

  /** Puts a range in order: a dozen edges begin at most vertices. */
  private static void sort(long[] edges, int from, int to) {
    if (to - from > FEW) {
      Arrays.sort(edges, from, to);
      return;
    }
    for (int i = from + 1; i < to; i++) {
      long edge = edges[i];
      int k = i;
      for (; k > from && edges[k - 1] > edge; k--) {
        edges[k] = edges[k - 1];
      }
      edges[k] = edge;
    }
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
