package org.trackwalk.io.ply;

import java.util.Arrays;
import java.util.BitSet;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.mesh.progress.Progress;

/**
 * The edges that a file lists. Most who write PLY list only those that no face has; the format has
 * them for all.
 */
final class PlyEdges {

  private static final int STRIDE = 4096;

  /** An edge of which the file does not say two vertices. */
  private static final long UNKNOWN = -1;

  private final long[] edges;

  private PlyEdges(long[] edges) {
    this.edges = edges;
  }

  /** No edges. */
  static PlyEdges none() {
    return new PlyEdges(new long[0]);
  }

  /** Reads the rows of the element {@code edge}, whose number has been checked. */
  static PlyEdges read(PlyElement element, PlyInput input, Progress progress)
      throws ImportException {
    int first = element.value("vertex1");
    int second = element.value("vertex2");
    long[] edges = new long[(int) element.count()];
    for (int i = 0; i < edges.length; i++) {
      if (i % STRIDE == 0) {
        progress.check();
      }
      input.startRow(element);
      long a = UNKNOWN;
      long b = UNKNOWN;
      for (int p = 0; p < element.properties().size(); p++) {
        PlyProperty property = element.properties().get(p);
        if (p == first) {
          a = input.integer(property.type());
        } else if (p == second) {
          b = input.integer(property.type());
        } else {
          input.skip(property);
        }
      }
      edges[i] = packed(a, b);
    }
    return new PlyEdges(edges);
  }

  /**
   * How many of them are no side of a face of at least three corners.
   *
   * @param corners vertices of the faces, one face after the other
   * @param ends where each face ends among them
   * @param faces how many
   */
  int loose(int[] corners, int[] ends, int faces, Progress progress) {
    if (edges.length == 0) {
      return 0;
    }
    long[] sorted = edges.clone();
    Arrays.sort(sorted);
    BitSet sides = new BitSet(sorted.length);
    int from = 0;
    for (int face = 0; face < faces; face++) {
      if (face % STRIDE == 0) {
        progress.check();
      }
      int last = ends[face] - 1;
      for (int i = from; i <= last && last - from >= 2; i++) {
        mark(packed(corners[i], corners[i == last ? from : i + 1]), sorted, sides);
      }
      from = last + 1;
    }
    return sorted.length - sides.cardinality();
  }

  private static void mark(long side, long[] sorted, BitSet sides) {
    int at = side == UNKNOWN ? -1 : Arrays.binarySearch(sorted, side);
    if (at < 0 || sides.get(at)) {
      return;
    }
    while (at > 0 && sorted[at - 1] == side) {
      at--;
    }
    for (int i = at; i < sorted.length && sorted[i] == side; i++) {
      sides.set(i);
    }
  }

  private static long packed(long a, long b) {
    long low = Math.min(a, b);
    long high = Math.max(a, b);
    return low < 0 || high > Integer.MAX_VALUE ? UNKNOWN : low << 32 | high;
  }
}
