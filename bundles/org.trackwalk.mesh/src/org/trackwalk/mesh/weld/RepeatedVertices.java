package org.trackwalk.mesh.weld;

import java.util.Arrays;
import org.trackwalk.mesh.parallel.Workers;
import org.trackwalk.mesh.progress.Progress;

/**
 * Finds stored vertices that repeat the bits of one shortly before, in the same piece. Where each
 * triangle has corners of its own (STL), six corners are one vertex and most of them stand close
 * together in the file: what is left to be placed, dealt and welded is a fourth.
 *
 * <p>Repeats that are farther apart are left to the weld, so nothing but the time depends on this.
 */
final class RepeatedVertices {

  /** Vertices among which repeats are sought: the table stays in a core's own cache. */
  private static final int BLOCK = 1 << 14;

  /** Twice as many slots as a block has vertices. */
  private static final int MOST_BITS = 15;

  private static final int PARTS = 32;

  /** Stored vertices per triangle from which on it is worth while; 3 when no vertex is shared. */
  private static final int WORTH = 2;

  private final StoredMesh mesh;
  private final int[] firsts;

  /**
   * Of the table's size: to clear a large one for each part of a small mesh costs more than all.
   */
  private final int bits;

  private RepeatedVertices(StoredMesh mesh) {
    this.mesh = mesh;
    firsts = new int[mesh.vertexCount()];
    int part = mesh.vertexCount() / PARTS + 1;
    bits = Math.min(MOST_BITS, 1 + Integer.SIZE - Integer.numberOfLeadingZeros(part));
  }

  /**
   * For each stored vertex the first one of its block that has the same bits, itself where it is
   * the first; null when the mesh shares its vertices already.
   */
  static int[] firsts(StoredMesh mesh, int threads, Progress progress) {
    if (mesh.vertexCount() < WORTH * (long) mesh.triangleCount()) {
      return null;
    }
    RepeatedVertices repeated = new RepeatedVertices(mesh);
    Workers.run(
        threads,
        PARTS,
        () -> new int[1 << repeated.bits],
        (table, part) -> {
          progress.check();
          Arrays.fill(table, 0);
          mesh.vertices(
              Workers.cut(mesh.vertexCount(), part, PARTS),
              Workers.cut(mesh.vertexCount(), part + 1, PARTS),
              (row, from, to) -> repeated.find(row, from, to, table));
        });
    return repeated.firsts;
  }

  private void find(int row, int from, int to, int[] table) {
    float[] p = mesh.piece(row).points();
    int start = mesh.vertexStart(row);
    boolean worthWhile = true;
    for (int block = from; block < to; block += BLOCK) {
      int end = Math.min(to, block + BLOCK);
      if (worthWhile) {
        worthWhile = 2 * block(p, start, block, end, table) <= end - block;
      } else {
        for (int v = block; v < end; v++) {
          firsts[start + v] = start + v;
        }
      }
    }
  }

  /**
   * Seeks in one block.
   *
   * @param table numbers of vertices plus one; those below the block are as good as none
   * @return how many vertices are no repeats
   */
  private int block(float[] p, int start, int from, int to, int[] table) {
    int distinct = 0;
    for (int v = from; v < to; v++) {
      int x = Float.floatToRawIntBits(p[3 * v]);
      int y = Float.floatToRawIntBits(p[3 * v + 1]);
      int z = Float.floatToRawIntBits(p[3 * v + 2]);
      int h = x * 0x9E37_79B1 ^ y * 0x85EB_CA77 ^ z * 0xC2B2_AE3D;
      h = (h ^ h >>> 15) * 0x2C1B_3C6D;
      int slot = h >>> Integer.SIZE - bits;
      while (true) {
        int w = table[slot] - 1 - start;
        if (w < from) {
          table[slot] = start + v + 1;
          firsts[start + v] = start + v;
          distinct++;
          break;
        }
        if (Float.floatToRawIntBits(p[3 * w]) == x
            && Float.floatToRawIntBits(p[3 * w + 1]) == y
            && Float.floatToRawIntBits(p[3 * w + 2]) == z) {
          firsts[start + v] = start + w;
          break;
        }
        slot = slot + 1 & table.length - 1;
      }
    }
    return distinct;
  }
}
