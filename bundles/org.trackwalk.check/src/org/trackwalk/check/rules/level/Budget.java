package org.trackwalk.check.rules.level;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.Parameter;
import org.trackwalk.check.rule.Rule;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;

/** How much road a game takes, and how fine it wants it. */
public final class Budget implements Rule {

  private static final RuleInfo INFO =
      new RuleInfo(
          "level.budget",
          "warning; a note where the road is coarse",
          "more triangles of road than the game takes, or coarser ones than it asks",
          "Beyond the limit the game keeps no grip for the road, or does not load it; of a coarse"
              + " road every edge is felt.",
          "Make the road coarser beside the racing line (Blender: Decimate > Planar), or finer"
              + " where it is driven (Subdivide); keep the vertices of seams.",
          Scope.LEVEL,
          List.of(
              new Parameter("triangles", 0, "", "triangles that the road may have; 0: any"),
              new Parameter("spacing", 0, "m", "mean distance of the road's vertices; 0: any")),
          "the rule set that asks");

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
    boolean asked =
        context.parameter(INFO, "triangles") > 0 || context.parameter(INFO, "spacing") > 0;
    return asked ? Optional.empty() : Optional.of("no rule set asks for it (--rules-of)");
  }

  @Override
  public List<Finding> check(RuleContext context) {
    WeldedSurface surface = context.surface();
    int triangles = 0;
    double area = 0;
    int first = -1;
    boolean[] used = new boolean[surface.vertexCount()];
    int vertices = 0;
    for (int t = 0; t < surface.triangleCount(); t++) {
      if (context.corridor().classes().of(t) == SurfaceClass.ROAD) {
        triangles++;
        area += area(surface, t);
        first = first < 0 ? t : first;
        for (int k = 0; k < 3; k++) {
          int v = surface.triangles()[3 * t + k];
          vertices += used[v] ? 0 : 1;
          used[v] = true;
        }
      }
    }
    List<Finding> findings = new ArrayList<>();
    double most = context.parameter(INFO, "triangles");
    if (most > 0 && triangles > most) {
      String message =
          String.format(
              Locale.ROOT, "the road has %,d triangles, and %,.0f are taken", triangles, most);
      findings.add(
          at(new FindingBuilder(INFO, Severity.WARNING, message), surface, first)
              .about("triangles")
              .count(triangles)
              .measure("triangles", triangles, "", most)
              .build());
    }
    double asked = context.parameter(INFO, "spacing");
    double spacing = vertices == 0 ? 0 : Math.sqrt(area / vertices);
    if (asked > 0 && spacing > asked) {
      String message =
          String.format(
              Locale.ROOT,
              "the road's vertices are %.2f m apart in the mean, and %.2f m are asked",
              spacing,
              asked);
      findings.add(
          at(new FindingBuilder(INFO, Severity.INFO, message), surface, first)
              .about("spacing")
              .measure("spacing", spacing, "m", asked)
              .build());
    }
    return findings;
  }

  private static FindingBuilder at(FindingBuilder finding, WeldedSurface surface, int triangle) {
    int v = 3 * surface.triangles()[3 * triangle];
    float[] p = surface.positions();
    return finding.at(p[v], p[v + 1], p[v + 2]).on(SurfaceClass.ROAD);
  }

  private static double area(WeldedSurface surface, int t) {
    float[] p = surface.positions();
    int a = 3 * surface.triangles()[3 * t];
    int b = 3 * surface.triangles()[3 * t + 1];
    int c = 3 * surface.triangles()[3 * t + 2];
    double[] u = new double[3];
    double[] v = new double[3];
    for (int k = 0; k < 3; k++) {
      u[k] = (double) p[b + k] - p[a + k];
      v[k] = (double) p[c + k] - p[a + k];
    }
    double x = u[1] * v[2] - u[2] * v[1];
    double y = u[2] * v[0] - u[0] * v[2];
    double z = u[0] * v[1] - u[1] * v[0];
    return Math.sqrt(x * x + y * y + z * z) / 2;
  }
}
