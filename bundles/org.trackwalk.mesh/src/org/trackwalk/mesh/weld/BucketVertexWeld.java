package org.trackwalk.mesh.weld;

import java.util.BitSet;
import java.util.Optional;
import org.trackwalk.mesh.parallel.Workers;
import org.trackwalk.mesh.progress.Progress;

/**
 * Welds stored vertices slab by slab along x; each slab's table fits a core's cache, and the slabs
 * follow each other in canonical order.
 *
 * <p>Only for levels where the placed bits alone decide, that is where all vertices are finite, no
 * -0.0 is stored and no frame rounds; {@link DirectVertexWeld} takes the others.
 */
final class BucketVertexWeld {

  private static final int PARTS = 32;

  private final DealtVertices vertices;
  private final int bucketCount;

  /** Per vertex the complement of its rank in its bucket, then that of its id. */
  private final int[] codes;

  private final boolean repeats;
  private final float[][] positions;

  private BucketVertexWeld(StoredMesh mesh, DealtVertices vertices, int bucketCount) {
    this.vertices = vertices;
    this.bucketCount = bucketCount;
    repeats = vertices.firsts() != null;
    // What repeats another holds its number until that has a code.
    codes = repeats ? vertices.firsts() : new int[mesh.vertexCount()];
    positions = new float[bucketCount][];
  }

  /**
   * The ids, or nothing when the level is not of the simple kind.
   *
   * @param bucketCount 1 to 32,767
   */
  static Optional<VertexIds> weld(
      StoredMesh mesh, int bucketCount, int threads, Progress progress) {
    DealtVertices vertices = new DealtVertices(mesh, bucketCount, threads, progress);
    if (!vertices.allFinite() || !vertices.placedBitsDecide()) {
      return Optional.empty();
    }
    return Optional.of(new BucketVertexWeld(mesh, vertices, bucketCount).weld(threads, progress));
  }

  private VertexIds weld(int threads, Progress progress) {
    Workers.run(
        threads,
        bucketCount,
        Room::new,
        (room, bucket) -> {
          progress.check();
          weldBucket(room, bucket);
        });
    int[] starts = new int[bucketCount + 1];
    for (int bucket = 0; bucket < bucketCount; bucket++) {
      starts[bucket + 1] = starts[bucket] + positions[bucket].length / 3;
    }
    float[] all = new float[3 * starts[bucketCount]];
    Workers.run(threads, bucketCount, bucket -> append(bucket, starts[bucket], all));
    if (repeats) {
      Workers.run(threads, PARTS, this::repeat);
    }
    return new VertexIds(codes, all, new BitSet(), 0, 0);
  }

  /** The buckets follow each other. */
  private void append(int bucket, int start, float[] all) {
    System.arraycopy(positions[bucket], 0, all, 3 * start, positions[bucket].length);
    for (int v : vertices.bucket(bucket)) {
      codes[v] -= start;
    }
  }

  /** Gives each vertex that repeats another its code; codes are below zero, numbers are not. */
  private void repeat(int part) {
    int to = Workers.cut(codes.length, part + 1, PARTS);
    for (int v = Workers.cut(codes.length, part, PARTS); v < to; v++) {
      int code = codes[v];
      codes[v] = code < 0 ? code : codes[code];
    }
  }

  private void weldBucket(Room room, int bucket) {
    int[] list = vertices.bucket(bucket);
    int count = list.length;
    room.fit(count);
    float[] xyz = room.placed;
    vertices.place(bucket, xyz);
    PositionTable table = room.table;
    int[] numbers = room.numbers;
    table.clear(count);
    for (int i = 0; i < count; i++) {
      numbers[i] =
          table.number(
              Float.floatToRawIntBits(xyz[3 * i]),
              Float.floatToRawIntBits(xyz[3 * i + 1]),
              Float.floatToRawIntBits(xyz[3 * i + 2]));
    }
    table.positions(xyz);
    PositionOrder order = room.order;
    order.sort(xyz, table.size());
    int[] ranks = room.ranks;
    float[] sorted = new float[3 * table.size()];
    for (int rank = 0; rank < table.size(); rank++) {
      int number = order.at(rank);
      ranks[number] = ~rank;
      sorted[3 * rank] = xyz[3 * number];
      sorted[3 * rank + 1] = xyz[3 * number + 1];
      sorted[3 * rank + 2] = xyz[3 * number + 2];
    }
    for (int i = 0; i < count; i++) {
      codes[list[i]] = ranks[numbers[i]];
    }
    positions[bucket] = sorted;
  }

  /** What one bucket after the other is welded in. */
  private static final class Room {
    final PositionTable table = new PositionTable();
    final PositionOrder order = new PositionOrder();

    /** Per vertex of the bucket the number of its position. */
    int[] numbers = {};

    /** Per number the code of the position. */
    int[] ranks = {};

    /** Per vertex where it is placed, then per number, as xyz triples. */
    float[] placed = {};

    void fit(int vertices) {
      if (numbers.length < vertices) {
        numbers = new int[vertices];
        ranks = new int[vertices];
        placed = new float[3 * vertices];
      }
    }
  }
}
