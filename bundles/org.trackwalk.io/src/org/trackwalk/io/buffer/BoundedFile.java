package org.trackwalk.io.buffer;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The whole of a file that somebody names and that is small by its kind: options, a table, a
 * report. A size is no bound: a device has none and may never end, a pipe has none either.
 */
public final class BoundedFile {

  /** Of the memory that Java may use so much is taken by a stream, whose size nobody knows. */
  private static final int SHARE_OF_MEMORY = 4;

  private BoundedFile() {}

  /**
   * Reads a file, a pipe or a device to its end.
   *
   * @param most bytes that such a file has
   * @throws TooLargeException when there are more; of a pipe or a device also when they are more
   *     than a quarter of the memory
   * @throws IOException when it cannot be read
   */
  public static byte[] bytes(Path file, long most) throws IOException {
    if (Files.isRegularFile(file)) {
      if (Files.size(file) > most) {
        throw new TooLargeException(most);
      }
      return Files.readAllBytes(file);
    }
    try (InputStream in = Files.newInputStream(file)) {
      return bytes(in, most);
    }
  }

  /**
   * Reads a stream to its end; does not close it.
   *
   * @param most bytes that such a stream has
   * @throws TooLargeException when there are more, or more than a quarter of the memory
   * @throws IOException when it cannot be read
   */
  public static byte[] bytes(InputStream in, long most) throws IOException {
    long room = Math.min(most, Runtime.getRuntime().maxMemory() / SHARE_OF_MEMORY);
    int end = (int) Math.min(room, Integer.MAX_VALUE - 8L);
    byte[] bytes = in.readNBytes(end);
    if (bytes.length == end && in.read() >= 0) {
      throw new TooLargeException(end);
    }
    return bytes;
  }
}
