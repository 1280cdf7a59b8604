package org.trackwalk.check.rules;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.check.finding.Finding;
import org.trackwalk.check.finding.Severity;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.Rule;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.mesh.level.Piece;

/** Collidable pieces without a triangle. */
final class EmptyPiece implements Rule {

  private static final RuleInfo INFO =
      new RuleInfo(
          "import.empty",
          "warning",
          "a collidable piece without triangles",
          "Something that should carry cars is not there; engines refuse to build an "
              + "empty mesh.",
          "Export the piece again with its faces, or mark it as not collidable in the "
              + "manifest.",
          Scope.PIECE,
          List.of(),
          "PhysX refuses empty meshes (eEMPTY_MESH)");

  @Override
  public RuleInfo info() {
    return INFO;
  }

  @Override
  public List<Finding> check(RuleContext context) {
    List<Finding> findings = new ArrayList<>();
    for (Piece piece : context.surface().pieces()) {
      if (piece.collidable() && piece.triangleCount() == 0) {
        findings.add(
            new FindingBuilder(INFO, Severity.WARNING, piece.name() + " has no triangles")
                .piece(piece.name())
                .about(piece.name())
                .measure("triangles", 0, "", Double.NaN)
                .build());
      }
    }
    return findings;
  }
}
