package org.trackwalk.cli.command;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.trackwalk.check.tiles.TileBook;
import org.trackwalk.cli.config.ConfigFile;
import org.trackwalk.cli.config.NamedPath;
import org.trackwalk.cli.console.ConsoleProgress;
import org.trackwalk.cli.console.InputException;
import org.trackwalk.cli.console.OutputException;
import org.trackwalk.cli.console.Terminal;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.cli.option.CheckOptions;
import org.trackwalk.cli.option.Choice;
import org.trackwalk.cli.option.ConfigOption;
import org.trackwalk.cli.option.HelpOption;
import org.trackwalk.cli.option.LevelOptions;
import org.trackwalk.cli.option.ReportTarget;
import org.trackwalk.cli.option.ShownOptions;
import org.trackwalk.cli.option.SinceOptions;
import org.trackwalk.cli.run.KeptInputs;
import org.trackwalk.cli.run.MergeTargets;
import org.trackwalk.cli.run.NearestConfig;
import org.trackwalk.cli.run.ReportWriting;
import org.trackwalk.cli.tiles.CheckStep;
import org.trackwalk.cli.tiles.CutStep;
import org.trackwalk.cli.tiles.JoinStep;
import org.trackwalk.cli.tiles.TileFiles;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.settings.CheckSettings;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.Spec;

/** {@code tiles}: a level that is cut, checked tile by tile, and put together again. */
@CommandLine.Command(
    name = "tiles",
    sortOptions = false,
    description = {
      "Cuts a large level into tiles, checks each alone, on as many machines, and joins what",
      "matters of them: the report is that of the level in one piece. Rules that cannot be asked",
      "in tiles are named."
    },
    footer = {
      "",
      "cut LEVEL writes tiles into the folder of --output; check TILE... writes a part for each",
      "tile, beside it or into --output; join OUT PART... writes the reports. A folder stands for",
      "the tiles or parts in it. OUT is as for merge, and so is what is not written (formats that",
      "draw the level). --up, --units and the like are said to cut, by what is judged to join.",
      "Exit code: of join as check has it; 3 when a file cannot be read or does not fit.",
      "",
      "Examples:",
      "  trackwalk tiles cut world.glb --into 64 --output tiles/",
      "  trackwalk tiles check tiles/tile-0007.trackwalk-tile",
      "  trackwalk tiles join report.html tiles/ --report sarif=world.sarif"
    })
public final class TilesCommand implements Command {

  /** What can be done. */
  public static final List<String> DEEDS = List.of("cut", "check", "join");

  /** Stands among what a level is judged by, and is for all. */
  private static final String JOBS = "--jobs";

  @Parameters(index = "0", paramLabel = "DEED", description = "cut, check or join.")
  private String deed;

  @Parameters(
      index = "1..*",
      arity = "1..*",
      paramLabel = "FILE",
      description = "cut: the level's files; check: tiles; join: the report, then parts.")
  private List<String> files = new ArrayList<>();

  @Option(names = "--into", paramLabel = "N", description = "cut: into so many tiles.")
  private String into;

  @Option(
      names = "--size",
      paramLabel = "METRES",
      description = "cut: into squares of this size, which stay where they are.")
  private String size;

  @Option(names = "--whole", description = "cut: leave nothing out when tiles are checked.")
  private boolean whole;

  @Option(
      names = "--output",
      paramLabel = "DIR",
      description = "cut: the folder for the tiles; check: for the parts.")
  private String output;

  @Option(
      names = "--report",
      paramLabel = "FORMAT=FILE",
      description = "join: another report, as for check. Repeatable.")
  private List<String> reports = new ArrayList<>();

  @Spec private CommandSpec spec;
  @Mixin private LevelOptions levels = new LevelOptions();
  @Mixin private CheckOptions checking = new CheckOptions();
  @Mixin private SinceOptions since = new SinceOptions();
  @Mixin private ShownOptions shown = new ShownOptions();
  @Mixin private ConfigOption config = new ConfigOption();
  @Mixin private HelpOption help;

  @Override
  public int run(Terminal terminal) throws UsageException, InputException, OutputException {
    Choice.known("tiles", deed, DEEDS);
    requireFitting();
    if (deed.equals("join")) {
      return join(terminal);
    }
    ConfigFile file = NearestConfig.of(config.named(), List.of(NamedPath.of("", files.get(0))));
    boolean quiet = shown.quiet(file);
    Progress progress = ConsoleProgress.of(terminal, shown.silent(file));
    try {
      return deed.equals("cut")
          ? cut(file).run(terminal, progress, quiet)
          : check(file).run(terminal, progress, quiet);
    } finally {
      ConsoleProgress.clear(progress);
    }
  }

  private void requireFitting() throws UsageException {
    boolean cuts = deed.equals("cut");
    if (!cuts && (into != null || size != null || whole)) {
      throw new UsageException("--into, --size and --whole are for 'tiles cut'");
    }
    if (cuts && output == null) {
      throw new UsageException("tiles cut: name a folder for the tiles: --output DIR");
    }
    if (deed.equals("join") ? output != null : !reports.isEmpty()) {
      throw new UsageException(
          output != null
              ? "--output is for 'tiles cut' and 'tiles check'; join writes OUT and --report"
              : "--report is for 'tiles join'");
    }
    if (!cuts) {
      requireNone(options(levels), "'tiles cut'");
    }
    if (!deed.equals("join")) {
      requireNone(options(checking), "'tiles join'");
      requireNone(options(since), "'tiles join'");
    }
  }

  private static List<OptionSpec> options(Object mixin) {
    return CommandSpec.forAnnotatedObject(mixin).options();
  }

  /** Refuses what is typed and would say nothing here. */
  private void requireNone(List<OptionSpec> others, String whose) throws UsageException {
    ParseResult typed = spec.commandLine().getParseResult();
    for (OptionSpec option : others) {
      String name = option.longestName();
      if (typed.hasMatchedOption(name) && !name.equals(JOBS)) {
        throw new UsageException(name + " is for " + whose);
      }
    }
  }

  private CutStep cut(ConfigFile file) throws UsageException {
    List<Path> paths = new ArrayList<>();
    for (String name : files) {
      paths.add(NamedPath.of("", name));
    }
    Path folder = NamedPath.folder("--output", output);
    return new CutStep(
        paths, levels.options(NearestConfig.loading(file)), into, size, whole, folder);
  }

  private CheckStep check(ConfigFile file) throws UsageException, InputException {
    Path folder = output == null ? null : NamedPath.folder("--output", output);
    int jobs = checking.settings(file).jobs();
    return new CheckStep(TileFiles.of(files, TileFiles.TILE), folder, jobs);
  }

  private int join(Terminal terminal) throws UsageException, InputException, OutputException {
    if (files.size() < 2) {
      throw new UsageException("tiles join: name the report, then the parts or their folder");
    }
    List<ReportTarget> targets = MergeTargets.of(files.get(0), reports);
    List<Path> parts = TileFiles.of(files.subList(1, files.size()), TileFiles.PART);
    for (ReportTarget target : targets) {
      KeptInputs.check("OUT", target.file(), parts);
    }
    Path folder = TileFiles.folder(parts.get(0));
    TileBook book = TileFiles.book(folder);
    ConfigFile file = NearestConfig.of(config.named(), List.of(place(book, folder)));
    CheckSettings settings = checking.settings(file);
    KeptInputs.compared(since.baseline(file), targets);
    JoinStep step =
        new JoinStep(book, parts, settings, targets, since.baseline(file), since.onlyNew(file));
    ReportWriting writing = new ReportWriting(terminal, shown.options(file, terminal));
    Progress progress = ConsoleProgress.of(terminal, shown.silent(file));
    try {
      return step.run(terminal, writing, progress, shown.quiet(file));
    } finally {
      ConsoleProgress.clear(progress);
    }
  }

  /** Where the level lies, as for check; on a machine that has it not, where its parts do. */
  private static Path place(TileBook book, Path folder) {
    try {
      Path level = Path.of(book.input().shown());
      return Files.exists(level) ? level : folder;
    } catch (InvalidPathException e) {
      return folder;
    }
  }
}
