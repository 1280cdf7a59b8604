package org.trackwalk.fuzz.mutants;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;

/**
 * A file with a digest of its own, changed inside and sealed again: without that nothing behind the
 * digest is ever looked at. The digest (SHA-256) stands at the end, or before what is packed.
 */
final class Sealed {

  private static final int DIGEST = 32;

  /** A head before a digest is no longer. */
  private static final int HEAD = 80;

  private Sealed() {}

  /** The changed file; empty when it has no digest. */
  static Optional<byte[]> changed(byte[] file, UnaryOperator<byte[]> change) {
    int end = file.length - DIGEST;
    if (end > 0
        && Arrays.equals(
            digest(Arrays.copyOf(file, end)), Arrays.copyOfRange(file, end, file.length))) {
      byte[] body = change.apply(Arrays.copyOf(file, end));
      return Optional.of(joined(body, digest(body)));
    }
    for (int at = 0; at < HEAD && at + DIGEST + Integer.BYTES < file.length; at++) {
      byte[] body = Arrays.copyOfRange(file, at + DIGEST, file.length);
      if (Arrays.equals(digest(body), Arrays.copyOfRange(file, at, at + DIGEST))) {
        byte[] packed = packed(change.apply(unpacked(body)));
        return Optional.of(joined(Arrays.copyOf(file, at), digest(packed), packed));
      }
    }
    return Optional.empty();
  }

  private static byte[] unpacked(byte[] body) {
    try (InflaterInputStream in =
        new InflaterInputStream(
            new ByteArrayInputStream(body, Integer.BYTES, body.length - Integer.BYTES))) {
      return in.readAllBytes();
    } catch (IOException e) {
      return body;
    }
  }

  private static byte[] packed(byte[] plain) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.writeBytes(ByteBuffer.allocate(Integer.BYTES).putInt(plain.length).array());
    try (DeflaterOutputStream deflated = new DeflaterOutputStream(out)) {
      deflated.write(plain);
    } catch (IOException e) {
      throw new IllegalStateException("it is written to memory", e);
    }
    return out.toByteArray();
  }

  private static byte[] joined(byte[]... parts) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    for (byte[] part : parts) {
      out.writeBytes(part);
    }
    return out.toByteArray();
  }

  private static byte[] digest(byte[] bytes) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(bytes);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
