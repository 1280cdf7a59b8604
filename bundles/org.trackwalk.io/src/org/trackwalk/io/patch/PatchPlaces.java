package org.trackwalk.io.patch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Where the files of patches lie. A file of patches comes with a level, and whoever made it may
 * mean other files than the level's.
 */
public final class PatchPlaces {

  private PatchPlaces() {}

  /**
   * The files that lie outside of a folder once links are followed, or are hidden in it: no part of
   * a level has a name that begins with a dot, but what a version control keeps of itself has.
   *
   * @param patches by absolute path
   */
  public static List<String> outside(Path folder, List<FilePatch> patches) throws IOException {
    Path within = folder.toRealPath();
    return patches.stream()
        .map(FilePatch::file)
        .distinct()
        .filter(file -> !isInside(within, Path.of(file)))
        .toList();
  }

  private static boolean isInside(Path folder, Path file) {
    try {
      Path real = real(file.toAbsolutePath().normalize());
      if (!real.startsWith(folder)) {
        return false;
      }
      for (Path name : folder.relativize(real)) {
        if (name.toString().startsWith(".")) {
          return false;
        }
      }
      return true;
    } catch (IOException e) {
      return false; // nobody can say where it lies
    }
  }

  /** The file behind links, also of one that is not there or is gone. */
  private static Path real(Path file) throws IOException {
    Path parent = file.getParent();
    return Files.exists(file) || parent == null
        ? file.toRealPath()
        : real(parent).resolve(file.getFileName());
  }
}
