package org.trackwalk.cli.command;

import java.nio.file.Files;
import java.util.List;
import org.trackwalk.cli.config.ConfigFile;
import org.trackwalk.cli.console.ExitCode;
import org.trackwalk.cli.console.OutputException;
import org.trackwalk.cli.console.Terminal;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.cli.option.BatchOptions;
import org.trackwalk.cli.option.ConfigOption;
import org.trackwalk.cli.option.HelpOption;
import org.trackwalk.cli.option.LoadingOptions;
import org.trackwalk.cli.option.ReportTarget;
import org.trackwalk.cli.option.RuleOptions;
import org.trackwalk.cli.run.AskedLevels;
import org.trackwalk.cli.run.KeptInputs;
import org.trackwalk.cli.run.LevelsRun;
import org.trackwalk.cli.run.ReportWriting;
import org.trackwalk.model.report.CheckReport;
import org.trackwalk.report.format.Numbers;
import org.trackwalk.report.format.ReportOptions;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code baseline}: what is there now, for later checks to compare themselves with. */
@CommandLine.Command(
    name = "baseline",
    sortOptions = false,
    description = "Checks levels and keeps what it finds, for check --baseline.",
    footer = {
      "",
      "Check with the same options later: other rules or another speed find other things.",
      "Exit code: 0 written, 2 wrong usage, 3 an input could not be read (the others are",
      "written), 4 internal error.",
      "",
      "Example:",
      "  trackwalk baseline levels/ --output known.json",
      "  trackwalk check levels/ --baseline known.json --fail-on-new"
    })
public final class BaselineCommand implements Command {

  @Mixin private LoadingOptions loading;
  @Mixin private RuleOptions checking;
  @Mixin private BatchOptions batch;

  @Mixin private ConfigOption config;

  @Option(
      names = "--output",
      paramLabel = "FILE",
      required = true,
      description = "The baseline; - is standard output. It is replaced as a whole.")
  private String output;

  @Mixin private HelpOption help;

  @Override
  public int run(Terminal terminal) throws UsageException, OutputException {
    AskedLevels asked = AskedLevels.of(loading, config);
    ConfigFile file = asked.file();
    ReportTarget target = ReportTarget.of("baseline", "--output", output);
    asked.keepFrom("--output", List.of(target));
    KeptInputs.baseline("--output", target.file());
    LevelsRun run =
        LevelsRun.of(
            terminal,
            file,
            checking.settings(file),
            checking.judging().ownFiles(file),
            batch,
            null,
            List.of(target.format()));
    CheckReport report = run.check(asked.paths(), asked.load(), false);
    if (report.exit() >= ExitCode.INPUT && replaces(target)) {
      terminal.message(
          target.file()
              + " is as it was: a baseline without the levels that could not be read would call"
              + " their findings fixed");
      return report.exit();
    }
    if (report.levels().isEmpty()) {
      terminal.message("no level could be checked, so there is no baseline");
      return Math.max(report.exit(), ExitCode.INPUT);
    }
    new ReportWriting(terminal, ReportOptions.USUAL).write(report, target);
    int findings = report.levels().stream().mapToInt(level -> level.findings().size()).sum();
    terminal.message(
        Numbers.counted(findings, "finding")
            + " of "
            + Numbers.counted(report.levels().size(), "level")
            + " kept"
            + (target.file() == null ? "" : " in " + target.file()));
    // What is found is what is wanted here, and no failure.
    return report.exit() == ExitCode.FINDINGS ? ExitCode.CLEAN : report.exit();
  }

  private static boolean replaces(ReportTarget target) {
    return target.file() != null && Files.exists(target.file());
  }
}
