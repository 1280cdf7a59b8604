package org.trackwalk.cli.option;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.trackwalk.cli.config.NamedPath;
import org.trackwalk.cli.console.InputFiles;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.io.source.GlobFiles;
import org.trackwalk.io.source.GlobPattern;
import org.trackwalk.io.source.LoadOptions;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Paths and how they become levels; the same for every command that reads levels. */
public final class LoadingOptions implements PlainOptions {

  @Parameters(
      arity = "1..*",
      paramLabel = "PATH",
      description = "Mesh files, level manifests (*.trackwalk.json), folders or patterns of them.")
  private List<String> paths = new ArrayList<>();

  @Mixin private LevelOptions levels = new LevelOptions();

  /**
   * The paths as typed; a pattern that no shell has expanded becomes the files that fit.
   *
   * @throws UsageException when something typed is no path, or nothing fits a pattern
   */
  public List<Path> paths() throws UsageException {
    Set<Path> found = new LinkedHashSet<>();
    for (String path : paths) {
      found.addAll(
          GlobPattern.is(path) && !there(path) ? fitting(path) : List.of(NamedPath.of("", path)));
    }
    InputFiles.ofCommand().addAll(found);
    return List.copyOf(found);
  }

  /** The folders and patterns among them. */
  public AskedPlaces places() {
    return new AskedPlaces(paths);
  }

  /** A file may have a bracket in its name. */
  static boolean there(String text) {
    try {
      return Files.exists(Path.of(text));
    } catch (InvalidPathException e) {
      return false;
    }
  }

  private static List<Path> fitting(String text) throws UsageException {
    try {
      String pattern = File.separatorChar == '\\' ? text.replace('\\', '/') : text;
      List<Path> files = GlobFiles.of(GlobPattern.of(pattern));
      if (files.isEmpty()) {
        throw new UsageException(
            "no mesh file, level manifest or folder fits '"
                + text
                + "' (** stands for any folders)");
      }
      return files;
    } catch (IllegalArgumentException e) {
      throw new UsageException("'" + text + "' is no pattern of paths: " + e.getMessage());
    } catch (IOException e) {
      throw new UsageException("'" + text + "': a folder cannot be listed: " + e.getMessage());
    }
  }

  /**
   * The options, those that were not given from a fallback.
   *
   * @throws UsageException also when everything that was named is left out
   */
  public LoadOptions options(LoadOptions fallback) throws UsageException {
    LoadOptions options = levels.options(fallback);
    if (!options.exclude().isEmpty() && paths().stream().noneMatch(options::takes)) {
      throw new UsageException(
          "nothing is left: all that is named fits "
              + (levels.excludes() ? "--exclude" : "\"exclude\" of trackwalk.json")
              + " ('"
              + String.join("', '", options.exclude())
              + "')");
    }
    return options;
  }

  @Override
  public boolean flag(String name) {
    return levels.flag(name);
  }

  @Override
  public boolean value(String name, String value) {
    return levels.value(name, value);
  }

  @Override
  public boolean item(String name, String value) {
    return levels.item(name, value);
  }

  @Override
  public boolean argument(String argument) {
    return paths.add(argument);
  }

  @Override
  public boolean complete() {
    return !paths.isEmpty();
  }
}
