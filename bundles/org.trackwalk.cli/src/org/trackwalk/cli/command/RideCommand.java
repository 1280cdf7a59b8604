package org.trackwalk.cli.command;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.trackwalk.cli.console.InputException;
import org.trackwalk.cli.console.OutputException;
import org.trackwalk.cli.console.Terminal;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.cli.option.Choice;
import org.trackwalk.cli.option.HelpOption;
import org.trackwalk.cli.option.LoadingOptions;
import org.trackwalk.cli.option.RuleOptions;
import org.trackwalk.cli.option.RunOptions;
import org.trackwalk.cli.run.BookRun;
import org.trackwalk.cli.run.OneLevel;
import org.trackwalk.cli.run.RideBooks;
import org.trackwalk.drive.ride.RideSurvey;
import org.trackwalk.model.settings.CheckSettings;
import org.trackwalk.report.ride.CurvedGrid;
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

  private static final BookRun<RideBook> RUN =
      new BookRun<>(
          Map.of(
              "csv",
              RideCsv::write,
              "svg",
              RideChart::write,
              "crg",
              CurvedGrid::text,
              "crg-binary",
              CurvedGrid::binary),
          RideText::of);

  @Mixin private LoadingOptions loading;
  @Mixin private RuleOptions checking;

  @Option(
      names = "--lanes",
      paramLabel = "N",
      description = "Lanes evenly across the road, 1 to 99; 5 unless said.")
  private String lanes;

  @Option(
      names = "--report",
      paramLabel = "FORMAT=FILE",
      description =
          "What to write: csv (every 0.1 m of every lane), svg (a strip chart, findings marked),"
              + " crg or crg-binary (OpenCRG: the surface every 0.1 m along and across); FILE - is"
              + " standard output. Repeatable.")
  private List<String> reports = new ArrayList<>();

  @Mixin private RunOptions running;
  @Mixin private HelpOption help;

  @Override
  public int run(Terminal terminal)
      throws UsageException, InputException, OutputException, IOException {
    int wanted = Choice.whole("--lanes", lanes, RideSurvey.LANES, 1, MOST_LANES);
    CheckSettings settings = checking.settings(running.config());
    return RUN.run(
        terminal,
        loading,
        running,
        reports,
        (level, progress) ->
            RideBooks.of(OneLevel.onRoad(level, settings, progress), wanted, progress));
  }
}
