package org.trackwalk.maven.levels;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** Which files and folders a POM means by its levels, as the command line gets them. */
public final class LevelPaths {

  /** Where levels are when the POM does not say it. */
  private static final List<String> USUAL =
      Collections.unmodifiableList(Arrays.asList("src/main/levels", "levels"));

  private final Path base;
  private final ShortPath names;

  /**
   * Levels of a project.
   *
   * @param base its folder: relative names are below it
   * @param names how paths are written
   */
  public LevelPaths(Path base, ShortPath names) {
    this.base = base.toAbsolutePath().normalize();
    this.names = names;
  }

  /**
   * Files, folders and patterns, in order; empty when the project names none and has no usual
   * folder.
   *
   * @param named files, folders and patterns; may be empty
   */
  public List<String> find(List<String> named) {
    List<String> found = new ArrayList<>();
    for (String name : named) {
      found.add(below(name));
    }
    for (String usual : USUAL) {
      if (found.isEmpty() && Files.isDirectory(base.resolve(usual))) {
        found.add(below(usual));
      }
    }
    return found;
  }

  /** Put together as text: not every system takes a pattern for a path. */
  private String below(String name) {
    if (new File(name).isAbsolute()) {
      return name;
    }
    String folder = names.of(base);
    return folder.equals(".") ? name : folder + "/" + name;
  }
}
