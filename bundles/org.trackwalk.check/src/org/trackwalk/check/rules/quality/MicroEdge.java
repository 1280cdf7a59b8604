package org.trackwalk.check.rules.quality;

import java.util.List;
import org.trackwalk.check.rule.EarlyRule;
import org.trackwalk.check.rule.Needs;
import org.trackwalk.check.rule.Parameter;
import org.trackwalk.check.rule.Picture;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.RuleTraits;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.model.finding.Finding;

/** Edges shorter than what an engine keeps apart. */
public final class MicroEdge implements EarlyRule {

  private static final RuleInfo INFO =
      new RuleInfo(
              "quality.micro-edge",
              "information",
              "very short edges",
              "Engines keep surfaces a few millimetres apart and take what is nearer for one place:"
                  + " an edge below that adds contacts that fight each other, and no shape that"
                  + " anybody feels.",
              "Collapse them (Blender: Mesh > Merge > By Distance with a distance just over the"
                  + " length).",
              Scope.PIECE,
              List.of(new Parameter("length", 0.005, "m", "a shorter edge is noted")),
              "Box2D: a linear slop of 5 mm, and shapes larger than about 1 cm")
          .with(RuleTraits.NONE.needing(Needs.USUAL_LIMITS).drawn(Picture.THIN));

  @Override
  public RuleInfo info() {
    return INFO;
  }

  @Override
  public List<Finding> check(RuleContext context) {
    double length = context.parameter(INFO, "length");
    // Triangles without area or with an uncertain normal are told by the rules about those.
    return new EdgeNotes(context, INFO, length, false)
        .all(t -> !context.topology().collinear(t) && !Sliver.warns(context, t));
  }
}
