package org.trackwalk.mesh.weld;

import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.parallel.Workers;
import org.trackwalk.mesh.progress.Progress;

/** The numbers of the stored vertices that triangles use, dealt into buckets along x. */
final class DealtVertices {

  private static final int PARTS = 32;
  private static final int NEGATIVE_ZERO = 0x8000_0000;

  /** What stands for a vertex in {@link #slots} that is used until its bucket is known. */
  private static final short USED = 1;

  private final StoredMesh mesh;
  private final XBuckets slabs;
  private final int bucketCount;

  /** Which vertex each one repeats, see {@link RepeatedVertices}; null when that was not sought. */
  private final int[] firsts;

  /**
   * For each vertex its bucket plus one; 0 for those that are not dealt, as no triangle uses them
   * or they repeat another.
   */
  private final short[] slots;

  private final boolean[] partNonFinite = new boolean[PARTS];
  private final boolean[] partNegativeZero = new boolean[PARTS];
  private int[][] buckets;

  DealtVertices(StoredMesh mesh, int bucketCount, int threads, Progress progress) {
    this.mesh = mesh;
    this.bucketCount = bucketCount;
    slabs = new XBuckets(mesh, bucketCount);
    firsts = RepeatedVertices.firsts(mesh, threads, progress);
    slots = new short[mesh.vertexCount()];
    Workers.run(threads, PARTS, part -> markUsed(part, progress));
    int[][] starts = new int[PARTS][bucketCount];
    Workers.run(threads, PARTS, part -> count(part, starts[part], progress));
    if (allFinite()) {
      buckets = allocate(starts, threads);
      Workers.run(threads, PARTS, part -> deal(part, starts[part], progress));
    }
  }

  /**
   * For each stored vertex the one that it repeats, itself where it repeats none; null when none
   * was sought. Only those that repeat none are dealt.
   */
  int[] firsts() {
    return firsts;
  }

  /** False when a stored vertex is not finite, or is not when placed; then nothing was dealt. */
  boolean allFinite() {
    for (boolean nonFinite : partNonFinite) {
      if (nonFinite) {
        return false;
      }
    }
    return true;
  }

  /**
   * True when equal placed bits always mean equal source bits in one frame: no -0.0 is stored, and
   * no frame rounds.
   */
  boolean placedBitsDecide() {
    for (boolean negativeZero : partNegativeZero) {
      if (negativeZero) {
        return false;
      }
    }
    return mesh.frames().stream().noneMatch(DealtVertices::rounds);
  }

  /** The numbers of a bucket's vertices, ascending. */
  int[] bucket(int bucket) {
    return buckets[bucket];
  }

  /**
   * Places the vertices of a bucket, in their order.
   *
   * @param positions gets xyz triples, without -0.0
   */
  void place(int bucket, float[] positions) {
    int row = -1;
    int end = 0;
    int start = 0;
    float[] p = null;
    Frame frame = null;
    int at = 0;
    for (int vertex : buckets[bucket]) {
      if (vertex >= end) {
        row = mesh.rowOfVertex(vertex, row + 1);
        start = mesh.vertexStart(row);
        Piece piece = mesh.piece(row);
        end = start + piece.pointCount();
        p = piece.points();
        frame = piece.frame();
      }
      int v = 3 * (vertex - start);
      // adding +0.0 leaves no -0.0
      frame.place(p[v] + 0.0f, p[v + 1] + 0.0f, p[v + 2] + 0.0f, positions, at);
      at += 3;
    }
  }

  /**
   * Of a soup each point is some corner's; elsewhere the triangles are asked. Two threads may mark
   * one vertex; they write the same.
   */
  private void markUsed(int part, Progress progress) {
    progress.check();
    mesh.triangles(
        Workers.cut(mesh.triangleCount(), part, PARTS),
        Workers.cut(mesh.triangleCount(), part + 1, PARTS),
        (row, from, to) -> {
          if (soup(row)) {
            return;
          }
          int[] stored = mesh.piece(row).corners();
          int start = mesh.vertexStart(row);
          for (int corner = 3 * from; corner < 3 * to; corner++) {
            int v = start + stored[corner];
            slots[firsts == null ? v : firsts[v]] = USED;
          }
        });
  }

  private boolean soup(int row) {
    return mesh.piece(row).isSoup();
  }

  private void count(int part, int[] counts, Progress progress) {
    progress.check();
    mesh.vertices(
        Workers.cut(mesh.vertexCount(), part, PARTS),
        Workers.cut(mesh.vertexCount(), part + 1, PARTS),
        (row, from, to) -> {
          Piece piece = mesh.piece(row);
          float[] p = piece.points();
          Frame frame = piece.frame();
          boolean direct = frame.sameAsLevel();
          boolean soup = soup(row);
          int start = mesh.vertexStart(row);
          float[] placed = new float[3];
          // a product with zero is not a number where a factor is not finite
          float sx = 0;
          float sy = 0;
          float sz = 0;
          int zeros = 0;
          for (int v = from; v < to; v++) {
            if (firsts != null && firsts[start + v] != start + v) {
              continue; // the one that it repeats is looked at
            }
            float x = p[3 * v];
            float y = p[3 * v + 1];
            float z = p[3 * v + 2];
            zeros |= signOfNegativeZero(x) | signOfNegativeZero(y) | signOfNegativeZero(z);
            if (!direct) {
              frame.place(x, y, z, placed, 0);
              x = placed[0];
              y = placed[1];
              z = placed[2];
            }
            sx += x * 0.0f;
            sy += y * 0.0f;
            sz += z * 0.0f;
            if (soup || slots[start + v] == USED) {
              int bucket = slabs.of(x);
              slots[start + v] = (short) (bucket + 1);
              counts[bucket]++;
            }
          }
          partNonFinite[part] |= sx + sy + sz != 0;
          partNegativeZero[part] |= zeros < 0;
        });
  }

  /** Turns the parts' counts into places in their buckets. */
  private int[][] allocate(int[][] starts, int threads) {
    int[][] made = new int[bucketCount][];
    Workers.run(
        threads,
        bucketCount,
        bucket -> {
          int count = 0;
          for (int part = 0; part < PARTS; part++) {
            int more = starts[part][bucket];
            starts[part][bucket] = count;
            count += more;
          }
          made[bucket] = new int[count];
        });
    return made;
  }

  private void deal(int part, int[] next, Progress progress) {
    progress.check();
    int to = Workers.cut(slots.length, part + 1, PARTS);
    for (int v = Workers.cut(slots.length, part, PARTS); v < to; v++) {
      int bucket = slots[v] - 1;
      if (bucket >= 0) {
        buckets[bucket][next[bucket]++] = v;
      }
    }
  }

  private static boolean rounds(Frame frame) {
    return !frame.unmoved() || frame.unit() != LengthUnit.METRE;
  }

  /** An int that is negative for -0.0 and for no other float. */
  private static int signOfNegativeZero(float f) {
    int bits = Float.floatToRawIntBits(f) ^ NEGATIVE_ZERO;
    return (bits - 1) & ~bits;
  }
}
