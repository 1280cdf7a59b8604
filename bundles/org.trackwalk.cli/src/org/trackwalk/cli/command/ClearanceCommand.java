package org.trackwalk.cli.command;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.run.CheckedLevel;
import org.trackwalk.check.run.LevelRides;
import org.trackwalk.cli.console.InputException;
import org.trackwalk.cli.console.OutputException;
import org.trackwalk.cli.console.Terminal;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.cli.option.Choice;
import org.trackwalk.cli.option.HelpOption;
import org.trackwalk.cli.option.JudgingOptions;
import org.trackwalk.cli.option.LoadingOptions;
import org.trackwalk.cli.option.RunOptions;
import org.trackwalk.cli.run.BookRun;
import org.trackwalk.cli.run.OneLevel;
import org.trackwalk.course.line.RacingLine;
import org.trackwalk.drive.clearance.ClearanceSurvey;
import org.trackwalk.drive.clearance.Clearances;
import org.trackwalk.drive.clearance.UnfitMeshException;
import org.trackwalk.drive.ride.RideSurvey;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.parallel.OverBudgetException;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.profile.VehicleMesh;
import org.trackwalk.model.settings.CheckSettings;
import org.trackwalk.report.clearance.ClearanceBook;
import org.trackwalk.report.clearance.ClearanceChart;
import org.trackwalk.report.clearance.ClearanceCsv;
import org.trackwalk.report.clearance.ClearanceJson;
import org.trackwalk.report.clearance.ClearanceText;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code clearance}: whether a car's own mesh fits along the road. */
@CommandLine.Command(
    name = "clearance",
    sortOptions = false,
    description = {
      "Sweeps a car's own mesh along the lanes of the road, both ways, and tells the least room",
      "under it, over it and to its sides, what it touches, where and how deep: whether it fits."
    },
    footer = {
      "",
      "The mesh: z forward, y up, the ground under its wheels at y = 0, its middle at x = 0.",
      "--vehicle-mesh names it, or the manifest does. Exit code 0 whether it fits or not.",
      "",
      "Example:",
      "  trackwalk clearance track.obj --vehicle-mesh car.glb --report svg=clearance.svg"
    })
public final class ClearanceCommand implements Command {

  private static final int MOST_LANES = 99;

  private static final BookRun<ClearanceBook> RUN =
      new BookRun<>(
          Map.of(
              "csv",
              ClearanceCsv::write,
              "json",
              ClearanceJson::write,
              "svg",
              ClearanceChart::write),
          ClearanceText::of);

  /** The one rule that is run: a road is looked for when some rule is. */
  private static final Set<String> LEAST = Set.of("ride.crest");

  @Mixin private LoadingOptions loading;
  @Mixin private JudgingOptions checking;

  @Option(
      names = "--lanes",
      paramLabel = "N",
      description = "Lanes evenly across the road, 1 to 99; 5 unless said.")
  private String lanes;

  @Option(
      names = "--report",
      paramLabel = "FORMAT=FILE",
      description =
          "What to write: csv (the room every half metre of every lane), json (the same with what"
              + " is touched) or svg (a strip chart); FILE - is standard output. Repeatable.")
  private List<String> reports = new ArrayList<>();

  @Mixin private RunOptions running;
  @Mixin private HelpOption help;

  @Override
  public int run(Terminal terminal)
      throws UsageException, InputException, OutputException, IOException {
    int wanted = Choice.whole("--lanes", lanes, RideSurvey.LANES, 1, MOST_LANES);
    CheckSettings settings = checking.settings(running.config()).withOnly(LEAST);
    return RUN.run(
        terminal,
        loading,
        running,
        reports,
        (level, progress) -> book(level, settings, wanted, progress));
  }

  private static ClearanceBook book(
      Level level, CheckSettings settings, int lanes, Progress progress)
      throws UsageException, InputException {
    if (settings.vehicleMesh() == null && level.hints().carMesh().isEmpty()) {
      throw new UsageException(
          "name the car's own mesh: --vehicle-mesh FILE, or \"vehicle\": {\"mesh\": \"FILE\"} in"
              + " the manifest");
    }
    CheckedLevel checked = OneLevel.checked(level, settings, progress);
    String why = LevelRides.notDriven(checked);
    if (!why.isEmpty()) {
      throw new InputException(level.name() + ": " + why);
    }
    RuleContext context = checked.context();
    VehicleMesh mesh = context.settings().vehicleMesh();
    try {
      Clearances found =
          ClearanceSurvey.of(
              context.roads().land(),
              context.roads().ground(),
              context.road(),
              RacingLine.of(level, context.settings()),
              context.vehicle(),
              mesh,
              lanes,
              settings.jobs(),
              progress);
      return new ClearanceBook(
          level.name(),
          checked.report().axes(),
          context.surface().pieces().stream().map(Piece::name).toList(),
          mesh,
          found);
    } catch (UnfitMeshException e) {
      throw new InputException(e.getMessage());
    } catch (OverBudgetException e) {
      throw new InputException(
          level.name()
              + ": the sweep of "
              + mesh.name()
              + " was stopped, "
              + e.getMessage()
              + ": too much of it, or of the level, lies in one place; take fewer --lanes, or a"
              + " mesh with fewer triangles");
    }
  }
}
