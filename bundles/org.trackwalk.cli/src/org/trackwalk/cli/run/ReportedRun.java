package org.trackwalk.cli.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.trackwalk.check.baseline.Baseline;
import org.trackwalk.check.baseline.BaselineComparison;
import org.trackwalk.check.levels.KnownLevels;
import org.trackwalk.check.shard.Shard;
import org.trackwalk.check.shard.ShardFile;
import org.trackwalk.check.shard.ShardHead;
import org.trackwalk.cli.config.ConfigFile;
import org.trackwalk.cli.console.ExitCode;
import org.trackwalk.cli.console.OutputException;
import org.trackwalk.cli.console.Terminal;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.cli.option.BatchOptions;
import org.trackwalk.cli.option.CheckOptions;
import org.trackwalk.cli.option.ReportTarget;
import org.trackwalk.cli.option.ShardOptions;
import org.trackwalk.cli.option.ShownOptions;
import org.trackwalk.cli.option.SinceOptions;
import org.trackwalk.mesh.progress.CancelledException;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.report.CheckReport;
import org.trackwalk.model.settings.CheckSettings;
import org.trackwalk.report.format.Numbers;
import org.trackwalk.report.format.ReportFormat;
import org.trackwalk.report.output.FormatList;

/** A run over levels whose findings are compared with an earlier check and reported. */
public final class ReportedRun {

  private final Terminal terminal;
  private final AskedLevels asked;
  private final List<ReportTarget> targets;
  private final Severity failOn;
  private final Optional<Baseline> baseline;
  private final boolean onlyNew;
  private final ShardOptions.Choice part;
  private final LevelsRun run;
  private final ReportWriting writing;

  /**
   * Prepares it; no level is read.
   *
   * @param targets what is written after each check
   * @param part of the levels that is checked; null for all
   * @throws UsageException when an option says something that cannot be done
   * @throws OutputException when the folder of the cache cannot be made
   */
  public ReportedRun(
      Terminal terminal,
      AskedLevels asked,
      CheckOptions checking,
      SinceOptions since,
      BatchOptions batch,
      ShownOptions shown,
      List<ReportTarget> targets,
      ShardOptions.Choice part)
      throws UsageException, OutputException {
    this.terminal = terminal;
    this.asked = asked;
    this.targets = targets;
    ConfigFile file = asked.file();
    CheckSettings settings = checking.settings(file);
    failOn = settings.failOn();
    writing = new ReportWriting(terminal, shown.options(file, terminal));
    this.part = part;
    if (part != null && since.isTyped()) {
      throw new UsageException(
          "--baseline and --fail-on-new: say them to 'trackwalk merge', which sees all levels");
    }
    baseline = part == null ? since.baseline(file) : Optional.empty();
    onlyNew = since.onlyNew(file);
    baseline.ifPresent(this::sayWhatIsNotCompared);
    asked.keepFrom("--report", targets);
    KeptInputs.compared(baseline, targets);
    if (part != null && part.part() != null) {
      KeptInputs.check("--part", part.part(), asked.paths());
      KeptInputs.apart("--part", part.part(), targets);
    }
    run =
        LevelsRun.of(
            terminal,
            file,
            settings,
            checking.rules().judging().ownFiles(file),
            batch,
            shown,
            part == null ? formats(targets) : withSketches(formats(targets)));
  }

  private static List<ReportFormat> formats(List<ReportTarget> targets) {
    return targets.stream().map(ReportTarget::format).toList();
  }

  /** Nobody knows yet which reports will be made of a part. */
  private static List<ReportFormat> withSketches(List<ReportFormat> formats) {
    List<ReportFormat> all = new ArrayList<>(formats);
    FormatList.all().stream().filter(f -> !f.draws() && !all.contains(f)).forEach(all::add);
    return all;
  }

  /** Checks all levels, says how it went, and reports. */
  public CheckReport check() throws UsageException, OutputException {
    return part == null
        ? reported(run.check(asked.paths(), asked.load(), seen()))
        : reported(shard());
  }

  /** Checks the part that is asked for, and keeps it. */
  private CheckReport shard() throws UsageException, OutputException {
    Shard shard = run.shard(asked, part, seen());
    ShardHead head = shard.head();
    terminal.message(
        head.title()
            + ": "
            + head.places().size()
            + " of "
            + Numbers.counted(head.inputs(), "input")
            + ", plan "
            + head.plan());
    if (part.part() != null) {
      writing.write(part.part(), out -> ShardFile.write(shard, out));
    }
    return shard.outcome().report();
  }

  /** Checks those levels of which nobody knows the answer, and reports all. */
  public CheckReport again(KnownLevels known) throws OutputException, UsageException {
    return reported(run.again(asked.paths(), asked.load(), known));
  }

  /** The levels themselves, which are checked but not reported here. */
  public LevelsRun levels() {
    return run;
  }

  private boolean seen() {
    return terminal.outIsTerminal()
        && targets.stream().anyMatch(t -> t.file() == null && t.format().id().equals("text"));
  }

  /** A baseline that knows findings only guards no level's size: who wrote it thinks it does. */
  private void sayWhatIsNotCompared(Baseline earlier) {
    if (!earlier.levels().isEmpty() && earlier.extents().isEmpty()) {
      terminal.message(
          earlier.file()
              + " does not say how large the levels were, so a level that has lost its road is not"
              + " noticed; write it again with 'trackwalk baseline'");
    }
  }

  private CheckReport reported(CheckReport found) throws OutputException {
    CheckReport report =
        baseline
            .map(earlier -> BaselineComparison.of(found, earlier, failOn, onlyNew, asked::take))
            .orElse(found);
    int exit = report.exit();
    for (ReportTarget target : targets) {
      if (terminal.cancellation().asked()) {
        throw new CancelledException();
      }
      try {
        writing.write(report, target);
      } catch (UsageException e) {
        terminal.message(e.getMessage());
        exit = Math.max(exit, ExitCode.USAGE);
      }
    }
    return new CheckReport(
        report.toolVersion(),
        report.settings(),
        report.profiles(),
        report.inputs(),
        report.levels(),
        exit);
  }
}
