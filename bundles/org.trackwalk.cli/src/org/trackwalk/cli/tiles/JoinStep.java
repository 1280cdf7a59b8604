package org.trackwalk.cli.tiles;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.trackwalk.check.baseline.Baseline;
import org.trackwalk.check.baseline.BaselineComparison;
import org.trackwalk.check.levels.InputOutcome;
import org.trackwalk.check.levels.LevelAnswer;
import org.trackwalk.check.levels.RunBasis;
import org.trackwalk.check.levels.RunOutcome;
import org.trackwalk.check.run.ManifestSettings;
import org.trackwalk.check.states.FindingStates;
import org.trackwalk.check.tiles.JoinedTiles;
import org.trackwalk.check.tiles.TileBook;
import org.trackwalk.check.tiles.TileException;
import org.trackwalk.check.tiles.TileJoin;
import org.trackwalk.cli.console.InputException;
import org.trackwalk.cli.console.OutputException;
import org.trackwalk.cli.console.Terminal;
import org.trackwalk.cli.console.ToolVersion;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.cli.console.WriteFailure;
import org.trackwalk.cli.option.ReportTarget;
import org.trackwalk.cli.run.ReportWriting;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.profile.Profile;
import org.trackwalk.model.report.CheckReport;
import org.trackwalk.model.report.InputStatus;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.settings.CheckSettings;
import org.trackwalk.report.format.Numbers;
import org.trackwalk.report.format.ReportFormat;
import org.trackwalk.report.output.KeptGeometry;

/**
 * {@code tiles join}: the parts of all tiles as one report.
 *
 * @param book of the tiles, from the folder of the first part
 * @param parts their files
 * @param asked by what the level is judged
 * @param targets what is written
 * @param baseline that it is compared with
 * @param onlyNew whether only what is new counts
 */
public record JoinStep(
    TileBook book,
    List<Path> parts,
    CheckSettings asked,
    List<ReportTarget> targets,
    Optional<Baseline> baseline,
    boolean onlyNew) {

  /** Joins, checks and reports. */
  public int run(Terminal terminal, ReportWriting writing, Progress progress, boolean quiet)
      throws InputException, OutputException, UsageException {
    Path folder = TileFiles.folder(parts.get(0));
    CheckReport report;
    try {
      JoinedTiles tiles = TileJoin.of(book, folder, parts, ToolVersion.NUMBER, progress);
      CheckSettings settings = ManifestSettings.of(tiles.level(), asked);
      if (!quiet) {
        told(terminal, tiles, settings);
      }
      LevelReport level = tiles.check(settings, false, progress);
      FindingStates states = book.input().states();
      List<ReportFormat> formats = targets.stream().map(ReportTarget::format).toList();
      report = report(settings, states.apply(KeptGeometry.of(formats).apply(level)));
    } catch (TileException e) {
      throw new InputException(e.getMessage());
    } catch (ImportException e) {
      throw new InputException(e.oneLine());
    } catch (IOException e) {
      throw new InputException(WriteFailure.reason(e));
    } catch (IllegalArgumentException e) {
      throw new InputException(book.name() + ": " + e.getMessage());
    }
    for (ReportTarget target : targets) {
      writing.write(report, target);
    }
    return report.exit();
  }

  private void told(Terminal terminal, JoinedTiles tiles, CheckSettings settings) {
    terminal.message(
        String.format(
            Locale.ROOT,
            "%s, %,d of %,d triangles kept",
            Numbers.counted(book.tiles().size(), "tile"),
            book.triangles() - tiles.leftOut(),
            book.triangles()));
    for (Map.Entry<String, String> rule : tiles.notAsked(settings).entrySet()) {
      terminal.message(rule.getKey() + " " + rule.getValue());
    }
  }

  private CheckReport report(CheckSettings settings, LevelReport level) {
    InputStatus status = new InputStatus(book.input().shown(), "checked", "");
    List<String> judged = settings.profiles().stream().map(Profile::id).toList();
    InputOutcome outcome = new InputOutcome(status, new LevelAnswer(level, judged), 0);
    RunOutcome run = new RunOutcome(RunBasis.of(ToolVersion.NUMBER, asked), List.of(outcome));
    CheckReport found = run.report();
    return baseline
        .map(
            earlier ->
                BaselineComparison.of(found, earlier, asked.failOn(), onlyNew, path -> false))
        .orElse(found);
  }
}
