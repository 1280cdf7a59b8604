package org.trackwalk.cli.option;

import java.util.List;
import java.util.stream.Stream;
import org.trackwalk.cli.config.ConfigFile;
import org.trackwalk.cli.config.ConfigKeys;
import org.trackwalk.cli.console.Terminal;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.report.format.EditorCoordinates;
import org.trackwalk.report.format.JunitCases;
import org.trackwalk.report.format.ReportOptions;
import org.trackwalk.report.format.WarningOutcome;
import picocli.CommandLine.Option;

/** How much of a report is shown, and how. */
public final class ShownOptions implements PlainOptions {

  private static final List<String> COLORS = List.of("auto", "always", "never");
  private static final int NARROWEST = 60;
  private static final int WIDEST = 200;

  @Option(names = "--all", description = "List every finding; the text shows ten groups otherwise.")
  private Boolean all;

  @Option(
      names = "--max-findings",
      paramLabel = "N",
      description = "Keep the worst N findings of each rule; what is cut is said.")
  private String maxFindings;

  @Option(
      names = "--coords",
      paramLabel = "TOOL",
      description = "Coordinates as in: file (default), blender, unity, unreal or godot.")
  private String coords;

  @Option(
      names = "--junit-warnings",
      paramLabel = "OUTCOME",
      description =
          "What a rule with warnings is in JUnit XML: failure, skipped or passed (default: failure"
              + " where warnings fail the check, else passed).")
  private String junitWarnings;

  @Option(
      names = "--junit-cases",
      paramLabel = "WHICH",
      description =
          "Cases of JUnit XML: findings (default; each rule that found something, one for all"
              + " others of a level) or all (each rule).")
  private String junitCases;

  @Option(names = "--no-progress", description = "Show no progress.")
  private Boolean noProgress;

  @Option(names = "--quiet", description = "Write nothing but errors to standard error.")
  private Boolean quiet;

  @Option(
      names = "--color",
      paramLabel = "WHEN",
      description = "Colours: auto (default), always or never.")
  private String color;

  /** The options of the writers. */
  public ReportOptions options(ConfigFile file, Terminal terminal) throws UsageException {
    String colors = known("--color", color, file, "auto", COLORS);
    List<String> tools = Stream.of(EditorCoordinates.values()).map(EditorCoordinates::id).toList();
    String tool = known("--coords", coords, file, "file", tools);
    return new ReportOptions(
        all == null ? file.truth("all", false) : all,
        most(file),
        terminal.color(colors),
        width(),
        EditorCoordinates.values()[tools.indexOf(tool)],
        warnings(file),
        cases(file));
  }

  private WarningOutcome warnings(ConfigFile file) throws UsageException {
    if (junitWarnings == null && file.text("junitWarnings", null) == null) {
      return null;
    }
    List<String> known = Stream.of(WarningOutcome.values()).map(WarningOutcome::id).toList();
    String asked = known("--junit-warnings", junitWarnings, file, null, known);
    return WarningOutcome.values()[known.indexOf(asked)];
  }

  private JunitCases cases(ConfigFile file) throws UsageException {
    List<String> known = Stream.of(JunitCases.values()).map(JunitCases::id).toList();
    String asked = known("--junit-cases", junitCases, file, JunitCases.FINDINGS.id(), known);
    return JunitCases.values()[known.indexOf(asked)];
  }

  /** Whether messages are unwanted, errors excepted. */
  public boolean quiet(ConfigFile file) throws UsageException {
    return quiet == null ? file.truth("quiet", false) : quiet;
  }

  /** Whether progress is unwanted. */
  public boolean silent(ConfigFile file) throws UsageException {
    return quiet(file) || (noProgress == null ? !file.truth("progress", true) : noProgress);
  }

  private int most(ConfigFile file) throws UsageException {
    double n =
        maxFindings == null
            ? file.whole("maxFindings", 0)
            : Choice.number("--max-findings", maxFindings);
    if (n != StrictMath.rint(n) || n < 0 || n > Integer.MAX_VALUE) {
      String what = file.label(maxFindings != null, "--max-findings", "maxFindings");
      throw new UsageException(what + ": a whole number is needed, 0 for no limit");
    }
    return (int) n;
  }

  /** What was typed, else what the file says, else what is usual; it must be known. */
  private static String known(
      String option, String typed, ConfigFile file, String usual, List<String> known)
      throws UsageException {
    String key = ConfigKeys.of(option);
    String value = typed == null ? file.text(key, usual) : typed;
    return Choice.known(file.label(typed != null, option, key), value, known);
  }

  /** The terminal's width where the shell says it. */
  private static int width() {
    String columns = System.getenv("COLUMNS");
    if (columns == null || !columns.matches("[0-9]{1,4}")) {
      return ReportOptions.USUAL_WIDTH;
    }
    return Math.max(NARROWEST, Math.min(WIDEST, Integer.parseInt(columns)));
  }

  @Override
  public boolean flag(String name) {
    switch (name) {
      case "--all" -> all = true;
      case "--no-progress" -> noProgress = true;
      case "--quiet" -> quiet = true;
      default -> {
        return false;
      }
    }
    return true;
  }

  @Override
  public boolean value(String name, String value) {
    switch (name) {
      case "--max-findings" -> maxFindings = value;
      case "--coords" -> coords = value;
      case "--junit-warnings" -> junitWarnings = value;
      case "--junit-cases" -> junitCases = value;
      case "--color" -> color = value;
      default -> {
        return false;
      }
    }
    return true;
  }
}
