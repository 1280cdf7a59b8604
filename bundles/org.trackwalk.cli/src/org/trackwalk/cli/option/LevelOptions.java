package org.trackwalk.cli.option;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.io.source.GlobPattern;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.UpAxis;
import picocli.CommandLine.Option;

/** How files become levels. */
public final class LevelOptions implements PlainOptions {

  @Option(
      names = "--up",
      paramLabel = "AXIS",
      description = "The axis that points up in the files: x, y or z.")
  private String up;

  @Option(
      names = "--units",
      paramLabel = "UNIT",
      description = "The unit of the files: m, cm, mm, ft or in.")
  private String units;

  @Option(names = "--separate", description = "Check each mesh file of a folder as its own level.")
  private Boolean separate;

  @Option(names = "--as-one-level", description = "Check all files together as one level.")
  private Boolean asOneLevel;

  @Option(
      names = "--allow-outside",
      description = "Let files refer to files outside their level's folder.")
  private Boolean allowOutside;

  @Option(
      names = "--exclude",
      paramLabel = "GLOB",
      description =
          "Pass over files and folders of this pattern, for example '**/wip/**'. Repeatable.")
  private List<String> exclude = new ArrayList<>();

  /** The options, those that were not given from a fallback. */
  public LoadOptions options(LoadOptions fallback) throws UsageException {
    if (Boolean.TRUE.equals(separate) && Boolean.TRUE.equals(asOneLevel)) {
      throw new UsageException("--separate and --as-one-level exclude each other");
    }
    return new LoadOptions(
        up == null ? fallback.up() : axis("--up", up),
        units == null ? fallback.unit() : unit("--units", units),
        separate == null ? fallback.separate() && asOneLevel == null : separate,
        asOneLevel == null ? fallback.asOneLevel() && separate == null : asOneLevel,
        allowOutside == null ? fallback.allowOutside() : allowOutside,
        exclude.isEmpty() ? fallback.exclude() : patterns());
  }

  /** Whether the command line says what is passed over. */
  boolean excludes() {
    return !exclude.isEmpty();
  }

  private List<String> patterns() throws UsageException {
    for (String text : exclude) {
      pattern("--exclude", text);
    }
    return exclude;
  }

  /** Refuses a pattern that makes no sense. */
  public static void pattern(String what, String text) throws UsageException {
    try {
      GlobPattern.of(text);
    } catch (IllegalArgumentException e) {
      throw new UsageException(what + ": '" + text + "': " + e.getMessage());
    }
  }

  /** The axis with a name. */
  public static UpAxis axis(String what, String name) throws UsageException {
    List<String> names = Stream.of(UpAxis.values()).map(UpAxis::id).toList();
    String known = Choice.known(what, name.toLowerCase(Locale.ROOT), names);
    return UpAxis.values()[names.indexOf(known)];
  }

  /** The unit with a name. */
  public static LengthUnit unit(String what, String name) throws UsageException {
    List<String> names = Stream.of(LengthUnit.values()).map(LengthUnit::id).toList();
    return LengthUnit.values()[names.indexOf(Choice.known(what, name, names))];
  }

  @Override
  public boolean flag(String name) {
    switch (name) {
      case "--separate" -> separate = true;
      case "--as-one-level" -> asOneLevel = true;
      case "--allow-outside" -> allowOutside = true;
      default -> {
        return false;
      }
    }
    return true;
  }

  @Override
  public boolean value(String name, String value) {
    switch (name) {
      case "--up" -> up = value;
      case "--units" -> units = value;
      default -> {
        return false;
      }
    }
    return true;
  }

  @Override
  public boolean item(String name, String value) {
    return name.equals("--exclude") && exclude.add(value);
  }
}
