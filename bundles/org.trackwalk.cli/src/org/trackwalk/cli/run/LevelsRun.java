package org.trackwalk.cli.run;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.trackwalk.check.cache.LevelCache;
import org.trackwalk.check.cache.SettingsDigest;
import org.trackwalk.check.levels.CheckRun;
import org.trackwalk.check.levels.KnownLevels;
import org.trackwalk.check.levels.RunOptions;
import org.trackwalk.check.levels.RunOutcome;
import org.trackwalk.check.shard.Shard;
import org.trackwalk.check.shard.ShardHead;
import org.trackwalk.check.shard.ShardPlan;
import org.trackwalk.check.tiles.TiledCheck;
import org.trackwalk.cli.config.ConfigFile;
import org.trackwalk.cli.console.InputFiles;
import org.trackwalk.cli.console.LevelsProgress;
import org.trackwalk.cli.console.OutputException;
import org.trackwalk.cli.console.Terminal;
import org.trackwalk.cli.console.ToolVersion;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.cli.console.WriteFailure;
import org.trackwalk.cli.option.BatchOptions;
import org.trackwalk.cli.option.ShardOptions;
import org.trackwalk.cli.option.ShownOptions;
import org.trackwalk.io.source.LevelSource;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.progress.CancelledException;
import org.trackwalk.model.report.CheckReport;
import org.trackwalk.model.report.InputStatus;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.settings.CheckSettings;
import org.trackwalk.report.format.ReportFormat;
import org.trackwalk.report.output.KeptGeometry;
import org.trackwalk.report.sketch.SketchCheck;

/** A run over levels with what the options say: memory, cache, progress and a summary. */
public final class LevelsRun {

  private final Terminal terminal;
  private final CheckSettings settings;
  private final RunOptions options;
  private final LevelCache cache;
  private final long cacheSize;
  private final boolean quiet;
  private final boolean silent;
  private final List<ReportFormat> formats;
  private final List<Path> ownFiles;

  private LevelsRun(
      Terminal terminal,
      CheckSettings settings,
      RunOptions options,
      LevelCache cache,
      long cacheSize,
      boolean quiet,
      boolean silent,
      List<ReportFormat> formats,
      List<Path> ownFiles) {
    this.terminal = terminal;
    this.settings = settings;
    this.options = options;
    this.cache = cache;
    this.cacheSize = cacheSize;
    this.quiet = quiet;
    this.silent = silent;
    this.formats = formats;
    this.ownFiles = List.copyOf(ownFiles);
  }

  /**
   * Prepares runs.
   *
   * @param ownFiles profiles and vehicles of the user's own, which the settings only name
   * @param shown null where the command has no such options
   * @param formats that will be written
   * @throws UsageException when an option says something that cannot be done
   * @throws OutputException when the folder of the cache cannot be made
   */
  public static LevelsRun of(
      Terminal terminal,
      ConfigFile file,
      CheckSettings settings,
      List<Path> ownFiles,
      BatchOptions batch,
      ShownOptions shown,
      List<ReportFormat> formats)
      throws UsageException, OutputException {
    boolean quiet = shown != null && shown.quiet(file);
    boolean silent = shown != null && shown.silent(file);
    RunOptions options =
        RunOptions.of(ToolVersion.NUMBER, KeptGeometry.of(formats))
            .largeBy(new TiledCheck(ToolVersion.NUMBER))
            .withMemory(RunOptions.share(batch.memory(file)))
            .sparing(batch.limited(file));
    LevelCache cache = null;
    Path folder = batch.cache(file);
    boolean draws = formats.stream().anyMatch(ReportFormat::draws);
    if (folder != null && draws) {
      if (!quiet) {
        terminal.message("a report that draws needs every level itself: the cache is not used");
      }
    } else if (folder != null) {
      try {
        cache =
            LevelCache.open(
                    folder,
                    ToolVersion.NUMBER,
                    KeptGeometry.sketchers(formats),
                    List.of(ReportFormat.class),
                    ownFiles)
                .telling(InputFiles.ofCommand()::add);
        // Others may write into its folder, and a page shows drawings as they stand.
        options =
            options.withKnown(
                cache.where(answer -> SketchCheck.problem(answer.report().sketch()) == null));
      } catch (IOException e) {
        throw new OutputException("--cache " + folder + ": " + WriteFailure.reason(e));
      }
    }
    return new LevelsRun(
        terminal,
        settings,
        options,
        cache,
        batch.cacheSize(file),
        quiet,
        silent,
        formats,
        ownFiles);
  }

  /**
   * Finds and checks levels.
   *
   * @param seen whether a person reads the text report, which names what could not be read
   * @throws UsageException when what is found would be written over
   * @throws CancelledException when the user stops it, after saying how far it was
   */
  public CheckReport check(List<Path> paths, LoadOptions load, boolean seen) throws UsageException {
    LevelsProgress progress = new LevelsProgress(terminal, silent);
    CheckReport report = check(paths, load, options.known(), progress);
    told(report.inputs(), progress, seen);
    return report;
  }

  private void told(List<InputStatus> inputs, LevelsProgress progress, boolean seen) {
    if (!quiet) {
      progress.summary(inputs).forEach(terminal::message);
    }
    if (!seen || !quiet && progress.several()) {
      LevelsProgress.failed(inputs).forEach(terminal::message);
    }
  }

  /** The same without a summary, with answers that somebody knows. */
  public CheckReport again(List<Path> paths, LoadOptions load, KnownLevels known)
      throws UsageException {
    return check(paths, load, known, new LevelsProgress(terminal, silent));
  }

  /** Takes out of the reports of a run what is not shown beside the others; a new one. */
  public UnaryOperator<LevelReport> thinner() {
    return KeptGeometry.thinner(formats);
  }

  /** Answers of earlier runs. */
  public KnownLevels known() {
    return options.known();
  }

  /**
   * Finds all levels and checks one part of them.
   *
   * @param seen whether a person reads the text report, which names what could not be read
   * @throws UsageException when a profile of the user's own cannot be read any more
   * @throws CancelledException when the user stops it, after saying how far it was
   */
  public Shard shard(AskedLevels asked, ShardOptions.Choice choice, boolean seen)
      throws UsageException {
    String digest;
    try {
      digest = SettingsDigest.of(settings, ownFiles);
    } catch (IOException e) {
      throw new UsageException(WriteFailure.reason(e));
    }
    LevelsProgress progress = new LevelsProgress(terminal, silent);
    // What is shown beside levels of other parts is not known yet: nothing is taken out.
    RunOptions whole = options.watchedBy(progress);
    List<LevelSource> sources = found(asked.paths(), asked.load(), progress);
    Shard shard =
        stoppable(
            progress,
            () -> {
              ShardPlan plan = ShardPlan.of(sources, choice.of(), choice.times());
              List<Integer> places = plan.of(choice.index() - 1);
              List<LevelSource> mine = places.stream().map(sources::get).toList();
              RunOutcome outcome = CheckRun.outcome(mine, settings, whole, progress);
              ShardHead head =
                  new ShardHead(
                      plan.fingerprint(),
                      choice.index(),
                      choice.of(),
                      digest,
                      outcome.basis(),
                      asked.places().typed(),
                      asked.load().exclude(),
                      sources.size(),
                      places);
              return new Shard(head, outcome.inputs());
            });
    told(shard.outcome().report().inputs(), progress, seen);
    return shard;
  }

  private CheckReport check(
      List<Path> paths, LoadOptions load, KnownLevels known, LevelsProgress progress)
      throws UsageException {
    RunOptions watched = options.withKnown(known).watchedBy(progress).thinnedBy(thinner());
    List<LevelSource> sources = found(paths, load, progress);
    return stoppable(progress, () -> CheckRun.of(sources, settings, watched, progress));
  }

  /** Finds the levels; what would be written over is refused before any is checked. */
  private List<LevelSource> found(List<Path> paths, LoadOptions load, LevelsProgress progress)
      throws UsageException {
    List<LevelSource> sources =
        stoppable(progress, () -> CheckRun.find(paths, load, settings, progress));
    KeptInputs.found(sources);
    InputFiles.ofCommand().keepFromAll();
    return sources;
  }

  private <T> T stoppable(LevelsProgress progress, Supplier<T> work) {
    T found;
    try {
      found = work.get();
    } catch (CancelledException e) {
      progress.clear();
      progress.stopped().forEach(terminal::message);
      throw e;
    } finally {
      progress.clear();
    }
    if (cache != null) {
      cache.evict(cacheSize);
      cache.trouble().ifPresent(why -> terminal.message("the cache " + why));
    }
    return found;
  }
}
