package org.trackwalk.maven.levels;

import java.nio.file.Path;
import java.nio.file.Paths;

/**
 * Paths as reports name them: relative to the folder in which Maven was started when they lie below
 * it, so that a report reads the same on every machine and a code host finds the files.
 */
public final class ShortPath {

  private final Path start;

  /** Names below a folder. */
  ShortPath(Path start) {
    this.start = start.toAbsolutePath().normalize();
  }

  /** Names in this build. */
  public static ShortPath inBuild() {
    return new ShortPath(Paths.get(""));
  }

  /** The text of a path. */
  public String of(Path path) {
    Path whole = path.toAbsolutePath().normalize();
    if (!whole.startsWith(start)) {
      return whole.toString();
    }
    String inside = start.relativize(whole).toString();
    return inside.isEmpty() ? "." : inside;
  }
}
