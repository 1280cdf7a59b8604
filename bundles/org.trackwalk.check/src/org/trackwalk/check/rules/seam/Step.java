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
import org.trackwalk.check.rules.finding.Kerb;
import org.trackwalk.check.rules.finding.SeamFinding;
import org.trackwalk.drive.effect.SeamModel.Fault;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.LedgerClass;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.seams.chain.Chain;
import org.trackwalk.seams.ledger.EdgeEntry;

/** Facing borders at unequal height (ledger class step). */
public final class Step implements Rule {

  private static final RuleInfo INFO =
      new RuleInfo(
              "seam.step",
              "by value",
              "two borders face each other at unequal height",
              "A wheel climbs a low step; a sphere or a sliding body hits the upper border and is"
                  + " thrown up or stopped, however small the step is.",
              "Bring both borders to one height, vertex by vertex, or model a ramp between them."
                  + " Kerbs: up to 25 mm is silent, from 50 mm on an error.",
              Scope.SEAM,
              List.of(
                  new Parameter("warning", 0.001, "m", "a warning from here on"),
                  new Parameter("error", 0.02, "m", "an error from here on"),
                  new Parameter("kerbWarning", 0.025, "m", "a warning where a kerb is on one side"),
                  new Parameter("kerbError", 0.05, "m", "an error where a kerb is on one side")),
              "bodies bump on any step, wheels by height (docs/engines.md)")
          .with(RuleTraits.NONE.counting(RuleTraits.Counted.SEAM_EDGES));

  @Override
  public RuleInfo info() {
    return INFO;
  }

  @Override
  public List<Finding> check(RuleContext context) {
    SeamDrafts drafts = new SeamDrafts(context);
    for (Chain chain : context.chainsOf(LedgerClass.STEP)) {
      double height = 0;
      double inPlane = 0;
      for (EdgeEntry entry : chain.entries()) {
        height = Math.max(height, entry.normalPart());
        if (Math.abs(entry.inPlanePart()) > Math.abs(inPlane)) {
          inPlane = entry.inPlanePart();
        }
      }
      boolean kerb = Kerb.isKerb(context, chain);
      double warning = context.parameter(INFO, kerb ? "kerbWarning" : "warning");
      double error = context.parameter(INFO, kerb ? "kerbError" : "error");
      if (height > warning) {
        drafts.add(draft(context, chain, height, inPlane, warning, error));
      }
    }
    return drafts.findings();
  }

  private SeamDraft draft(
      RuleContext context,
      Chain chain,
      double height,
      double inPlane,
      double warning,
      double error) {
    String gap =
        Math.abs(inPlane) > 0.0005
            ? String.format(
                Locale.ROOT,
                " and %s %s",
                SeamFinding.metres(Math.abs(inPlane)),
                inPlane > 0 ? "of gap" : "of overlap")
            : "";
    String message =
        String.format(
            Locale.ROOT,
            "%s: step of %s%s%s",
            SeamFinding.pair(context, chain),
            SeamFinding.metres(height),
            gap,
            SeamFinding.along(chain));
    boolean onGround = SeamFinding.onGround(context, chain);
    Severity severity = height > error ? Severity.ERROR : Severity.WARNING;
    if (height > error && !onGround) {
      // Upright faces so far apart are two things side by side, not one wall that came apart.
      severity = Severity.INFO;
    }
    FindingBuilder builder =
        SeamFinding.of(INFO, severity, context, chain, message)
            .measure("step", height, "m", height > error ? error : warning);
    SeamFeel feel =
        (effects, at) -> effects.of(SeamFinding.model(context, chain, Fault.STEP, at.normalPart()));
    return new SeamDraft(builder, chain, onGround ? feel : SeamFeel.NOTHING);
  }
}
