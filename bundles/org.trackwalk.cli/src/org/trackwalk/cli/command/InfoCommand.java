package org.trackwalk.cli.command;

import java.util.List;
import java.util.Set;
import org.trackwalk.check.rule.RuleTraits;
import org.trackwalk.check.rules.RuleList;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.check.run.ManifestSettings;
import org.trackwalk.cli.console.ConsoleProgress;
import org.trackwalk.cli.console.ExitCode;
import org.trackwalk.cli.console.InputException;
import org.trackwalk.cli.console.Terminal;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.cli.option.HelpOption;
import org.trackwalk.cli.option.LoadingOptions;
import org.trackwalk.cli.run.OneLevel;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.source.LevelFinder;
import org.trackwalk.io.source.LevelSource;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.names.ShownText;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.settings.CheckSettings;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code info}: what is in a level, before anything is judged. */
@CommandLine.Command(
    name = "info",
    sortOptions = false,
    description =
        "Says what is in a level: pieces, parts, borders, frames, units, bounds, classes, edges.",
    footer = {"", "Example:", "  trackwalk info track.glb"})
public final class InfoCommand implements Command {

  /** The one rule that says whether unit and axis make sense. */
  static final Set<String> DOUBTS = RuleList.saying(RuleTraits.Role.SCALE);

  @Mixin private LoadingOptions loading;

  @Option(names = "--all", description = "List every piece; forty are shown otherwise.")
  private boolean all;

  @Mixin private HelpOption help;

  @Override
  public int run(Terminal terminal) throws UsageException {
    Progress progress = ConsoleProgress.of(terminal, false);
    LoadOptions options = loading.options(LoadOptions.DEFAULT);
    CheckSettings settings = CheckSettings.defaults().withOnly(DOUBTS);
    int code = ExitCode.CLEAN;
    try {
      List<LevelSource> sources = LevelFinder.find(loading.paths(), options, progress);
      for (LevelSource source : sources) {
        String reason = source.reason();
        if (source.status() == LevelSource.Status.FOUND) {
          try {
            Level level = OneLevel.load(source, progress);
            LevelReport report =
                LevelCheck.check(level, ManifestSettings.of(level, settings), progress);
            ConsoleProgress.clear(progress);
            terminal.text().print(new LevelInfo(level, report, options, all).text());
            continue;
          } catch (InputException e) {
            reason = e.getMessage();
          } catch (ImportException e) {
            reason = source.why(e);
          }
        }
        boolean skipped = source.status() == LevelSource.Status.SKIPPED;
        String named = source.displayName();
        // A refusal of a file begins with the file, which often is the level itself.
        String line =
            reason.startsWith(named + ":") || reason.startsWith(named + ",")
                ? reason
                : named + ": " + reason;
        terminal.text().print((skipped ? "skipped   " : "not read  ") + ShownText.of(line) + "\n");
        code = skipped ? code : ExitCode.INPUT;
      }
    } finally {
      ConsoleProgress.clear(progress);
    }
    return code;
  }
}
