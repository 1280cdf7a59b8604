package org.trackwalk.check.levels;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.check.run.ManifestRules;
import org.trackwalk.check.states.FindingStates;
import org.trackwalk.check.states.StateFile;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.MemoryNeed;
import org.trackwalk.io.source.KeptFiles;
import org.trackwalk.io.source.LevelNeed;
import org.trackwalk.io.source.LevelSource;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.parallel.OverBudgetException;
import org.trackwalk.mesh.progress.CancelledException;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.profile.Profile;
import org.trackwalk.model.report.InputStatus;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.settings.CheckSettings;

/** One level of a run. Whatever happens to it becomes its answer or its reason. */
final class LevelRun {

  private final LevelSource source;
  private final CheckSettings settings;
  private final RunOptions options;
  private final Progress progress;
  private final long need;
  private LevelAnswer answer;
  private LevelEnd.How how = LevelEnd.How.FAILED;
  private String reason = "";
  private boolean ourFault;
  private boolean wanting;
  private long nanos;

  LevelRun(LevelSource source, CheckSettings settings, RunOptions options, Progress progress) {
    this.source = source;
    this.settings = settings;
    this.options = options;
    this.progress = progress;
    need = LevelNeed.of(source);
  }

  long need() {
    return need;
  }

  /** What the level came to. */
  InputOutcome outcome() {
    int exit = answer != null ? 0 : ourFault ? RunOutcome.INTERNAL : RunOutcome.UNREADABLE;
    String status = answer == null ? "failed" : "checked";
    return new InputOutcome(new InputStatus(source.displayName(), status, reason), answer, exit);
  }

  /**
   * Loads and checks the level.
   *
   * @return false when there was not memory enough, which the level might have when it is alone
   * @throws CancelledException when the user cancels
   */
  boolean run() {
    progress.check();
    options.watch().began(source.displayName());
    reached(this::checkOrRecall, "");
    return !wanting;
  }

  /**
   * Checks a level in another way that had not memory enough even when it was alone.
   *
   * @throws CancelledException when the user cancels
   */
  void large() {
    if (wanting) {
      reached(this::checkLarge, reason + "; in tiles: ");
    }
  }

  /** A way to the answer. */
  @FunctionalInterface
  private interface Way {
    void go() throws ImportException, IOException;
  }

  /**
   * Goes a way; whatever happens on it becomes the level's reason.
   *
   * @param before why it is gone, where another way has failed; in front of what is no want of
   *     memory
   * @throws CancelledException when the user cancels
   */
  private void reached(Way way, String before) {
    long start = System.nanoTime();
    wanting = false;
    try {
      way.go();
    } catch (ImportException e) {
      wanting = MemoryNeed.wanted(e);
      reason = (wanting ? "" : before) + source.why(e);
    } catch (IOException e) {
      reason = before.isEmpty() ? source.why(e) : before + words(e);
    } catch (OutOfMemoryError e) {
      reason = source.why(MemoryNeed.exhausted(source.displayName(), e));
      wanting = true;
    } catch (CancelledException e) {
      throw e;
    } catch (OverBudgetException e) {
      reason =
          before + "it was stopped: " + e.getMessage() + ", more than a level of its size may cost";
    } catch (RuntimeException | Error e) {
      // One level must not cost the others their report.
      ourFault = true;
      reason =
          before
              + "Trackwalk itself failed on this level ("
              + e
              + "); please report it with the file";
    } finally {
      nanos += System.nanoTime() - start;
    }
  }

  /** What is no reading of the level's files is told as it is. */
  private String words(IOException e) {
    boolean told = e.getMessage() != null && !(e instanceof FileSystemException);
    return told ? e.getMessage() : source.why(e);
  }

  /** Tells how it ended. */
  void end() {
    options
        .watch()
        .ended(
            new LevelEnd(
                source.displayName(),
                how,
                (double) nanos / TimeUnit.SECONDS.toNanos(1),
                need,
                reason));
  }

  private void checkOrRecall() throws ImportException, IOException {
    Optional<LevelAnswer> known = options.known().find(source, settings);
    if (known.isPresent()) {
      answer = thinned(stated(known.get()));
      how = LevelEnd.How.KNOWN;
      reason = "";
      return;
    }
    Instant begun = Instant.now();
    Set<Path> files = Collections.synchronizedSet(new LinkedHashSet<>());
    Consumer<Path> noted = files::add;
    Level level = source.load(KeptFiles.noting(noted.andThen(options.watch()::read)), progress);
    CheckSettings complete = ManifestRules.apply(level, settings);
    LevelReport report = LevelCheck.chosen(level, complete, options.scarce(), progress);
    LevelAnswer whole = new LevelAnswer(options.keep().apply(report), ids(complete));
    options.known().keep(new LoadedLevel(source, settings, level, files, begun), whole);
    answer = thinned(stated(whole));
    how = LevelEnd.How.CHECKED;
    reason = "";
  }

  private void checkLarge() throws ImportException, IOException {
    Optional<LevelAnswer> whole = options.large().check(source, settings, progress);
    if (whole.isPresent()) {
      LevelReport report = options.keep().apply(whole.get().report());
      answer = thinned(stated(new LevelAnswer(report, whole.get().judged())));
      how = LevelEnd.How.CHECKED;
      reason = "";
    }
  }

  /** What the team says lies beside the level and is no part of what was found: never kept. */
  private LevelAnswer stated(LevelAnswer whole) throws IOException {
    source.files().stream().limit(1).forEach(f -> options.watch().read(StateFile.of(List.of(f))));
    FindingStates states = FindingStates.beside(source.files());
    return new LevelAnswer(states.apply(whole.report()), whole.judged());
  }

  private LevelAnswer thinned(LevelAnswer whole) {
    return new LevelAnswer(options.thin().apply(whole.report()), whole.judged());
  }

  static List<String> ids(CheckSettings settings) {
    return settings.profiles().stream().map(Profile::id).toList();
  }
}
