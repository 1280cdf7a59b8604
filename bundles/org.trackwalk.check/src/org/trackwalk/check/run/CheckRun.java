package org.trackwalk.check.run;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.trackwalk.check.finding.Finding;
import org.trackwalk.check.finding.Severity;
import org.trackwalk.check.profile.Profile;
import org.trackwalk.check.report.CheckReport;
import org.trackwalk.check.report.InputStatus;
import org.trackwalk.check.report.LevelReport;
import org.trackwalk.check.settings.CheckSettings;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.source.LevelFinder;
import org.trackwalk.io.source.LevelSource;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.progress.CancelledException;
import org.trackwalk.mesh.progress.Progress;

/**
 * Checks every level behind some paths. One that cannot be read is named and passed over; the
 * others are still checked.
 */
public final class CheckRun {

  /** Exit code when findings reach the limit. */
  public static final int FINDINGS = 1;

  /** Exit code when an input could not be read. */
  public static final int UNREADABLE = 3;

  /** Exit code when the tool itself failed on a level. */
  public static final int INTERNAL = 4;

  private static final String OUR_FAULT = "Trackwalk itself failed";

  private CheckRun() {}

  /** Finds, loads and checks, one level after the other; the reports keep their geometry. */
  public static CheckReport run(
      List<Path> paths,
      LoadOptions load,
      CheckSettings settings,
      String toolVersion,
      Progress progress) {
    return run(paths, load, settings, toolVersion, UnaryOperator.identity(), progress);
  }

  /**
   * Finds, loads and checks, one level after the other.
   *
   * @param keep makes of each report, complete with its geometry, what is kept of it: {@link
   *     LevelReport#withoutSurface()} where nothing is drawn from the reports, so that one level at
   *     a time is in memory
   */
  public static CheckReport run(
      List<Path> paths,
      LoadOptions load,
      CheckSettings settings,
      String toolVersion,
      UnaryOperator<LevelReport> keep,
      Progress progress) {
    return of(LevelFinder.find(paths, load, progress), settings, toolVersion, keep, progress);
  }

  /** Loads and checks what was found. */
  static CheckReport of(
      List<LevelSource> sources,
      CheckSettings settings,
      String toolVersion,
      UnaryOperator<LevelReport> keep,
      Progress progress) {
    List<InputStatus> inputs = new ArrayList<>();
    List<LevelReport> levels = new ArrayList<>();
    Set<String> judged = new LinkedHashSet<>(ids(settings));
    int exit = 0;
    for (LevelSource source : sources) {
      switch (source.status()) {
        case SKIPPED ->
            inputs.add(new InputStatus(source.displayName(), "skipped", source.reason()));
        case FAILED -> {
          inputs.add(new InputStatus(source.displayName(), "failed", source.reason()));
          exit = Math.max(exit, UNREADABLE);
        }
        case FOUND -> {
          String reason = check(source, settings, keep, progress, levels, judged);
          inputs.add(
              new InputStatus(
                  source.displayName(), reason.isEmpty() ? "checked" : "failed", reason));
          boolean ours = reason.startsWith(OUR_FAULT);
          exit = Math.max(exit, reason.isEmpty() ? 0 : ours ? INTERNAL : UNREADABLE);
        }
      }
    }
    for (LevelReport level : levels) {
      exit = Math.max(exit, failsOn(level, settings.failOn()) ? FINDINGS : 0);
    }
    return new CheckReport(
        toolVersion, SettingsFacts.of(settings), List.copyOf(judged), inputs, levels, exit);
  }

  /** Checks one level; the reason when it cannot be read, else empty. */
  private static String check(
      LevelSource source,
      CheckSettings settings,
      UnaryOperator<LevelReport> keep,
      Progress progress,
      List<LevelReport> levels,
      Set<String> judged) {
    try {
      Level level = source.load(progress);
      CheckSettings complete = ManifestRules.apply(level, settings);
      judged.addAll(ids(complete));
      LevelReport report = LevelCheck.check(level, complete, progress);
      boolean taken = levels.stream().anyMatch(l -> l.name().equals(report.name()));
      LevelReport named = taken ? report.named(source.displayName()) : report;
      levels.add(keep.apply(named));
      return "";
    } catch (ImportException e) {
      return source.why(e);
    } catch (IOException e) {
      return source.why(e);
    } catch (OutOfMemoryError e) {
      return "needs more memory than there is";
    } catch (CancelledException e) {
      throw e;
    } catch (RuntimeException e) {
      // One level must not cost the others their report.
      return OUR_FAULT + " on this level (" + e + "); please report it with the file";
    }
  }

  private static List<String> ids(CheckSettings settings) {
    return settings.profiles().stream().map(Profile::id).toList();
  }

  private static boolean failsOn(LevelReport level, Severity limit) {
    if (limit == null) {
      return false;
    }
    for (Finding finding : level.findings()) {
      if (finding.severity().compareTo(limit) >= 0) {
        return true;
      }
    }
    return false;
  }
}
