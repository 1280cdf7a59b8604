package org.trackwalk.book;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.stream.Stream;

/**
 * The example level that the workbench offers as a first project: the meshes and the manifest of a
 * folder, without the list of what was planted in them.
 */
final class ExampleFolder {

  private ExampleFolder() {}

  static void copy(Path from, Path to) throws IOException {
    Files.createDirectories(to);
    for (Path file : files(from)) {
      Path target = to.resolve(file.getFileName());
      if (!Files.exists(target) || Files.mismatch(file, target) >= 0) {
        Files.copy(file, target, StandardCopyOption.REPLACE_EXISTING);
      }
    }
  }

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> all = Files.list(folder)) {
      return all.filter(
              f -> f.getFileName().toString().matches(".*\\.(obj|mtl|stl|trackwalk\\.json)"))
          .sorted()
          .toList();
    }
  }
}
