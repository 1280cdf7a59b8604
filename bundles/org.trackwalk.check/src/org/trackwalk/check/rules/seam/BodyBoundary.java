package org.trackwalk.check.rules.seam;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.Parameter;
import org.trackwalk.check.rule.Rule;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.check.rules.finding.SeamFinding;
import org.trackwalk.drive.effect.SeamModel;
import org.trackwalk.model.finding.Effect;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.profile.Bodies;
import org.trackwalk.model.profile.Profile;

/** Exact seams that an engine bumps on because their sides are two bodies. */
public final class BodyBoundary implements Rule {

  /** Pairs that the evidence lists; the count tells how many there are. */
  private static final int LISTED = 20;

  private static final RuleInfo INFO =
      new RuleInfo(
          "seam.body-boundary",
          "warning",
          "exact seams whose two sides are two bodies to the engine",
          "Engines know which edges are inside a surface only within one collision body. Where the"
              + " next body begins, the edge of the road ahead throws the car up or stops it,"
              + " however exactly the vertices meet.",
          "Make one collision body of the pieces that a car drives on: join them (Blender: Ctrl+J,"
              + " then Mesh > Merge > By Distance) into one collision mesh that is exported beside"
              + " the visible pieces.",
          Scope.LEVEL,
          List.of(
              new Parameter("jolt", 0.1, "m/s", "what a body on the ground must feel at least")),
          "no engine that was measured filters across two bodies (docs/engines.md)");

  @Override
  public RuleInfo info() {
    return INFO;
  }

  @Override
  public List<Finding> check(RuleContext context) {
    List<Effect> effects = new ArrayList<>();
    Set<Bodies> kinds = new LinkedHashSet<>();
    List<Effect> all =
        context.effects().of(new SeamModel(SeamModel.Fault.STORED_TWICE, 0, Bodies.ONE));
    for (Profile profile : context.profiles()) {
      Bodies bodies = context.bodies(profile);
      for (Effect effect : all) {
        boolean own = effect.profile().equals(profile.id());
        if (own && bodies != Bodies.ONE && effect.worst() >= context.parameter(INFO, "jolt")) {
          effects.add(effect);
          kinds.add(bodies);
        }
      }
    }
    List<Finding> findings = new ArrayList<>();
    for (Bodies bodies : kinds) {
      List<SharedSeams.Pair> seams = SharedSeams.of(context, bodies);
      if (!seams.isEmpty()) {
        findings.add(finding(context, bodies, seams, effects));
      }
    }
    return findings;
  }

  private static Finding finding(
      RuleContext context, Bodies bodies, List<SharedSeams.Pair> seams, List<Effect> effects) {
    double length = 0;
    int edges = 0;
    for (SharedSeams.Pair seam : seams) {
      length += seam.length();
      edges += seam.edges().size();
    }
    Set<String> engines = new LinkedHashSet<>();
    effects.forEach(effect -> engines.add(effect.profile()));
    SharedSeams.Pair first = seams.get(0);
    String message =
        String.format(
            Locale.ROOT,
            "%d exact %s between bodies (one per %s), %s together: %s takes them for ends of the"
                + " road, first of all %s",
            seams.size(),
            seams.size() == 1 ? "seam" : "seams",
            bodies.id(),
            SeamFinding.metres(length),
            String.join(", ", engines),
            names(context, first));
    double[] at = SharedSeams.middle(context, first.edges().get(0));
    FindingBuilder builder =
        new FindingBuilder(INFO, Severity.WARNING, message)
            .at(at[0], at[1], at[2])
            .along(at, length)
            .on(first.surface())
            .about("bodies: " + bodies.id())
            .count(edges)
            .measure("seams", seams.size(), "", 0)
            .effects(effects);
    for (SharedSeams.Pair seam : seams.subList(0, Math.min(LISTED, seams.size()))) {
      builder
          .piece(context.pieceName(seam.piece()))
          .piece(context.pieceName(seam.other()))
          .edge(context.surface(), seam.edges().get(0))
          .step(
              SharedSeams.middle(context, seam.edges().get(0)),
              names(context, seam) + ", " + SeamFinding.metres(seam.length()));
    }
    return builder.build();
  }

  private static String names(RuleContext context, SharedSeams.Pair seam) {
    return context.pieceName(seam.piece()) + " | " + context.pieceName(seam.other());
  }
}
