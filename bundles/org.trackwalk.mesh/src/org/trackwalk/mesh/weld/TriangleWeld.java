package org.trackwalk.mesh.weld;

import java.util.Arrays;
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
    order(deal(turn()));
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

  /** Records of the triangles that are kept, part by part. */
  private int[][] turn() {
    int[][] parts = new int[PARTS][];
    Workers.run(
        threads,
        PARTS,
        part -> {
          progress.check();
          int from = Workers.cut(mesh.triangleCount(), part, PARTS);
          int to = Workers.cut(mesh.triangleCount(), part + 1, PARTS);
          RecordList list = new RecordList(to - from);
          mesh.triangles(from, to, (row, first, end) -> turn(row, first, end, list));
          parts[part] = list.trimmed();
        });
    return parts;
  }

  private void turn(int row, int from, int to, RecordList list) {
    Piece piece = mesh.piece(row);
    int[] stored = piece.triangles();
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
      int number = cornerStart + corner;
      switch (Rotation.smallestFirst(a, b, c)) {
        case 0 -> list.add(a, b, c, number);
        case 1 -> list.add(b, c, a, number + second);
        default -> list.add(c, a, b, number + 3 - second);
      }
    }
  }

  /** Records of each range of smallest ids, in the order of the stored triangles. */
  private int[][] deal(int[][] parts) {
    int[][] starts = new int[PARTS][ranges];
    Workers.run(
        threads,
        PARTS,
        part -> {
          int[] records = parts[part];
          int[] counts = starts[part];
          for (int i = 0; i < records.length; i += RECORD) {
            counts[records[i] >>> shift]++;
          }
        });
    for (int range = 0; range < ranges; range++) {
      int count = 0;
      for (int part = 0; part < PARTS; part++) {
        int more = starts[part][range];
        starts[part][range] = RECORD * count;
        count += more;
      }
      rangeStarts[range + 1] = rangeStarts[range] + count;
    }
    int[][] dealt = new int[ranges][];
    Workers.run(
        threads,
        ranges,
        range -> dealt[range] = new int[RECORD * (rangeStarts[range + 1] - rangeStarts[range])]);
    Workers.run(
        threads,
        PARTS,
        part -> {
          progress.check();
          int[] records = parts[part];
          int[] next = starts[part];
          for (int i = 0; i < records.length; i += RECORD) {
            int range = records[i] >>> shift;
            int[] to = dealt[range];
            int at = next[range];
            to[at] = records[i];
            to[at + 1] = records[i + 1];
            to[at + 2] = records[i + 2];
            to[at + 3] = records[i + 3];
            next[range] = at + RECORD;
          }
        });
    return dealt;
  }

  private void order(int[][] dealt) {
    int count = rangeStarts[ranges];
    triangles = new int[3 * count];
    firstCorners = new int[count];
    pieces = new int[count];
    Workers.run(
        threads,
        ranges,
        range -> {
          progress.check();
          int[] records = dealt[range];
          int[] order = new TriangleOrder(mesh, records).sorted(range << shift, 1 << shift);
          int row = 0;
          int to = rangeStarts[range];
          for (int record : order) {
            int corner = records[record + 3];
            row = mesh.rowOfTriangle(corner / 3, row);
            triangles[3 * to] = records[record];
            triangles[3 * to + 1] = records[record + 1];
            triangles[3 * to + 2] = records[record + 2];
            firstCorners[to] = corner - 3 * mesh.triangleStart(row);
            pieces[to] = mesh.number(row);
            to++;
          }
        });
  }

  /** Records in the order in which they were added. */
  private static final class RecordList {
    private final int[] records;
    private int size;

    RecordList(int capacity) {
      records = new int[RECORD * capacity];
    }

    void add(int a, int b, int c, int corner) {
      records[size] = a;
      records[size + 1] = b;
      records[size + 2] = c;
      records[size + 3] = corner;
      size += RECORD;
    }

    int[] trimmed() {
      return size == records.length ? records : Arrays.copyOf(records, size);
    }
  }
}
