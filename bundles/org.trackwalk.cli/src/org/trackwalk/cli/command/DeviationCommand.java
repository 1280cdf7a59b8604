package org.trackwalk.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rules.overlap.Deviation;
import org.trackwalk.check.run.CheckedLevel;
import org.trackwalk.cli.config.NamedPath;
import org.trackwalk.cli.console.InputException;
import org.trackwalk.cli.console.OutputException;
import org.trackwalk.cli.console.Terminal;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.cli.option.HelpOption;
import org.trackwalk.cli.option.JudgingOptions;
import org.trackwalk.cli.option.LoadingOptions;
import org.trackwalk.cli.option.RunOptions;
import org.trackwalk.cli.run.BookRun;
import org.trackwalk.cli.run.OneLevel;
import org.trackwalk.drive.deviation.DeviationSurvey;
import org.trackwalk.drive.deviation.SeenLayer;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.settings.CheckSettings;
import org.trackwalk.report.deviation.DeviationBook;
import org.trackwalk.report.deviation.DeviationCsv;
import org.trackwalk.report.deviation.DeviationJson;
import org.trackwalk.report.deviation.DeviationMap;
import org.trackwalk.report.deviation.DeviationText;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code deviation}: what is seen of a level against what is felt of it. */
@CommandLine.Command(
    name = "deviation",
    sortOptions = false,
    description = {
      "Measures how far the layer that is drawn lies from the layer that cars collide with:"
          + " heights",
      "along the lanes of the road, distance everywhere else, holes in one of them."
    },
    footer = {
      "",
      "PATH is what is felt. What is seen is named by --seen, or a manifest says which entries are",
      "\"layer\": \"visual\". Exit code 0 whatever is found.",
      "",
      "Example:",
      "  trackwalk deviation physical.obj --seen visual.obj --report svg=deviation.svg"
    })
public final class DeviationCommand implements Command {

  private static final BookRun<DeviationBook> RUN =
      new BookRun<>(
          Map.of(
              "csv", DeviationCsv::write, "json", DeviationJson::write, "svg", DeviationMap::write),
          DeviationText::of);

  /** The one rule that is run: a road is looked for when some rule is. */
  private static final Set<String> LEAST = Set.of("ride.crest");

  @Mixin private LoadingOptions loading;
  @Mixin private JudgingOptions checking;

  @Option(
      names = "--seen",
      paramLabel = "PATH",
      description =
          "What is drawn: a mesh file, manifest or folder; else the manifest's layer visual.")
  private String seen;

  @Option(
      names = "--report",
      paramLabel = "FORMAT=FILE",
      description =
          "What to write: csv (heights row by row of every lane), json (places, histogram, heights)"
              + " or svg (a map from above); FILE - is standard output. Repeatable.")
  private List<String> reports = new ArrayList<>();

  @Mixin private RunOptions running;
  @Mixin private HelpOption help;

  @Override
  public int run(Terminal terminal)
      throws UsageException, InputException, OutputException, IOException {
    CheckSettings settings = checking.settings(running.config()).withOnly(LEAST);
    Path drawn = seen == null ? null : NamedPath.of("--seen", seen);
    LoadOptions load = loading.options(LoadOptions.DEFAULT);
    return RUN.run(
        terminal,
        loading,
        running,
        reports,
        (level, progress) -> book(level, drawn, load, settings, progress));
  }

  private static DeviationBook book(
      Level level, Path drawn, LoadOptions load, CheckSettings settings, Progress progress)
      throws UsageException, InputException {
    if (drawn == null && level.hints().seen().isEmpty()) {
      throw new UsageException(
          "name what is drawn: --seen PATH, or \"layer\": \"visual\" at entries of the manifest");
    }
    Land visible =
        drawn == null
            ? SeenLayer.of(level, settings.jobs(), progress)
            : SeenLayer.of(
                OneLevel.load(List.of(drawn), load, progress).pieces(), settings.jobs(), progress);
    CheckedLevel checked = OneLevel.checked(level, settings, progress);
    RuleContext context = checked.context();
    double warning = Deviation.warning(context);
    String why = context.road().notWalked();
    String explained = why.isEmpty() ? checked.report().corridor().explanation() : why;
    return new DeviationBook(
        level.name(),
        checked.report().axes(),
        context.road().strands().isEmpty() ? explained : "",
        warning,
        DeviationSurvey.of(
            context.roads().ground(), context.road(), visible, warning, settings.jobs(), progress));
  }
}
