package org.trackwalk.check.rules.boundary;

import java.util.ArrayList;
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
import org.trackwalk.check.rules.finding.RoadThings;
import org.trackwalk.check.rules.finding.SeamFinding;
import org.trackwalk.drive.edges.Gap;
import org.trackwalk.drive.edges.GapFinder;
import org.trackwalk.drive.walls.WalledOff;
import org.trackwalk.ground.border.BorderLimits;
import org.trackwalk.ground.border.OpenEdges;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.LedgerClass;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.seams.chain.Chain;

/** Borders in the middle of where cars drive that nothing explains (ledger class open). */
public final class OpenInCorridor implements Rule {

  private static final RuleInfo INFO =
      new RuleInfo(
              "boundary.in-corridor",
              "error; a note behind a wall",
              "the road or verge is torn open",
              "The surface ends although ground goes on close by: wheels drop in, bodies hit the"
                  + " open edge.",
              "Fill the opening (Blender: select the border, Face > Fill) or join the surface to"
                  + " its neighbour vertex by vertex.",
              Scope.BALL,
              List.of(new Parameter("length", 0.05, "m", "shorter openings are passed over")),
              "every open edge needs a reason; on a road there is none")
          .with(RuleTraits.NONE.mended(Mend.FILL_CHAIN));

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
    WalledOff walls = null;
    for (Chain chain : context.chainsOf(LedgerClass.OPEN)) {
      boolean drivable =
          chain.surfaceClass() == SurfaceClass.ROAD || chain.surfaceClass() == SurfaceClass.VERGE;
      if (drivable && chain.length() > least && !RoadThings.own(context, chain)) {
        walls = walls == null ? walls(context) : walls;
        boolean hidden = walls.hides(context.ledger().edges(), chain.entries());
        findings.add(hidden ? hidden(context, chain, least) : torn(context, chain, least));
      }
    }
    return findings;
  }

  private static Finding hidden(RuleContext context, Chain chain, double least) {
    String message =
        String.format(
            Locale.ROOT,
            "%s: open%s, behind a wall: no way from the road beside leads there",
            SeamFinding.pair(context, chain),
            SeamFinding.along(chain));
    return SeamFinding.of(INFO, Severity.INFO, context, chain, message)
        .measure("length", chain.length(), "m", least)
        .build();
  }

  private static Finding torn(RuleContext context, Chain chain, double least) {
    OpenEdges edges = context.ledger().edges();
    int[] ends = chain.entries().stream().mapToInt(e -> edges.halfEdge(e.edge())).toArray();
    Gap gap =
        GapFinder.widestAt(
            context.roads().reach(),
            context.topology(),
            ends,
            context.ledger(),
            context.corridor().classes(),
            context.memory());
    String message =
        String.format(
            Locale.ROOT,
            "%s: open%s%s although ground goes on beside it",
            SeamFinding.pair(context, chain),
            gap == null ? "" : " " + SeamFinding.metres(gap.width()) + " wide",
            SeamFinding.along(chain));
    FindingBuilder builder = SeamFinding.of(INFO, Severity.ERROR, context, chain, message);
    return gap == null
        ? builder.measure("length", chain.length(), "m", least).build()
        : builder.measure("width", gap.width(), "m", BorderLimits.DEFAULT.gapLimit()).build();
  }

  private static WalledOff walls(RuleContext context) {
    return new WalledOff(context.roads().reach(), context.roads().land().walls(context.backs()));
  }
}
