package org.trackwalk.maven.levels;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/** Collects a command and its options; what the POM does not say is left out. */
public final class Arguments {

  private static final String JSON = ".json";

  private final ShortPath names = ShortPath.inBuild();
  private final Path base;
  private final List<String> args = new ArrayList<>();

  /**
   * Arguments of a command.
   *
   * @param command for instance {@code check}
   * @param base the project's folder, for paths that are not known to be such
   */
  public Arguments(String command, Path base) {
    this.base = base;
    args.add(command);
  }

  /** The arguments so far. */
  public List<String> list() {
    return Collections.unmodifiableList(new ArrayList<>(args));
  }

  /** An option with a value; null leaves it out. */
  public Arguments option(String name, Object value) {
    if (value != null) {
      args.add(name + "=" + value);
    }
    return this;
  }

  /** An option that is there or not. */
  public Arguments flag(String name, Boolean value) {
    if (Boolean.TRUE.equals(value)) {
      args.add(name);
    }
    return this;
  }

  /** An option once for each value. */
  public Arguments each(String name, List<String> values) {
    for (String value : values) {
      option(name, value);
    }
    return this;
  }

  /** An option with a file; null leaves it out. */
  public Arguments file(String name, File file) {
    return option(name, file == null ? null : names.of(file.toPath()));
  }

  /** An option whose value is an id, or a JSON file of the project. */
  public Arguments idOrFile(String name, String value) {
    int end = value == null ? -1 : value.indexOf(JSON);
    if (end < 0) {
      return option(name, value);
    }
    // what follows the file's name is about its wheels
    int rest = end + JSON.length();
    return option(name, names.of(base.resolve(value.substring(0, rest))) + value.substring(rest));
  }

  /** {@code --report} once for each format. */
  public Arguments reports(Map<String, File> files) {
    for (Map.Entry<String, File> report : files.entrySet()) {
      option("--report", report.getKey() + "=" + names.of(report.getValue().toPath()));
    }
    return this;
  }

  /** Arguments as they are. */
  public Arguments plain(List<String> more) {
    args.addAll(more);
    return this;
  }

  /** The levels; last, so that no option takes one for its value. */
  public Arguments levels(List<String> levels) {
    // A path that begins with a hyphen is still a path.
    args.add("--");
    args.addAll(levels);
    return this;
  }
}
