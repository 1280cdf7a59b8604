package org.trackwalk.examples;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The folder of real tracks and malformed files that tests read when it is there. It is not part of
 * the project, so a test that needs it is skipped where it is absent.
 */
public final class SharedData {

  private SharedData() {}

  /**
   * The shared folder: system property {@code trackwalk.shared}, else environment variable {@code
   * TRACKWALK_SHARED}, else the first folder {@code shared} that stands beside a parent of system
   * property {@code trackwalk.root} or, without that, of the working folder.
   *
   * @return an existing folder, or empty; what the property or the variable names is not replaced
   *     by a search when it does not exist
   */
  public static Optional<Path> folder() {
    return find(
        System.getProperty("trackwalk.shared"),
        System.getenv("TRACKWALK_SHARED"),
        System.getProperty("trackwalk.root", System.getProperty("user.dir")));
  }

  static Optional<Path> find(String property, String variable, String start) {
    String named = property != null && !property.isBlank() ? property : variable;
    try {
      if (named != null && !named.isBlank()) {
        return Optional.of(Path.of(named).toAbsolutePath()).filter(Files::isDirectory);
      }
      for (Path p = Path.of(start).toAbsolutePath().normalize(); p != null; p = p.getParent()) {
        Path sibling = p.resolveSibling("shared");
        if (Files.isDirectory(sibling)) {
          return Optional.of(sibling);
        }
      }
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
    return Optional.empty();
  }
}
