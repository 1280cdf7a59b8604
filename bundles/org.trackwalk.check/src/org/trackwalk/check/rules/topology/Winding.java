package org.trackwalk.check.rules.topology;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.check.rule.EarlyRule;
import org.trackwalk.check.rule.Mend;
import org.trackwalk.check.rule.Picture;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.RuleTraits;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.check.rules.normal.TurnedPatch;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;

/** Neighbours that turn opposite sides outward. */
public final class Winding implements EarlyRule {

  private static final RuleInfo INFO =
      new RuleInfo(
              "topology.winding",
              "error on ground of the road, else warning",
              "neighbouring triangles face opposite sides",
              "A one-sided triangle that faces down is not there for the physics: cars fall "
                  + "through it.",
              "Turn the part over that is red in Face Orientation (Blender: select it, Mesh >"
                  + " Normals > Flip; or Recalculate Outside).",
              Scope.SEAM,
              List.of(),
              "engines pass over the back of one-sided triangles (back-face culling)")
          .with(RuleTraits.NONE.inAnyUnit().mended(Mend.TURN_PATCH).drawn(Picture.FACES));

  @Override
  public RuleInfo info() {
    return INFO;
  }

  @Override
  public List<Finding> check(RuleContext context) {
    List<Finding> findings = new ArrayList<>();
    for (TurnedPatch patch : TurnedPatch.all(context)) {
      // Road that faces down is told by the rule of that name.
      if (!patch.isRoadFacingDown(context)) {
        SurfaceClass surface =
            context.corridor().classes().lesser(patch.inside() / 3, patch.outside() / 3);
        Severity severity =
            surface == SurfaceClass.ROAD && patch.isGround(context)
                ? Severity.ERROR
                : surface == SurfaceClass.SCENERY ? Severity.INFO : Severity.WARNING;
        findings.add(patch.finding(INFO, context, severity, "the other way").build());
      }
    }
    return findings;
  }
}
