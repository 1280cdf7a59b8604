package org.trackwalk.spark;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.trackwalk.check.levels.CheckRun;
import org.trackwalk.check.tiles.TileBook;
import org.trackwalk.cli.command.CommandList;
import org.trackwalk.cli.console.InputException;
import org.trackwalk.cli.console.OutputException;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.cli.option.BatchOptions;
import org.trackwalk.cli.option.CheckOptions;
import org.trackwalk.cli.option.ConfigOption;
import org.trackwalk.cli.option.LoadingOptions;
import org.trackwalk.cli.option.ShownOptions;
import org.trackwalk.cli.option.SinceOptions;
import org.trackwalk.cli.run.AskedLevels;
import org.trackwalk.cli.tiles.TileFiles;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.settings.CheckSettings;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParseResult;

/**
 * What was typed: the options of {@code check}, told apart into what tasks and what the merge are
 * told.
 */
@CommandLine.Command(
    name = "trackwalk-spark.jar",
    sortOptions = false,
    description = {
      "Checks levels on a cluster of Apache Spark and writes the reports that 'trackwalk check' of"
          + " the same levels",
      "writes, byte for byte. PATHs are absolute and the same on every machine: a folder that all"
          + " have mounted.",
      "A folder that 'trackwalk tiles cut' wrote is checked tile by tile and joined to one report."
    },
    footer = {
      "",
      "Reports may go to any file system that Hadoop knows: --report"
          + " json=hdfs://name/reports/levels.json",
      "Exit code: as check has it; 3 also when a part of the levels could not be checked on any"
          + " machine."
    })
final class ClusterCommand {

  /** Finding all levels costs each task a walk through their folders. */
  private static final int MOST_TASKS = 1000;

  /** Options of parts, which the tasks get of their own. */
  private static final Set<String> OWN = Set.of("--quiet", "--no-progress", "--report");

  @Mixin private LoadingOptions loading = new LoadingOptions();
  @Mixin private CheckOptions checking = new CheckOptions();
  @Mixin private SinceOptions since = new SinceOptions();
  @Mixin private BatchOptions batch = new BatchOptions();
  @Mixin private ShownOptions shown = new ShownOptions();
  @Mixin private ConfigOption config = new ConfigOption();

  @Option(
      names = "--report",
      paramLabel = "FORMAT=TARGET",
      description =
          "Another report, as for merge: a file here or of a file system of Hadoop's. Repeatable.")
  private List<String> reports = new ArrayList<>();

  @Option(
      names = "--tasks",
      paramLabel = "N",
      description =
          "Share the levels out to N tasks; one a level unless said, at most " + MOST_TASKS + ".")
  private Integer tasks;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Print this text.")
  private boolean help;

  private final List<String> ofTasks = new ArrayList<>();
  private final List<String> ofReport = new ArrayList<>();

  /**
   * Reads the arguments.
   *
   * @return null when help was asked for, and printed
   * @throws UsageException when they cannot be understood
   */
  static ClusterCommand of(String[] arguments) throws UsageException {
    ClusterCommand command = new ClusterCommand();
    CommandLine line = new CommandLine(command).setExpandAtFiles(false);
    try {
      ParseResult typed = line.parseArgs(arguments);
      if (line.isUsageHelpRequested()) {
        line.usage(System.out);
        return null;
      }
      command.tellApart(typed);
      return command;
    } catch (CommandLine.ParameterException e) {
      throw new UsageException(
          e.getMessage().lines().findFirst().orElse("wrong usage") + "; see --help");
    }
  }

  private void tellApart(ParseResult typed) {
    typed.matchedPositionals().forEach(paths -> ofTasks.addAll(paths.originalStringValues()));
    CommandSpec finishing =
        CommandSpec.forAnnotatedObject(
            CommandList.byName(tiles() ? "tiles" : "merge").orElseThrow().create().get());
    for (OptionSpec option : typed.matchedOptions()) {
      String name = option.longestName();
      boolean finishes = finishing.findOption(name) != null;
      if (!name.equals("--tasks") && !OWN.contains(name)) {
        if (finishes) {
          say(ofReport, name, option);
        }
        if (!finishes || name.equals("--config") && !tiles()) {
          say(ofTasks, name, option);
        }
      }
    }
  }

  /** Whether a folder is named that {@code tiles cut} wrote. */
  private boolean tiles() {
    return !ofTasks.isEmpty() && Files.exists(Path.of(ofTasks.get(0), TileBook.NAME));
  }

  private static void say(List<String> arguments, String name, ArgSpec option) {
    if (option.originalStringValues().isEmpty() || option.arity().max() == 0) {
      arguments.add(name);
      return;
    }
    for (String value : option.originalStringValues()) {
      arguments.addAll(List.of(name, value));
    }
  }

  /** Reports that are asked for, each {@code FORMAT=TARGET}. */
  List<String> reports() {
    return reports;
  }

  /** Options of what makes the report, but for the reports themselves. */
  List<String> ofReport() {
    return ofReport;
  }

  /**
   * What is shared out.
   *
   * @param cores threads of a task
   * @param apart whether tasks run on other machines, or at least not in this folder
   * @throws UsageException when the levels cannot be found, or an option says something that cannot
   *     be done
   */
  PartWork work(int cores, boolean apart) throws UsageException, OutputException {
    AskedLevels asked = AskedLevels.of(loading, config);
    CheckSettings settings = checking.settings(asked.file());
    since.baseline(asked.file());
    batch.memory(asked.file());
    shown.quiet(asked.file());
    for (Path path : asked.paths()) {
      if (apart && !path.isAbsolute()) {
        throw new UsageException(
            path + ": the machines of a cluster have other folders: say the whole path");
      }
    }
    if (tasks != null && tasks < 1) {
      throw new UsageException("--tasks: at least 1, not " + tasks);
    }
    return tiles() ? tileWork(asked.paths(), cores) : shardWork(asked, settings, cores);
  }

  private PartWork tileWork(List<Path> paths, int cores) throws UsageException {
    if (paths.size() != 1 || ofTasks.size() > 1 || tasks != null) {
      String other = paths.size() != 1 ? "name them alone" : "not for tiles";
      String what = paths.size() != 1 ? "tiles" : tasks != null ? "--tasks" : ofTasks.get(1);
      throw new UsageException(
          paths.get(0) + " holds the tiles of one level; " + what + ": " + other);
    }
    try {
      List<Path> files = TileFiles.of(List.of(ofTasks.get(0)), TileFiles.TILE);
      return new TileWork(
          files.stream().map(Path::toString).toList(), List.of("--jobs", jobs(ofReport, cores)));
    } catch (InputException e) {
      throw new UsageException(e.getMessage());
    }
  }

  private PartWork shardWork(AskedLevels asked, CheckSettings settings, int cores) {
    int levels = CheckRun.find(asked.paths(), asked.load(), settings, Progress.none()).size();
    int shards = tasks != null ? tasks : Math.max(1, Math.min(levels, MOST_TASKS));
    List<String> arguments = new ArrayList<>(ofTasks);
    if (!ofTasks.contains("--jobs")) {
      arguments.addAll(List.of("--jobs", String.valueOf(cores)));
    }
    return new ShardWork(arguments, shards);
  }

  private static String jobs(List<String> said, int cores) {
    int at = said.indexOf("--jobs");
    return at < 0 ? String.valueOf(cores) : said.get(at + 1);
  }
}
