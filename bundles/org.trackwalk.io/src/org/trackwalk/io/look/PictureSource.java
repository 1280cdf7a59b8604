package org.trackwalk.io.look;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Objects;

/**
 * Where the bytes of a picture stand: a file, a part of one, or a part of an array. Equal for
 * sources of the same bytes in one place, whatever they are called.
 *
 * @param name for people, with the ending that says its format where there is one
 * @param file that holds it; null when it is in memory
 * @param offset first byte in the file or array
 * @param length in bytes; -1 for all of the file
 * @param bytes the array that holds it, shared and not copied; null when it is in a file
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
    return part(name, bytes, 0, bytes.length);
  }

  /** A part of bytes in memory. */
  public static PictureSource part(String name, byte[] bytes, int start, int length) {
    Objects.checkFromIndexSize(start, length, bytes.length);
    return new PictureSource(name, null, start, length, bytes);
  }

  /** Equal for sources of the same bytes in one place. */
  public Object key() {
    return this;
  }

  /**
   * Reads it.
   *
   * @param most bytes
   * @throws IOException when it cannot be read or is larger
   */
  public byte[] read(long most) throws IOException {
    if (bytes != null) {
      refuseOver(most, length);
      boolean whole = offset == 0 && length == bytes.length;
      return whole ? bytes : Arrays.copyOfRange(bytes, (int) offset, (int) (offset + length));
    }
    try (RandomAccessFile in = new RandomAccessFile(file.toFile(), "r")) {
      long size = length < 0 ? in.length() : length;
      refuseOver(Math.min(most, in.length() - offset), size);
      byte[] read = new byte[(int) size];
      in.seek(offset);
      in.readFully(read);
      return read;
    }
  }

  private static void refuseOver(long most, long size) throws IOException {
    if (size > most) {
      throw new IOException(size + " bytes are more than are read");
    }
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || other instanceof PictureSource s
            && bytes == s.bytes
            && offset == s.offset
            && length == s.length
            && Objects.equals(file, s.file);
  }

  @Override
  public int hashCode() {
    return Objects.hash(System.identityHashCode(bytes), file, offset, length);
  }
}
