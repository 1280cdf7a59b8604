package org.trackwalk.cli.command;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.trackwalk.check.baseline.Baseline;
import org.trackwalk.check.baseline.BaselineComparison;
import org.trackwalk.check.levels.InputOutcome;
import org.trackwalk.check.levels.RunOutcome;
import org.trackwalk.check.shard.LevelTimes;
import org.trackwalk.check.shard.Shard;
import org.trackwalk.check.shard.ShardException;
import org.trackwalk.check.shard.ShardFile;
import org.trackwalk.check.shard.ShardHead;
import org.trackwalk.check.shard.ShardMerge;
import org.trackwalk.cli.config.ConfigFile;
import org.trackwalk.cli.config.NamedPath;
import org.trackwalk.cli.console.InputException;
import org.trackwalk.cli.console.LevelsProgress;
import org.trackwalk.cli.console.OutputException;
import org.trackwalk.cli.console.Terminal;
import org.trackwalk.cli.console.ToolVersion;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.cli.console.WriteFailure;
import org.trackwalk.cli.option.AskedPlaces;
import org.trackwalk.cli.option.ConfigOption;
import org.trackwalk.cli.option.HelpOption;
import org.trackwalk.cli.option.ReportTarget;
import org.trackwalk.cli.option.ShownOptions;
import org.trackwalk.cli.option.SinceOptions;
import org.trackwalk.cli.run.KeptInputs;
import org.trackwalk.cli.run.MergeTargets;
import org.trackwalk.cli.run.NearestConfig;
import org.trackwalk.cli.run.ReportWriting;
import org.trackwalk.io.source.GlobPattern;
import org.trackwalk.model.report.CheckReport;
import org.trackwalk.report.format.Numbers;
import org.trackwalk.report.sketch.SketchCheck;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code merge}: the parts of a run that several machines have checked as one report. */
@CommandLine.Command(
    name = "merge",
    sortOptions = false,
    description = {
      "Makes of the parts that 'check --shard I/N --part FILE' kept the reports that one run over",
      "all levels writes, byte for byte. A part that is missing, there twice or of another run is",
      "refused."
    },
    footer = {
      "",
      "OUT is a file whose ending says the format (.json, .jsonl, .html, .csv, .sarif, .xml for",
      "JUnit, .md for GitHub's summary, .txt, .glb or .obj for the overlay), FORMAT=FILE, or - for",
      "the text. Formats that draw the level itself are written by check.",
      "Exit code: as check has it of all levels; 3 when a part cannot be read or does not fit.",
      "",
      "Examples:",
      "  trackwalk merge report.html part1.trackwalk-part part2.trackwalk-part",
      "  trackwalk merge - parts/*.trackwalk-part --report json=all.json --times times.csv"
    })
public final class MergeCommand implements Command {

  @Parameters(index = "0", paramLabel = "OUT", description = "The report to write.")
  private String out;

  @Parameters(
      index = "1..*",
      arity = "1..*",
      paramLabel = "IN",
      description = "The parts, in any order.")
  private List<String> parts = new ArrayList<>();

  @Option(
      names = "--report",
      paramLabel = "FORMAT=FILE",
      description = "Another report, as for check. Repeatable.")
  private List<String> reports = new ArrayList<>();

  @Option(
      names = "--times",
      paramLabel = "FILE",
      description = "Write how long each level took, for check --shard-times.")
  private String times;

  @Mixin private SinceOptions since;
  @Mixin private ShownOptions shown;
  @Mixin private ConfigOption config;
  @Mixin private HelpOption help;

  @Override
  public int run(Terminal terminal) throws UsageException, InputException, OutputException {
    List<ReportTarget> targets = MergeTargets.of(out, reports);
    Path timed = times == null ? null : ReportTarget.writable("--times " + times, times);
    List<Path> files = new ArrayList<>();
    for (String part : parts) {
      files.add(NamedPath.of("", part));
    }
    for (ReportTarget target : targets) {
      KeptInputs.check("OUT", target.file(), files);
    }
    KeptInputs.check("--times", timed, files);
    KeptInputs.apart("--times", timed, targets);
    Map<String, Shard> shards = read(files);
    RunOutcome run;
    try {
      run = ShardMerge.of(shards);
    } catch (ShardException e) {
      throw new InputException(e.getMessage());
    }
    ShardHead head = shards.values().iterator().next().head();
    ConfigFile file = NearestConfig.of(config.named(), List.of(Path.of(head.asked().get(0))));
    ReportWriting writing = new ReportWriting(terminal, shown.options(file, terminal));
    KeptInputs.compared(since.baseline(file), targets);
    CheckReport report = compared(run, head, file);
    for (ReportTarget target : targets) {
      writing.write(report, target);
    }
    if (timed != null) {
      byte[] text = LevelTimes.of(run).text().getBytes(StandardCharsets.UTF_8);
      writing.write(timed, stream -> stream.write(text));
    }
    if (!shown.quiet(file)) {
      terminal.message(
          Numbers.counted(shards.size(), "part")
              + ", "
              + Numbers.counted(report.levels().size(), "level"));
    }
    LevelsProgress.failed(report.inputs()).forEach(terminal::message);
    return report.exit();
  }

  private static Map<String, Shard> read(List<Path> files) throws InputException {
    Map<String, Shard> shards = new LinkedHashMap<>();
    for (Path file : files) {
      try {
        Shard shard = ShardFile.read(file, ToolVersion.NUMBER);
        requireDrawn(file, shard);
        if (shards.put(file.toString(), shard) != null) {
          throw new InputException(file + ": it is named twice");
        }
      } catch (IOException e) {
        String why = WriteFailure.reason(e);
        throw new InputException(why.startsWith(file + ":") ? why : file + ": " + why);
      }
    }
    return shards;
  }

  /** A digest does not say who drew: a page shows a part's drawings as they stand. */
  private static void requireDrawn(Path file, Shard shard) throws InputException {
    for (InputOutcome input : shard.inputs()) {
      String problem =
          input.answer() == null ? null : SketchCheck.problem(input.answer().report().sketch());
      if (problem != null) {
        throw new InputException(file + ": " + problem + "; check its levels again");
      }
    }
  }

  private CheckReport compared(RunOutcome run, ShardHead head, ConfigFile file)
      throws UsageException {
    CheckReport found = run.report();
    Optional<Baseline> baseline = since.baseline(file);
    boolean onlyNew = since.onlyNew(file);
    AskedPlaces places = new AskedPlaces(head.asked());
    List<GlobPattern> exclude = head.exclude().stream().map(GlobPattern::of).toList();
    return baseline.isEmpty()
        ? found
        : BaselineComparison.of(
            found,
            baseline.get(),
            run.basis().failOn(),
            onlyNew,
            path ->
                places.take(path)
                    && exclude.stream()
                        .noneMatch(e -> e.leavesOut(path.toString().replace('\\', '/'))));
  }
}
