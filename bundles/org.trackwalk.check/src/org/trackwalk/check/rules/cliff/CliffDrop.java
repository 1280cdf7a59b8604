package org.trackwalk.check.rules.cliff;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.Parameter;
import org.trackwalk.check.rule.RoadRule;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.check.rules.finding.RoadFinding;
import org.trackwalk.check.rules.finding.RoadThings;
import org.trackwalk.check.rules.finding.SeamFinding;
import org.trackwalk.course.corridor.SurfaceClasses;
import org.trackwalk.drive.edges.Drop;
import org.trackwalk.drive.edges.DropFinder;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;

/** Ground that vanishes beside the road where no barrier stands. */
public final class CliffDrop implements RoadRule {

  private static final RuleInfo INFO =
      new RuleInfo(
          "cliff.drop",
          "by value",
          "the ground vanishes beside the road and nothing holds a car",
          "A car that leaves the road here falls, out of the level where nothing lies below.",
          "Put a barrier along it, or carry the ground on (Blender: select the border, Extrude it"
              + " outward and down). Where cars shall not leave the level at all, say enclosed in"
              + " the manifest: then the void is a warning too.",
          Scope.BALL,
          List.of(
              new Parameter("least", 0.5, "m", "a drop from here on"),
              new Parameter("most", 30, "m", "nothing is sought below this: the void")),
          "0.5 m is more than a wheel (radius 0.3 m) climbs; within 10 m of the road");

  /** What is shorter is a place, metres. */
  private static final double TOLD = 1;

  @Override
  public RuleInfo info() {
    return INFO;
  }

  @Override
  public List<Finding> check(RuleContext context) {
    List<Drop> drops =
        DropFinder.find(
            context.roads().reach(),
            context.topology(),
            context.ledger(),
            context.corridor().classes(),
            context.parameter(INFO, "least"),
            context.parameter(INFO, "most"),
            context.memory());
    boolean enclosed = context.level().hints().enclosed();
    List<Finding> findings = new ArrayList<>();
    List<Drop> voids = new ArrayList<>();
    for (Drop drop : drops) {
      if (drop.bottomless() && !enclosed) {
        voids.add(drop);
      } else if (!isOfThing(context, drop)) {
        findings.add(finding(context, drop));
      }
    }
    if (!voids.isEmpty() && !roadAlone(context)) {
      findings.add(note(context, voids));
    }
    return findings;
  }

  /** Whether what ends there is a thing in the way that is told: the roof of a tube, say. */
  private static boolean isOfThing(RuleContext context, Drop drop) {
    return RoadThings.own(context, Arrays.stream(drop.halfEdges()).map(h -> h / 3).toArray());
  }

  private static Finding finding(RuleContext context, Drop drop) {
    String how =
        drop.bottomless()
            ? "the level ends"
            : String.format(
                Locale.ROOT, "the ground drops by %s", SeamFinding.metres(drop.depth()));
    String message =
        String.format(
            Locale.ROOT,
            "%s: %s %s and nothing stops a car%s",
            piece(context, drop),
            how,
            beside(drop),
            drop.length() >= TOLD
                ? String.format(Locale.ROOT, ", along %.0f m", drop.length())
                : "");
    double depth = drop.bottomless() ? context.parameter(INFO, "most") : drop.depth();
    return builder(context, drop, Severity.WARNING, message)
        .measure("drop", depth, "m", context.parameter(INFO, "least"))
        .build();
  }

  /** True for a level without anything beside its road: a tile, or a part of a level. */
  private static boolean roadAlone(RuleContext context) {
    SurfaceClasses classes = context.corridor().classes();
    return classes.count(SurfaceClass.VERGE) + classes.count(SurfaceClass.BARRIER) == 0;
  }

  /** One note for the level: where the world ends is often meant. */
  private static Finding note(RuleContext context, List<Drop> voids) {
    Drop longest = voids.get(0);
    double metres = 0;
    for (Drop drop : voids) {
      longest = Math.rint(drop.length()) > Math.rint(longest.length()) ? drop : longest;
      metres += drop.length();
    }
    String message =
        String.format(
            Locale.ROOT,
            "the level ends beside the road without a barrier, %.0f m in %d %s; the longest at %s",
            metres,
            voids.size(),
            voids.size() == 1 ? "place" : "places",
            piece(context, longest));
    FindingBuilder builder = builder(context, longest, Severity.INFO, message);
    builder.count(voids.size()).about("level");
    for (Drop drop : voids) {
      builder.step(drop.worst(), piece(context, drop) + " ends " + beside(drop));
    }
    return builder.build();
  }

  private static FindingBuilder builder(
      RuleContext context, Drop drop, Severity severity, String message) {
    FindingBuilder builder =
        new FindingBuilder(INFO, severity, message)
            .at(drop.worst()[0], drop.worst()[1], drop.worst()[2])
            .along(
                RoadFinding.along(context.road(), drop.strand(), drop.row(), drop.rows()),
                drop.length())
            .on(drop.outside() > 0 ? SurfaceClass.VERGE : SurfaceClass.ROAD)
            .count(drop.halfEdges().length);
    for (int h : drop.halfEdges()) {
      builder.edge(context.surface(), h);
    }
    return builder;
  }

  private static String piece(RuleContext context, Drop drop) {
    return context.pieceName(context.surface().pieceOf(drop.deepest() / 3));
  }

  private static String beside(Drop drop) {
    return drop.outside() < 0.1
        ? "right beside the road"
        : String.format(Locale.ROOT, "%.1f m beside the road", drop.outside());
  }
}
