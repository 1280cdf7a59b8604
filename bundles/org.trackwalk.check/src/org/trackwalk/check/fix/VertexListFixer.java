package org.trackwalk.check.fix;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.trackwalk.check.rule.Mend;
import org.trackwalk.check.rules.RuleList;
import org.trackwalk.io.patch.Edit;
import org.trackwalk.mesh.level.ImportProblem;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.model.finding.Finding;

/** Tidies lists of vertices: those that nothing uses, and those that stand twice. */
final class VertexListFixer implements Fixer {

  @Override
  public List<Mend> mends() {
    return List.of(Mend.DROP_UNUSED, Mend.MERGE_COPIES);
  }

  @Override
  public List<Proposal> propose(FixContext context, List<Finding> findings) {
    List<Proposal> proposals = new ArrayList<>();
    for (Finding finding : findings) {
      int piece = piece(context, finding);
      if (piece < 0) {
        proposals.add(Proposal.refused(finding, "no piece of that file has a triangle"));
      } else if (RuleList.traits(finding.rule()).mend() == Mend.DROP_UNUSED) {
        Edit edit = new Edit.DropUnused(context.part(piece));
        Fix fix = new Fix("delete " + vertices(finding), List.of(edit), 0, 0, new double[0]);
        proposals.add(Proposal.of(finding, fix));
      } else {
        proposals.add(merge(context, finding, piece));
      }
    }
    return proposals;
  }

  private static Proposal merge(FixContext context, Finding finding, int piece) {
    Piece mesh = context.piece(piece);
    if (!bare(mesh)) {
      return Proposal.refused(
          finding,
          "in this format a vertex has its normal and texture coordinates with it, so the copies"
              + " may be needed; harmless where the engine welds");
    }
    List<Edit> edits = new ArrayList<>();
    edits.add(new Edit.Merge(context.part(piece)));
    if (!mesh.file().toLowerCase(Locale.ROOT).endsWith(".obj")) {
      edits.add(new Edit.DropUnused(context.part(piece))); // copies may be among these
    }
    return Proposal.of(finding, new Fix("merge " + vertices(finding), edits, 0, 0, new double[0]));
  }

  /** Whether the vertices of a piece's file are positions and nothing else. */
  static boolean bare(Piece piece) {
    String file = piece.file().toLowerCase(Locale.ROOT);
    return file.endsWith(".obj")
        || (file.endsWith(".ac") || file.endsWith(".acc")) && piece.normals() == null;
  }

  private static String vertices(Finding finding) {
    return finding.count() + (finding.count() == 1 ? " vertex" : " vertices");
  }

  private static int piece(FixContext context, Finding finding) {
    for (String name : finding.pieces()) {
      int piece = context.pieceNamed(name);
      if (piece >= 0 && context.piece(piece).triangleCount() > 0) {
        return piece;
      }
    }
    // Formats with one vertex list for all pieces name the file alone.
    for (ImportProblem problem : context.rules().level().problems()) {
      if (problem.rule().equals(finding.rule()) && problem.count() == finding.count()) {
        for (int p = 0; p < context.surface().pieces().size(); p++) {
          Piece piece = context.piece(p);
          if (piece.file().equals(problem.file()) && piece.triangleCount() > 0) {
            return p;
          }
        }
      }
    }
    return -1;
  }
}
