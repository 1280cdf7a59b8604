package org.trackwalk.check.rules.quality;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import org.trackwalk.check.rule.EarlyRule;
import org.trackwalk.check.rule.Mend;
import org.trackwalk.check.rule.Needs;
import org.trackwalk.check.rule.Parameter;
import org.trackwalk.check.rule.Picture;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.RuleTraits;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.check.rules.finding.ElementClusters;
import org.trackwalk.check.rules.finding.SeamFinding;
import org.trackwalk.check.rules.finding.TriangleFinding;
import org.trackwalk.ground.surface.Thinness;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;

/** Needles and caps. */
public final class Sliver implements EarlyRule {

  private static final RuleInfo INFO =
      new RuleInfo(
              "quality.sliver",
              "by value",
              "triangles so thin that their normal is uncertain",
              "The normal of a needle is rounding noise: a contact on it points sideways, and "
                  + "a wheel that crosses it jerks.",
              "Collapse the short edge or flip the long one (Blender: Mesh > Clean Up > "
                  + "Limited Dissolve or Degenerate Dissolve with 0.001 m).",
              Scope.PIECE,
              List.of(
                  new Parameter("height", 0.001, "m", "a warning below this height"),
                  new Parameter("angle", 1, "deg", "a warning when the normal is less certain"),
                  new Parameter("ratio", 0.01, "", "a note below this height over length")),
              "height 1 mm; normal uncertain by one float step per corner")
          .with(
              RuleTraits.NONE
                  .needing(Needs.USUAL_LIMITS)
                  .mended(Mend.TURN_EDGE)
                  .drawn(Picture.THIN));

  @Override
  public RuleInfo info() {
    return INFO;
  }

  /** True for a triangle that the rule warns about. */
  public static boolean warns(RuleContext context, int triangle) {
    return warns(
        Thinness.of(context.surface(), triangle),
        context.parameter(INFO, "height"),
        context.parameter(INFO, "angle"));
  }

  private static boolean warns(Thinness thinness, double height, double angle) {
    return thinness.height() < height || thinness.uncertainty() > angle;
  }

  @Override
  public List<Finding> check(RuleContext context) {
    double height = context.parameter(INFO, "height");
    double angle = context.parameter(INFO, "angle");
    double ratio = context.parameter(INFO, "ratio");
    IntList bad = new IntList();
    IntList thin = new IntList();
    for (int t : Thinness.suspects(context.surface(), context.memory(), height, angle, ratio)) {
      if (context.topology().degenerate(t) || context.topology().collinear(t)) {
        continue;
      }
      Thinness thinness = Thinness.of(context.surface(), t);
      if (warns(thinness, height, angle)) {
        bad.add(t);
      } else if (thinness.ratio() < ratio) {
        thin.add(t);
      }
    }
    List<Finding> findings = new ArrayList<>();
    for (int[] cluster : ElementClusters.of(context, bad.array())) {
      findings.add(warning(context, cluster, height));
    }
    for (int[] piece : byPiece(context, thin.array())) {
      findings.add(note(context, piece, ratio));
    }
    return findings;
  }

  private static Collection<int[]> byPiece(RuleContext context, int[] triangles) {
    TreeMap<Integer, IntList> pieces = new TreeMap<>();
    for (int t : triangles) {
      pieces.computeIfAbsent(context.surface().pieceOf(t), k -> new IntList()).add(t);
    }
    return pieces.values().stream().map(IntList::array).toList();
  }

  private static Finding warning(RuleContext context, int[] cluster, double height) {
    Thinness worst = null;
    int at = cluster[0];
    for (int t : cluster) {
      Thinness thinness = Thinness.of(context.surface(), t);
      if (worst == null || thinness.height() < worst.height()) {
        worst = thinness;
        at = t;
      }
    }
    String message =
        String.format(
            Locale.ROOT,
            "%s has %d needle %s, %s high over %s, normal uncertain by %.2g deg",
            context.pieceName(context.surface().pieceOf(at)),
            cluster.length,
            cluster.length == 1 ? "triangle" : "triangles",
            SeamFinding.metres(worst.height()),
            SeamFinding.metres(worst.length()),
            worst.uncertainty());
    double[] centre = TriangleFinding.centre(context.surface(), at);
    return TriangleFinding.of(INFO, Severity.WARNING, context, cluster, message)
        .at(centre[0], centre[1], centre[2])
        .measure("height", worst.height(), "m", height)
        .build();
  }

  private static Finding note(RuleContext context, int[] triangles, double ratio) {
    double worst = Double.POSITIVE_INFINITY;
    int at = triangles[0];
    for (int t : triangles) {
      double r = Thinness.of(context.surface(), t).ratio();
      if (r < worst) {
        worst = r;
        at = t;
      }
    }
    String message =
        String.format(
            Locale.ROOT,
            "%s has %d thin %s, the thinnest 1 : %.0f",
            context.pieceName(context.surface().pieceOf(at)),
            triangles.length,
            triangles.length == 1 ? "triangle" : "triangles",
            1 / worst);
    double[] centre = TriangleFinding.centre(context.surface(), at);
    return TriangleFinding.of(INFO, Severity.INFO, context, triangles, message)
        .at(centre[0], centre[1], centre[2])
        .measure("ratio", worst, "", ratio)
        .build();
  }
}
