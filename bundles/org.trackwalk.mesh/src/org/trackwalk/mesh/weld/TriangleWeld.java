package org.trackwalk.mesh.weld;

import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.parallel.Workers;
import org.trackwalk.mesh.progress.Progress;

/**
 * The triangles over welded ids in canonical order: by sorted ids, then piece, then the ids as they
 * run, then what else the piece says of them.
 *
 * <p>Part by part the triangles are turned so that the smallest id comes first; they are then dealt
 * into ranges of smallest ids, and each range is put in order by itself.
 */
final class TriangleWeld {

  /** Ints per triangle: three ids, and the number of the stored corner that the first one is. */
  private static final int RECORD = 4;

  private static final int PARTS = 32;

  /** Triangles per range: their records and counters stay in a core's own cache. */
  private static final int RANGE_SIZE = 4096;

  private static final int MAX_RANGES = 512;

  private final StoredMesh mesh;
  private final VertexIds ids;
  private final int threads;
  private final Progress progress;
  private final int shift;
  private final int ranges;
  private final int[] rangeStarts;
  private int[] triangles;
  private int[] firstCorners;
  private int[] pieces;

  TriangleWeld(StoredMesh mesh, VertexIds ids, int threads, Progress progress) {
    this.mesh = mesh;
    this.ids = ids;
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

  /** Index of the piece of each triangle, among all pieces. */
  int[] pieces() {
    return pieces;
  }

  /** Records of each range of smallest ids, in the order of the stored triangles. */
  private int[][] deal() {
    int[][] next = new int[PARTS][ranges];
    turn(next, null);
    for (int range = 0; range < ranges; range++) {
      int count = 0;
      for (int part = 0; part < PARTS; part++) {
        int more = next[part][range];
        next[part][range] = RECORD * count;
        count += more;
      }
      rangeStarts[range + 1] = rangeStarts[range] + count;
    }
    int[][] dealt = new int[ranges][];
    Workers.run(
        threads,
        ranges,
        range -> dealt[range] = new int[RECORD * (rangeStarts[range + 1] - rangeStarts[range])]);
    turn(next, dealt);
    return dealt;
  }

  /**
   * Turns all triangles so that the smallest id comes first, to count them, then to deal them.
   * Twice is sooner than once with all that was turned kept in memory.
   *
   * @param next by part and range: the count, or where in the range the next record goes
   * @param dealt records by range; null to count only
   */
  private void turn(int[][] next, int[][] dealt) {
    Workers.run(
        threads,
        PARTS,
        part -> {
          progress.check();
          mesh.triangles(
              Workers.cut(mesh.triangleCount(), part, PARTS),
              Workers.cut(mesh.triangleCount(), part + 1, PARTS),
              (row, from, to) -> turn(row, from, to, next[part], dealt));
        });
  }

  private void turn(int row, int from, int to, int[] next, int[][] dealt) {
    Piece piece = mesh.piece(row);
    int[] stored = piece.corners();
    int vertexStart = mesh.vertexStart(row);
    int cornerStart = 3 * mesh.triangleStart(row);
    // the second and third corner change places where the frame mirrors
    int second = piece.frame().mirrors() ? 2 : 1;
    for (int corner = 3 * from; corner < 3 * to; corner += 3) {
      int a = ids.id(vertexStart + stored[corner]);
      int b = ids.id(vertexStart + stored[corner + second]);
      int c = ids.id(vertexStart + stored[corner + 3 - second]);
      if ((a | b | c) < 0) {
        continue;
      }
      int range = Math.min(a, Math.min(b, c)) >>> shift;
      if (dealt == null) {
        next[range]++;
        continue;
      }
      int number = cornerStart + corner;
      int at = next[range];
      switch (Rotation.smallestFirst(a, b, c)) {
        case 0 -> put(dealt[range], at, a, b, c, number);
        case 1 -> put(dealt[range], at, b, c, a, number + second);
        default -> put(dealt[range], at, c, a, b, number + 3 - second);
      }
      next[range] = at + RECORD;
    }
  }

  private static void put(int[] records, int at, int a, int b, int c, int corner) {
    records[at] = a;
    records[at + 1] = b;
    records[at + 2] = c;
    records[at + 3] = corner;
  }

  private void order(int[][] dealt) {
    int count = rangeStarts[ranges];
    triangles = new int[3 * count];
    firstCorners = new int[count];
    pieces = new int[count];
    Workers.run(
        threads,
        ranges,
        () -> new TriangleOrder(mesh),
        (sorting, range) -> {
          progress.check();
          int[] records = dealt[range];
          int[] order = sorting.sorted(records, range << shift, 1 << shift);
          int row = 0;
          int from = rangeStarts[range];
          for (int to = from; to < rangeStarts[range + 1]; to++) {
            int record = order[to - from];
            int corner = records[record + 3];
            row = mesh.rowOfTriangle(corner / 3, row);
            triangles[3 * to] = records[record];
            triangles[3 * to + 1] = records[record + 1];
            triangles[3 * to + 2] = records[record + 2];
            firstCorners[to] = corner - 3 * mesh.triangleStart(row);
            pieces[to] = mesh.number(row);
          }
        });
  }
}
