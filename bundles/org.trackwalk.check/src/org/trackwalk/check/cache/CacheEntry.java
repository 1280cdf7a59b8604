package org.trackwalk.check.cache;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.trackwalk.check.kept.PackedRecord;
import org.trackwalk.check.levels.LevelAnswer;
import org.trackwalk.mesh.level.MayBeNull;

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
public record CacheEntry(
    String key, Map<String, String> files, @MayBeNull String day, LevelAnswer answer) {

  /** First bytes of an entry; the number is that of the shape. */
  private static final byte[] MAGIC = "trackwalk-level-1\n".getBytes(StandardCharsets.US_ASCII);

  /** The bytes of its file: magic, packed record. */
  byte[] bytes() throws IOException {
    byte[] packed = PackedRecord.bytes(this);
    return ByteBuffer.allocate(MAGIC.length + packed.length).put(MAGIC).put(packed).array();
  }

  /**
   * An entry from its bytes.
   *
   * @throws IOException when they are no entry, or not all of it
   */
  static CacheEntry of(byte[] bytes) throws IOException {
    int at = MAGIC.length;
    if (bytes.length < at || !Arrays.equals(MAGIC, Arrays.copyOf(bytes, at))) {
      throw new IOException("no entry");
    }
    return PackedRecord.of(Arrays.copyOfRange(bytes, at, bytes.length), CacheEntry.class);
  }

  /** The names of its files. */
  List<String> names() {
    return List.copyOf(files.keySet());
  }
}
