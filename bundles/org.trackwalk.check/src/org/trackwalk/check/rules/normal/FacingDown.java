package org.trackwalk.check.rules.normal;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.trackwalk.check.rule.EarlyRule;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.Mend;
import org.trackwalk.check.rule.Parameter;
import org.trackwalk.check.rule.Picture;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.RuleTraits;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;

/** Road that is turned over: its underside is what the car meets. */
public final class FacingDown implements EarlyRule {

  private static final RuleInfo INFO =
      new RuleInfo(
              "normal.facing-down",
              "error",
              "road that faces down",
              "Engines ignore a one-sided triangle seen from behind: the car falls through a road"
                  + " that looks whole.",
              "Turn the triangles over (Blender: select them, Mesh > Normals > Flip; Face"
                  + " Orientation in the overlays shows them red).",
              Scope.SEAM,
              List.of(new Parameter("angle", 90, "deg", "from up; more is down")),
              "1,374 inverted shells in one project")
          .with(RuleTraits.NONE.mended(Mend.TURN_PATCH).drawn(Picture.FACES));

  @Override
  public RuleInfo info() {
    return INFO;
  }

  /**
   * The upward part of a unit normal below which a triangle faces down: the cosine of the angle.
   */
  static double limit(RuleContext context) {
    double angle = context.parameter(INFO, "angle");
    // The usual limit is the horizon itself, which no cosine of a rounded right angle is.
    return angle == 90 ? 0 : StrictMath.cos(StrictMath.toRadians(angle));
  }

  @Override
  public List<Finding> check(RuleContext context) {
    if (!context.corridor().known()) {
      return LevelFacingDown.all(context, INFO);
    }
    List<Finding> findings = new ArrayList<>();
    BitSet told = new BitSet();
    for (TurnedPatch patch : TurnedPatch.all(context)) {
      if (patch.isRoadFacingDown(context)) {
        FindingBuilder builder = patch.finding(INFO, context, Severity.ERROR, "down");
        OverturnedRoad.fall(builder, context, patch.triangles());
        findings.add(builder.build());
        told.set(patch.inside() / 3);
      }
    }
    findings.addAll(OverturnedRoad.all(context, INFO, told));
    return findings;
  }
}
