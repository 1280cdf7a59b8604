package org.trackwalk.io.source;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import org.trackwalk.io.importer.ImportException;

/** One line on why a file could not be read. */
final class ReadProblems {

  private ReadProblems() {}

  /** Without the file's name when that is the input's own; the place is kept. */
  static String reason(ImportException e, MeshFile input) {
    return reason(e, input.shown());
  }

  /** Without the file's name when that is the end of the input's name as it is shown. */
  static String reason(ImportException e, String shown) {
    if (!e.file().equals(shown) && !shown.endsWith("/" + e.file())) {
      return e.oneLine();
    }
    return e.place().isEmpty() ? e.getMessage() : e.place() + ": " + e.getMessage();
  }

  static String reason(IOException e) {
    if (e instanceof AccessDeniedException) {
      return "it may not be read (no permission)";
    }
    if (e instanceof NoSuchFileException) {
      return "it is not there any more";
    }
    return "it cannot be read: " + e.getMessage();
  }

  /** With the file's name unless it is the input itself. */
  static String reason(IOException e, String shown) {
    String file = e instanceof FileSystemException f && f.getFile() != null ? f.getFile() : "";
    String name = file.substring(file.replace('\\', '/').lastIndexOf('/') + 1);
    return (shown.endsWith(name) ? "" : name + ": ") + reason(e);
  }
}
