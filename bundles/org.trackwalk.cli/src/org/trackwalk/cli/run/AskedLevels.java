package org.trackwalk.cli.run;

import java.nio.file.Path;
import java.util.List;
import org.trackwalk.cli.config.ConfigFile;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.cli.option.AskedPlaces;
import org.trackwalk.cli.option.ConfigOption;
import org.trackwalk.cli.option.LoadingOptions;
import org.trackwalk.cli.option.ReportTarget;
import org.trackwalk.io.source.GlobPattern;
import org.trackwalk.io.source.LoadOptions;

/**
 * What a command over levels is asked to look at: where each of them begins.
 *
 * @param paths as typed, patterns resolved
 * @param places the folders and patterns as typed
 * @param file the options of the project; one that says nothing where there is none
 * @param load how files become levels
 */
public record AskedLevels(List<Path> paths, AskedPlaces places, ConfigFile file, LoadOptions load) {

  /**
   * Finds the levels and the project's options.
   *
   * @throws UsageException when there is no such level, or the options cannot be read
   */
  public static AskedLevels of(LoadingOptions loading, ConfigOption config) throws UsageException {
    List<Path> paths = loading.paths();
    ConfigFile file = NearestConfig.of(config.named(), paths);
    LoadOptions load = loading.options(NearestConfig.loading(file));
    return new AskedLevels(paths, loading.places(), file, load);
  }

  /**
   * Whether a file would be a level's if it were there: it lies in a folder or fits a pattern that
   * is asked for, and is not left out.
   *
   * @param file an absolute path
   */
  public boolean take(Path file) {
    String shown = file.toString().replace('\\', '/');
    return places.take(file)
        && load.exclude().stream().noneMatch(e -> GlobPattern.of(e).leavesOut(shown));
  }

  /**
   * Refuses to write over what is to be read.
   *
   * @param option for messages
   * @throws UsageException when one of the targets is among the levels
   */
  public void keepFrom(String option, List<ReportTarget> targets) throws UsageException {
    for (ReportTarget target : targets) {
      KeptInputs.check(option, target.file(), paths);
    }
  }
}
