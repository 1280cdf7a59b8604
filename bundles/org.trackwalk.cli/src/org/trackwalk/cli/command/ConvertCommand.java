package org.trackwalk.cli.command;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.trackwalk.cli.config.ConfigFile;
import org.trackwalk.cli.config.NamedPath;
import org.trackwalk.cli.console.ExitCode;
import org.trackwalk.cli.console.InputException;
import org.trackwalk.cli.console.OutputException;
import org.trackwalk.cli.console.Terminal;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.cli.option.HelpOption;
import org.trackwalk.cli.option.ReportTarget;
import org.trackwalk.cli.option.ShownOptions;
import org.trackwalk.cli.run.KeptInputs;
import org.trackwalk.cli.run.ReportWriting;
import org.trackwalk.model.report.CheckReport;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.report.format.ReportOptions;
import org.trackwalk.report.json.JsonReport;
import org.trackwalk.report.json.JsonReportException;
import org.trackwalk.report.json.JsonReportReader;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code convert}: a JSON report in any other format, without checking again. */
@picocli.CommandLine.Command(
    name = "convert",
    sortOptions = false,
    description = "Writes a JSON report of an earlier check in other formats.",
    footer = {
      "",
      "What comes out is, byte for byte, what the check itself would have written with the same",
      "options. Formats that draw the level need its geometry: write them with check.",
      "Exit code: 0 written, whatever was found; 2 wrong usage, 3 the report could not be read,",
      "4 internal error.",
      "",
      "Examples:",
      "  trackwalk convert report.json --report sarif=report.sarif --report junit=report.xml",
      "  trackwalk convert report.json --report text=- --all",
      "  trackwalk convert --schema > trackwalk-report.schema.json"
    })
public final class ConvertCommand implements Command {

  private static final String STANDARD_INPUT = "-";

  @Parameters(
      arity = "0..1",
      paramLabel = "REPORT.json",
      description = "What check --report json=FILE wrote; - is standard input.")
  private String input;

  @Option(
      names = "--report",
      paramLabel = "FORMAT=FILE",
      description =
          "What to write: text, json, jsonl, html, csv, sarif, junit, github, github-summary,"
              + " baseline or overlay; FILE - is standard output. Repeatable.")
  private List<String> reports = new ArrayList<>();

  @Option(
      names = "--schema",
      description = "Print the JSON schema of the JSON report, and nothing else.")
  private boolean schema;

  @Mixin private ShownOptions shown;

  @Mixin private HelpOption help;

  @Override
  public int run(Terminal terminal)
      throws UsageException, InputException, OutputException, IOException {
    if (schema) {
      printSchema(terminal);
      return ExitCode.CLEAN;
    }
    if (input == null) {
      throw new UsageException("missing REPORT.json; see trackwalk convert --help");
    }
    if (reports.isEmpty()) {
      throw new UsageException("what is to be written? Name it with --report FORMAT=FILE");
    }
    ReportOptions options = shown.options(ConfigFile.none(), terminal);
    List<ReportTarget> targets = ReportTarget.parse(reports);
    Path file = input.equals(STANDARD_INPUT) ? null : NamedPath.of("", input);
    for (ReportTarget target : targets) {
      if (target.format().draws()) {
        throw new UsageException(
            "--report "
                + target.format().id()
                + " needs the level's geometry, which no JSON report has; write it with trackwalk"
                + " check PATH --report "
                + target.format().id()
                + "="
                + (target.file() == null ? "-" : target.file()));
      }
      KeptInputs.check("--report", target.file(), file == null ? List.of() : List.of(file));
    }
    CheckReport report = read(file);
    for (ReportTarget target : targets) {
      refuseHalfBaseline(report, target);
    }
    ReportWriting writing = new ReportWriting(terminal, options);
    for (ReportTarget target : targets) {
      writing.write(report, target);
    }
    return ExitCode.CLEAN;
  }

  private static CheckReport read(Path file) throws InputException {
    try {
      // Standard input belongs to the process and is not closed here.
      return file == null
          ? JsonReportReader.read(new FileInputStream(FileDescriptor.in), "standard input")
          : JsonReportReader.read(file);
    } catch (JsonReportException e) {
      throw new InputException(e.getMessage());
    }
  }

  /** A baseline without what was cut would call it new the next time. */
  private void refuseHalfBaseline(CheckReport report, ReportTarget target) throws InputException {
    if (!target.format().id().equals("baseline")) {
      return;
    }
    for (LevelReport level : report.levels()) {
      if (!level.truncated().isEmpty()) {
        throw new InputException(
            input
                + ": findings of "
                + level.name()
                + " were left out of this report by --max-findings, so it makes no baseline; write"
                + " the report without that option");
      }
    }
  }

  private static void printSchema(Terminal terminal) throws IOException {
    try (InputStream in = JsonReport.class.getResourceAsStream(JsonReport.SCHEMA_RESOURCE)) {
      terminal.out().print(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    }
  }
}
