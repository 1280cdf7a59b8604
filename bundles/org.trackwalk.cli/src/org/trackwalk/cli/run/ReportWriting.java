package org.trackwalk.cli.run;

import java.io.IOException;
import java.nio.file.Path;
import org.trackwalk.cli.console.InputFiles;
import org.trackwalk.cli.console.OutputException;
import org.trackwalk.cli.console.Terminal;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.cli.option.ReportTarget;
import org.trackwalk.mesh.progress.CancelledException;
import org.trackwalk.model.report.CheckReport;
import org.trackwalk.report.format.ReportOptions;
import org.trackwalk.report.output.ReportFile;

/** Sends finished reports to their targets; files appear whole or not at all. */
public final class ReportWriting {

  private final Terminal terminal;
  private final ReportOptions options;

  /** Writes with these options; on standard output with the colours that they ask for. */
  public ReportWriting(Terminal terminal, ReportOptions options) {
    this.terminal = terminal;
    this.options = options;
  }

  /**
   * Writes one report; colours are for standard output alone.
   *
   * @throws UsageException when that would write over what was read
   */
  public void write(CheckReport report, ReportTarget target)
      throws OutputException, UsageException {
    if (target.file() == null) {
      try {
        target.format().write(report, options, terminal.out());
      } catch (IOException e) {
        throw new OutputException("cannot write to standard output: " + e.getMessage());
      }
      return;
    }
    ReportOptions plain = options.plain();
    write(target.file(), out -> target.format().write(report, plain, out));
  }

  /**
   * Writes something else; the file appears whole or not at all.
   *
   * @throws UsageException when that would write over what was read
   */
  public void write(Path path, ReportFile.Content content) throws OutputException, UsageException {
    InputFiles.ofCommand().keepFrom("", path);
    ReportFile file = new ReportFile();
    terminal.cancellation().writing(file);
    try {
      file.write(path, content);
    } catch (IOException e) {
      if (terminal.cancellation().asked()) {
        throw new CancelledException();
      }
      throw new OutputException("cannot write " + path + ": " + e.getMessage());
    } finally {
      terminal.cancellation().writing(null);
    }
  }
}
