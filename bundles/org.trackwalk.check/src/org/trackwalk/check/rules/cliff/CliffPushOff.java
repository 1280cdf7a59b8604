package org.trackwalk.check.rules.cliff;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.Parameter;
import org.trackwalk.check.rule.Rule;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.check.rules.finding.SeamFinding;
import org.trackwalk.drive.judge.engine.PushOff;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.finding.Effect;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.profile.Profile;

/** Edges at which the road falls away and an engine pushes a probe that travels along them. */
public final class CliffPushOff implements Rule {

  private static final RuleInfo INFO =
      new RuleInfo(
          "cliff.push-off",
          "by value",
          "edges at which the engine pushes a car off the road",
          "The engine pushes along the normal of the face beyond the edge: a car that comes near"
              + " and steers back is thrown off the road.",
          "Set a barrier before the edge, or round it; better, let the physics use closest features"
              + " instead of triangle normals.",
          Scope.BALL,
          List.of(
              new Parameter("warning", 0.1, "m/s", "a warning from this change of speed on"),
              new Parameter("error", 1, "m/s", "an error from this change of speed on")),
          "the cliff problem: a push of 0.23 m/s was measured with ode4j (docs/engines.md)");

  /** The slowest speed of the measurements (docs/engines.md), m/s. */
  private static final double SLOW = 1;

  @Override
  public RuleInfo info() {
    return INFO;
  }

  @Override
  public boolean needsCorridor() {
    return true;
  }

  @Override
  public Optional<String> idle(RuleContext context) {
    return context.vehicle().grounds().isEmpty()
        ? Optional.of("wheels that are rays or swept down find the surface as it is")
        : Optional.empty();
  }

  @Override
  public List<Finding> check(RuleContext context) {
    if (context.judge().onlyReferenceForBodies()) {
      return List.of();
    }
    int[] all = context.judge().cliffs().halfEdges();
    if (all.length == 0) {
      return List.of();
    }
    int[] probed = context.judge().worstCliffs();
    Map<Integer, List<PushOff>> byEdge = new HashMap<>();
    for (Profile profile : context.profiles()) {
      for (PushOff push : context.judge().pushOffs(profile, probed)) {
        if (push.felt().worst() >= context.parameter(INFO, "warning")) {
          byEdge.computeIfAbsent(push.halfEdge(), k -> new ArrayList<>()).add(push);
        }
      }
    }
    int[] pushed = byEdge.keySet().stream().mapToInt(Integer::intValue).sorted().toArray();
    List<Finding> findings = new ArrayList<>();
    for (CliffStretch stretch : CliffStretch.of(context, pushed)) {
      List<PushOff> here = new ArrayList<>();
      for (int h : stretch.halfEdges()) {
        here.addAll(byEdge.get(h));
      }
      findings.add(finding(context, stretch, here, probed.length, all.length));
    }
    return findings;
  }

  private static Finding finding(
      RuleContext context, CliffStretch stretch, List<PushOff> here, int probed, int all) {
    double error = context.parameter(INFO, "error");
    PushOff worst = here.get(0);
    Map<String, PushOff> perProfile = new HashMap<>();
    for (PushOff push : here) {
      worst = worse(worst, push);
      perProfile.merge(push.profile().id() + "\n" + push.body().name(), push, CliffPushOff::worse);
    }
    WeldedSurface surface = context.surface();
    double value = worst.felt().worst();
    String message =
        String.format(
            Locale.ROOT,
            "%s: along %s of the road's edge %s pushes a %s%s outward by %.2f m/s%s%s",
            context.pieceName(surface.pieceOf(worst.halfEdge() / 3)),
            SeamFinding.metres(stretch.length()),
            worst.profile().title(),
            worst.measured() ? "slow " : "",
            worst.body().name(),
            value,
            worst.measured() ? ", as measured" : "",
            probed < all ? "; the worst " + probed + " of " + all + " such edges were probed" : "");
    FindingBuilder builder =
        new FindingBuilder(INFO, value >= error ? Severity.ERROR : Severity.WARNING, message)
            .along(stretch.path(), stretch.length())
            .on(context.corridor().classes().of(worst.halfEdge() / 3))
            .count(stretch.halfEdges().length)
            .measure(
                "velocity change",
                value,
                "m/s",
                value >= error ? error : context.parameter(INFO, "warning"));
    float[] p = surface.positions();
    int from = 3 * context.topology().from(worst.halfEdge());
    int to = 3 * context.topology().to(worst.halfEdge());
    builder.at(
        ((double) p[from] + p[to]) / 2,
        ((double) p[from + 1] + p[to + 1]) / 2,
        ((double) p[from + 2] + p[to + 2]) / 2);
    List<Effect> effects = new ArrayList<>();
    for (String key : perProfile.keySet().stream().sorted().toList()) {
      effects.add(effect(context, perProfile.get(key)));
    }
    builder.effects(effects);
    for (int h : stretch.halfEdges()) {
      builder.edge(surface, h);
    }
    return builder.build();
  }

  private static PushOff worse(PushOff a, PushOff b) {
    return b.felt().worst() > a.felt().worst() ? b : a;
  }

  private static Effect effect(RuleContext context, PushOff push) {
    return new Effect(
        push.profile().id(),
        push.body().name(),
        push.measured() ? SLOW : context.judge().by().speed(),
        push.felt().up(),
        push.felt().forward(),
        push.felt().side(),
        push.felt().share());
  }
}
