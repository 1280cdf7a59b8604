package org.trackwalk.check.rules.imports;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import org.trackwalk.check.rule.EarlyRule;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.RuleTraits;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.course.scale.FarVertices;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;

/** Vertices that are far off all others and pull their triangles over there. */
public final class FarVertex implements EarlyRule {

  private static final RuleInfo INFO =
      new RuleInfo(
              "import.far-vertex",
              "error",
              "vertices that are far off all others",
              "The triangles on it reach through the whole level as needles, the mesh's box grows"
                  + " with them, and where they were there is a hole.",
              "Put the vertex back to its neighbours in the modelling tool, or delete it and fill"
                  + " the faces.",
              Scope.PIECE,
              List.of(),
              "a level 4 km large would have a vertex 400 km off; floats there are 31 mm apart")
          .with(RuleTraits.NONE.counting(RuleTraits.Counted.VERTICES).inAnyUnit());

  @Override
  public RuleInfo info() {
    return INFO;
  }

  @Override
  public List<Finding> check(RuleContext context) {
    List<Finding> findings = new ArrayList<>();
    FarVertices far = FarVertices.of(context.level().pieces());
    for (Piece piece : context.level().pieces()) {
      BitSet points = far.in(piece);
      if (!points.isEmpty()) {
        findings.add(finding(context, piece, far, points));
      }
    }
    return findings;
  }

  private static Finding finding(RuleContext context, Piece piece, FarVertices far, BitSet points) {
    double times = points.stream().mapToDouble(v -> far.times(piece, v)).max().orElse(0);
    BrokenTriangles broken = BrokenTriangles.of(piece, points::get);
    int n = points.cardinality();
    String message =
        String.format(
            Locale.ROOT,
            "%s has %d %s %s times the size of the level away from it; %d %s left out",
            piece.name(),
            n,
            n == 1 ? "vertex" : "vertices",
            times < 1e6 ? String.format(Locale.ROOT, "%.0f", times) : "over a million",
            broken.count(),
            broken.count() == 1 ? "triangle is" : "triangles are");
    FindingBuilder builder =
        new FindingBuilder(INFO, Severity.ERROR, message)
            .piece(piece.name())
            .count(n)
            .about(piece.name())
            .measure("vertices", n, "", 0);
    return broken.tell(builder, context, piece).build();
  }
}
