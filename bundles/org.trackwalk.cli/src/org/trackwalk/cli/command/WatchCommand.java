package org.trackwalk.cli.command;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.trackwalk.cli.config.ConfigFile;
import org.trackwalk.cli.console.OutputException;
import org.trackwalk.cli.console.Terminal;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.cli.option.BatchOptions;
import org.trackwalk.cli.option.CheckOptions;
import org.trackwalk.cli.option.Choice;
import org.trackwalk.cli.option.ConfigOption;
import org.trackwalk.cli.option.HelpOption;
import org.trackwalk.cli.option.LoadingOptions;
import org.trackwalk.cli.option.ReportTarget;
import org.trackwalk.cli.option.ShownOptions;
import org.trackwalk.cli.option.SinceOptions;
import org.trackwalk.cli.option.WantedReports;
import org.trackwalk.cli.run.AskedLevels;
import org.trackwalk.cli.run.ReportedRun;
import org.trackwalk.cli.watch.Watch;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code watch}: levels checked again whenever their files change. */
@CommandLine.Command(
    name = "watch",
    sortOptions = false,
    description = "Checks levels, then those that change, and says what is new, worse or gone.",
    footer = {
      "",
      "It goes on until Ctrl+C, which is exit code 130; with --rounds until then, with the",
      "exit code of the last round as check has it. Reports are written anew each round.",
      "",
      "Examples:",
      "  trackwalk watch levels/",
      "  trackwalk watch track.obj --report html=track.html"
    })
public final class WatchCommand implements Command {

  /** Tools that write a file in pieces pause less than this between them, milliseconds. */
  private static final int QUIET = 500;

  private static final int LONGEST_QUIET = 60_000;
  private static final int MOST_ROUNDS = 1_000_000;

  @Mixin private LoadingOptions loading;
  @Mixin private CheckOptions checking;
  @Mixin private SinceOptions since;
  @Mixin private BatchOptions batch;
  @Mixin private WantedReports wanted;
  @Mixin private ShownOptions shown;

  @Mixin private ConfigOption config;

  @Option(
      names = "--quiet-time",
      paramLabel = "MS",
      description = "Begin when no file has changed for so many milliseconds, 500 unless said.")
  private String quietTime;

  @Option(names = "--rounds", paramLabel = "N", description = "End after so many rounds.")
  private String rounds;

  @Mixin private HelpOption help;

  @Override
  public int run(Terminal terminal) throws UsageException, OutputException {
    AskedLevels asked = AskedLevels.of(loading, config);
    ConfigFile file = asked.file();
    List<ReportTarget> targets = wanted.asked(file);
    for (ReportTarget target : targets) {
      if (target.file() == null) {
        throw new UsageException("--report: what changes goes to the screen, a report to a file");
      }
    }
    ReportedRun run =
        new ReportedRun(terminal, asked, checking, since, batch, shown, targets, null);
    int most = Choice.whole("--rounds", rounds, 0, 1, MOST_ROUNDS);
    int quiet = Choice.whole("--quiet-time", quietTime, QUIET, 0, LONGEST_QUIET);
    Set<Path> written =
        targets.stream()
            .map(target -> target.file().toAbsolutePath().normalize())
            .collect(Collectors.toSet());
    if (!shown.quiet(file)) {
      terminal.message("watching; Ctrl+C ends it");
    }
    return new Watch(terminal, asked.paths(), written, quiet)
        .run(run.levels().known(), run.levels()::thinner, run::again, most);
  }
}
