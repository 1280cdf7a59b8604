package org.trackwalk.check.rules.overlap;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.Parameter;
import org.trackwalk.check.rule.RoadRule;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.RuleTraits;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.check.rules.finding.RoadFinding;
import org.trackwalk.check.rules.finding.SeamFinding;
import org.trackwalk.check.rules.finding.TriangleFinding;
import org.trackwalk.course.line.RacingLine;
import org.trackwalk.drive.clearance.ClearanceSurvey;
import org.trackwalk.drive.clearance.Clearances;
import org.trackwalk.drive.clearance.Touch;
import org.trackwalk.drive.clearance.UnfitMeshException;
import org.trackwalk.drive.ride.RideSurvey;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;

/** Places at which the car's own mesh goes into the level. */
public final class Clearance implements RoadRule {

  private static final RuleInfo INFO =
      new RuleInfo(
              "overlap.clearance",
              "error from 0.1 m, or on the racing line; else warning",
              "the car's own mesh touches the level on its way",
              "What the collision box of a check does not reach, the car's real body does: it"
                  + " stops, scrapes or is seen to go through a wall, a gantry, a branch, the road"
                  + " itself.",
              "Move what is in the way aside or up, out of the way by the depth that is told; round"
                  + " a crest off where the floor touches the road.",
              Scope.LINE,
              List.of(
                  new Parameter("depth", 0.01, "m", "a touch from this depth on"),
                  new Parameter("error", 0.1, "m", "an error from this depth on")),
              "the car's own mesh, at the pose that the road and its springs give it")
          .with(RuleTraits.NONE.counting(RuleTraits.Counted.PLACES));

  @Override
  public RuleInfo info() {
    return INFO;
  }

  @Override
  public Optional<String> idle(RuleContext context) {
    return context.settings().vehicleMesh() == null
        ? Optional.of("no mesh of the vehicle is given (--vehicle-mesh)")
        : Optional.empty();
  }

  @Override
  public List<Finding> check(RuleContext context) {
    Optional<Clearances> swept;
    try {
      swept = survey(context, context.progress());
    } catch (UnfitMeshException e) {
      return List.of(
          new FindingBuilder(INFO, Severity.ERROR, "nothing was swept: " + e.getMessage())
              .about("the vehicle's mesh")
              .build());
    }
    if (swept.isEmpty()) {
      return List.of();
    }
    Clearances found = swept.get();
    double depth = context.parameter(INFO, "depth");
    double error = context.parameter(INFO, "error");
    List<Finding> findings = new ArrayList<>();
    for (Touch touch : found.touches()) {
      if (touch.depth() >= depth) {
        boolean bad = touch.depth() >= error || touch.line();
        double limit = touch.depth() >= error ? error : depth;
        findings.add(finding(context, touch, found.ways().size(), bad, limit));
      }
    }
    return findings;
  }

  /**
   * What the vehicle's mesh has room to; found once for all who ask. Empty without a mesh or a
   * road.
   *
   * @throws UnfitMeshException when it cannot be swept, in words for the user
   */
  public static Optional<Clearances> survey(RuleContext context, Progress progress) {
    return context.settings().vehicleMesh() == null || context.road().strands().isEmpty()
        ? Optional.empty()
        : Optional.of(context.memory().shared(Clearances.class, () -> swept(context, progress)));
  }

  private static Clearances swept(RuleContext context, Progress progress) {
    return ClearanceSurvey.of(
        context.roads().land(),
        context.roads().ground(),
        context.road(),
        RacingLine.of(context.level(), context.settings()),
        context.vehicle(),
        context.settings().vehicleMesh(),
        RideSurvey.LANES,
        context.settings().jobs(),
        progress);
  }

  private static Finding finding(
      RuleContext context, Touch touch, int ways, boolean bad, double limit) {
    String message =
        String.format(
            Locale.ROOT,
            "%s: %s deep %s, on %d of %d ways along the road (%s there)",
            context.pieceName(touch.piece()),
            SeamFinding.metres(touch.depth()),
            touch.side().words(),
            touch.ways(),
            ways,
            RoadFinding.kmh(touch.speed()));
    double[] p = touch.position();
    return TriangleFinding.of(
            INFO,
            bad ? Severity.ERROR : Severity.WARNING,
            context,
            new int[] {touch.triangle()},
            message)
        .at(p[0], p[1], p[2])
        .on(SurfaceClass.ROAD)
        .measure("depth", touch.depth(), "m", limit)
        .build();
  }
}
