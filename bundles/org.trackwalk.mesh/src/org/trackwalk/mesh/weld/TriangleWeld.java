package org.trackwalk.mesh.weld;

import org.trackwalk.mesh.parallel.Workers;
import org.trackwalk.mesh.progress.Progress;

/**
 * The triangles over welded ids in canonical order: by sorted ids, then piece, then the ids as they
 * run, then what else the piece says of them.
 *
 * <p>Part by part the triangles are dealt into ranges of smallest ids; each range is turned so that
 * the smallest ids come first, and put in order by itself.
 */
final class TriangleWeld {

  private static final int PARTS = 32;

  /** Triangles per range: their records and counters stay in a core's own cache. */
  private static final int RANGE_SIZE = 4096;

  private static final int MAX_RANGES = 512;

  private final StoredMesh mesh;

  /** Complements of ids, see {@link VertexIds#codes}. */
  private final int[] codes;

  private final int threads;
  private final Progress progress;
  private final int shift;
  private final int ranges;
  private final int[] rangeStarts;

  /** For each stored triangle its range plus one; 0 for one that is left out. */
  private final short[] rangeOf;

  private int[] triangles;
  private int[] firstCorners;
  private int[] pieces;

  TriangleWeld(StoredMesh mesh, VertexIds ids, int threads, Progress progress) {
    this.mesh = mesh;
    this.codes = ids.codes();
    this.threads = threads;
    this.progress = progress;
    int wanted = Math.min(MAX_RANGES, mesh.triangleCount() / RANGE_SIZE + 1);
    int bits = 0;
    while (ids.vertexCount() >>> bits >= wanted) {
      bits++;
    }
    shift = bits;
    ranges = (ids.vertexCount() >>> shift) + 1;
    rangeStarts = new int[ranges + 1];
    rangeOf = new short[mesh.triangleCount()];
    order(deal());
  }

  /** Three welded ids per triangle. */
  int[] triangles() {
    return triangles;
  }

  /** The corner in the piece (3 * triangle + corner) that stands first. */
  int[] firstCorners() {
    return firstCorners;
  }

  /** Index of the piece of each triangle, among all pieces; null where one piece has them all. */
  int[] pieces() {
    return pieces;
  }

  /** Index of the piece that has all triangles, among all pieces; -1 where several have. */
  int onlyPiece() {
    return mesh.rows() == 1 ? mesh.number(0) : -1;
  }

  /** The numbers of the stored triangles, range by range and ascending in each. */
  private int[] deal() {
    int[][] next = new int[PARTS][ranges];
    Workers.run(threads, PARTS, part -> count(part, next[part]));
    int at = 0;
    for (int range = 0; range < ranges; range++) {
      rangeStarts[range] = at;
      for (int part = 0; part < PARTS; part++) {
        int count = next[part][range];
        next[part][range] = at;
        at += count;
      }
    }
    rangeStarts[ranges] = at;
    int[] dealt = new int[at];
    Workers.run(threads, PARTS, part -> deal(part, next[part], dealt));
    return dealt;
  }

  private void count(int part, int[] counts) {
    progress.check();
    mesh.triangles(
        firstTriangle(part),
        firstTriangle(part + 1),
        (row, from, to) -> count(row, from, to, counts));
  }

  private void count(int row, int from, int to, int[] counts) {
    int[] stored = mesh.piece(row).corners();
    int vertexStart = mesh.vertexStart(row);
    int number = mesh.triangleStart(row) + from;
    for (int corner = 3 * from; corner < 3 * to; corner += 3) {
      int a = codes[vertexStart + stored[corner]];
      int b = codes[vertexStart + stored[corner + 1]];
      int c = codes[vertexStart + stored[corner + 2]];
      if ((a & b & c) < 0) {
        // the largest complement is that of the smallest id
        int most = a > b ? a : b;
        int range = ~(most > c ? most : c) >>> shift;
        rangeOf[number] = (short) (range + 1);
        counts[range]++;
      }
      number++;
    }
  }

  private void deal(int part, int[] next, int[] dealt) {
    progress.check();
    int to = firstTriangle(part + 1);
    for (int t = firstTriangle(part); t < to; t++) {
      int range = rangeOf[t] - 1;
      if (range >= 0) {
        dealt[next[range]++] = t;
      }
    }
  }

  private int firstTriangle(int part) {
    return Workers.cut(mesh.triangleCount(), part, PARTS);
  }

  private void order(int[] dealt) {
    triangles = new int[3 * dealt.length];
    firstCorners = new int[dealt.length];
    pieces = onlyPiece() < 0 ? new int[dealt.length] : null;
    Workers.run(
        threads,
        ranges,
        () -> new TriangleOrder(mesh, codes),
        (sorting, range) -> {
          progress.check();
          int from = rangeStarts[range];
          int to = rangeStarts[range + 1];
          sorting.sort(dealt, from, to, range << shift, 1 << shift);
          sorting.write(triangles, firstCorners, pieces, from);
        });
  }
}
