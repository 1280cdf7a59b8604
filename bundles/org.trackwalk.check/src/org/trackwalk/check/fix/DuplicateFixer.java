package org.trackwalk.check.fix;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.trackwalk.check.rule.Mend;
import org.trackwalk.io.patch.Edit;
import org.trackwalk.model.finding.Finding;

/** Deletes the copies of triangles. */
final class DuplicateFixer implements Fixer {

  @Override
  public List<Mend> mends() {
    return List.of(Mend.DELETE_COPY);
  }

  @Override
  public List<Proposal> propose(FixContext context, List<Finding> findings) {
    int[] c = context.surface().triangles();
    // In canonical order equal triangles of equal direction stand side by side.
    Assignment copies =
        Assignment.of(
            context,
            findings,
            t ->
                t > 0
                    && Arrays.equals(c, 3 * t, 3 * t + 3, c, 3 * t - 3, 3 * t)
                    && !context.topology().degenerate(t));
    List<Proposal> proposals = new ArrayList<>();
    for (int i = 0; i < findings.size(); i++) {
      proposals.add(proposal(context, findings.get(i), copies.of(i)));
    }
    return proposals;
  }

  private static Proposal proposal(FixContext context, Finding finding, int[] copies) {
    if (copies.length == 0) {
      return Proposal.refused(finding, "its triangles are not known any more");
    }
    List<Edit> edits = new ArrayList<>();
    Places places = new Places();
    for (int t : copies) {
      int piece = context.surface().pieceOf(t);
      if (context.shownAgain(piece)) {
        return Proposal.refused(finding, "the piece is shown in other places too");
      }
      if (context.piece(piece).triangleCount() <= copies.length) {
        return Proposal.refused(
            finding, "all of " + context.piece(piece).name() + " stands twice: delete the piece");
      }
      edits.add(new Edit.Delete(context.part(piece), context.stored(t)));
      places.add(context.position(c(context, t)));
    }
    String what = "delete " + copies.length + (copies.length == 1 ? " triangle" : " triangles");
    return Proposal.of(finding, new Fix(what, edits, 0, 0, places.array()));
  }

  private static int c(FixContext context, int t) {
    return context.surface().triangles()[3 * t];
  }
}
