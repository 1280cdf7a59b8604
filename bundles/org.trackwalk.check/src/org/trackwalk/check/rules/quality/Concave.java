package org.trackwalk.check.rules.quality;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.trackwalk.check.rule.EarlyRule;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.Needs;
import org.trackwalk.check.rule.Parameter;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.RuleTraits;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.contact.parts.Convexity;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;

/** Bodies beside the road that are not convex, for games that collide with convex shapes only. */
public final class Concave implements EarlyRule {

  private static final RuleInfo INFO =
      new RuleInfo(
              "quality.concave",
              "warning, where a rule set asks for it",
              "what a car runs against is not convex",
              "The game collides with convex shapes: hollows are filled, and cars run against air,"
                  + " or it does not take the shape.",
              "Divide it into convex parts (trackwalk parts FILE --output DIR/NAME.glb), or put"
                  + " simple bodies in its place.",
              Scope.PIECE,
              List.of(
                  new Parameter("depth", 0.01, "m", "a surface may lie so deep under its hull")),
              "the rule set that asks; docs/parts.md")
          .with(RuleTraits.NONE.needing(Needs.PIECES));

  @Override
  public RuleInfo info() {
    return INFO;
  }

  /** What is ground and what a body is told by the corridor's classes. */
  @Override
  public boolean needsCorridor() {
    return true;
  }

  @Override
  public Optional<String> idle(RuleContext context) {
    return context.settings().asks(INFO.id())
        ? Optional.empty()
        : Optional.of("no rule set asks for it (--rules-of)");
  }

  @Override
  public List<Finding> check(RuleContext context) {
    List<Finding> findings = new ArrayList<>();
    if (idle(context).isPresent()) {
      return findings;
    }
    double depth = context.parameter(INFO, "depth");
    BitSet bodies = bodies(context);
    for (int i = bodies.nextSetBit(0); i >= 0; i = bodies.nextSetBit(i + 1)) {
      Piece piece = context.surface().pieces().get(i);
      if (piece.triangleCount() > 0) {
        Convexity shape = Convexity.of(piece, context.progress());
        if (shape.bodies() > 0 && !shape.convex(depth)) {
          findings.add(finding(piece, shape, depth));
        }
      }
    }
    return findings;
  }

  /** Pieces none of whose triangles is road or ground. */
  private static BitSet bodies(RuleContext context) {
    BitSet bodies = new BitSet();
    bodies.set(0, context.surface().pieces().size());
    for (int t = 0; t < context.surface().triangleCount(); t++) {
      SurfaceClass use = context.corridor().classes().of(t);
      if (use == SurfaceClass.ROAD || use == SurfaceClass.VERGE) {
        bodies.clear(context.surface().pieceOf(t));
      }
    }
    return bodies;
  }

  private static Finding finding(Piece piece, Convexity shape, double depth) {
    String why =
        shape.openEdges() > 0
            ? "it is open (" + shape.openEdges() + " edges)"
            : shape.bodies() > 1
                ? "it is " + shape.bodies() + " bodies"
                : String.format(
                    Locale.ROOT, "it lies up to %.0f mm under its hull", 1000 * shape.depth());
    double[] at = shape.deepest();
    if (!Double.isFinite(at[0])) {
      float[] p = piece.positions();
      int v = 3 * piece.vertexOf(0);
      float[] placed = new float[3];
      piece.frame().place(p[v], p[v + 1], p[v + 2], placed, 0);
      at = new double[] {placed[0], placed[1], placed[2]};
    }
    return new FindingBuilder(INFO, Severity.WARNING, piece.name() + " is not convex: " + why)
        .at(at[0], at[1], at[2])
        .piece(piece.name())
        .about(piece.name())
        .measure("hollow", shape.openEdges() > 0 ? Double.NaN : shape.depth(), "m", depth)
        .build();
  }
}
