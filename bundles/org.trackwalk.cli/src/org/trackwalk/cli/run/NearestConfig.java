package org.trackwalk.cli.run;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.trackwalk.cli.config.ConfigFile;
import org.trackwalk.cli.config.NamedPath;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.cli.option.LevelOptions;
import org.trackwalk.io.source.LoadOptions;

/** The file of options that a command goes by: the one named, else the nearest to the levels. */
public final class NearestConfig {

  private NearestConfig() {}

  /**
   * The file; one without options when there is none.
   *
   * @param named by {@code --config}; null when not given
   */
  public static ConfigFile of(String named, List<Path> paths) throws UsageException {
    if (named != null) {
      return ConfigFile.read(NamedPath.of("--config", named));
    }
    Optional<Path> found = ConfigFile.above(paths.get(0));
    if (found.isEmpty()) {
      found = ConfigFile.above(Path.of(""));
    }
    return found.isEmpty() ? ConfigFile.none() : ConfigFile.read(found.get());
  }

  /** What the file says about loading. */
  public static LoadOptions loading(ConfigFile file) throws UsageException {
    String up = file.text("up", null);
    String units = file.text("units", null);
    return new LoadOptions(
        up == null ? null : LevelOptions.axis(file.label("up"), up),
        units == null ? null : LevelOptions.unit(file.label("units"), units),
        file.truth("separate", false),
        file.truth("asOneLevel", false),
        file.truth("allowOutside", false),
        excluded(file));
  }

  private static List<String> excluded(ConfigFile file) throws UsageException {
    List<String> patterns = file.texts("exclude");
    for (String pattern : patterns) {
      LevelOptions.pattern(file.label("exclude", pattern), pattern);
    }
    return patterns;
  }
}
