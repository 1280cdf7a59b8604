package org.trackwalk.io.look;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.trackwalk.io.folder.LevelFolder;
import org.trackwalk.io.importer.ImportRequest;

/**
 * Finds what a mesh file names: where it says, else by the last steps of the name beside the file,
 * since exporters write the paths of other people's machines; capital letters matter to no one.
 * Nothing outside the level's folder is found.
 */
public final class PictureFinder {

  /** Files of a folder that are looked at for one written in other letters, at most. */
  private static final int MOST_FILES = 10_000;

  /** Bytes of a path at most on common systems (PATH_MAX of Linux): no file has more letters. */
  private static final int LONGEST = 4096;

  private final Map<String, Optional<Path>> answers = new HashMap<>();
  private final Map<Path, Map<String, Path>> folders = new HashMap<>();
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
    return reference.length() > LONGEST
        ? Optional.empty()
        : answers.computeIfAbsent(
            reference, r -> wall.find(base, r).or(() -> beside(r.replace('\\', '/'))));
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
      Path there = Files.isRegularFile(file) ? file : named(folder, file.getFileName());
      return Optional.ofNullable(there).filter(wall::contains);
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }

  private Path named(Path folder, Path name) {
    if (!folders.containsKey(folder)) {
      if (!Files.isDirectory(folder)) {
        return null;
      }
      folders.put(folder, files(folder));
    }
    return folders.get(folder).get(smallLetters(name));
  }

  private static String smallLetters(Path name) {
    return name.toString().toLowerCase(Locale.ROOT);
  }

  /** The first file of a folder, in order, by its name in small letters. */
  private static Map<String, Path> files(Path folder) {
    Map<String, Path> found = new HashMap<>();
    try (Stream<Path> files = Files.list(folder)) {
      files
          .limit(MOST_FILES)
          .filter(Files::isRegularFile)
          .sorted()
          .forEach(file -> found.putIfAbsent(smallLetters(file.getFileName()), file));
    } catch (IOException | UncheckedIOException e) {
      return Map.of(); // a folder that cannot be read has nothing to find
    }
    return found;
  }
}
