package org.trackwalk.cli.run;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.trackwalk.check.run.CheckedLevel;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.check.run.ManifestSettings;
import org.trackwalk.check.run.NoStartException;
import org.trackwalk.cli.console.InputException;
import org.trackwalk.cli.console.InputFiles;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.source.KeptFiles;
import org.trackwalk.io.source.LevelFinder;
import org.trackwalk.io.source.LevelSource;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.settings.CheckSettings;

/** The one level that commands about a single probe or a file of probes work on. */
public final class OneLevel {

  /** Levels that are named where one is needed. */
  private static final int NAMED = 5;

  private OneLevel() {}

  /**
   * Loads the level behind paths.
   *
   * @throws InputException when something named cannot be read
   * @throws UsageException when there are several levels
   */
  public static Level load(List<Path> paths, LoadOptions options, Progress progress)
      throws InputException, UsageException {
    return load(source(paths, options, progress), progress);
  }

  /**
   * The level behind paths, before it is loaded.
   *
   * @throws InputException when something named cannot be read
   * @throws UsageException when there are several levels
   */
  public static LevelSource source(List<Path> paths, LoadOptions options, Progress progress)
      throws InputException, UsageException {
    List<LevelSource> found = new ArrayList<>();
    for (LevelSource source : LevelFinder.find(paths, options, progress)) {
      switch (source.status()) {
        case FOUND -> found.add(source);
        case FAILED -> throw new InputException(source.displayName() + ": " + source.reason());
        case SKIPPED -> progress.check();
      }
    }
    if (found.isEmpty() && !options.exclude().isEmpty()) {
      throw new UsageException("no level is left: all that is named is left out (--exclude)");
    }
    if (found.size() != 1) {
      List<String> names =
          found.stream().limit(NAMED).map(source -> "'" + source.displayName() + "'").toList();
      String some = String.join(", ", names) + (found.size() > NAMED ? ", …" : "");
      throw new UsageException(
          "one level is needed and there are "
              + found.size()
              + (names.isEmpty() ? "" : ": name one (" + some + ")")
              + "; --as-one-level joins files of one level");
    }
    KeptInputs.found(found);
    return found.get(0);
  }

  /** Loads a level; every failure becomes one line. */
  public static Level load(LevelSource source, Progress progress) throws InputException {
    InputFiles inputs = InputFiles.ofCommand();
    return load(source, KeptFiles.noting(inputs::add), progress);
  }

  /**
   * The same.
   *
   * @param kept what becomes of the files' meshes
   */
  public static Level load(LevelSource source, KeptFiles kept, Progress progress)
      throws InputException {
    try {
      return source.load(kept, progress);
    } catch (ImportException e) {
      throw new InputException(source.displayName() + ": " + source.why(e));
    } catch (IOException e) {
      throw new InputException(source.displayName() + ": " + source.why(e));
    }
  }

  /**
   * Checks a level as {@code check} does, with what its manifest says.
   *
   * @throws InputException when the manifest names what does not exist
   */
  public static CheckedLevel checked(Level level, CheckSettings asked, Progress progress)
      throws InputException {
    return checked(level, asked, settings -> LevelCheck.open(level, settings, progress));
  }

  /**
   * The same for whoever drives along the road: without one nothing else is worked out.
   *
   * @throws InputException as {@link #checked}, and when there is no road
   */
  public static CheckedLevel onRoad(Level level, CheckSettings asked, Progress progress)
      throws InputException {
    return checked(level, asked, settings -> LevelCheck.onRoad(level, settings, progress));
  }

  /** How a level is checked. */
  @FunctionalInterface
  private interface Check {

    CheckedLevel of(CheckSettings settings) throws NoStartException;
  }

  private static CheckedLevel checked(Level level, CheckSettings asked, Check check)
      throws InputException {
    try {
      return check.of(ManifestSettings.of(level, asked));
    } catch (ImportException e) {
      throw new InputException(e.oneLine());
    } catch (IllegalArgumentException | NoStartException e) {
      throw new InputException(level.name() + ": " + e.getMessage());
    }
  }
}
