package org.trackwalk.io.manifest;

import java.io.IOException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/** Writes a small file beside its place and then moves it there: no half file is ever seen. */
public final class AsideFile {

  private AsideFile() {}

  /**
   * Writes a file.
   *
   * @param replace whether a file that is there may be replaced
   * @throws FileAlreadyExistsException when it is there and must not
   * @throws IOException when it cannot be written
   */
  public static void write(byte[] content, Path target, boolean replace) throws IOException {
    if (!replace && Files.exists(target)) {
      throw new FileAlreadyExistsException(target.toString());
    }
    Path folder = target.toAbsolutePath().getParent();
    // Not a temporary file: those are its owner's alone, and a team reads the manifest.
    Path aside =
        folder.resolve(
            "." + target.getFileName() + "." + Long.toHexString(System.nanoTime()) + ".part");
    try {
      Files.write(aside, content, StandardOpenOption.WRITE, StandardOpenOption.CREATE_NEW);
      try {
        Files.move(
            aside, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
      } catch (AtomicMoveNotSupportedException e) {
        Files.move(aside, target, StandardCopyOption.REPLACE_EXISTING);
      }
    } finally {
      Files.deleteIfExists(aside);
    }
  }
}
