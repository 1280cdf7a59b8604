package org.trackwalk.check.rules.imports;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.check.rule.EarlyRule;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.RuleTraits;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.mesh.level.ImportProblem;
import org.trackwalk.mesh.level.LeftOut;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;

/** Collidable pieces without a triangle, and levels in which no piece has one. */
public final class EmptyPiece implements EarlyRule {

  private static final RuleInfo INFO =
      new RuleInfo(
              "import.empty",
              "warning; an error where no piece of the level has a triangle",
              "a collidable piece without triangles",
              "Something that should carry cars is not there; engines refuse to build an "
                  + "empty mesh.",
              "Export the piece again with its faces, or mark it as not collidable in the "
                  + "manifest.",
              Scope.PIECE,
              List.of(),
              "PhysX refuses empty meshes (eEMPTY_MESH)")
          .with(RuleTraits.NONE.inAnyUnit());

  /** What to do where the whole level is empty: it is the export, not a modifier of one object. */
  private static final String EXPORT_AGAIN =
      "Export the level again with its meshes selected and its modifiers applied. A file that is "
          + "to hold no mesh is no level: leave it out with --exclude.";

  @Override
  public RuleInfo info() {
    return INFO;
  }

  @Override
  public List<Finding> check(RuleContext context) {
    List<Piece> pieces = context.surface().pieces();
    if (pieces.stream().allMatch(piece -> piece.triangleCount() == 0)) {
      List<ImportProblem> others =
          context.level().problems().stream().filter(p -> p.rule().equals(LeftOut.RULE)).toList();
      return List.of(wholeLevel(pieces, others));
    }
    List<Finding> findings = new ArrayList<>();
    for (Piece piece : pieces) {
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

  /**
   * An error, whatever is collidable: a build in which a level has lost its meshes is to stop.
   *
   * @param others what the files hold instead
   */
  private static Finding wholeLevel(List<Piece> pieces, List<ImportProblem> others) {
    String which =
        pieces.size() == 1
            ? "its only piece, " + pieces.get(0).name() + ", is empty"
            : pieces.isEmpty() ? "it has no piece" : "all " + pieces.size() + " pieces are empty";
    String help = EXPORT_AGAIN;
    if (!others.isEmpty()) {
      List<String> files = others.stream().map(ImportProblem::file).distinct().toList();
      boolean one = files.size() == 1;
      LeftOutWords words = new LeftOutWords(others, !one);
      which += "; " + words.sentence(one ? files.get(0) : files.size() + " files");
      help = LeftOutAdvice.of(words.kinds()) + " " + EXPORT_AGAIN;
    }
    FindingBuilder finding =
        new FindingBuilder(INFO, Severity.ERROR, "the level has no triangles at all: " + which)
            .help(help)
            .about("level")
            .count(Math.max(1, pieces.size()))
            .measure("triangles", 0, "", Double.NaN);
    pieces.forEach(piece -> finding.piece(piece.name()));
    return finding.build();
  }
}
