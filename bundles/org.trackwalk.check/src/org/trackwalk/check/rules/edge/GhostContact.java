package org.trackwalk.check.rules.edge;

import java.util.List;
import java.util.Optional;
import org.trackwalk.check.rule.Parameter;
import org.trackwalk.check.rule.Rule;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.drive.judge.suspect.Suspicion;
import org.trackwalk.drive.judge.sweep.Felt;
import org.trackwalk.drive.judge.sweep.Kind;
import org.trackwalk.model.finding.Finding;

/** Edges inside the surface at which a probe gets a contact that is not there. */
public final class GhostContact implements Rule {

  private static final RuleInfo INFO =
      new RuleInfo(
          "edge.ghost-contact",
          "by value",
          "edges inside the surface that throw a car up",
          "The surface folds back or branches here, so the engine meets an edge that no eye sees:"
              + " a contact that pushes against the motion.",
          "Look at the faces around the edge from close up: move the vertex that lies beyond its"
              + " neighbours back (Blender: G G slides it along an edge), or delete the face that"
              + " is folded under or stands on the edge.",
          Scope.BALL,
          List.of(
              new Parameter("warning", 0.1, "m/s", "a warning from this change of speed on"),
              new Parameter("error", 1, "m/s", "an error from this change of speed on")),
          "0.1 m/s is felt, 1 m/s upsets a car (docs/engines.md)");

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
    return new EdgeFindings(
            INFO,
            context,
            Kind.SUPERFLUOUS,
            context.parameter(INFO, "warning"),
            context.parameter(INFO, "error"))
        .of(context.judge().suspicions(), GhostContact::message);
  }

  private static String message(String place, List<Suspicion> all, Suspicion worst) {
    boolean fold = worst.cause() == Suspicion.Cause.FOLD;
    int n = all.size();
    Felt felt = worst.felt().get(Kind.SUPERFLUOUS);
    if (fold) {
      String edges = n == 1 ? "an edge" : n + " edges";
      return place
          + ": the surface folds back onto itself at "
          + edges
          + ", which "
          + EdgeFindings.push(felt, false);
    }
    String edges =
        n == 1 ? "an edge with a third face on it" : n + " edges with a third face on them";
    return place + ": " + edges + " " + EdgeFindings.push(felt, n > 1);
  }
}
