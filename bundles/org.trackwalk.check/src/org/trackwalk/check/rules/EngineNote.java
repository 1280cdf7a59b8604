package org.trackwalk.check.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.trackwalk.check.finding.Finding;
import org.trackwalk.check.finding.Severity;
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
    String message =
        String.format(
            Locale.ROOT,
            "%s bumps on edges that have no fault: felt at %d of %d edges probed."
                + " Worst: a %s%s changes its speed by %.2f m/s (%s) at %.0f km/h, in %s of all"
                + " passes%s. %s",
            effect.profile().title(),
            effect.felt(),
            effect.probed(),
            effect.body().rolls() ? "rolling " : "sliding ",
            effect.body().name(),
            worst.worst(),
            EdgeFindings.direction(worst),
            3.6 * context.judge().by().speed(),
            EdgeFindings.percent(worst.share()),
            missed(effect),
            effect.profile().remedy());
    double[] at = effect.way().point();
    return new FindingBuilder(INFO, Severity.INFO, message)
        .at(at[0], at[1], at[2])
        .about(effect.profile().id() + ", " + effect.body().name())
        .count(effect.felt())
        .measure("velocity change", worst.worst(), "m/s", least)
        .on(context.corridor().classes().of(effect.halfEdge() / 3))
        .build();
  }

  /** A contact that is kept with another normal pushes past the centre and turns the body. */
  private static String missed(EngineEffect effect) {
    return effect.body().rolls() && effect.worst().offset() > 0.001
        ? String.format(
            Locale.ROOT,
            ", because a contact is kept that pushes past its centre by %s",
            SeamFinding.metres(effect.worst().offset()))
        : "";
  }
}
