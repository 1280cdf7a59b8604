package org.trackwalk.io.look;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.trackwalk.io.folder.LevelFolder;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;

/**
 * Finds what a mesh file names: where it says, else by the last steps of the name beside the file,
 * since exporters write the paths of other people's machines; capital letters matter to no one.
 * Nothing outside the level's folder is found.
 */
public final class PictureFinder {

  /** Files of a folder that are looked at for one written in other letters, at most. */
  private static final int MOST_FILES = 10_000;

  private final LevelFolder wall;
  private final Path base;

  private PictureFinder(LevelFolder wall, Path base) {
    this.wall = wall;
    this.base = base;
  }

  /** A finder for what the file of a request names. */
  public static PictureFinder of(ImportRequest request) {
    return new PictureFinder(
        new LevelFolder(request.levelFolder(), request.allowOutside()),
        request.file().toAbsolutePath().normalize().getParent());
  }

  /** The file that is meant; empty when it is not there. */
  public Optional<Path> file(String reference) {
    try {
      return Optional.of(wall.resolve(base, reference, "", ""));
    } catch (ImportException e) {
      return beside(reference.replace('\\', '/'));
    }
  }

  private Optional<Path> beside(String reference) {
    String rest = reference;
    while (!rest.isBlank()) {
      Optional<Path> found = inAnyLetters(rest);
      if (found.isPresent()) {
        return found;
      }
      int slash = rest.indexOf('/');
      rest = slash < 0 ? "" : rest.substring(slash + 1);
    }
    return Optional.empty();
  }

  private Optional<Path> inAnyLetters(String relative) {
    try {
      Path file = base.resolve(relative).normalize();
      Path folder = file.getParent();
      if (folder == null || !folder.startsWith(base) || file.getFileName() == null) {
        return Optional.empty();
      }
      Path there = Files.isRegularFile(file) ? file : named(folder, file.getFileName().toString());
      return Optional.ofNullable(there).filter(wall::contains);
    } catch (InvalidPathException | IOException e) {
      return Optional.empty();
    }
  }

  private static Path named(Path folder, String name) throws IOException {
    if (!Files.isDirectory(folder)) {
      return null;
    }
    try (Stream<Path> files = Files.list(folder)) {
      List<Path> found =
          files
              .limit(MOST_FILES)
              .filter(f -> f.getFileName().toString().equalsIgnoreCase(name))
              .filter(Files::isRegularFile)
              .sorted()
              .toList();
      return found.isEmpty() ? null : found.get(0);
    }
  }
}
