package org.trackwalk.mesh.weld;

import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;

/**
 * Welds stored vertices as identity is defined: distinct (frame, source bits) keys first, then
 * their order and the merge between frames. Takes every level; {@link BucketVertexWeld} is faster
 * on those without surprises.
 */
final class DirectVertexWeld {

  private DirectVertexWeld() {}

  static VertexIds weld(StoredMesh mesh, Progress progress) {
    int[] codes = new int[mesh.vertexCount()];
    KeyTable keys = new KeyTable();
    int nonFiniteVertices = 0;
    for (int row = 0; row < mesh.rows(); row++) {
      progress.check();
      Piece piece = mesh.piece(row);
      UsedVertices used = new UsedVertices(piece);
      nonFiniteVertices += used.nonFiniteVertices();
      number(piece, used, mesh.frame(row), keys, codes, mesh.vertexStart(row));
    }
    VertexOrder order = new VertexOrder(keys, mesh.frames());
    int[] ids = order.ids();
    for (int v = 0; v < codes.length; v++) {
      if (codes[v] != 0) {
        codes[v] = ~ids[codes[v] - 1];
      }
    }
    return new VertexIds(
        codes,
        order.positions(),
        order.negativeZeros(),
        order.signedZeroSplits(),
        nonFiniteVertices);
  }

  /** Writes the key number plus one of each used stored vertex. */
  private static void number(
      Piece piece, UsedVertices used, int frame, KeyTable keys, int[] codes, int start) {
    float[] p = piece.points();
    for (int v = 0; v < piece.pointCount(); v++) {
      if (used.uses(v)) {
        codes[start + v] =
            1
                + keys.number(
                    frame,
                    Float.floatToRawIntBits(p[3 * v]),
                    Float.floatToRawIntBits(p[3 * v + 1]),
                    Float.floatToRawIntBits(p[3 * v + 2]));
      }
    }
  }
}
