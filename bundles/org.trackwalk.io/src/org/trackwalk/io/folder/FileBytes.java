package org.trackwalk.io.folder;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.trackwalk.io.importer.ImportException;

/** Reads whole files after asking whether there is room for them. */
public final class FileBytes {

  private static final int BYTES_PER_MEGABYTE = 1 << 20;

  private FileBytes() {}

  /**
   * All bytes of a file.
   *
   * @param shown the file's name for messages
   * @param timesSize how often the file's size is needed in memory until it is understood
   * @throws ImportException when the memory that is left cannot hold that
   */
  public static byte[] read(Path file, String shown, int timesSize)
      throws ImportException, IOException {
    if (!Files.isRegularFile(file)) {
      throw new ImportException(shown, "", "it is not a file");
    }
    need(Files.size(file) * timesSize, shown, "");
    try {
      return Files.readAllBytes(file);
    } catch (OutOfMemoryError e) {
      throw new ImportException(shown, "", "the file is too large to be read at once");
    }
  }

  /**
   * Refuses to go on when {@code bytes} more do not fit into the memory that is left.
   *
   * @param place in the file, for the message; may be empty
   */
  public static void need(long bytes, String shown, String place) throws ImportException {
    Runtime runtime = Runtime.getRuntime();
    long left = runtime.maxMemory() - (runtime.totalMemory() - runtime.freeMemory());
    if (bytes > left && bytes > runtime.maxMemory() / 2) {
      throw tooLarge(bytes, runtime.maxMemory(), shown, place);
    }
    if (bytes > left) {
      System.gc();
      left = runtime.maxMemory() - (runtime.totalMemory() - runtime.freeMemory());
      if (bytes > left) {
        throw tooLarge(bytes, runtime.maxMemory(), shown, place);
      }
    }
  }

  private static ImportException tooLarge(long bytes, long max, String shown, String place) {
    return new ImportException(
        shown,
        place,
        "needs "
            + bytes / BYTES_PER_MEGABYTE
            + " MB of memory and there are "
            + max / BYTES_PER_MEGABYTE
            + " MB in all (--max-memory)");
  }
}
