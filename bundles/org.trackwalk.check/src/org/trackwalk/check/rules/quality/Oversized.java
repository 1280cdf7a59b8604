package org.trackwalk.check.rules.quality;

import java.util.List;
import org.trackwalk.check.rule.EarlyRule;
import org.trackwalk.check.rule.Needs;
import org.trackwalk.check.rule.Parameter;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.RuleTraits;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.model.finding.Finding;

/** Triangles far larger than what drives on them. */
public final class Oversized implements EarlyRule {

  private static final RuleInfo INFO =
      new RuleInfo(
              "quality.oversized",
              "information",
              "very long edges",
              "An engine computes contacts on a triangle in floats relative to its size: on one of"
                  + " hundreds of metres they are off by tenths of a millimetre, and its box is hit"
                  + " by everything around it.",
              "Cut it up (Blender: Edge > Subdivide), or take it out of the physics if no car gets"
                  + " there (collidable: false in the manifest).",
              Scope.PIECE,
              List.of(new Parameter("length", 500, "m", "a longer edge is noted")),
              "PhysX warns about edges over 500 m when it cooks a mesh")
          .with(RuleTraits.NONE.needing(Needs.USUAL_LIMITS));

  @Override
  public RuleInfo info() {
    return INFO;
  }

  @Override
  public List<Finding> check(RuleContext context) {
    double length = context.parameter(INFO, "length");
    return new EdgeNotes(context, INFO, length, true).all(t -> true);
  }
}
