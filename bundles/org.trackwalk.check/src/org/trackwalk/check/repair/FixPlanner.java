package org.trackwalk.check.repair;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.trackwalk.check.fix.FixList;
import org.trackwalk.check.fix.Proposal;
import org.trackwalk.check.run.CheckedLevel;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.check.run.ManifestSettings;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.patch.FilePatch;
import org.trackwalk.io.patch.PatchException;
import org.trackwalk.io.source.LevelSource;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.progress.CancelledException;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.settings.CheckSettings;

/**
 * Tries fixes on a copy of a level's files, one rule after the other, and checks again after each:
 * a fix that makes another finding is taken back and refused. So what a plan holds has been seen to
 * work on the very bytes.
 */
public final class FixPlanner {

  /** Fixes uncover others (a snapped seam, a cut edge): so often all rules are gone through. */
  private static final int PASSES = 3;

  /**
   * After so many tries of one rule what is left of its fixes is not made: enough to find three bad
   * ones among a hundred by halves.
   */
  private static final int TRIES = 24;

  /** Why a fix that could be made is not: others uncovered it too late. */
  private static final String ONCE_MORE = "it came up when the others had been made: fix once more";

  /** Why a fix is not made where too many of its rule were tried. */
  private static final String NEIGHBOURS = "its neighbours' fixes make other findings";

  private final BatchTrial trial;
  private final Predicate<Finding> wanted;
  private final Progress progress;
  private final List<Proposal> made = new ArrayList<>();
  private final Map<String, Proposal> refused = new LinkedHashMap<>();

  /** What could not be made since others of its rule were: the next pass asks for it again. */
  private final Map<String, Proposal> waiting = new LinkedHashMap<>();

  private final List<FilePatch> patches = new ArrayList<>();
  private final TriedWork work;
  private CheckedLevel now;

  private FixPlanner(
      BatchTrial trial,
      CheckedLevel before,
      TriedWork work,
      Predicate<Finding> wanted,
      Progress progress) {
    this.trial = trial;
    this.now = before;
    this.work = work;
    this.wanted = wanted;
    this.progress = progress;
  }

  /**
   * Plans fixes of a level.
   *
   * @param settings of the check; its {@code only} and {@code skip} say which rules run at all
   * @param wanted which findings are to be fixed, before folding; accepted ones never are
   * @throws ImportException when the level cannot be read
   * @throws CancelledException when the user cancels; nothing is changed then
   */
  public static FixPlan plan(
      LevelSource source,
      LoadOptions options,
      CheckSettings settings,
      Predicate<Finding> wanted,
      Progress progress)
      throws ImportException, IOException {
    return plan(source, options, settings, wanted, TriedWork::ofSize, progress);
  }

  /**
   * The same.
   *
   * @param work what all tries may cost of a level of so many triangles
   */
  static FixPlan plan(
      LevelSource source,
      LoadOptions options,
      CheckSettings settings,
      Predicate<Finding> wanted,
      IntFunction<TriedWork> work,
      Progress progress)
      throws ImportException, IOException {
    Level level = source.load(progress);
    CheckSettings asked = ManifestSettings.of(level, settings);
    CheckedLevel before = LevelCheck.again(null, level, asked, progress);
    TriedWork tried = work.apply(before.context().surface().triangleCount());
    try (WorkingCopy copy = WorkingCopy.of(source, level, options)) {
      BatchTrial trial = new BatchTrial(copy, asked, tried, progress);
      FixPlanner planner = new FixPlanner(trial, before, tried, wanted, progress);
      planner.run();
      return new FixPlan(
          before.report(),
          planner.now.report(),
          List.copyOf(planner.made),
          List.copyOf(planner.refused.values()),
          planner.patches.stream()
              .map(p -> p.named(copy.original(Path.of(p.file())).toString()))
              .toList(),
          FixPlan.counts(before.findings()),
          FixPlan.counts(planner.now.findings()),
          planner.patches.isEmpty()
              ? GroundChange.NONE
              : GroundChange.of(
                  before.context().surface(),
                  planner.now.context().surface(),
                  planner.made.stream().map(p -> p.fix().places()).toList(),
                  progress));
    }
  }

  private void run() throws ImportException, IOException {
    for (int pass = 0; pass < PASSES; pass++) {
      int done = made.size();
      for (String rule : FixList.rules()) {
        progress.check();
        fix(rule);
      }
      if (made.size() == done) {
        break;
      }
    }
    refuseTheRest();
  }

  /**
   * What is still refused at the end, as it is refused then: everything that could be asked for and
   * is still there, so that a plan keeps silent about nothing.
   */
  private void refuseTheRest() {
    Map<String, Proposal> last = new LinkedHashMap<>();
    List<Finding> open = now.findings().stream().filter(wanted).toList();
    for (Proposal proposal : FixList.propose(now.context(), open)) {
      String key = proposal.key();
      Proposal known = refused.getOrDefault(key, waiting.get(key));
      if (!proposal.safe()) {
        last.put(key, proposal);
      } else {
        last.put(key, known == null ? proposal.refusedFor(ONCE_MORE) : known);
      }
    }
    refused.clear();
    refused.putAll(last);
  }

  private void fix(String rule) throws ImportException, IOException {
    List<Proposal> batch = new ArrayList<>();
    List<Finding> open =
        now.findings().stream().filter(f -> f.rule().equals(rule)).filter(wanted).toList();
    for (Proposal proposal : FixList.propose(now.context(), open)) {
      if (proposal.safe() && !refused.containsKey(proposal.key())) {
        batch.add(proposal);
      }
    }
    Deque<List<Proposal>> left = new ArrayDeque<>();
    left.add(batch);
    int done = made.size();
    for (int attempt = 0; attempt < TRIES && !left.isEmpty() && work.left(); attempt++) {
      progress.check();
      List<Proposal> next = left.poll();
      if (made.size() > done) {
        next = anew(next, rule);
      }
      List<List<Proposal>> parts = next.isEmpty() ? List.of() : attempt(next);
      for (int i = parts.size() - 1; i >= 0; i--) {
        left.push(parts.get(i));
      }
    }
    String untried = work.left() ? NEIGHBOURS : TriedWork.REASON;
    left.forEach(l -> l.forEach(p -> refuse(p, untried)));
  }

  /**
   * The same fixes as they are proposed now that others of their rule have been made; what cannot
   * be made any more waits, with the reason.
   */
  private List<Proposal> anew(List<Proposal> old, String rule) {
    Set<String> keys = old.stream().map(Proposal::key).collect(Collectors.toSet());
    List<Finding> open =
        now.findings().stream()
            .filter(f -> f.rule().equals(rule) && keys.contains(Proposal.key(f)))
            .toList();
    List<Proposal> safe = new ArrayList<>();
    for (Proposal proposal : FixList.propose(now.context(), open)) {
      if (proposal.safe()) {
        safe.add(proposal);
      } else {
        waiting.put(proposal.key(), proposal);
      }
    }
    return safe;
  }

  /** Makes a batch; the batches that are left to try when it could not be made whole. */
  private List<List<Proposal>> attempt(List<Proposal> batch) throws ImportException, IOException {
    EditBatch edits = new EditBatch();
    List<Proposal> taken = new ArrayList<>();
    List<Proposal> later = new ArrayList<>();
    for (Proposal proposal : batch) {
      (edits.add(proposal) ? taken : later).add(proposal);
    }
    edits.tidySoups(now.context().surface().pieces());
    List<FilePatch> tried;
    try {
      tried = trial.patches(edits);
    } catch (PatchException e) {
      return leftOf(trial.unwritable(taken, e));
    }
    BatchTrial.Outcome outcome = trial.make(now, taken, edits, tried);
    if (outcome.good()) {
      now = outcome.then();
      made.addAll(taken);
      patches.addAll(tried);
      return List.of(); // what contradicted is proposed anew in the next pass
    }
    return leftOf(outcome.blame(taken, later, !edits.declarations().isEmpty()));
  }

  private List<List<Proposal>> leftOf(Blame blame) {
    blame.refused().forEach(p -> refused.put(p.key(), p));
    return blame.left();
  }

  private void refuse(Proposal proposal, String reason) {
    refused.put(proposal.key(), proposal.refusedFor(reason));
  }
}
