package org.trackwalk.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.run.CheckedLevel;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.cli.config.ConfigFile;
import org.trackwalk.cli.console.ConsoleProgress;
import org.trackwalk.cli.console.ExitCode;
import org.trackwalk.cli.console.InputException;
import org.trackwalk.cli.console.OutputException;
import org.trackwalk.cli.console.Terminal;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.cli.console.WriteFailure;
import org.trackwalk.cli.option.CheckOptions;
import org.trackwalk.cli.option.Choice;
import org.trackwalk.cli.option.LoadingOptions;
import org.trackwalk.cli.option.ReportTarget;
import org.trackwalk.cli.run.KeptInputs;
import org.trackwalk.cli.run.OneLevel;
import org.trackwalk.drive.overlap.OverlapSurvey;
import org.trackwalk.drive.overlap.Overlaps;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.settings.CheckSettings;
import org.trackwalk.report.output.ReportFile;
import org.trackwalk.report.overlap.OverlapBook;
import org.trackwalk.report.overlap.OverlapJson;
import org.trackwalk.report.overlap.OverlapText;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code overlaps}: which pieces of a level go through each other. */
@CommandLine.Command(
    name = "overlaps",
    sortOptions = false,
    description = {
      "Finds pieces, and closed bodies of one piece, that go through each other: how deep, along",
      "what length, with what volume in common. What is felt by a car comes first; posts and walls",
      "in the ground beside the road and the like are only counted."
    },
    footer = {"", "Example:", "  trackwalk overlaps track.obj --report json=overlaps.json"})
public final class OverlapsCommand implements Command {

  private static final String FORMAT = "json";
  private static final String SCREEN = "-";

  /** The one rule that is run: a road is looked for when some rule is. */
  private static final Set<String> LEAST = Set.of("topology.intersection");

  @Mixin private LoadingOptions loading;
  @Mixin private CheckOptions checking;

  @Option(
      names = "--report",
      paramLabel = "FORMAT=FILE",
      description =
          "What to write: json (every overlap with its contours); FILE - is standard output.")
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

  @Override
  public int run(Terminal terminal)
      throws UsageException, InputException, OutputException, IOException {
    String target = target();
    ConfigFile file = config == null ? ConfigFile.none() : ConfigFile.read(Path.of(config));
    CheckSettings settings = checking.settings(file).withOnly(LEAST);
    Progress progress = ConsoleProgress.of(terminal, noProgress);
    try {
      Level level = OneLevel.load(loading.paths(), loading.options(LoadOptions.DEFAULT), progress);
      OverlapBook book = book(level, settings, progress);
      ConsoleProgress.clear(progress);
      if (!SCREEN.equals(target)) {
        terminal.text().print(OverlapText.of(book));
      }
      if (target != null) {
        write(terminal, book, target, progress);
      }
    } finally {
      ConsoleProgress.clear(progress);
    }
    return ExitCode.CLEAN;
  }

  private static OverlapBook book(Level level, CheckSettings settings, Progress progress)
      throws InputException {
    try {
      CheckedLevel checked = LevelCheck.open(level, settings, progress);
      RuleContext context = checked.context();
      Overlaps overlaps =
          OverlapSurvey.of(
              context.surface(),
              context.corridor().classes(),
              context.road(),
              settings.jobs(),
              progress);
      List<String> names = new ArrayList<>();
      for (int piece = 0; piece < context.surface().pieces().size(); piece++) {
        names.add(context.pieceName(piece));
      }
      boolean road = !context.road().strands().isEmpty();
      String why = context.road().notWalked();
      String explained = why.isEmpty() ? checked.report().corridor().explanation() : why;
      return new OverlapBook(
          level.name(), checked.report().axes(), names, road ? "" : explained, overlaps);
    } catch (IllegalArgumentException e) {
      throw new InputException(level.name() + ": " + e.getMessage());
    }
  }

  /** Where the report goes; null when none is asked for. */
  private String target() throws UsageException {
    String target = null;
    for (String text : reports) {
      int equals = text.indexOf('=');
      Choice.known("--report", equals < 0 ? text : text.substring(0, equals), List.of(FORMAT));
      String name = equals < 0 ? "" : text.substring(equals + 1);
      if (name.isEmpty()) {
        throw new UsageException(
            "--report " + text + ": where to? Write json=FILE, or json=- for the screen");
      }
      if (target != null) {
        throw new UsageException("--report " + text + ": json goes to another file already");
      }
      if (!name.equals(SCREEN)) {
        KeptInputs.check(
            "--report", ReportTarget.writable("--report " + text, name), loading.paths());
      }
      target = name;
    }
    return target;
  }

  private static void write(Terminal terminal, OverlapBook book, String name, Progress progress)
      throws OutputException {
    try {
      if (name.equals(SCREEN)) {
        OverlapJson.write(book, terminal.out());
        return;
      }
      ReportFile file = new ReportFile();
      terminal.cancellation().writing(file);
      file.write(Path.of(name), out -> OverlapJson.write(book, out));
      terminal.cancellation().writing(null);
    } catch (IOException e) {
      progress.check();
      throw new OutputException("cannot write " + name + ": " + WriteFailure.reason(e));
    }
  }
}
