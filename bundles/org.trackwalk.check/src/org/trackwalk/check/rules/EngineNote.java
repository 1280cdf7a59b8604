package org.trackwalk.check.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.trackwalk.check.finding.Effect;
import org.trackwalk.check.finding.Finding;
import org.trackwalk.check.finding.Severity;
import org.trackwalk.check.judge.Body;
import org.trackwalk.check.judge.EngineEffect;
import org.trackwalk.check.judge.Felt;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.Parameter;
import org.trackwalk.check.rule.Rule;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.Scope;

/** One note per engine that bumps on edges without a fault. */
final class EngineNote implements Rule {

  private static final RuleInfo INFO =
      new RuleInfo(
          "edge.engine-note",
          "information",
          "an engine that bumps on any mesh like this",
          "The mesh is not at fault: this engine makes contacts that push a car even on edges that"
              + " fit exactly. No work in the modelling tool helps.",
          "Show this line to whoever sets up the physics: the message names the switch.",
          Scope.LEVEL,
          List.of(new Parameter("least", 0.1, "m/s", "a note from this change of speed on")),
          "engine effect: the engine's contacts on the healed level against the reference's"
              + " (docs/engines.md)");

  @Override
  public RuleInfo info() {
    return INFO;
  }

  @Override
  public List<Finding> check(RuleContext context) {
    double least = context.parameter(INFO, "least");
    List<Finding> findings = new ArrayList<>();
    for (EngineEffect effect : context.judge().engineEffects()) {
      if (effect.worst().worst() >= least) {
        findings.add(finding(context, effect, least));
      }
    }
    return findings;
  }

  private static Finding finding(RuleContext context, EngineEffect effect, double least) {
    Felt worst = effect.worst();
    Body body = effect.body();
    String name = (body.rolls() ? "rolling " : "sliding ") + body.name();
    String message =
        String.format(
            Locale.ROOT,
            "%s bumps on edges that have no fault: %s by %s. Felt at %d of %d edges probed%s. %s",
            effect.profile().title(),
            what(worst, name),
            EdgeFindings.speed(worst.worst()),
            effect.felt(),
            effect.probed(),
            missed(effect),
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
        .effects(
            List.of(
                new Effect(
                    effect.profile().id(),
                    name,
                    speed,
                    worst.up(),
                    worst.forward(),
                    worst.side(),
                    worst.share(),
                    true)))
        .ownSeverity()
        .step(at, "an edge without a fault")
        .step(before, "a " + name + " comes from here")
        .on(context.corridor().classes().of(effect.halfEdge() / 3))
        .build();
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
