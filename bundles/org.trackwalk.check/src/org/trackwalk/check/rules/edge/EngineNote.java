package org.trackwalk.check.rules.edge;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.Needs;
import org.trackwalk.check.rule.Parameter;
import org.trackwalk.check.rule.Picture;
import org.trackwalk.check.rule.Rule;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.RuleTraits;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.check.rules.finding.SeamFinding;
import org.trackwalk.drive.judge.body.Body;
import org.trackwalk.drive.judge.engine.EngineEffect;
import org.trackwalk.drive.judge.sweep.Felt;
import org.trackwalk.model.finding.Effect;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.profile.Profile;
import org.trackwalk.model.profile.ShapeKind;

/** One note per engine that bumps on edges without a fault. */
public final class EngineNote implements Rule {

  private static final RuleInfo INFO =
      new RuleInfo(
              "edge.engine-note",
              "information",
              "an engine that bumps on any mesh like this",
              "The mesh is not at fault: this engine makes contacts that push a car even on edges"
                  + " that fit exactly. No work in the modelling tool helps.",
              "Show this line to whoever sets up the physics: the message names the switch.",
              Scope.LEVEL,
              List.of(new Parameter("least", 0.1, "m/s", "a note from this change of speed on")),
              "engine effect: the engine's contacts on the healed level against the reference's"
                  + " (docs/engines.md)")
          .with(RuleTraits.NONE.needing(Needs.SAMPLE).drawn(Picture.BALL_BESIDE));

  @Override
  public RuleInfo info() {
    return INFO;
  }

  @Override
  public Optional<String> idle(RuleContext context) {
    return context.vehicle().grounds().isEmpty()
        ? Optional.of("wheels that are rays or swept down find the surface as it is")
        : Optional.empty();
  }

  @Override
  public List<Finding> check(RuleContext context) {
    double least = context.parameter(INFO, "least");
    List<Finding> findings = new ArrayList<>();
    Map<String, List<EngineEffect>> byProfile = new LinkedHashMap<>();
    for (EngineEffect effect : context.judge().engineEffects()) {
      if (effect.worst().worst() >= least) {
        byProfile.computeIfAbsent(effect.profile().id(), k -> new ArrayList<>()).add(effect);
      }
    }
    for (Profile profile : context.profiles()) {
      List<EngineEffect> effects = byProfile.getOrDefault(profile.id(), List.of());
      if (!effects.isEmpty()) {
        findings.add(finding(context, effects, least));
      }
    }
    return findings;
  }

  /**
   * A note.
   *
   * @param effects of one profile: spheres first, then boxes
   */
  private static Finding finding(RuleContext context, List<EngineEffect> effects, double least) {
    EngineEffect effect = effects.get(0);
    Felt worst = effect.worst();
    Body body = effect.body();
    String name = (body.rolls() ? "rolling " : "sliding ") + body.name();
    String message =
        String.format(
            Locale.ROOT,
            "%s bumps on edges that have no fault: %s by %s. Felt at %d of %d edges probed%s.%s %s",
            effect.profile().title(),
            what(worst, name),
            EdgeFindings.speed(worst.worst()),
            effect.felt(),
            effect.probed(),
            missed(effect),
            box(effects),
            effect.profile().remedy());
    double speed = context.judge().by().speed();
    double[] at = effect.way().point();
    double[] before = new double[3];
    for (int k = 0; k < 3; k++) {
      before[k] = at[k] + body.height() * effect.way().up()[k] - effect.way().heading()[k];
    }
    return new FindingBuilder(INFO, Severity.INFO, message)
        .at(at[0], at[1], at[2])
        .about(effect.profile().id() + ", " + body.name())
        .count(effect.felt())
        .measure("velocity change", worst.worst(), "m/s", least)
        .effects(effects.stream().map(e -> effect(e, speed)).toList())
        .ownSeverity()
        .step(at, "an edge without a fault")
        .step(before, "a " + name + " comes from here")
        .on(context.corridor().classes().of(effect.halfEdge() / 3))
        .build();
  }

  private static Effect effect(EngineEffect of, double speed) {
    Felt worst = of.worst();
    return new Effect(
        of.profile().id(),
        (of.body().rolls() ? "rolling " : "sliding ") + of.body().name(),
        speed,
        worst.up(),
        worst.forward(),
        worst.side(),
        worst.share(),
        true);
  }

  /** What happens to a body, up to the number. */
  private static String what(Felt worst, String body) {
    return switch (EdgeFindings.direction(worst)) {
      case "up" -> "a " + body + " is thrown up";
      case "down" -> "a " + body + " is pulled down";
      case "sideways" -> "a " + body + " is pushed aside";
      default -> "a " + body + " is slowed down";
    };
  }

  /** What boxes feel, by a rule that comes from the engine's code. */
  private static String box(List<EngineEffect> effects) {
    EngineEffect last = effects.get(effects.size() - 1);
    if (last.body().kind() != ShapeKind.BOX) {
      return "";
    }
    if (effects.size() == 1) {
      return " This is by its rule for boxes, which was read and not measured.";
    }
    return String.format(
        Locale.ROOT,
        " By its rule for boxes, which was read and not measured, %s by %s at %d of %d.",
        what(last.worst(), "sliding " + last.body().name()),
        EdgeFindings.speed(last.worst().worst()),
        last.felt(),
        last.probed());
  }

  /** A contact that is kept with another normal pushes past the centre and turns the body. */
  private static String missed(EngineEffect effect) {
    return effect.body().rolls() && effect.worst().offset() > 0.001
        ? String.format(
            Locale.ROOT,
            "; a contact is kept that pushes past its centre by %s",
            SeamFinding.metres(effect.worst().offset()))
        : "";
  }
}
