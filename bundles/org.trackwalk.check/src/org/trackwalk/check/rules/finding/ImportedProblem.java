package org.trackwalk.check.rules.finding;

import java.util.List;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.mesh.level.ImportProblem;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;

/** Turns what an importer noted into a finding. */
public final class ImportedProblem {

  private ImportedProblem() {}

  public static Finding finding(
      RuleInfo rule, Severity severity, RuleContext context, ImportProblem problem) {
    FindingBuilder builder =
        new FindingBuilder(rule, severity, problem.message())
            .count(problem.count())
            .measure("count", problem.count(), "", 0);
    List<Float> near = problem.near().stream().filter(Float::isFinite).toList();
    Piece piece = near.size() == 3 ? owner(context, problem) : named(context, problem.piece());
    if (piece == null) {
      return builder.about(problem.file()).build();
    }
    builder.piece(piece.name());
    if (near.size() == 3) {
      float[] at = new float[3];
      piece.frame().place(near.get(0), near.get(1), near.get(2), at, 0);
      builder.at(at[0], at[1], at[2]);
    } else {
      builder.about(piece.name());
    }
    return builder.build();
  }

  private static Piece named(RuleContext context, String name) {
    for (Piece piece : context.surface().pieces()) {
      if (piece.name().equals(name)) {
        return piece;
      }
    }
    return null;
  }

  /**
   * The piece that the problem names, else the piece of the same file with the nearest vertex; null
   * when there is none.
   */
  public static Piece owner(RuleContext context, ImportProblem problem) {
    Piece named = named(context, problem.piece());
    if (named != null) {
      return named;
    }
    Piece nearest = null;
    double least = Double.POSITIVE_INFINITY;
    for (Piece piece : context.surface().pieces()) {
      if (!piece.file().equals(problem.file())) {
        continue;
      }
      float[] p = piece.positions();
      for (int i = 0; i < p.length; i += 3) {
        double sum = 0;
        for (int k = 0; k < 3; k++) {
          double d = (double) p[i + k] - problem.near().get(k);
          sum += d * d;
        }
        if (sum < least) {
          least = sum;
          nearest = piece;
        }
      }
    }
    return nearest;
  }
}
