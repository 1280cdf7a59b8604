package org.trackwalk.check.rules.weld;

import java.util.List;
import java.util.Locale;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.Mend;
import org.trackwalk.check.rule.Parameter;
import org.trackwalk.check.rule.Rule;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.RuleTraits;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.check.rules.finding.SeamFinding;
import org.trackwalk.check.rules.seam.SeamDraft;
import org.trackwalk.check.rules.seam.SeamDrafts;
import org.trackwalk.check.rules.seam.SeamFeel;
import org.trackwalk.drive.effect.SeamModel.Fault;
import org.trackwalk.ground.border.OpenEdges;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.LedgerClass;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.seams.chain.Chain;
import org.trackwalk.seams.ledger.EdgeEntry;
import org.trackwalk.seams.ledger.Twin;

/** Borders that were meant to be one but differ in the last digits (ledger class near-miss). */
public final class NearMiss implements Rule {

  private static final RuleInfo INFO =
      new RuleInfo(
              "weld.near-miss",
              "warning",
              "vertices of two borders almost coincide",
              "The eye sees one road, the physics engine sees two with a slit between them: at the"
                  + " slit it finds an edge that no triangle owns, and its contact throws the car"
                  + " up.",
              "Snap the vertices of one border onto the other's (Blender: join both, select the"
                  + " border, Mesh > Merge > By Distance 0.001 m, separate again) and export with"
                  + " full precision.",
              Scope.SEAM,
              List.of(new Parameter("distance", 0.001, "m", "farther apart is a gap or a step")),
              "0.00005 mm to 0.49 mm on real tracks")
          .with(RuleTraits.NONE.counting(RuleTraits.Counted.SEAM_EDGES).mended(Mend.SNAP));

  @Override
  public RuleInfo info() {
    return INFO;
  }

  @Override
  public List<Finding> check(RuleContext context) {
    SeamDrafts drafts = new SeamDrafts(context);
    boolean framesOwnThem = Frames.runs(context) && Frames.finds(context);
    List<Chain> chains = context.chainsOf(LedgerClass.NEAR_MISS);
    NearMissCauses causes = new NearMissCauses(context, chains);
    for (Chain chain : chains) {
      // One frame problem is one finding, not one per seam (docs/ledger.md).
      if (!framesOwnThem || !FrameShare.between(context, chain)) {
        drafts.add(draft(context, chain, causes.of(chain)));
      }
    }
    return drafts.findings();
  }

  private SeamDraft draft(RuleContext context, Chain chain, String cause) {
    OpenEdges edges = context.ledger().edges();
    Twin worst = Twin.none();
    for (EdgeEntry entry : chain.entries()) {
      Twin ends = Twin.of(edges, entry.edge(), entry.partner());
      boolean matched = ends.distance() <= context.parameter(INFO, "distance");
      worst = worst.worse(matched ? ends : Twin.beside(edges, entry));
    }
    String difference = worst.words(context.level().reportFrame());
    String message =
        String.format(
            Locale.ROOT,
            "%s: borders miss each other by %s%s (%s)",
            SeamFinding.pair(context, chain),
            atMost(worst.distance()),
            SeamFinding.along(chain),
            difference);
    FindingBuilder builder =
        SeamFinding.of(INFO, Severity.WARNING, context, chain, message)
            .at(worst.position()[0], worst.position()[1], worst.position()[2])
            .measure("distance", worst.distance(), "m", context.parameter(INFO, "distance"))
            .step(worst.position(), "vertex")
            .step(worst.twinPosition(), "its twin, " + difference);
    if (cause != null) {
      builder.cause(cause);
    }
    double distance = worst.distance();
    SeamFeel feel =
        (effects, at) -> effects.of(SeamFinding.model(context, chain, Fault.SHIFTED, distance));
    return new SeamDraft(
        builder, chain, SeamFinding.onGround(context, chain) ? feel : SeamFeel.NOTHING);
  }

  /** {@code up to 2 mm}; what is too short to be told is {@code under} a bound already. */
  private static String atMost(double distance) {
    String words = SeamFinding.metres(distance);
    return words.startsWith("under") ? words : "up to " + words;
  }
}
