package org.trackwalk.mesh.topology;

import java.util.Arrays;
import org.trackwalk.mesh.parallel.Workers;

/**
 * The half-edges of a mesh, gathered by the smaller vertex of their edge. Buckets hold a handful,
 * which is faster to sort when they are visited than to hash.
 *
 * <p>Where the triangles stand in the order of their smallest corners, and each begins with it, two
 * of three half-edges need no gathering: they stand with the triangles of that corner.
 *
 * <p>The triangles are cut into parts that count and put apart from each other: all are counted,
 * then {@link #divide} is called, then all are put. The parts' number changes nothing but the order
 * inside a bucket, which the visit sorts.
 */
final class EdgeBuckets {

  private static final int INSERTION_LIMIT = 40;

  private final int[] triangles;
  private final boolean inOrder;
  private final int[] halfEdges;

  /** By part and smaller vertex: how many half-edges are gathered, then where the next one goes. */
  private final int[][] next;

  /**
   * Buckets with nothing in them yet.
   *
   * @param inOrder whether each triangle begins with its smallest corner and none has a smaller one
   *     than the triangle before
   * @param parts into which the triangles are cut
   */
  EdgeBuckets(int[] triangles, boolean inOrder, int vertexCount, int parts) {
    this.triangles = triangles;
    this.inOrder = inOrder;
    halfEdges = new int[inOrder ? triangles.length / 3 : triangles.length];
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
  void count(int[] counts, int a, int b, int c) {
    counts[b < c ? b : c]++;
    if (!inOrder) {
      counts[a < b ? a : b]++;
      counts[c < a ? c : a]++;
    }
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
        halfEdges[places[b < c ? b : c]++] = t + 1;
        if (!inOrder) {
          halfEdges[places[a < b ? a : b]++] = t;
          halfEdges[places[c < a ? c : a]++] = t + 2;
        }
      }
    }
  }

  /** The last part's place has moved on to the end of the bucket. */
  private int end(int vertex) {
    return vertex < 0 ? 0 : next[next.length - 1][vertex];
  }

  /** Goes from bucket to bucket, once all half-edges are put. */
  final class Walk {

    private int vertex;

    /** The first triangle that begins with this vertex or a larger one. */
    private int triangle;

    private long[] entries = new long[2 * INSERTION_LIMIT];
    private int size;

    /** A walk whose first step is to a vertex. */
    Walk(int first) {
      vertex = first - 1;
      int to = inOrder ? triangles.length / 3 : 0;
      while (triangle < to) {
        int middle = (triangle + to) >>> 1;
        if (triangles[3 * middle] < first) {
          triangle = middle + 1;
        } else {
          to = middle;
        }
      }
    }

    /**
     * The half-edges of the next vertex's bucket, sorted by the larger vertex of their edge, then
     * by number: those of one edge stand side by side.
     *
     * @return larger vertex in the upper half, half-edge in the lower; {@link #size} of them, until
     *     the next step
     */
    long[] step() {
      vertex++;
      int start = end(vertex - 1);
      int gathered = end(vertex) - start;
      int to = triangle;
      while (inOrder && 3 * to < triangles.length && triangles[3 * to] == vertex) {
        to++;
      }
      size = 0;
      if (entries.length < gathered + 2 * (to - triangle)) {
        entries = new long[2 * (gathered + 2 * (to - triangle))];
      }
      for (; triangle < to; triangle++) {
        int h = 3 * triangle;
        int b = triangles[h + 1];
        int c = triangles[h + 2];
        if (b != vertex && c != vertex && b != c) {
          entries[size] = (long) b << 32 | h;
          entries[size + 1] = (long) c << 32 | h + 2;
          size += 2;
        }
      }
      for (int i = start; i < start + gathered; i++) {
        int h = halfEdges[i];
        int a = triangles[h];
        int b = triangles[Topology.next(h)];
        entries[size++] = (long) (a < b ? b : a) << 32 | h;
      }
      sort();
      return entries;
    }

    /** Number of half-edges in the bucket. */
    int size() {
      return size;
    }

    private void sort() {
      if (size > INSERTION_LIMIT) {
        Arrays.sort(entries, 0, size);
        return;
      }
      for (int i = 1; i < size; i++) {
        long entry = entries[i];
        int j = i - 1;
        while (j >= 0 && entries[j] > entry) {
          entries[j + 1] = entries[j];
          j--;
        }
        entries[j + 1] = entry;
      }
    }
  }
}
