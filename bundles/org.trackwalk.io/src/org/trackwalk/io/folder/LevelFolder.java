package org.trackwalk.io.folder;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.names.NearestName;

/**
 * A level's folder and whether its files may refer to files outside.
 *
 * @param folder what a reference must not leave
 * @param allowOutside whether it may leave all the same
 * @param named files that the same list names: none of them is what another entry of it means
 */
public record LevelFolder(Path folder, boolean allowOutside, Set<Path> named) {

  /** What is said of a file that lies outside. */
  public static final String OUTSIDE =
      "lies outside the level's folder; --allow-outside lets it be read";

  private static final int SHOWN = 80;

  /** A folder of which nothing is named yet. */
  public LevelFolder(Path folder, boolean allowOutside) {
    this(folder, allowOutside, Set.of());
  }

  /** The same folder of which a list names some files, relative to it. */
  public LevelFolder naming(Collection<String> names) {
    Set<Path> files = new HashSet<>();
    for (String name : names) {
      try {
        files.add(folder.resolve(name).toAbsolutePath().normalize());
      } catch (InvalidPathException e) {
        continue; // resolving it says what is wrong
      }
    }
    return new LevelFolder(folder, allowOutside, Set.copyOf(files));
  }

  /**
   * The file that a reference means.
   *
   * @param base the folder that the reference is relative to
   * @param reference as it stands in the file, with {@code /} or {@code \}
   * @param from the referring file as the report shows it, for the message
   * @param place where in it, for the message; may be empty
   * @return an existing regular file
   * @throws ImportException when it is a URL, leaves the folder (also through a symbolic link) or
   *     is not there
   */
  public Path resolve(Path base, String reference, String from, String place)
      throws ImportException {
    String shown = "'" + shorten(reference) + "'";
    Path file = lexically(base, reference, from, place, shown);
    if (!Files.isRegularFile(file)) {
      String what = Files.exists(file) ? " is not a file" : " is not there" + nearest(file, named);
      throw new ImportException(from, place, shown + what);
    }
    if (!contains(file)) {
      throw outside(from, place, shown);
    }
    return file;
  }

  /**
   * The file that a reference means, for who tells nobody why there is none.
   *
   * @param base the folder that the reference is relative to
   * @return an existing regular file; empty where {@link #resolve} refuses
   */
  public Optional<Path> find(Path base, String reference) {
    try {
      Path file = lexically(base, reference, "", "", "");
      return Files.isRegularFile(file) && contains(file) ? Optional.of(file) : Optional.empty();
    } catch (ImportException e) {
      return Optional.empty();
    }
  }

  /** Whether an existing file lies inside once symbolic links are followed, or need not. */
  public boolean contains(Path file) {
    if (allowOutside) {
      return true;
    }
    try {
      return file.toRealPath().startsWith(folder.toRealPath());
    } catch (IOException e) {
      return false;
    }
  }

  /**
   * {@code " (did you mean 'x'?)"} for the nearest name of the same ending beside a file that is
   * not there, or beside the first folder on the way to it that is not there: who misses a buffer
   * is not helped by the scene that names it.
   */
  public static String nearest(Path missing) {
    return nearest(missing, Set.of());
  }

  private static String nearest(Path missing, Set<Path> named) {
    Path path = missing.toAbsolutePath().normalize();
    Path parent = path.getParent();
    while (parent != null && !Files.exists(parent)) {
      path = parent;
      parent = path.getParent();
    }
    Path name = path.getFileName();
    if (parent == null || name == null || !Files.isDirectory(parent)) {
      return "";
    }
    List<String> names = new ArrayList<>();
    try (Stream<Path> files = Files.list(parent)) {
      files
          .filter(f -> !named.contains(f))
          .map(f -> f.getFileName().toString())
          .filter(n -> ending(n).equals(ending(name.toString())))
          .forEach(names::add);
    } catch (IOException | java.io.UncheckedIOException e) {
      return "";
    }
    return NearestName.hint(name.toString(), names);
  }

  private static String ending(String name) {
    int dot = name.lastIndexOf('.');
    return dot < 0 ? "" : name.substring(dot).toLowerCase(Locale.ROOT);
  }

  private Path lexically(Path base, String reference, String from, String place, String shown)
      throws ImportException {
    if (reference.isBlank()) {
      throw new ImportException(from, place, "the name of a file is empty");
    }
    String text = reference.replace('\\', '/');
    int colon = text.indexOf(':');
    if (colon > 1 && text.substring(0, colon).toLowerCase(Locale.ROOT).matches("[a-z0-9+.-]+")) {
      throw new ImportException(from, place, shown + " is a URL; only files are read");
    }
    Path file;
    try {
      boolean absolute = text.startsWith("/") || colon == 1;
      if (absolute && !allowOutside) {
        throw outside(from, place, shown);
      }
      file = absolute ? Path.of(text) : base.resolve(text);
    } catch (InvalidPathException e) {
      throw new ImportException(from, place, shown + " cannot be the name of a file");
    }
    file = file.toAbsolutePath().normalize();
    if (!allowOutside && !file.startsWith(folder.toAbsolutePath().normalize())) {
      throw outside(from, place, shown);
    }
    return file;
  }

  private static ImportException outside(String from, String place, String shown) {
    return new ImportException(from, place, shown + " " + OUTSIDE);
  }

  private static String shorten(String text) {
    StringBuilder shown = new StringBuilder();
    for (int i = 0; i < text.length() && i < SHOWN; i++) {
      char c = text.charAt(i);
      shown.append(Character.isISOControl(c) ? '?' : c);
    }
    return shown + (text.length() > SHOWN ? "…" : "");
  }
}
