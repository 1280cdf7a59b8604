package org.trackwalk.check.repair;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.trackwalk.check.fix.FixLimits;
import org.trackwalk.check.fix.FixList;
import org.trackwalk.check.fix.Proposal;
import org.trackwalk.check.rule.Mend;
import org.trackwalk.check.rules.RuleList;
import org.trackwalk.check.run.CheckedLevel;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.check.run.ManifestSettings;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.patch.Edit;
import org.trackwalk.io.patch.FilePatch;
import org.trackwalk.io.patch.MeshPatcher;
import org.trackwalk.io.patch.PatchException;
import org.trackwalk.io.patch.format.ManifestPatcher;
import org.trackwalk.io.patch.format.Patchers;
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

  /** Stands for a file that was not there. */
  private static final byte[] ABSENT = {};

  private final WorkingCopy copy;
  private final CheckSettings settings;
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
      WorkingCopy copy,
      CheckedLevel before,
      TriedWork work,
      CheckSettings settings,
      Predicate<Finding> wanted,
      Progress progress) {
    this.copy = copy;
    this.now = before;
    this.work = work;
    this.settings = settings;
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
    CheckedLevel before = LevelCheck.open(level, asked, progress);
    TriedWork tried = work.apply(before.context().surface().triangleCount());
    try (WorkingCopy copy = WorkingCopy.of(source, level, options)) {
      FixPlanner planner = new FixPlanner(copy, before, tried, asked, wanted, progress);
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
      tried = patch(edits);
    } catch (PatchException e) {
      List<Proposal> writable = unpatchable(taken, e);
      return writable.isEmpty() ? List.of() : List.of(writable);
    }
    Map<Path, byte[]> old = new HashMap<>();
    for (FilePatch patch : tried) {
      Path file = Path.of(patch.file());
      old.putIfAbsent(file, Files.exists(file) ? Files.readAllBytes(file) : ABSENT);
    }
    String problem = "";
    List<Finding> news = List.of();
    CheckedLevel then = null;
    try {
      copy.apply(tried);
      Level level = copy.load(progress);
      // In another unit the level may well be within its budgets.
      then =
          edits.declarations().isEmpty()
              ? LevelCheck.fixed(now, level, settings, work.tally(), progress)
              : LevelCheck.open(level, settings, work.tally(), progress);
      news =
          edits.declarations().isEmpty()
              ? unwelcome(NewFindings.of(now.findings(), then.findings()), then)
              : Declared.unwelcome(taken, edits.declarations(), now, then);
    } catch (PatchException | ImportException e) {
      problem = "the changed file could not be read: " + e.getMessage();
    }
    if (problem.isEmpty() && news.isEmpty()) {
      now = then;
      made.addAll(taken);
      patches.addAll(tried);
      return List.of(); // what contradicted is proposed anew in the next pass
    }
    for (Map.Entry<Path, byte[]> entry : old.entrySet()) {
      copy.restore(entry.getKey(), entry.getValue() == ABSENT ? null : entry.getValue());
    }
    if (!edits.declarations().isEmpty() && problem.isEmpty()) {
      return halves(taken, later, news.get(0));
    }
    List<Proposal> left = new ArrayList<>(taken);
    for (Proposal proposal : taken) {
      String reason = problem;
      for (Finding f : news) {
        if (reason.isEmpty() && near(proposal, f)) {
          reason = "it would make another finding: " + f.message();
        }
      }
      if (!reason.isEmpty()) {
        refuse(proposal, reason);
        left.remove(proposal);
      }
    }
    if (left.size() == taken.size()) {
      return halves(taken, later, news.get(0));
    }
    left.addAll(later);
    return left.isEmpty() ? List.of() : List.of(left);
  }

  /**
   * What a new finding far from all of them leaves to try: each half of them on its own, until the
   * one is found that makes it. One that contradicts them waits for the last.
   */
  private List<List<Proposal>> halves(List<Proposal> taken, List<Proposal> later, Finding made) {
    List<List<Proposal>> left = new ArrayList<>();
    if (taken.size() == 1) {
      refuse(taken.get(0), "it would make another finding: " + made.message());
    } else {
      int half = taken.size() / 2;
      left.add(List.copyOf(taken.subList(0, half)));
      left.add(List.copyOf(taken.subList(half, taken.size())));
    }
    if (!later.isEmpty()) {
      left.add(later);
    }
    return left;
  }

  /**
   * New findings but for copies of vertices in formats where a vertex has its texture coordinates
   * with it: a vertex more at a place where one stands is right there, and nothing is made of it.
   */
  static List<Finding> unwelcome(List<Finding> news, CheckedLevel then) {
    return news.stream()
        .filter(
            f ->
                RuleList.traits(f.rule()).mend() != Mend.MERGE_COPIES
                    || FixList.propose(then.context(), List.of(f)).get(0).safe())
        .toList();
  }

  private void refuse(Proposal proposal, String reason) {
    refused.put(proposal.key(), proposal.refusedFor(reason));
  }

  private static boolean near(Proposal proposal, Finding finding) {
    double[] xyz = proposal.fix().places();
    for (int i = 0; i < xyz.length; i += 3) {
      boolean inside = true;
      for (int k = 0; k < 3; k++) {
        inside &= xyz[i + k] >= finding.bounds()[k] - FixLimits.DOING;
        inside &= xyz[i + k] <= finding.bounds()[3 + k] + FixLimits.DOING;
      }
      if (inside) {
        return true;
      }
    }
    return xyz.length == 0 && proposal.finding().pieces().equals(finding.pieces());
  }

  /** Leaves out the proposals that cannot be written on their own. */
  private List<Proposal> unpatchable(List<Proposal> batch, PatchException all) throws IOException {
    List<Proposal> left = new ArrayList<>();
    for (Proposal proposal : batch) {
      progress.check();
      EditBatch alone = new EditBatch();
      alone.add(proposal);
      try {
        patch(alone);
        left.add(proposal);
      } catch (PatchException e) {
        refuse(proposal, e.getMessage());
      }
    }
    if (left.size() == batch.size()) {
      batch.forEach(p -> refuse(p, all.getMessage()));
      return List.of();
    }
    return left;
  }

  private List<FilePatch> patch(EditBatch batch) throws PatchException, IOException {
    List<FilePatch> all = new ArrayList<>();
    if (!batch.declarations().isEmpty()) {
      all.add(ManifestPatcher.patch(copy.manifest(), copy.meshes(), batch.declarations()));
    }
    for (Map.Entry<String, List<Edit>> file : batch.byFile().entrySet()) {
      Path path = copy.file(file.getKey());
      Optional<MeshPatcher> patcher = Patchers.forFileName(path.getFileName().toString());
      if (patcher.isEmpty()) {
        throw new PatchException(file.getKey() + " is of a format that is only read");
      }
      all.addAll(patcher.get().patch(path, file.getValue(), progress));
    }
    return all;
  }
}
