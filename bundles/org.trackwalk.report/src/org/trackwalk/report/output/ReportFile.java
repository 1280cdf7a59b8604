package org.trackwalk.report.output;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.trackwalk.io.aside.AsideFile;

/**
 * A file that appears whole or not at all: it is written aside, in the same folder, and moved into
 * place at the end. What was there before stays until then.
 *
 * <p>{@link #abandon()} may come from another thread, for instance a shutdown hook.
 */
public final class ReportFile {

  private static final int BUFFER = 1 << 16;

  private AsideFile part;
  private boolean abandoned;

  /** What fills the file. */
  @FunctionalInterface
  public interface Content {
    /** Writes everything; need not close the stream. */
    void writeTo(OutputStream out) throws IOException;
  }

  /**
   * Writes a file whole. A device or pipe, for instance {@code /dev/null}, is written directly, and
   * a symbolic link keeps pointing to the file that is replaced.
   *
   * @throws IOException when it cannot be written, with a reason that follows "cannot write FILE:";
   *     then nothing is left behind
   */
  public void write(Path file, Content content) throws IOException {
    Path target = Files.isSymbolicLink(file) && Files.exists(file) ? file.toRealPath() : file;
    if (Files.isDirectory(target)) {
      throw new IOException("it is a folder");
    }
    if (Files.exists(target) && !Files.isRegularFile(target)) {
      try (OutputStream out = Files.newOutputStream(target)) {
        content.writeTo(out);
      }
      return;
    }
    Path folder = target.toAbsolutePath().getParent();
    if (folder == null || !Files.isDirectory(folder)) {
      throw new IOException("its folder does not exist");
    }
    try (AsideFile aside = reserve(target)) {
      try (OutputStream out = new BufferedOutputStream(aside.stream(), BUFFER)) {
        content.writeTo(out);
      }
      moveTo(target);
    }
  }

  /** Removes a file that is not complete yet; from now on nothing is written any more. */
  public synchronized void abandon() {
    abandoned = true;
    if (part != null) {
      try {
        part.close();
      } catch (IOException e) {
        // The process ends here: a left-over with a telling name is all that can remain.
        part = null;
      }
    }
  }

  private synchronized AsideFile reserve(Path target) throws IOException {
    refuseWhenAbandoned();
    try {
      part = AsideFile.beside(target);
      return part;
    } catch (AccessDeniedException e) {
      throw new IOException("no permission to write in its folder", e);
    } catch (FileSystemException e) {
      String reason = e.getReason() == null ? "no file can be made there" : e.getReason();
      throw new IOException("its folder takes no new file: " + reason, e);
    }
  }

  private synchronized void moveTo(Path target) throws IOException {
    refuseWhenAbandoned();
    part.moveTo(target);
    part = null;
  }

  private void refuseWhenAbandoned() throws IOException {
    if (abandoned) {
      throw new IOException("cancelled");
    }
  }
}
