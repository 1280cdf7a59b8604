package org.trackwalk.io.look;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Path;

/**
 * Where the bytes of a picture stand: a file, a part of one, or memory.
 *
 * @param name for people, with the ending that says its format where there is one
 * @param file that holds it; null when it is in memory
 * @param offset first byte in the file
 * @param length in bytes; -1 for all of the file
 * @param bytes in memory; null when it is in a file
 */
public record PictureSource(String name, Path file, long offset, long length, byte[] bytes) {

  /** A file. */
  public static PictureSource of(Path file) {
    return new PictureSource(file.getFileName().toString(), file, 0, -1, null);
  }

  /** A part of a file. */
  public static PictureSource part(String name, Path file, long offset, long length) {
    return new PictureSource(name, file, offset, length, null);
  }

  /** Bytes in memory. */
  public static PictureSource of(String name, byte[] bytes) {
    return new PictureSource(name, null, 0, bytes.length, bytes);
  }

  /** Equal for sources of the same bytes in one place. */
  public Object key() {
    return file == null ? this : file + "\n" + offset;
  }

  /**
   * Reads it.
   *
   * @param most bytes
   * @throws IOException when it cannot be read or is larger
   */
  public byte[] read(long most) throws IOException {
    if (bytes != null) {
      return bytes;
    }
    try (RandomAccessFile in = new RandomAccessFile(file.toFile(), "r")) {
      long size = length < 0 ? in.length() : length;
      if (size > most || offset + size > in.length()) {
        throw new IOException(size + " bytes are more than are read");
      }
      byte[] read = new byte[(int) size];
      in.seek(offset);
      in.readFully(read);
      return read;
    }
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || other instanceof PictureSource s
            && file != null
            && s.file != null
            && key().equals(s.key());
  }

  @Override
  public int hashCode() {
    return file == null ? System.identityHashCode(bytes) : key().hashCode();
  }
}
