package org.trackwalk.mesh.weld;

import java.util.BitSet;

/** Welded vertex ids of the stored vertices of a {@link StoredMesh}. */
final class VertexIds {

  private final int[] codes;
  private final float[] positions;
  private final BitSet negativeZeros;
  private final int signedZeroSplits;
  private final int nonFiniteVertices;

  /**
   * @param codes per stored vertex its id's complement, which is negative, so that a new array
   *     needs no filling; not negative when no kept triangle uses it or it is not finite
   * @param positions xyz triples per welded vertex
   */
  VertexIds(
      int[] codes,
      float[] positions,
      BitSet negativeZeros,
      int signedZeroSplits,
      int nonFiniteVertices) {
    this.codes = codes;
    this.positions = positions;
    this.negativeZeros = negativeZeros;
    this.signedZeroSplits = signedZeroSplits;
    this.nonFiniteVertices = nonFiniteVertices;
  }

  /** Per stored vertex the complement of its id; not negative when it has none. */
  int[] codes() {
    return codes;
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
