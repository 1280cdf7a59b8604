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

  private final VertexRecords records;
  private final int bucketCount;
  private final int rankBits;
  private final int[] codes;
  private final boolean repeats;
  private final float[][] positions;

  private BucketVertexWeld(StoredMesh mesh, VertexRecords records, int bucketCount) {
    this.records = records;
    this.bucketCount = bucketCount;
    rankBits = Integer.numberOfLeadingZeros(bucketCount - 1) - 1;
    repeats = records.firsts() != null;
    // What repeats another holds its number until that has a code.
    codes = repeats ? records.firsts() : new int[mesh.vertexCount()];
    positions = new float[bucketCount][];
  }

  /**
   * The ids, or nothing when the level is not of the simple kind.
   *
   * @param bucketCount 1 to 32,767
   */
  static Optional<VertexIds> weld(
      StoredMesh mesh, int bucketCount, int threads, Progress progress) {
    VertexRecords records = new VertexRecords(mesh, bucketCount, threads, progress);
    return weld(mesh, records, bucketCount, threads, progress);
  }

  static Optional<VertexIds> weld(
      StoredMesh mesh, VertexRecords records, int bucketCount, int threads, Progress progress) {
    if (!records.allFinite() || !records.placedBitsDecide()) {
      return Optional.empty();
    }
    return new BucketVertexWeld(mesh, records, bucketCount).weld(threads, progress);
  }

  private Optional<VertexIds> weld(int threads, Progress progress) {
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
      int count = positions[bucket].length / 3;
      if (count > (1 << rankBits) - 1) {
        return Optional.empty();
      }
      starts[bucket + 1] = starts[bucket] + count;
    }
    float[] all = new float[3 * starts[bucketCount]];
    for (int bucket = 0; bucket < bucketCount; bucket++) {
      System.arraycopy(positions[bucket], 0, all, 3 * starts[bucket], positions[bucket].length);
    }
    if (repeats) {
      Workers.run(threads, PARTS, this::repeat);
    }
    return Optional.of(new VertexIds(codes, rankBits, starts, all, new BitSet(), 0, 0));
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
    int[] list = records.bucket(bucket);
    int count = list.length / VertexRecords.SIZE;
    room.fit(count);
    PositionTable table = room.table;
    int[] numbers = room.numbers;
    table.clear(count);
    for (int i = 0; i < count; i++) {
      int at = VertexRecords.SIZE * i;
      numbers[i] = table.number(list[at], list[at + 1], list[at + 2]);
    }
    float[] found = room.found;
    table.positions(found);
    PositionOrder order = room.order;
    order.sort(found, table.size());
    int[] ranks = room.ranks;
    float[] sorted = new float[3 * table.size()];
    for (int rank = 0; rank < table.size(); rank++) {
      int number = order.at(rank);
      ranks[number] = VertexIds.code(bucket, rank, rankBits);
      sorted[3 * rank] = found[3 * number];
      sorted[3 * rank + 1] = found[3 * number + 1];
      sorted[3 * rank + 2] = found[3 * number + 2];
    }
    for (int i = 0; i < count; i++) {
      codes[list[VertexRecords.SIZE * i + 3]] = ranks[numbers[i]];
    }
    positions[bucket] = sorted;
  }

  /** What one bucket after the other is welded in. */
  private static final class Room {
    final PositionTable table = new PositionTable();
    final PositionOrder order = new PositionOrder();

    /** Per vertex of the bucket the number of its position. */
    int[] numbers = {};

    /** Per number the code of the position; likewise what was found, as xyz triples. */
    int[] ranks = {};

    float[] found = {};

    void fit(int vertices) {
      if (numbers.length < vertices) {
        numbers = new int[vertices];
        ranks = new int[vertices];
        found = new float[3 * vertices];
      }
    }
  }
}
