package org.trackwalk.mesh.weld;

import java.util.BitSet;

/**
 * Welded vertex ids of the stored vertices of a {@link StoredMesh}.
 *
 * <p>An id is kept as the number of a bucket and a rank in it, so that buckets can be welded
 * without waiting for one another; the buckets follow each other in canonical order.
 */
final class VertexIds {

  private final int[] codes;
  private final int rankBits;
  private final int[] bucketStarts;
  private final float[] positions;
  private final BitSet negativeZeros;
  private final int signedZeroSplits;
  private final int nonFiniteVertices;

  /**
   * @param codes per stored vertex {@link #code} of its bucket and rank; not negative when no kept
   *     triangle uses it or it is not finite
   * @param bucketStarts per bucket the id of its first vertex
   * @param positions xyz triples per welded vertex
   */
  VertexIds(
      int[] codes,
      int rankBits,
      int[] bucketStarts,
      float[] positions,
      BitSet negativeZeros,
      int signedZeroSplits,
      int nonFiniteVertices) {
    this.codes = codes;
    this.rankBits = rankBits;
    this.bucketStarts = bucketStarts;
    this.positions = positions;
    this.negativeZeros = negativeZeros;
    this.signedZeroSplits = signedZeroSplits;
    this.nonFiniteVertices = nonFiniteVertices;
  }

  /** What stands for a vertex; negative, so that a new array of codes needs no filling. */
  static int code(int bucket, int rank, int rankBits) {
    return ~(bucket << rankBits | rank);
  }

  /** Welded id of a stored vertex; -1 when it has none. */
  int id(int vertex) {
    int code = ~codes[vertex];
    return code < 0 ? -1 : bucketStarts[code >>> rankBits] + (code & ((1 << rankBits) - 1));
  }

  int vertexCount() {
    return positions.length / 3;
  }

  float[] positions() {
    return positions;
  }

  BitSet negativeZeros() {
    return negativeZeros;
  }

  int signedZeroSplits() {
    return signedZeroSplits;
  }

  int nonFiniteVertices() {
    return nonFiniteVertices;
  }
}
