package org.trackwalk.check.tiles;

import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.trackwalk.mesh.level.Piece;

/** A name for the bits of a mesh. */
final class MeshDigest {

  private static final int BLOCK = 1 << 14;
  private static final int DIGITS = 32;

  private MeshDigest() {}

  /**
   * Of a piece: its points and corners, of each triangle the surface, the place in the file and
   * whether it has two sides, its normals. Each list has its length in front.
   */
  static String of(Piece piece) {
    MessageDigest digest = sha256();
    ByteBuffer block = ByteBuffer.allocate(BLOCK);
    put(piece.points(), block, digest);
    put(piece.corners(), block, digest);
    for (int t = 0; t < piece.triangleCount(); t++) {
      put(piece.surfaceIndex(t), block, digest);
      put(piece.place(t), block, digest);
      put(piece.twoSided(t) ? 1 : 0, block, digest);
    }
    boolean normals = piece.normals() != null && piece.cornerNormals() != null;
    put(normals ? piece.normals() : new float[0], block, digest);
    put(normals ? piece.cornerNormals() : new int[0], block, digest);
    digest.update(block.flip());
    return HexFormat.of().formatHex(digest.digest()).substring(0, DIGITS);
  }

  /** Of bytes. */
  static String of(byte[] bytes) {
    return HexFormat.of().formatHex(sha256().digest(bytes)).substring(0, DIGITS);
  }

  private static void put(float[] values, ByteBuffer block, MessageDigest digest) {
    put(values.length, block, digest);
    for (float value : values) {
      put(Float.floatToRawIntBits(value), block, digest);
    }
  }

  private static void put(int[] values, ByteBuffer block, MessageDigest digest) {
    put(values.length, block, digest);
    for (int value : values) {
      put(value, block, digest);
    }
  }

  private static void put(int value, ByteBuffer block, MessageDigest digest) {
    block.putInt(value);
    if (!block.hasRemaining()) {
      digest.update(block.flip());
      block.clear();
    }
  }

  static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
