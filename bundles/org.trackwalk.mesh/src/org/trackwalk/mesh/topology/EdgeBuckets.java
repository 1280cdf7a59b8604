package org.trackwalk.mesh.topology;

import java.util.Arrays;

/**
 * The half-edges of a mesh, gathered by the smaller vertex of their edge and sorted there by the
 * larger one, then by number: the half-edges of one edge stand side by side. Buckets hold a handful
 * of entries, which is faster to sort in place than to hash.
 */
final class EdgeBuckets {

  private static final int INSERTION_LIMIT = 40;

  private final int[] starts;
  private final long[] entries;

  EdgeBuckets(int[] triangles, int vertexCount) {
    starts = new int[vertexCount + 2];
    for (int t = 0; t < triangles.length; t += 3) {
      int a = triangles[t];
      int b = triangles[t + 1];
      int c = triangles[t + 2];
      if (a != b && b != c && c != a) {
        starts[Math.min(a, b) + 2]++;
        starts[Math.min(b, c) + 2]++;
        starts[Math.min(c, a) + 2]++;
      }
    }
    for (int v = 0; v < vertexCount; v++) {
      starts[v + 2] += starts[v + 1];
    }
    entries = new long[starts[vertexCount + 1]];
    for (int t = 0; t < triangles.length; t += 3) {
      int a = triangles[t];
      int b = triangles[t + 1];
      int c = triangles[t + 2];
      if (a != b && b != c && c != a) {
        put(a, b, t);
        put(b, c, t + 1);
        put(c, a, t + 2);
      }
    }
  }

  /** First entry of a vertex's bucket; that of the next vertex is its end. */
  int start(int vertex) {
    return starts[vertex];
  }

  /** Larger vertex in the upper half, half-edge in the lower. */
  long[] entries() {
    return entries;
  }

  /** Puts a bucket into order. */
  void sort(int vertex) {
    int from = starts[vertex];
    int to = starts[vertex + 1];
    if (to - from > INSERTION_LIMIT) {
      Arrays.sort(entries, from, to);
      return;
    }
    for (int i = from + 1; i < to; i++) {
      long entry = entries[i];
      int j = i - 1;
      while (j >= from && entries[j] > entry) {
        entries[j + 1] = entries[j];
        j--;
      }
      entries[j + 1] = entry;
    }
  }

  /** While the entries are put, {@code starts[v + 1]} is where v's next one goes. */
  private void put(int a, int b, int halfEdge) {
    entries[starts[Math.min(a, b) + 1]++] = (long) Math.max(a, b) << 32 | halfEdge;
  }
}
