package org.trackwalk.check.rules.seam;

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
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.LedgerClass;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.seams.chain.Chain;
import org.trackwalk.seams.ledger.EdgeEntry;

/** Facing borders with nothing between them (ledger class gap). */
public final class Gap implements Rule {

  private static final RuleInfo INFO =
      new RuleInfo(
              "seam.gap",
              "by value",
              "two borders face each other with a slit between them",
              "A wheel that is a ray falls into the slit for a step and is thrown back; bodies bump"
                  + " at the open edge.",
              "Move one border onto the other, vertex by vertex, or close the slit with a strip of"
                  + " faces (Blender: select both borders, Edge > Bridge Edge Loops).",
              Scope.SEAM,
              List.of(
                  new Parameter("warning", 0.001, "m", "a warning from here on"),
                  new Parameter("error", 0.01, "m", "an error from here on")),
              "ASAM OpenDRIVE takes 0.01 m as the largest gap; ray wheels fall in")
          .with(RuleTraits.NONE.counting(RuleTraits.Counted.SEAM_EDGES).mended(Mend.CLOSE_GAP));

  /** From here on a gap may be two roads side by side, metres. */
  private static final double MAY_BE_MEANT = 0.03;

  @Override
  public RuleInfo info() {
    return INFO;
  }

  @Override
  public List<Finding> check(RuleContext context) {
    SeamDrafts drafts = new SeamDrafts(context);
    double warning = context.parameter(INFO, "warning");
    double error = context.parameter(INFO, "error");
    for (Chain chain : context.chainsOf(LedgerClass.GAP)) {
      double width = 0;
      double height = 0;
      for (EdgeEntry entry : chain.entries()) {
        width = Math.max(width, Math.abs(entry.inPlanePart()));
        height = Math.max(height, entry.normalPart());
      }
      if (width > warning) {
        drafts.add(draft(context, chain, width, height, warning, error));
      }
    }
    return drafts.findings();
  }

  private SeamDraft draft(
      RuleContext context, Chain chain, double width, double height, double warning, double error) {
    String message =
        String.format(
            Locale.ROOT,
            "%s: gap of %s%s%s%s",
            SeamFinding.pair(context, chain),
            SeamFinding.metres(width),
            height > 0.0005 ? " with a step of " + SeamFinding.metres(height) : "",
            SeamFinding.along(chain),
            width > MAY_BE_MEANT ? " (unless two surfaces side by side are meant)" : "");
    FindingBuilder builder =
        SeamFinding.of(
                INFO, width > error ? Severity.ERROR : Severity.WARNING, context, chain, message)
            .measure("gap", width, "m", width > error ? error : warning)
            .confidence(width > MAY_BE_MEANT ? 0.7 : 1);
    SeamFeel feel =
        (effects, at) ->
            effects.ofGap(
                Math.abs(at.inPlanePart()), at.normalPart(), SeamFinding.together(context, chain));
    return new SeamDraft(
        builder, chain, SeamFinding.onGround(context, chain) ? feel : SeamFeel.NOTHING);
  }
}
