package org.trackwalk.check.repair;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.trackwalk.check.fix.FixList;
import org.trackwalk.check.fix.Proposal;
import org.trackwalk.check.rule.Mend;
import org.trackwalk.check.rules.RuleList;
import org.trackwalk.check.run.CheckedLevel;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.patch.Edit;
import org.trackwalk.io.patch.FilePatch;
import org.trackwalk.io.patch.MeshPatcher;
import org.trackwalk.io.patch.PatchException;
import org.trackwalk.io.patch.format.ManifestPatcher;
import org.trackwalk.io.patch.format.Patchers;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.progress.CancelledException;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.settings.CheckSettings;

/** Makes a batch of fixes on a copy of the files, checks again, and takes back what is not good. */
final class BatchTrial {

  /** Stands for a file that was not there. */
  private static final byte[] ABSENT = {};

  /**
   * What came of a batch.
   *
   * @param then the level with it; null where the files could not be read any more
   * @param news findings that it made
   * @param problem why the files could not be read; empty when they could
   */
  record Outcome(CheckedLevel then, List<Finding> news, String problem) {

    boolean good() {
      return problem.isEmpty() && news.isEmpty();
    }

    /**
     * Who is to blame where it is not good.
     *
     * @param later what contradicted the batch
     * @param declared whether it says how files are to be read, which changes all places
     */
    Blame blame(List<Proposal> taken, List<Proposal> later, boolean declared) {
      if (!problem.isEmpty()) {
        return Blame.unread(taken, later, problem);
      }
      return declared ? Blame.halves(taken, later, news.get(0)) : Blame.beside(taken, later, news);
    }
  }

  private final WorkingCopy copy;
  private final CheckSettings settings;
  private final TriedWork work;
  private final Progress progress;

  BatchTrial(WorkingCopy copy, CheckSettings settings, TriedWork work, Progress progress) {
    this.copy = copy;
    this.settings = settings;
    this.work = work;
    this.progress = progress;
  }

  /**
   * Makes a batch; the copy is as before when that was not good.
   *
   * @param now the level without it
   * @param patches its edits, as {@link #patches} has them
   * @throws CancelledException when the user cancels
   */
  Outcome make(CheckedLevel now, List<Proposal> taken, EditBatch edits, List<FilePatch> patches)
      throws IOException {
    Map<Path, byte[]> old = new HashMap<>();
    for (FilePatch patch : patches) {
      Path file = Path.of(patch.file());
      old.putIfAbsent(file, Files.exists(file) ? Files.readAllBytes(file) : ABSENT);
    }
    Outcome outcome;
    try {
      copy.apply(patches);
      outcome = checked(now, taken, edits);
    } catch (PatchException | ImportException e) {
      outcome =
          new Outcome(null, List.of(), "the changed file could not be read: " + e.getMessage());
    }
    if (!outcome.good()) {
      for (Map.Entry<Path, byte[]> entry : old.entrySet()) {
        copy.restore(entry.getKey(), entry.getValue() == ABSENT ? null : entry.getValue());
      }
    }
    return outcome;
  }

  private Outcome checked(CheckedLevel now, List<Proposal> taken, EditBatch edits)
      throws ImportException, IOException {
    Level level = copy.load(progress);
    if (edits.declarations().isEmpty()) {
      CheckedLevel then = LevelCheck.fixed(now, level, settings, work.tally(), progress);
      return new Outcome(
          then, unwelcome(NewFindings.of(now.findings(), then.findings()), then), "");
    }
    // In another unit the level may well be within its budgets.
    CheckedLevel then = LevelCheck.fixed(null, level, settings, work.tally(), progress);
    return new Outcome(then, Declared.unwelcome(taken, edits.declarations(), now, then), "");
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

  /** Leaves out the proposals of a batch that cannot be written on their own. */
  Blame unwritable(List<Proposal> batch, PatchException all) throws IOException {
    List<Proposal> left = new ArrayList<>();
    List<Proposal> refused = new ArrayList<>();
    for (Proposal proposal : batch) {
      progress.check();
      EditBatch alone = new EditBatch();
      alone.add(proposal);
      try {
        patches(alone);
        left.add(proposal);
      } catch (PatchException e) {
        refused.add(proposal.refusedFor(e.getMessage()));
      }
    }
    if (refused.isEmpty()) {
      batch.forEach(p -> refused.add(p.refusedFor(all.getMessage())));
      left.clear();
    }
    return new Blame(refused, List.of(left));
  }

  /**
   * A batch as changes of the copy's files.
   *
   * @throws PatchException when it cannot be written
   */
  List<FilePatch> patches(EditBatch batch) throws PatchException, IOException {
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
