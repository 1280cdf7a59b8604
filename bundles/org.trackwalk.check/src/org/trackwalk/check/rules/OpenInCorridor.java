package org.trackwalk.check.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.trackwalk.check.chain.Chain;
import org.trackwalk.check.finding.Finding;
import org.trackwalk.check.finding.LedgerClass;
import org.trackwalk.check.finding.Severity;
import org.trackwalk.check.rule.Parameter;
import org.trackwalk.check.rule.Rule;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.mesh.level.SurfaceClass;

/** Borders in the middle of where cars drive that nothing explains (ledger class open). */
final class OpenInCorridor implements Rule {

  private static final RuleInfo INFO =
      new RuleInfo(
          "boundary.in-corridor",
          "error",
          "the road or verge is torn open",
          "The surface ends although ground goes on close by: wheels drop in, bodies hit the open"
              + " edge.",
          "Fill the opening (Blender: select the border, Face > Fill) or join the surface to its"
              + " neighbour vertex by vertex.",
          Scope.BALL,
          List.of(new Parameter("length", 0.05, "m", "shorter openings are passed over")),
          "every open edge needs a reason; on a road there is none");

  @Override
  public RuleInfo info() {
    return INFO;
  }

  @Override
  public boolean needsCorridor() {
    return true;
  }

  @Override
  public List<Finding> check(RuleContext context) {
    List<Finding> findings = new ArrayList<>();
    double least = context.parameter(INFO, "length");
    for (Chain chain : context.chainsOf(LedgerClass.OPEN)) {
      boolean drivable =
          chain.surfaceClass() == SurfaceClass.ROAD || chain.surfaceClass() == SurfaceClass.VERGE;
      if (drivable && chain.length() > least) {
        String message =
            String.format(
                Locale.ROOT,
                "%s: open%s although ground goes on beside it",
                SeamFinding.pair(context, chain),
                SeamFinding.along(chain));
        findings.add(
            SeamFinding.of(INFO, Severity.ERROR, context, chain, message)
                .measure("length", chain.length(), "m", least)
                .build());
      }
    }
    return findings;
  }
}
