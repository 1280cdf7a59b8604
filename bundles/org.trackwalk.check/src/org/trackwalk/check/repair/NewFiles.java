package org.trackwalk.check.repair;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.trackwalk.io.aside.AsideFile;

/** Files and folders that were not there before, so that they can go again when not all fit. */
final class NewFiles {

  private final List<Path> made = new ArrayList<>();

  /** Makes a folder and those that it stands in; one that is there stays what it is. */
  void folder(Path folder) throws IOException {
    Path absolute = folder.toAbsolutePath().normalize();
    if (Files.isDirectory(absolute)) {
      return;
    }
    if (absolute.getParent() != null) {
      folder(absolute.getParent());
    }
    Files.createDirectory(absolute);
    made.add(absolute);
  }

  /** Writes a file; one that is there is not replaced. */
  void write(Path to, byte[] content) throws IOException {
    folder(to.toAbsolutePath().getParent());
    AsideFile.write(content, to, false);
    made.add(to);
  }

  /** Copies a file; one that is there is not replaced. */
  void copy(Path from, Path to) throws IOException {
    folder(to.toAbsolutePath().getParent());
    try (AsideFile aside = AsideFile.beside(to)) {
      try (OutputStream out = aside.stream()) {
        Files.copy(from, out);
      }
      aside.moveToFree(to);
    }
    made.add(to);
  }

  /** Removes everything again; what cannot be removed stays. */
  void remove() {
    for (int i = made.size() - 1; i >= 0; i--) {
      try {
        Files.deleteIfExists(made.get(i));
      } catch (IOException e) {
        continue; // what stopped the writing is told, and is worse
      }
    }
    made.clear();
  }
}
