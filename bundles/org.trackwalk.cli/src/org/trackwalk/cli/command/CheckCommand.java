package org.trackwalk.cli.command;

import java.util.List;
import org.trackwalk.cli.config.ConfigFile;
import org.trackwalk.cli.console.OutputException;
import org.trackwalk.cli.console.Terminal;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.cli.option.BatchOptions;
import org.trackwalk.cli.option.CheckOptions;
import org.trackwalk.cli.option.ConfigOption;
import org.trackwalk.cli.option.LoadingOptions;
import org.trackwalk.cli.option.PlainOptions;
import org.trackwalk.cli.option.ShardOptions;
import org.trackwalk.cli.option.ShownOptions;
import org.trackwalk.cli.option.SinceOptions;
import org.trackwalk.cli.option.WantedReports;
import org.trackwalk.cli.run.AskedLevels;
import org.trackwalk.cli.run.ReportedRun;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code check}: levels in, findings out. */
@CommandLine.Command(
    name = "check",
    sortOptions = false,
    description = "Checks levels and lists what a car would feel, worst first.",
    footer = {
      "",
      "Exit code: 0 clean, 1 findings at or above --fail-on, 2 wrong usage, 3 an input could",
      "not be read, 4 internal error, 5 a report could not be written. The highest wins.",
      "",
      "Examples:",
      "  trackwalk check track.obj",
      "  trackwalk check levels/ --fail-on warning --report json=report.json",
      "  trackwalk check levels/ --baseline known.json --fail-on-new",
      "  trackwalk check 'levels/**/*.obj' --cache .trackwalk-cache --max-memory 4g",
      "  trackwalk check levels/ --shard 2/4 --part part2.trackwalk-part",
      "  trackwalk check track.glb --start 12.5,0,3 --report svg=track.svg"
    })
public final class CheckCommand implements Command {

  @Mixin private LoadingOptions loading = new LoadingOptions();
  @Mixin private CheckOptions checking = new CheckOptions();
  @Mixin private SinceOptions since = new SinceOptions();
  @Mixin private BatchOptions batch = new BatchOptions();
  @Mixin private ShardOptions shard = new ShardOptions();
  @Mixin private WantedReports wanted = new WantedReports();
  @Mixin private ShownOptions shown = new ShownOptions();

  @Mixin private ConfigOption config = new ConfigOption();

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Print this text.")
  private boolean help;

  @Override
  public List<PlainOptions> plainOptions() {
    return List.of(loading, checking, since, batch, shard, wanted, shown, config);
  }

  @Override
  public int run(Terminal terminal) throws UsageException, OutputException {
    AskedLevels asked = AskedLevels.of(loading, config);
    ConfigFile file = asked.file();
    if (config.named() == null && file.path() != null && !shown.silent(file)) {
      terminal.message("options from " + file.path());
    }
    return new ReportedRun(
            terminal, asked, checking, since, batch, shown, wanted.withText(file), shard.choice())
        .check()
        .exit();
  }
}
