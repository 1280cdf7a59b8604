package org.trackwalk.check.kept;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;

/** A record with its digest: the digest of the rest, the length of what was packed, what it is. */
public final class PackedRecord {

  private static final int DIGEST = 32;

  /** Larger records are not worth keeping. */
  private static final int LARGEST = 1 << 28;

  private PackedRecord() {}

  /**
   * The bytes of a record.
   *
   * @throws IOException when it is too large, or holds what cannot be kept
   */
  public static byte[] bytes(Record value) throws IOException {
    ByteArrayOutputStream plain = new ByteArrayOutputStream();
    RecordOutput out = new RecordOutput(plain);
    out.write(value);
    out.flush();
    if (plain.size() > LARGEST) {
      throw new IOException("too large to be kept");
    }
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    packed.write(ByteBuffer.allocate(Integer.BYTES).putInt(plain.size()).array());
    Deflater deflater = new Deflater(Deflater.BEST_SPEED);
    try (DeflaterOutputStream deflated = new DeflaterOutputStream(packed, deflater)) {
      plain.writeTo(deflated);
    } finally {
      deflater.end();
    }
    byte[] body = packed.toByteArray();
    return ByteBuffer.allocate(DIGEST + body.length).put(digest(body)).put(body).array();
  }

  /**
   * A record from its bytes.
   *
   * @throws IOException when they are none of this type, or not all of it
   */
  public static <T> T of(byte[] bytes, Class<T> type) throws IOException {
    if (bytes.length < DIGEST + Integer.BYTES) {
      throw new IOException("it is cut off");
    }
    byte[] body = Arrays.copyOfRange(bytes, DIGEST, bytes.length);
    int size = ByteBuffer.wrap(body).getInt();
    if (!Arrays.equals(Arrays.copyOf(bytes, DIGEST), digest(body)) || size < 0 || size > LARGEST) {
      throw new IOException("it is broken");
    }
    byte[] plain;
    try (InflaterInputStream in =
        new InflaterInputStream(
            new ByteArrayInputStream(body, Integer.BYTES, body.length - Integer.BYTES))) {
      plain = in.readNBytes(size);
    }
    return new RecordInput(new ByteArrayInputStream(plain), plain.length).read(type);
  }

  private static byte[] digest(byte[] bytes) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(bytes);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
