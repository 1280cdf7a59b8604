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

  /** Of a piece: its points and corners. */
  static String of(Piece piece) {
    MessageDigest digest = sha256();
    ByteBuffer block = ByteBuffer.allocate(BLOCK);
    for (float x : piece.points()) {
      put(Float.floatToRawIntBits(x), block, digest);
    }
    for (int corner : piece.corners()) {
      put(corner, block, digest);
    }
    digest.update(block.flip());
    return HexFormat.of().formatHex(digest.digest()).substring(0, DIGITS);
  }

  /** Of bytes. */
  static String of(byte[] bytes) {
    return HexFormat.of().formatHex(sha256().digest(bytes)).substring(0, DIGITS);
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
