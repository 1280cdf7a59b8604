package org.trackwalk.check.rules.edge;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import org.trackwalk.check.rule.Needs;
import org.trackwalk.check.rule.Parameter;
import org.trackwalk.check.rule.Picture;
import org.trackwalk.check.rule.Rule;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.RuleTraits;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.check.rules.finding.ElementClusters;
import org.trackwalk.check.rules.finding.SeamFinding;
import org.trackwalk.check.rules.finding.TriangleFinding;
import org.trackwalk.check.rules.quality.Sliver;
import org.trackwalk.drive.judge.suspect.Suspicion;
import org.trackwalk.drive.judge.sweep.Kind;
import org.trackwalk.model.finding.Effect;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.profile.Profile;
import org.trackwalk.model.profile.ShapeKind;
import org.trackwalk.model.profile.VehicleShape;

/**
 * Places inside the surface at which a probe is pushed in another direction than it should: narrow
 * facets that lean by mistake, and edges that fold or branch.
 */
public final class WrongNormal implements Rule {

  private static final RuleInfo INFO =
      new RuleInfo(
              "edge.wrong-normal",
              "by value",
              "a smooth surface that pushes a car the wrong way",
              "A corner that is off by a fraction of a millimetre makes a narrow triangle lean by"
                  + " degrees. A wheel that meets it is pushed along that normal: up, or against"
                  + " its way.",
              "Make the triangle wider or flatten it: slide its middle vertex away from the long"
                  + " edge (Blender: G G), or select the faces around and scale them to 0 along"
                  + " their normal (S Z 0 on a level road).",
              Scope.BALL,
              List.of(
                  new Parameter("angle", 1, "deg", "a normal that is off by more"),
                  new Parameter("offset", 0.001, "m", "a corner off by no more is a mistake"),
                  new Parameter("warning", 0.1, "m/s", "a warning from this change of speed on"),
                  new Parameter("error", 1, "m/s", "an error from this change of speed on")),
              "normals 1 degree off; 0.1 m/s is felt (docs/engines.md)")
          .with(RuleTraits.NONE.needing(Needs.USUAL_LIMITS).drawn(Picture.FACES));

  @Override
  public RuleInfo info() {
    return INFO;
  }

  @Override
  public List<Finding> check(RuleContext context) {
    double warning = context.parameter(INFO, "warning");
    double error = context.parameter(INFO, "error");
    List<Finding> findings = new ArrayList<>(facets(context, warning, error));
    findings.addAll(
        new EdgeFindings(INFO, context, Kind.WRONG_NORMAL, warning, error)
            .of(context.judge().suspicions(), WrongNormal::message));
    return findings;
  }

  private static List<Finding> facets(RuleContext context, double warning, double error) {
    double angle = context.parameter(INFO, "angle");
    double offset = context.parameter(INFO, "offset");
    TreeMap<Integer, TiltedFacet> felt = new TreeMap<>();
    for (TiltedFacet facet : TiltedFacet.of(context, angle, offset)) {
      // What the rule about slivers warns of has its cause there.
      if (!Sliver.warns(context, facet.triangle())
          && !context.judge().healed().changed(facet.triangle())
          && push(context, facet) >= warning) {
        felt.put(facet.triangle(), facet);
      }
    }
    int[] triangles = felt.keySet().stream().mapToInt(Integer::intValue).toArray();
    List<Finding> findings = new ArrayList<>();
    for (int[] cluster : ElementClusters.of(context, triangles)) {
      TiltedFacet worst = felt.get(cluster[0]);
      for (int t : cluster) {
        worst = leansMore(felt.get(t), worst) ? felt.get(t) : worst;
      }
      findings.add(finding(context, cluster, worst, error, angle));
    }
    return findings;
  }

  /** What is lost or gained along a normal that leans against the way, m/s: v sin a at most. */
  private static double push(RuleContext context, TiltedFacet facet) {
    return context.judge().by().speed() * sine(facet);
  }

  private static double sine(TiltedFacet facet) {
    return facet.offset() / facet.height();
  }

  private static Finding finding(
      RuleContext context, int[] cluster, TiltedFacet worst, double error, double angle) {
    List<Effect> effects = effects(context, worst);
    double value = push(context, worst);
    String message =
        String.format(
            Locale.ROOT,
            "%s: %s %s wide leans by %.1f deg because a corner is off by %s",
            context.pieceName(context.surface().pieceOf(worst.triangle())),
            cluster.length == 1 ? "a triangle" : cluster.length + " triangles, the worst",
            SeamFinding.metres(worst.height()),
            worst.degrees(),
            SeamFinding.metres(worst.offset()));
    double[] centre = TriangleFinding.centre(context.surface(), worst.triangle());
    return TriangleFinding.of(
            INFO, value >= error ? Severity.ERROR : Severity.WARNING, context, cluster, message)
        .at(centre[0], centre[1], centre[2])
        .measure("angle", worst.degrees(), "deg", angle)
        .effects(effects)
        .build();
  }

  /**
   * In closed form, the same for every engine that keeps faces: v' = v - (v n) n on a plane that
   * leans by a gives v sin a cos a up and v sin² a lost; a step hits the facet with its width over
   * the way of a step.
   */
  private static List<Effect> effects(RuleContext context, TiltedFacet facet) {
    double v = context.judge().by().speed();
    double sine = sine(facet);
    double cosine = Math.sqrt(Math.max(0, 1 - sine * sine));
    List<Effect> effects = new ArrayList<>();
    for (Profile profile : context.profiles()) {
      for (VehicleShape shape : context.vehicle().grounds()) {
        if (shape.kind() != ShapeKind.SPHERE) {
          continue;
        }
        double share = Math.min(1, facet.height() / (v * profile.step()));
        effects.add(
            new Effect(
                profile.id(), shape.label(), v, v * sine * cosine, v * sine * sine, 0, share));
      }
    }
    return effects;
  }

  private static String message(String place, List<Suspicion> all, Suspicion worst) {
    return String.format(
        Locale.ROOT,
        "%s: at %s contacts push up to %.1f deg off (%s)",
        place,
        all.size() == 1 ? "an edge" : all.size() + " edges",
        worst.felt().get(Kind.WRONG_NORMAL).degrees(),
        worst.profile().name());
  }

  /** Of two that lean alike the later triangle. */
  private static boolean leansMore(TiltedFacet facet, TiltedFacet other) {
    int c = Double.compare(facet.degrees(), other.degrees());
    return c > 0 || c == 0 && facet.triangle() > other.triangle();
  }
}
