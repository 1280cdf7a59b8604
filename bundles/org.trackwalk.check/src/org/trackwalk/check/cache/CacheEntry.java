package org.trackwalk.check.cache;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;
import org.trackwalk.check.run.LevelAnswer;

/**
 * What is kept of one level.
 *
 * @param key it is kept under
 * @param files what was read for it, relative to the folder of its first file where possible, and
 *     their digests
 * @param day on which alone it holds, because something in the level is accepted until a date; null
 *     when it always holds
 * @param answer what was found
 */
public record CacheEntry(String key, Map<String, String> files, String day, LevelAnswer answer) {

  /** First bytes of an entry; the number is that of the shape. */
  private static final byte[] MAGIC = "trackwalk-level-1\n".getBytes(StandardCharsets.US_ASCII);

  private static final int DIGEST = 32;

  /** Larger answers are not worth keeping. */
  private static final int LARGEST = 1 << 28;

  private static final int HEAD = MAGIC.length + DIGEST + 4;

  /** The bytes of its file: magic, digest of the rest, length of what was packed, packed record. */
  byte[] bytes() throws IOException {
    ByteArrayOutputStream plain = new ByteArrayOutputStream();
    RecordOutput out = new RecordOutput(plain);
    out.write(this);
    out.flush();
    if (plain.size() > LARGEST) {
      throw new IOException("too large to be kept");
    }
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    packed.write(ByteBuffer.allocate(4).putInt(plain.size()).array());
    Deflater deflater = new Deflater(Deflater.BEST_SPEED);
    try (DeflaterOutputStream deflated = new DeflaterOutputStream(packed, deflater)) {
      plain.writeTo(deflated);
    } finally {
      deflater.end();
    }
    byte[] body = packed.toByteArray();
    ByteBuffer all = ByteBuffer.allocate(MAGIC.length + DIGEST + body.length);
    return all.put(MAGIC).put(FileDigest.of(body)).put(body).array();
  }

  /**
   * An entry from its bytes.
   *
   * @throws IOException when they are no entry, or not all of it
   */
  static CacheEntry of(byte[] bytes) throws IOException {
    if (bytes.length < HEAD || !Arrays.equals(MAGIC, Arrays.copyOf(bytes, MAGIC.length))) {
      throw new IOException("no entry");
    }
    int at = MAGIC.length + DIGEST;
    byte[] body = Arrays.copyOfRange(bytes, at, bytes.length);
    byte[] digest = Arrays.copyOfRange(bytes, MAGIC.length, at);
    int size = ByteBuffer.wrap(body).getInt();
    if (!Arrays.equals(digest, FileDigest.of(body)) || size < 0 || size > LARGEST) {
      throw new IOException("broken");
    }
    byte[] plain;
    try (InflaterInputStream in =
        new InflaterInputStream(new ByteArrayInputStream(body, 4, body.length - 4))) {
      plain = in.readNBytes(size);
    }
    return new RecordInput(new ByteArrayInputStream(plain), plain.length).read(CacheEntry.class);
  }

  /** The names of its files. */
  List<String> names() {
    return List.copyOf(files.keySet());
  }
}
