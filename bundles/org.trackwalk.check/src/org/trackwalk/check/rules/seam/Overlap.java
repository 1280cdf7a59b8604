package org.trackwalk.check.rules.seam;

import java.util.List;
import java.util.Locale;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.Parameter;
import org.trackwalk.check.rule.Rule;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.RuleTraits;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.check.rules.finding.SeamFinding;
import org.trackwalk.drive.effect.SeamModel.Fault;
import org.trackwalk.ground.border.OpenEdges;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.LedgerClass;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.seams.chain.Chain;
import org.trackwalk.seams.ledger.EdgeEntry;

/** Surfaces that lie over each other (ledger class overlap). */
public final class Overlap implements Rule {

  private static final RuleInfo INFO =
      new RuleInfo(
              "seam.overlap",
              "warning",
              "a border lies over or under another surface of the same direction",
              "Both surfaces push the car at once, and the border of the upper one is"
                  + " an edge in the middle of the road.",
              "Trim one of the surfaces to the other's border. Paint and decals: mark the piece as"
                  + " not collidable in the manifest.",
              Scope.SEAM,
              List.of(new Parameter("distance", 0.03, "m", "layers closer than this count")),
              "0.5 mm decals; 10-wide pieces on a 9.99 grid")
          .with(RuleTraits.NONE.counting(RuleTraits.Counted.SEAM_EDGES));

  /** A steeper surface stands on the other rather than covers it, degrees. */
  private static final double INCLINED = 20;

  private static final String JOIN =
      "Join it where it is meant to be one ground: give the lower surface a row of vertices along"
          + " the border and snap the border onto it (Blender: Knife Project, then Merge). Where it"
          + " is meant to stand there, as a bank or a bump on the road, leave it.";

  @Override
  public RuleInfo info() {
    return INFO;
  }

  @Override
  public List<Finding> check(RuleContext context) {
    SeamDrafts drafts = new SeamDrafts(context);
    LaidSheets sheets = new LaidSheets(context);
    for (Chain chain : context.chainsOf(LedgerClass.OVERLAP)) {
      drafts.add(draft(context, chain, sheets.met(chain)));
    }
    return drafts.findings();
  }

  /**
   * What is told of a chain.
   *
   * @param met what a wheel rolls on that meets it
   */
  private SeamDraft draft(RuleContext context, Chain chain, SurfaceClass met) {
    double width = 0;
    double layers = 0;
    for (EdgeEntry entry : chain.entries()) {
      width = Math.max(width, Math.abs(entry.inPlanePart()));
      layers = Math.max(layers, entry.normalPart());
    }
    double angle = angle(context, chain.worst());
    String pair = SeamFinding.pair(context, chain);
    String message = pair + ": " + words(width, layers, angle) + SeamFinding.along(chain);
    boolean onRoad = met == SurfaceClass.ROAD || met == SurfaceClass.UNKNOWN;
    boolean rolledOn = onRoad && SeamFinding.onGround(context, chain);
    FindingBuilder builder =
        SeamFinding.of(INFO, rolledOn ? Severity.WARNING : Severity.INFO, context, chain, message)
            .on(met);
    double distance = context.parameter(INFO, "distance");
    if (width > 0) {
      builder.measure("overlap", width, "m", distance);
    } else if (angle > INCLINED) {
      builder.measure("angle", angle, "deg", Double.NaN).help(JOIN);
    } else {
      builder.measure("layers", layers, "m", distance);
    }
    // The foot of an inclined surface lies in a hollow: a probe meets the surface, not its edge.
    if (!rolledOn || angle > INCLINED) {
      return new SeamDraft(builder, chain, SeamFeel.NOTHING);
    }
    SeamFeel feel =
        (effects, at) ->
            effects.of(
                at.normalPart() > 0
                    ? SeamFinding.model(context, chain, Fault.STEP, at.normalPart())
                    : SeamFinding.model(context, chain, Fault.T_JUNCTION, 0));
    return new SeamDraft(builder, chain, feel);
  }

  private static String words(double width, double layers, double angle) {
    if (width > 0) {
      return "overlap of " + SeamFinding.metres(width);
    }
    if (angle > INCLINED) {
      return String.format(
          Locale.ROOT,
          "a surface stands on another at %.0f degrees and is not joined to it",
          angle);
    }
    return "two layers " + (layers == 0 ? "in one place" : SeamFinding.metres(layers) + " apart");
  }

  /** Angle between the two surfaces where it is worst, degrees; 0 when only one is known. */
  private static double angle(RuleContext context, EdgeEntry worst) {
    if (worst.otherTriangle() < 0) {
      return 0;
    }
    OpenEdges edges = context.ledger().edges();
    double[] m =
        Vec.normal(
            context.surface().positions(), context.surface().triangles(), worst.otherTriangle());
    double dot = 0;
    for (int k = 0; k < 3; k++) {
      dot += edges.normal(worst.edge(), k) * m[k];
    }
    return StrictMath.toDegrees(StrictMath.acos(Math.max(-1, Math.min(1, dot))));
  }
}
