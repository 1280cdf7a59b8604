package org.trackwalk.mesh.topology;

import java.util.Arrays;
import org.trackwalk.mesh.parallel.Workers;

/**
 * The half-edges of a mesh, gathered by the smaller vertex of their edge. Buckets hold a handful,
 * which is faster to sort when they are visited than to hash.
 *
 * <p>The triangles are cut into parts that count and put apart from each other: all are counted,
 * then {@link #divide} is called, then all are put. The parts' number changes nothing but the order
 * inside a bucket, which the visit sorts.
 */
final class EdgeBuckets {

  private static final int INSERTION_LIMIT = 40;

  private final int[] triangles;
  private final int[] halfEdges;

  /** By part and smaller vertex: how many half-edges, then where the next one goes. */
  private final int[][] next;

  /**
   * Buckets with nothing in them yet.
   *
   * @param parts into which the triangles are cut
   */
  EdgeBuckets(int[] triangles, int vertexCount, int parts) {
    this.triangles = triangles;
    halfEdges = new int[triangles.length];
    next = new int[parts][vertexCount];
  }

  /** First triangle of a part; that of the next part is its end. */
  int firstTriangle(int part) {
    return Workers.cut(triangles.length / 3, part, next.length);
  }

  /** What {@link #count} adds to for the triangles of a part. */
  int[] counts(int part) {
    return next[part];
  }

  /** Counts the edges of a triangle that has three corners. */
  static void count(int[] counts, int a, int b, int c) {
    counts[a < b ? a : b]++;
    counts[b < c ? b : c]++;
    counts[c < a ? c : a]++;
  }

  /** Gives each part its room in each bucket, once all are counted. */
  void divide() {
    int at = 0;
    for (int v = 0; v < next[0].length; v++) {
      for (int[] part : next) {
        int count = part[v];
        part[v] = at;
        at += count;
      }
    }
  }

  /** Puts the half-edges of a part's triangles into their buckets. */
  void put(int part) {
    int[] places = next[part];
    int to = 3 * firstTriangle(part + 1);
    for (int t = 3 * firstTriangle(part); t < to; t += 3) {
      int a = triangles[t];
      int b = triangles[t + 1];
      int c = triangles[t + 2];
      if (a != b && b != c && c != a) {
        halfEdges[places[a < b ? a : b]++] = t;
        halfEdges[places[b < c ? b : c]++] = t + 1;
        halfEdges[places[c < a ? c : a]++] = t + 2;
      }
    }
  }

  /** Number of half-edges in the bucket of a vertex, once all are put. */
  int size(int vertex) {
    return end(vertex) - end(vertex - 1);
  }

  /**
   * The half-edges in the bucket of a vertex, sorted by the larger vertex of their edge, then by
   * number: those of one edge stand side by side.
   *
   * @param room to write into, if it is large enough
   * @return larger vertex in the upper half, half-edge in the lower; {@link #size} of them
   */
  long[] sorted(int vertex, long[] room) {
    int size = size(vertex);
    int start = end(vertex) - size;
    long[] entries = room.length < size ? new long[2 * size] : room;
    boolean small = size <= INSERTION_LIMIT;
    for (int i = 0; i < size; i++) {
      int h = halfEdges[start + i];
      int from = triangles[h];
      int to = triangles[Topology.next(h)];
      long entry = (long) (from < to ? to : from) << 32 | h;
      int j = i - 1;
      while (small && j >= 0 && entries[j] > entry) {
        entries[j + 1] = entries[j];
        j--;
      }
      entries[j + 1] = entry;
    }
    if (!small) {
      Arrays.sort(entries, 0, size);
    }
    return entries;
  }

  /** The last part's place has moved on to the end of the bucket. */
  private int end(int vertex) {
    return vertex < 0 ? 0 : next[next.length - 1][vertex];
  }
}
