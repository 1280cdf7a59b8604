package org.trackwalk.cli.command;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.trackwalk.check.run.CheckedLevel;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.check.run.ManifestSettings;
import org.trackwalk.cli.config.ConfigFile;
import org.trackwalk.cli.config.NamedPath;
import org.trackwalk.cli.console.ConsoleProgress;
import org.trackwalk.cli.console.ExitCode;
import org.trackwalk.cli.console.InputException;
import org.trackwalk.cli.console.OutputException;
import org.trackwalk.cli.console.Terminal;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.cli.option.CheckOptions;
import org.trackwalk.cli.option.Choice;
import org.trackwalk.cli.option.LoadingOptions;
import org.trackwalk.cli.run.BookTargets;
import org.trackwalk.cli.run.BookWriting;
import org.trackwalk.cli.run.OneLevel;
import org.trackwalk.cli.run.RideBooks;
import org.trackwalk.drive.ride.RideSurvey;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.settings.CheckSettings;
import org.trackwalk.report.ride.RideBook;
import org.trackwalk.report.ride.RideChart;
import org.trackwalk.report.ride.RideCsv;
import org.trackwalk.report.ride.RideText;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code ride}: what a car feels along the lanes of a level's road. */
@CommandLine.Command(
    name = "ride",
    sortOptions = false,
    description = {
      "Drives along the lanes of the road, both ways, and tells what a car on its springs feels:",
      "height, slope, curvature, vertical g, wheel load, suspension, roughness (IRI), jumps."
    },
    footer = {
      "",
      "A vehicle without wheels (body, the default of check) is replaced by car.",
      "",
      "Example:",
      "  trackwalk ride track.obj --vehicle formula --report svg=ride.svg --report csv=ride.csv"
    })
public final class RideCommand implements Command {

  private static final int MOST_LANES = 99;

  @Mixin private LoadingOptions loading;
  @Mixin private CheckOptions checking;

  @Option(
      names = "--lanes",
      paramLabel = "N",
      description = "Lanes evenly across the road, 1 to 99; 5 unless said.")
  private String lanes;

  @Option(
      names = "--report",
      paramLabel = "FORMAT=FILE",
      description =
          "What to write: csv (every 0.1 m of every lane) or svg (a strip chart, findings marked);"
              + " FILE - is standard output. Repeatable.")
  private List<String> reports = new ArrayList<>();

  @Option(
      names = "--config",
      paramLabel = "FILE",
      description = "Settings from this file; none are looked for otherwise.")
  private String config;

  @Option(names = "--no-progress", description = "Show no progress.")
  private boolean noProgress;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Print this text.")
  private boolean help;

  private static final Map<String, BookWriting.Writer<RideBook>> WRITERS =
      new TreeMap<>(Map.of("csv", RideCsv::write, "svg", RideChart::write));

  @Override
  public int run(Terminal terminal)
      throws UsageException, InputException, OutputException, IOException {
    Map<String, String> targets =
        BookTargets.read(reports, List.copyOf(WRITERS.keySet()), loading.paths());
    int wanted = wanted();
    ConfigFile file =
        config == null ? ConfigFile.none() : ConfigFile.read(NamedPath.of("--config", config));
    CheckSettings settings = checking.settings(file);
    Progress progress = ConsoleProgress.of(terminal, noProgress);
    try {
      Level level = OneLevel.load(loading.paths(), loading.options(LoadOptions.DEFAULT), progress);
      CheckedLevel checked = checked(level, settings, progress);
      RideBook book = RideBooks.of(checked, wanted, progress);
      ConsoleProgress.clear(progress);
      if (!targets.containsValue(BookTargets.SCREEN)) {
        terminal.text().print(RideText.of(book));
      }
      for (Map.Entry<String, String> target : targets.entrySet()) {
        BookWriting.write(
            terminal, book, WRITERS.get(target.getKey()), target.getValue(), progress);
      }
    } finally {
      ConsoleProgress.clear(progress);
    }
    return ExitCode.CLEAN;
  }

  private static CheckedLevel checked(Level level, CheckSettings settings, Progress progress)
      throws InputException {
    try {
      CheckedLevel checked = LevelCheck.open(level, ManifestSettings.of(level, settings), progress);
      String why = checked.context().road().notWalked();
      if (checked.context().road().strands().isEmpty()) {
        String road = checked.report().corridor().explanation();
        throw new InputException(
            level.name() + ": there is no road to drive along: " + (why.isEmpty() ? road : why));
      }
      return checked;
    } catch (ImportException e) {
      throw new InputException(e.oneLine());
    }
  }

  private int wanted() throws UsageException {
    double number = lanes == null ? RideSurvey.LANES : Choice.number("--lanes", lanes);
    if (number != StrictMath.rint(number) || number < 1 || number > MOST_LANES) {
      throw new UsageException("--lanes: a whole number from 1 to " + MOST_LANES + " is needed");
    }
    return (int) number;
  }
}
