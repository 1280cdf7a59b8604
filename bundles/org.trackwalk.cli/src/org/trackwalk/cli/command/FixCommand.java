package org.trackwalk.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.trackwalk.check.levels.CheckRun;
import org.trackwalk.check.repair.FixPlan;
import org.trackwalk.check.repair.FixPlanner;
import org.trackwalk.cli.console.ConsoleProgress;
import org.trackwalk.cli.console.ExitCode;
import org.trackwalk.cli.console.InputException;
import org.trackwalk.cli.console.OutputException;
import org.trackwalk.cli.console.Terminal;
import org.trackwalk.cli.console.ToolVersion;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.cli.fix.FixInPlace;
import org.trackwalk.cli.fix.FixOutput;
import org.trackwalk.cli.fix.FixPreview;
import org.trackwalk.cli.fix.FixTakenBack;
import org.trackwalk.cli.fix.PlannedFix;
import org.trackwalk.cli.option.CheckOptions;
import org.trackwalk.cli.option.HelpOption;
import org.trackwalk.cli.option.LoadingOptions;
import org.trackwalk.cli.option.RunOptions;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.patch.PatchException;
import org.trackwalk.io.source.LevelFinder;
import org.trackwalk.io.source.LevelSource;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.progress.CancelledException;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.report.CheckReport;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.settings.CheckSettings;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code fix}: levels in, patched levels out, in place or as a copy, and back again. */
@CommandLine.Command(
    name = "fix",
    sortOptions = false,
    description = {
      "Fixes what can be fixed safely: snaps seams, inserts missing vertices, deletes and turns",
      "triangles, fills small holes. Each fix is tried on a copy and checked again first; one",
      "that would turn a triangle over or make another finding is not made. Accepted findings",
      "are left alone. --only says which rules are fixed; all are checked."
    },
    footer = {
      "",
      "In place, an undo file is written beside the level; it takes everything back, byte by",
      "byte. Exit code: as check says of the level afterwards.",
      "",
      "Examples:",
      "  trackwalk fix track.obj --dry-run",
      "  trackwalk fix levels/monza --output fixed/monza",
      "  trackwalk fix track.glb --in-place --only weld.near-miss",
      "  trackwalk fix --undo track.trackwalk-undo.json"
    })
public final class FixCommand implements Command {

  /** So many levels are named one by one. */
  private static final int FEW = 10;

  @Mixin private LoadingOptions loading;
  @Mixin private CheckOptions checking;

  @Option(
      names = "--output",
      paramLabel = "DIR",
      description = "Write the fixed level, with all its files, into this folder.")
  private String output;

  @Option(names = "--in-place", description = "Change the files themselves; an undo file is kept.")
  private boolean inPlace;

  @Option(names = "--dry-run", description = "Only say what would be done.")
  private boolean dryRun;

  @Option(
      names = "--undo",
      description = {
        "PATH is an undo file: take its fixes back. It changes files in its own folder alone,",
        "others with --allow-outside."
      })
  private boolean undo;

  @Option(names = "--all", description = "List every fix; ten of each kind otherwise.")
  private boolean all;

  @Mixin private RunOptions running;
  @Mixin private HelpOption help;

  @Override
  public int run(Terminal terminal)
      throws UsageException, InputException, OutputException, IOException {
    List<Path> paths = loading.paths();
    if (undo) {
      boolean outside = loading.options(LoadOptions.DEFAULT).allowOutside();
      return FixTakenBack.of(terminal, paths, outside);
    }
    int ways = (output == null ? 0 : 1) + (inPlace ? 1 : 0);
    if (ways > 1 || ways == 0 && !dryRun) {
      throw new UsageException(
          "say where to: --output DIR, --in-place or --dry-run; see trackwalk fix --help");
    }
    LoadOptions load = loading.options(LoadOptions.DEFAULT);
    CheckSettings asked = checking.settings(running.config());
    Progress progress = running.progress(terminal);
    try {
      return fix(terminal, paths, load, asked, progress);
    } finally {
      ConsoleProgress.clear(progress);
    }
  }

  private int fix(
      Terminal terminal, List<Path> paths, LoadOptions load, CheckSettings asked, Progress progress)
      throws UsageException, OutputException, IOException {
    // All rules run, so that a fix that makes another finding is noticed.
    CheckSettings settings = asked.withOnly(Set.of());
    List<PlannedFix> plans = new ArrayList<>();
    int exit = ExitCode.CLEAN;
    List<LevelSource> sources = LevelFinder.find(paths, load, progress);
    if (output != null && !dryRun) {
      new FixOutput(output, load.allowOutside()).requireFree(sources, progress);
    }
    for (LevelSource source : sources) {
      progress.check();
      if (source.status() != LevelSource.Status.FOUND) {
        boolean failed = source.status() == LevelSource.Status.FAILED;
        exit = failed ? ExitCode.INPUT : exit;
        terminal.message(source.displayName() + ": " + source.reason());
        continue;
      }
      try {
        FixPlan plan = FixPlanner.plan(source, load, settings, f -> wanted(asked, f), progress);
        plans.add(new PlannedFix(source, plan));
        ConsoleProgress.clear(progress);
        new FixPreview(terminal.text(), all).write(source.displayName(), plan, asked::wants);
      } catch (ImportException e) {
        terminal.message(source.displayName() + ": " + source.why(e));
        exit = ExitCode.INPUT;
      }
    }
    List<PlannedFix.Written> written = new ArrayList<>();
    if (!dryRun && inPlace) {
      try {
        exit = Math.max(exit, FixInPlace.change(terminal, plans, written, progress));
      } catch (CancelledException e) {
        // What is changed already stays changed: say which, and what is left in it.
        if (!written.isEmpty()) {
          terminal.message(
              written.size() + " of " + plans.size() + " levels are changed: " + named(written));
          outcome(terminal, plans, written, load, settings, Progress.none());
        }
        throw e;
      }
    } else if (!dryRun && !plans.isEmpty()) {
      try {
        FixOutput target = new FixOutput(output, load.allowOutside());
        written.addAll(target.write(plans, terminal::message));
        terminal.message("written to " + output);
      } catch (PatchException e) {
        terminal.message(e.getMessage());
        exit = ExitCode.INPUT;
      }
    }
    return Math.max(exit, outcome(terminal, plans, written, load, settings, progress));
  }

  private static boolean wanted(CheckSettings asked, Finding finding) {
    return asked.wants(finding.rule());
  }

  /** The exit code of what is there afterwards; it is checked again where something was written. */
  private int outcome(
      Terminal terminal,
      List<PlannedFix> plans,
      List<PlannedFix.Written> written,
      LoadOptions load,
      CheckSettings settings,
      Progress progress) {
    int exit = ExitCode.CLEAN;
    for (PlannedFix planned : plans) {
      for (Finding finding : planned.plan().after().findings()) {
        boolean counts =
            settings.failOn() != null && finding.severity().compareTo(settings.failOn()) >= 0;
        exit = counts ? ExitCode.FINDINGS : exit;
      }
    }
    if (dryRun && !plans.isEmpty()) {
      terminal.message("nothing was changed (--dry-run)");
    }
    if (written.isEmpty()) {
      return exit;
    }
    int findings = 0;
    exit = ExitCode.CLEAN;
    for (PlannedFix.Written level : written) {
      List<Path> files = level.files();
      // Files of one level stay one level, whatever stands beside them.
      boolean several = files.size() > 1;
      LoadOptions same =
          new LoadOptions(load.up(), load.unit(), !several, several, load.allowOutside());
      CheckReport again =
          CheckRun.run(
              files, same, settings, ToolVersion.NUMBER, LevelReport::withoutSurface, progress);
      findings += again.levels().stream().mapToInt(l -> l.findings().size()).sum();
      exit = Math.max(exit, again.exit());
    }
    ConsoleProgress.clear(progress);
    String noun = findings == 1 ? " finding in " : " findings in ";
    terminal.message("checked again: " + findings + noun + named(written));
    return exit;
  }

  private static String named(List<PlannedFix.Written> levels) {
    return levels.size() > FEW
        ? levels.size() + " levels"
        : levels.stream().map(PlannedFix.Written::name).collect(Collectors.joining(", "));
  }
}
