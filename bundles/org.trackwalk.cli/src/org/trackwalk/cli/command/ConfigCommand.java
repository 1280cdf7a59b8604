package org.trackwalk.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.trackwalk.cli.config.ConfigFile;
import org.trackwalk.cli.config.EffectiveOptions;
import org.trackwalk.cli.config.NamedPath;
import org.trackwalk.cli.console.ExitCode;
import org.trackwalk.cli.console.InputException;
import org.trackwalk.cli.console.Terminal;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.cli.option.BatchOptions;
import org.trackwalk.cli.option.CheckOptions;
import org.trackwalk.cli.option.Choice;
import org.trackwalk.cli.option.ConfigOption;
import org.trackwalk.cli.option.HelpOption;
import org.trackwalk.cli.option.LevelOptions;
import org.trackwalk.cli.option.ShownOptions;
import org.trackwalk.cli.option.SinceOptions;
import org.trackwalk.cli.option.WantedReports;
import org.trackwalk.cli.run.NearestConfig;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code config}: what a check with the same words would go by, and who says so. */
@CommandLine.Command(
    name = "config",
    sortOptions = false,
    description = {
      "Shows every option that a check would go by, with its value and where it comes from:",
      "the command line, trackwalk.json, the level's manifest, or the default."
    },
    footer = {
      "",
      "The command line wins over trackwalk.json, which wins over a manifest. What is wrong is",
      "answered as check would answer it.",
      "",
      "Examples:",
      "  trackwalk config",
      "  trackwalk config levels/monza --speed 250",
      "  trackwalk config monza.trackwalk.json --format json"
    })
public final class ConfigCommand implements Command {

  @Spec private CommandSpec spec;

  @Parameters(
      arity = "0..*",
      paramLabel = "PATH",
      description = "As for check; the current folder unless said.")
  private List<String> paths = new ArrayList<>();

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "text",
      completionCandidates = Formats.class,
      description = "text (default) or json.")
  private String format;

  @Mixin private LevelOptions levels;
  @Mixin private CheckOptions checking;
  @Mixin private BatchOptions batch;
  @Mixin private SinceOptions since;
  @Mixin private ShownOptions shown;

  @Mixin private ConfigOption config;

  @Option(
      names = "--report",
      paramLabel = "FORMAT=FILE",
      description = "As for check; nothing is written.")
  private List<String> reports = new ArrayList<>();

  @Mixin private HelpOption help;

  @Override
  public int run(Terminal terminal) throws UsageException, InputException, IOException {
    Choice.known("--format", format, List.of("text", "json"));
    List<Path> places = places();
    ConfigFile file = NearestConfig.of(config.named(), places);
    check(file, terminal);
    ManifestsBelow manifests = ManifestsBelow.of(paths.isEmpty() ? List.of() : places);
    EffectiveOptions options =
        EffectiveOptions.of(spec.commandLine().getParseResult(), file, manifests.roots());
    ConfigReport report = new ConfigReport(options, file, places.get(0));
    if (format.equals("json")) {
      terminal.out().print(report.json());
    } else {
      terminal.text().print(report.text());
    }
    return ExitCode.CLEAN;
  }

  /** Reads everything as a check does, so that what is wrong is told. */
  private void check(ConfigFile file, Terminal terminal) throws UsageException {
    levels.options(NearestConfig.loading(file));
    checking.settings(file);
    batch.memory(file);
    batch.cache(file);
    batch.cacheSize(file);
    since.baseline(file);
    since.onlyNew(file);
    shown.options(file, terminal);
    shown.silent(file);
    WantedReports.of(reports, file);
  }

  private List<Path> places() throws UsageException {
    List<Path> places = new ArrayList<>();
    for (String path : paths.isEmpty() ? List.of(".") : paths) {
      places.add(NamedPath.of("", path));
    }
    return places;
  }

  /** How it can be shown. */
  static final class Formats implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return List.of("text", "json").iterator();
    }
  }
}
