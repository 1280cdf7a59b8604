package org.trackwalk.spark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** A folder that only this program uses. */
final class OwnFolder {

  private OwnFolder() {}

  /** Takes it away, or as much of it as goes: the system cleans the rest where it lies. */
  static void delete(Path folder) {
    try (Stream<Path> all = Files.walk(folder)) {
      List<Path> paths = all.sorted(Comparator.reverseOrder()).toList();
      for (Path path : paths) {
        Files.deleteIfExists(path);
      }
    } catch (IOException e) {
      folder.toFile().deleteOnExit();
    }
  }
}
