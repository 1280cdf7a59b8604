package org.trackwalk.check.repair;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.trackwalk.check.fix.FixList;
import org.trackwalk.check.fix.Proposal;
import org.trackwalk.check.run.CheckedLevel;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.io.patch.Edit;
import org.trackwalk.io.patch.Part;
import org.trackwalk.io.patch.PatchException;
import org.trackwalk.io.patch.format.EditedPiece;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.CancelledException;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.FlowStep;

/**
 * The fix of one finding, tried on the pieces in memory and checked again: for an editor that holds
 * the meshes himself, where {@link FixPlanner} is for files.
 *
 * @param what would be done, in a few words each; empty when nothing can
 * @param refusal why nothing can be done; empty when something can
 * @param pieces that become others, as they would be
 * @param after what a check says then; null when nothing can be done
 */
public record FixTrial(
    List<String> what, String refusal, List<EditedPiece> pieces, CheckedLevel after) {

  /** Takes copies. */
  public FixTrial {
    what = List.copyOf(what);
    pieces = List.copyOf(pieces);
  }

  /** Whether there is something to be done. */
  public boolean safe() {
    return refusal.isEmpty();
  }

  /**
   * Tries the fix of a finding; of one that stands for several places all of these are meant.
   *
   * @param now the last check
   * @param finding of its report
   * @throws CancelledException when the user cancels
   */
  public static FixTrial of(CheckedLevel now, Finding finding, Progress progress) {
    if (!FixList.knows(finding.rule())) {
      return refused("there is no fix for " + finding.rule() + "; by hand: " + finding.help());
    }
    Set<String> names = new HashSet<>();
    names.add(finding.fingerprint());
    for (FlowStep step : finding.flow()) {
      if (step.fingerprint() != null) {
        names.add(step.fingerprint());
      }
    }
    List<Finding> single =
        now.findings().stream()
            .filter(f -> f.rule().equals(finding.rule()) && names.contains(f.fingerprint()))
            .toList();
    List<Proposal> proposals = FixList.propose(now.context(), single);
    EditBatch batch = new EditBatch();
    List<String> what = new ArrayList<>();
    String refusal = "nothing can be done about it safely";
    for (Proposal proposal : proposals) {
      if (!proposal.safe()) {
        refusal = proposal.refusal();
      } else if (batch.add(proposal)) {
        what.add(proposal.fix().what());
      }
    }
    if (what.isEmpty()) {
      return refused(refusal);
    }
    if (!batch.declarations().isEmpty()) {
      return refused("it is a matter of how the file is read, not of the mesh: " + finding.help());
    }
    batch.tidySoups(now.context().surface().pieces());
    return tried(now, batch, what, progress);
  }

  private static FixTrial refused(String why) {
    return new FixTrial(List.of(), why, List.of(), null);
  }

  private static FixTrial tried(
      CheckedLevel now, EditBatch batch, List<String> what, Progress progress) {
    Level level = now.context().level();
    List<EditedPiece> changed = new ArrayList<>();
    List<Piece> all = new ArrayList<>();
    try {
      Map<String, List<Edit>> byFile = new TreeMap<>(batch.byFile());
      for (Piece piece : level.pieces()) {
        progress.check();
        Part part = Part.of(piece);
        List<Edit> own =
            byFile.getOrDefault(piece.file(), List.of()).stream()
                .filter(edit -> edit.part().equals(part))
                .toList();
        if (own.isEmpty()) {
          all.add(piece);
          continue;
        }
        EditedPiece edited = EditedPiece.of(piece, own);
        all.add(edited.after());
        changed.add(edited);
      }
    } catch (PatchException e) {
      return refused(e.getMessage());
    }
    Level then =
        new Level(
            level.name(),
            level.grouping(),
            all,
            level.problems(),
            level.sources(),
            level.hints(),
            level.markers());
    CheckedLevel after = LevelCheck.again(now, then, now.context().settings(), progress);
    List<Finding> news =
        BatchTrial.unwelcome(NewFindings.of(now.findings(), after.findings()), after);
    return news.isEmpty()
        ? new FixTrial(what, "", changed, after)
        : refused("it would make another finding: " + news.get(0).message());
  }
}
