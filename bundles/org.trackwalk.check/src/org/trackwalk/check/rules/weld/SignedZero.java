package org.trackwalk.check.rules.weld;

import java.util.List;
import java.util.Locale;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.Mend;
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
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.LedgerClass;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.seams.chain.Chain;

/** Borders that differ in nothing but the sign of a zero (ledger class signed-zero). */
public final class SignedZero implements Rule {

  private static final RuleInfo INFO =
      new RuleInfo(
              "weld.signed-zero",
              "warning",
              "vertices differ only in the sign of a zero",
              "-0.0 and +0.0 are the same number with other bits. An engine that welds by bits"
                  + " keeps the seam open, and a sphere bumps at 3.3 m/s on a flat road.",
              "Write zeros as +0.0: move the piece's origin, or let the exporter normalise zeros"
                  + " (in Blender apply all transforms before exporting).",
              Scope.SEAM,
              List.of(),
              "measured in an engine (docs/engines.md)")
          .with(
              RuleTraits.NONE
                  .counting(RuleTraits.Counted.SEAM_EDGES)
                  .inAnyUnit()
                  .mended(Mend.UNSIGN));

  @Override
  public RuleInfo info() {
    return INFO;
  }

  @Override
  public List<Finding> check(RuleContext context) {
    SeamDrafts drafts = new SeamDrafts(context);
    for (Chain chain : context.chainsOf(LedgerClass.SIGNED_ZERO)) {
      String message =
          String.format(
              Locale.ROOT,
              "%s: coordinates are -0.0 on one side and 0.0 on the other%s",
              SeamFinding.pair(context, chain),
              SeamFinding.along(chain));
      FindingBuilder builder =
          SeamFinding.of(INFO, Severity.WARNING, context, chain, message)
              .measure("edges", chain.entries().size(), "", 0);
      SeamFeel feel =
          (effects, at) -> effects.of(SeamFinding.model(context, chain, Fault.SIGNED_ZERO, 0));
      drafts.add(
          new SeamDraft(
              builder, chain, SeamFinding.onGround(context, chain) ? feel : SeamFeel.NOTHING));
    }
    return drafts.findings();
  }
}
