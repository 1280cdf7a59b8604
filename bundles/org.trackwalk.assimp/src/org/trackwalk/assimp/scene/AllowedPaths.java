package org.trackwalk.assimp.scene;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;

/** Which files may be opened. */
final class AllowedPaths {

  private final Set<Path> paths = new HashSet<>();

  void add(Path path) {
    paths.add(path.toAbsolutePath().normalize());
  }

  void clear() {
    paths.clear();
  }

  /**
   * Whether a file may be opened.
   *
   * @param path absolute and normal
   */
  boolean contains(Path path) {
    return paths.contains(path);
  }

  /**
   * Whether one that may not be opened is worth a word: loaders also ask for files only to see
   * whether there are any. On another drive or machine nobody looks, for a mesh file may name any,
   * so there it counts as one that is there.
   *
   * @param path absolute and normal
   */
  boolean isMissed(Path path) {
    boolean near = paths.stream().anyMatch(file -> file.getRoot().equals(path.getRoot()));
    return !near || Files.isRegularFile(path);
  }
}
