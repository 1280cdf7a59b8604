package org.trackwalk.check.rules;

import java.util.List;
import org.trackwalk.check.finding.Finding;
import org.trackwalk.check.finding.Severity;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.ImportProblem;
import org.trackwalk.mesh.level.Piece;

/** Turns what an importer noted into a finding. */
final class ImportedProblem {

  private ImportedProblem() {}

  static Finding finding(
      RuleInfo rule, Severity severity, RuleContext context, ImportProblem problem) {
    FindingBuilder builder =
        new FindingBuilder(rule, severity, problem.message())
            .count(problem.count())
            .measure("count", problem.count(), "", 0);
    Frame frame = context.level().reportFrame();
    for (Piece piece : context.surface().pieces()) {
      if (piece.name().equals(problem.piece())) {
        frame = piece.frame();
        builder.piece(piece.name());
      }
    }
    List<Float> near = problem.near();
    if (near.size() == 3) {
      float[] at = new float[3];
      frame.place(near.get(0), near.get(1), near.get(2), at, 0);
      builder.at(at[0], at[1], at[2]);
    }
    return builder.build();
  }
}
