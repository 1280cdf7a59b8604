package org.trackwalk.io.kn5;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** How much of a file is textures, told from their heads alone: they may be most of it. */
public final class Kn5Textures {

  private static final int MAGIC = Kn5File.MAGIC.length();

  /** From this version on there is one number more behind it. */
  private static final int LONGER = 6;

  private Kn5Textures() {}

  /**
   * Bytes up to the end of the last texture; 0 for what is no such file, which loading it tells.
   *
   * @throws IOException when it cannot be read
   */
  public static long bytes(Path file) throws IOException {
    try (RandomAccessFile in = new RandomAccessFile(file.toFile(), "r")) {
      long size = in.length();
      if (size < MAGIC + 2 * Integer.BYTES) {
        return 0;
      }
      byte[] magic = new byte[MAGIC];
      in.readFully(magic);
      if (!new String(magic, StandardCharsets.ISO_8859_1).equals(Kn5File.MAGIC)) {
        return 0;
      }
      int version = number(in);
      long at = in.getFilePointer() + (version >= LONGER ? Integer.BYTES : 0);
      if (at + Integer.BYTES > size) {
        return 0;
      }
      in.seek(at);
      int count = number(in);
      if (count < 0) {
        return 0;
      }
      at = in.getFilePointer();
      for (int i = 0; i < count; i++) {
        // whether it is used, the length of its name, the name, its own length, the texture
        at = behind(in, behind(in, at + Integer.BYTES, size), size);
        if (at < 0) {
          return 0;
        }
      }
      return at;
    }
  }

  /** Where what begins with its own length ends; -1 when that is not in the file. */
  private static long behind(RandomAccessFile in, long at, long size) throws IOException {
    if (at < 0 || at + Integer.BYTES > size) {
      return -1;
    }
    in.seek(at);
    int length = number(in);
    long end = at + Integer.BYTES + length;
    return length < 0 || end > size ? -1 : end;
  }

  private static int number(RandomAccessFile in) throws IOException {
    return Integer.reverseBytes(in.readInt());
  }
}
