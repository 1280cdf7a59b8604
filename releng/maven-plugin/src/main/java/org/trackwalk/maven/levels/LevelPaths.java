package org.trackwalk.maven.levels;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Which files and folders a POM means by its levels. */
public final class LevelPaths {

  /** Where levels are when the POM does not say it. */
  private static final List<String> USUAL =
      Collections.unmodifiableList(Arrays.asList("src/main/levels", "levels"));

  private final Path base;

  /** Levels of a project; relative ones are below its folder. */
  public LevelPaths(Path base) {
    this.base = base.toAbsolutePath().normalize();
  }

  /**
   * Files and folders, in order; empty when the project names none and has no usual folder.
   *
   * @param named files, folders and patterns such as {@code levels/**}{@code /*.obj}; may be empty
   * @throws IOException when folders cannot be read, or a pattern matches nothing
   */
  public List<Path> find(List<String> named) throws IOException {
    List<Path> found = new ArrayList<>();
    if (named.isEmpty()) {
      for (String usual : USUAL) {
        if (found.isEmpty() && Files.isDirectory(base.resolve(usual))) {
          found.add(base.resolve(usual));
        }
      }
      return found;
    }
    for (String name : named) {
      if (isPattern(name)) {
        found.addAll(matches(name.replace('\\', '/')));
      } else {
        found.add(path(name));
      }
    }
    return found;
  }

  private static boolean isPattern(String name) {
    return name.indexOf('*') >= 0 || name.indexOf('?') >= 0;
  }

  private Path path(String name) throws IOException {
    try {
      return base.resolve(name);
    } catch (InvalidPathException e) {
      throw new IOException("'" + name + "' is not a path: " + e.getReason());
    }
  }

  /**
   * Files below the last folder that the pattern names in plain letters, in order of their names.
   */
  private List<Path> matches(String pattern) throws IOException {
    int slash = pattern.lastIndexOf('/', firstSign(pattern));
    Path folder = path(slash < 0 ? "" : slash == 0 ? "/" : pattern.substring(0, slash));
    String rest = pattern.substring(slash + 1);
    PathMatcher matcher = FileSystems.getDefault().getPathMatcher("glob:" + rest);
    // As everywhere in Maven, "**/" also stands for no folder at all.
    PathMatcher here = FileSystems.getDefault().getPathMatcher("glob:" + rest.replace("**/", ""));
    List<Path> found = new ArrayList<>();
    if (Files.isDirectory(folder)) {
      try (Stream<Path> all = Files.walk(folder)) {
        found =
            all.filter(Files::isRegularFile)
                .filter(f -> any(folder.relativize(f), matcher, here))
                .sorted()
                .collect(Collectors.toList());
      }
    }
    if (found.isEmpty()) {
      throw new IOException("levels: nothing matches " + pattern + " in " + base);
    }
    return found;
  }

  private static boolean any(Path file, PathMatcher matcher, PathMatcher here) {
    return matcher.matches(file) || here.matches(file);
  }

  private static int firstSign(String pattern) {
    int star = pattern.indexOf('*');
    int mark = pattern.indexOf('?');
    return star < 0 ? mark : mark < 0 ? star : Math.min(star, mark);
  }
}
