package org.trackwalk.io.aside;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * A file as it is now, kept beside it under a name that nobody can foresee until it is closed. To
 * put it back takes no room on the disk, so that a full one does not keep a file from it.
 */
public final class KeptFile implements Closeable {

  private final Path file;
  private final Path kept;

  private KeptFile(Path file, Path kept) {
    this.file = file;
    this.kept = kept;
  }

  /**
   * Keeps a file; a second name for it where the file system has such, a copy elsewhere.
   *
   * @throws IOException when its folder takes no file; nothing is left in it then
   */
  public static KeptFile of(Path file) throws IOException {
    Path kept = AsideFile.free(file);
    try {
      Files.createLink(kept, file);
    } catch (UnsupportedOperationException | IOException noLinks) {
      // FAT and many shares have no second names. A folder that takes no file says so again here.
      copy(file, kept);
    }
    return new KeptFile(file, kept);
  }

  private static void copy(Path file, Path kept) throws IOException {
    try {
      Files.copy(file, kept, StandardCopyOption.COPY_ATTRIBUTES);
    } catch (IOException e) {
      Files.deleteIfExists(kept);
      throw e;
    }
  }

  /** Puts it in its place again, whatever is there now. */
  public void putBack() throws IOException {
    AsideFile.replace(kept, file);
  }

  @Override
  public void close() throws IOException {
    Files.deleteIfExists(kept);
  }
}
