package org.trackwalk.check.rules.quality;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.IntPredicate;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rules.finding.PieceGroups;
import org.trackwalk.check.rules.finding.SeamFinding;
import org.trackwalk.check.rules.finding.TriangleFinding;
import org.trackwalk.ground.memory.MarkedTriangles;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;

/** Notes about the length of edges: one per piece, at the edge that is worst. */
final class EdgeNotes {

  private final RuleContext context;
  private final RuleInfo rule;
  private final double limit;
  private final boolean longer;

  /**
   * @param limit metres
   * @param longer whether edges are noted that are longer than the limit, else shorter ones
   */
  EdgeNotes(RuleContext context, RuleInfo rule, double limit, boolean longer) {
    this.context = context;
    this.rule = rule;
    this.limit = limit;
    this.longer = longer;
  }

  /** What triangles are marked for: an edge past the limit. */
  private record Noted(double limit, boolean longer) {}

  /** The notes about all edges of the triangles that are looked at. */
  List<Finding> all(IntPredicate lookedAt) {
    int[] noted =
        MarkedTriangles.of(
            context.memory(),
            context.surface().triangleCount(),
            new Noted(limit, longer),
            t -> noted(3 * t) || noted(3 * t + 1) || noted(3 * t + 2));
    IntList triangles = new IntList();
    for (int t : noted) {
      if (!context.topology().degenerate(t) && lookedAt.test(t)) {
        triangles.add(t);
      }
    }
    List<Finding> findings = new ArrayList<>();
    for (int[] piece : PieceGroups.of(context, triangles.array())) {
      findings.add(finding(piece));
    }
    return findings;
  }

  /** True for an edge past the limit; of two neighbours the first one has it. */
  private boolean noted(int h) {
    double square = square(h);
    return longer ? square > limit * limit : square < limit * limit;
  }

  private double square(int h) {
    float[] p = context.surface().positions();
    int a = 3 * context.topology().from(h);
    int b = 3 * context.topology().to(h);
    double x = (double) p[a] - p[b];
    double y = (double) p[a + 1] - p[b + 1];
    double z = (double) p[a + 2] - p[b + 2];
    return x * x + y * y + z * z;
  }

  private Finding finding(int[] triangles) {
    int worst = -1;
    int count = 0;
    for (int t : triangles) {
      for (int h = 3 * t; h < 3 * t + 3; h++) {
        if (!noted(h)) {
          continue;
        }
        int twin = context.topology().twin(h);
        boolean again = twin >= 0 && twin < h && samePlace(twin / 3, t);
        count += again ? 0 : 1;
        if (worst < 0 || (longer ? square(h) > square(worst) : square(h) < square(worst))) {
          worst = h;
        }
      }
    }
    double length = Math.sqrt(square(worst));
    String message =
        String.format(
            Locale.ROOT,
            "%s has %d %s %s than %s, the %s %s",
            context.pieceName(context.surface().pieceOf(worst / 3)),
            count,
            count == 1 ? "edge" : "edges",
            longer ? "longer" : "shorter",
            SeamFinding.metres(limit),
            longer ? "longest" : "shortest",
            SeamFinding.metres(length));
    WeldedSurface surface = context.surface();
    float[] p = surface.positions();
    int a = 3 * context.topology().from(worst);
    int b = 3 * context.topology().to(worst);
    double[] ends = {p[a], p[a + 1], p[a + 2], p[b], p[b + 1], p[b + 2]};
    return TriangleFinding.of(rule, Severity.INFO, context, triangles, message)
        .at((ends[0] + ends[3]) / 2, (ends[1] + ends[4]) / 2, (ends[2] + ends[5]) / 2)
        .along(ends, length)
        .count(count)
        .measure("edge", length, "m", limit)
        .build();
  }

  /** True when an edge of the other triangle is counted in the same note. */
  private boolean samePlace(int other, int t) {
    return context.surface().pieceOf(other) == context.surface().pieceOf(t)
        && context.corridor().classes().of(other) == context.corridor().classes().of(t);
  }
}
