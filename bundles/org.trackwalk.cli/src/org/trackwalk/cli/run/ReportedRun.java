package org.trackwalk.cli.run;

import java.util.List;
import java.util.Optional;
import org.trackwalk.check.baseline.Baseline;
import org.trackwalk.check.baseline.BaselineComparison;
import org.trackwalk.check.run.KnownLevels;
import org.trackwalk.cli.config.ConfigFile;
import org.trackwalk.cli.console.OutputException;
import org.trackwalk.cli.console.Terminal;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.cli.option.BatchOptions;
import org.trackwalk.cli.option.CheckOptions;
import org.trackwalk.cli.option.ReportTarget;
import org.trackwalk.cli.option.ShownOptions;
import org.trackwalk.cli.option.SinceOptions;
import org.trackwalk.mesh.progress.CancelledException;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.report.CheckReport;
import org.trackwalk.model.settings.CheckSettings;

/** A run over levels whose findings are compared with an earlier check and reported. */
public final class ReportedRun {

  private final Terminal terminal;
  private final AskedLevels asked;
  private final List<ReportTarget> targets;
  private final Severity failOn;
  private final Optional<Baseline> baseline;
  private final boolean onlyNew;
  private final LevelsRun run;
  private final ReportWriting writing;

  /**
   * Prepares it; no level is read.
   *
   * @param targets what is written after each check
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
      List<ReportTarget> targets)
      throws UsageException, OutputException {
    this.terminal = terminal;
    this.asked = asked;
    this.targets = targets;
    ConfigFile file = asked.file();
    CheckSettings settings = checking.settings(file);
    failOn = settings.failOn();
    writing = new ReportWriting(terminal, shown.options(file, terminal));
    baseline = since.baseline(file);
    onlyNew = since.onlyNew(file);
    baseline.ifPresent(this::sayWhatIsNotCompared);
    asked.keepFrom("--report", targets);
    run =
        LevelsRun.of(
            terminal,
            file,
            settings,
            checking.rules().judging().ownFiles(file),
            batch,
            shown,
            targets.stream().map(ReportTarget::format).toList());
  }

  /** Checks all levels, says how it went, and reports. */
  public CheckReport check() throws OutputException {
    return reported(run.check(asked.paths(), asked.load(), seen()));
  }

  /** Checks those levels of which nobody knows the answer, and reports all. */
  public CheckReport again(KnownLevels known) throws OutputException {
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
    for (ReportTarget target : targets) {
      if (terminal.cancellation().asked()) {
        throw new CancelledException();
      }
      writing.write(report, target);
    }
    return report;
  }
}
