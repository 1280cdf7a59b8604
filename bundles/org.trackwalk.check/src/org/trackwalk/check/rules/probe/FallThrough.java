package org.trackwalk.check.rules.probe;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.Parameter;
import org.trackwalk.check.rule.RoadRule;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.check.rules.finding.RoadFinding;
import org.trackwalk.check.rules.finding.RoadShare;
import org.trackwalk.check.rules.finding.SeamFinding;
import org.trackwalk.drive.edges.Gap;
import org.trackwalk.drive.edges.GapFinder;
import org.trackwalk.drive.edges.MissingRoad;
import org.trackwalk.drive.edges.MissingRoadFinder;
import org.trackwalk.drive.things.Grooves;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.LedgerClass;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.profile.Wheel;
import org.trackwalk.seams.ledger.Ledger;

/** Missing stretches of road or verge into which a wheel falls. */
public final class FallThrough implements RoadRule {

  private static final RuleInfo INFO =
      new RuleInfo(
          "probe.fall-through",
          "error; a warning on a shallow verge",
          "a stretch of the road or verge is missing and a wheel falls through",
          "What drives slowly falls out of the level; what drives fast is below the road when it"
              + " reaches the other side and hits its edge.",
          "Close it (Blender: select both borders, Edge > Bridge Edge Loops), or bring the missing"
              + " piece into the export.",
          Scope.BALL,
          List.of(
              new Parameter("wheel", Wheel.CAR_RADIUS, "m", "radius of the wheel that falls"),
              new Parameter(
                  "edge", SlotFinding.EDGE, "m", "the far side of a lower floor is a step"),
              new Parameter("bump", 0.03, "m", "so high a far side of a shallower floor is told"),
              new Parameter("depth", 0.5, "m", "a deeper fall on the way is one everywhere"),
              new Parameter("farthest", 200, "m", "what goes on farther ahead is another road")),
          "a sphere of a wheel's radius, swept along the road, ends below it");

  @Override
  public RuleInfo info() {
    return INFO;
  }

  /** Gaps over ground that lies a little lower. */
  static List<Gap> low(RuleContext context) {
    return LowGround.of(
        SlotFinding.gaps(context),
        context,
        context.parameter(INFO, "edge"),
        context.parameter(INFO, "bump"),
        context.parameter(INFO, "depth"));
  }

  /** Farther ahead something else begins, metres. */
  static double farthest(RuleContext context) {
    return context.parameter(INFO, "farthest");
  }

  @Override
  public List<Finding> check(RuleContext context) {
    double wheel = context.parameter(INFO, "wheel");
    double edge = context.parameter(INFO, "edge");
    double bump = context.parameter(INFO, "bump");
    double depth = context.parameter(INFO, "depth");
    List<Gap> low = low(context);
    List<Gap> gaps = new ArrayList<>(SlotFinding.gaps(context));
    gaps.removeIf(
        gap -> SlotFinding.spanned(gap, wheel) || !gap.holds(edge) && !LowGround.deep(gap, depth));
    List<Finding> findings = new ArrayList<>();
    Predicate<Gap> laid = laid(context.ledger());
    for (MissingRoad missing : missing(context, edge)) {
      // Up to there the gaps tell how a wheel falls; what they tell of a longer stretch is a part.
      // Of road laid on a field the stretch tells all: its borders are overlaps, one by one.
      boolean falls = gaps.stream().anyMatch(at(missing).and(laid.negate()));
      boolean told = missing.length() <= GapFinder.WIDEST && falls;
      if (missing.rolls()) {
        // Where a part of it is deeper the car falls there.
        boolean bumps = low.stream().anyMatch(at(missing));
        if (!falls && !(missing.length() <= GapFinder.WIDEST && bumps) && missing.lip() > bump) {
          low.removeIf(at(missing));
          findings.add(StretchFinding.of(INFO, context, missing, 2 * wheel));
        }
      } else if (!told) {
        low.removeIf(at(missing));
        gaps.removeIf(at(missing).or(missing::beside));
        findings.add(StretchFinding.of(INFO, context, missing, 2 * wheel));
      }
    }
    for (Gap gap : gaps) {
      findings.add(finding(context, gap, wheel));
    }
    for (Gap gap : low) {
      findings.add(LowGround.finding(INFO, context, gap, bump));
    }
    return findings;
  }

  /** Whether a gap lies only between borders that lie on other ground. */
  private static Predicate<Gap> laid(Ledger ledger) {
    Set<Integer> laid = new HashSet<>();
    for (int edge : ledger.edgesOf(EnumSet.of(LedgerClass.OVERLAP))) {
      laid.add(ledger.edges().halfEdge(edge));
    }
    return gap -> Arrays.stream(gap.halfEdges()).allMatch(laid::contains);
  }

  /** Whether a gap has an edge of a missing stretch. */
  private static Predicate<Gap> at(MissingRoad missing) {
    Set<Integer> edges = new HashSet<>();
    for (int[] side : List.of(missing.from(), missing.to())) {
      for (int h : side) {
        edges.add(h);
      }
    }
    return gap -> Arrays.stream(gap.halfEdges()).anyMatch(edges::contains);
  }

  private static List<MissingRoad> missing(RuleContext context, double edge) {
    return MissingRoadFinder.find(
        context.roads().reach(),
        context.topology(),
        context.ledger(),
        context.corridor().classes(),
        context.parameter(INFO, "depth"),
        edge,
        farthest(context),
        context.memory());
  }

  private static Finding finding(RuleContext context, Gap gap, double wheel) {
    boolean open = Double.isInfinite(gap.depth());
    String falls =
        open
            ? String.format(
                Locale.ROOT,
                "a wheel falls through, and at %s it reaches the other side %s too low",
                RoadFinding.kmh(gap.speed()),
                SeamFinding.metres(Math.max(0.0001, gap.fall() + gap.rise())))
            : SlotFinding.down(gap.depth(), gap.lip());
    String message =
        String.format(
            Locale.ROOT,
            "%s: %s of %s is missing; %s",
            SlotFinding.piece(context, gap),
            SeamFinding.metres(gap.width()),
            gap.surface() == SurfaceClass.VERGE ? "verge" : gap.side() ? "the road's side" : "road",
            falls);
    // Beside the road a wheel that gets over the far edge goes on.
    boolean rolls = gap.side() && Math.max(gap.depth(), gap.lip()) <= wheel;
    FindingBuilder builder =
        SlotFinding.of(INFO, rolls ? Severity.WARNING : Severity.ERROR, context, gap, message)
            .measure("width", gap.width(), "m", gap.along() ? 2 * wheel : Grooves.TYRE);
    if (rolls) {
      return builder.build();
    }
    double across = gap.along() ? gap.across() : gap.width();
    return builder
        .falls(
            gap.speed(),
            RoadShare.of(across, gap.road()),
            RoadShare.isAtMost(context, gap.position()))
        .build();
  }
}
