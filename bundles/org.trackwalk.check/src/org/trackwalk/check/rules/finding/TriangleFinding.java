package org.trackwalk.check.rules.finding;

import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.finding.Severity;

/** What findings about single triangles have in common. */
public final class TriangleFinding {

  private TriangleFinding() {}

  /** A finding at the first triangle's centre about a cluster of one piece. */
  public static FindingBuilder of(
      RuleInfo rule, Severity severity, RuleContext context, int[] triangles, String message) {
    WeldedSurface surface = context.surface();
    double[] centre = centre(surface, triangles[0]);
    FindingBuilder builder =
        new FindingBuilder(rule, severity, message)
            .at(centre[0], centre[1], centre[2])
            .along(outline(surface, triangles[0]), extent(surface, triangles))
            .on(context.corridor().classes().of(triangles[0]))
            .count(triangles.length);
    for (int t : triangles) {
      builder.triangle(surface, t);
    }
    return builder;
  }

  /** Warning on the road (or where the road is not known), information elsewhere. */
  public static Severity warningOnRoad(RuleContext context, int triangle) {
    SurfaceClass c = context.corridor().classes().of(triangle);
    return c == SurfaceClass.ROAD || c == SurfaceClass.UNKNOWN ? Severity.WARNING : Severity.INFO;
  }

  public static double[] centre(WeldedSurface surface, int t) {
    double[] sum = new double[3];
    for (int c = 0; c < 3; c++) {
      int v = surface.triangles()[3 * t + c];
      for (int k = 0; k < 3; k++) {
        sum[k] += surface.positions()[3 * v + k] / 3.0;
      }
    }
    return sum;
  }

  private static double[] outline(WeldedSurface surface, int t) {
    double[] points = new double[12];
    for (int c = 0; c < 4; c++) {
      int v = surface.triangles()[3 * t + c % 3];
      for (int k = 0; k < 3; k++) {
        points[3 * c + k] = surface.positions()[3 * v + k];
      }
    }
    return points;
  }

  /** Diagonal of the box around all triangles, metres. */
  private static double extent(WeldedSurface surface, int[] triangles) {
    double sum = 0;
    for (int k = 0; k < 3; k++) {
      float lo = Float.POSITIVE_INFINITY;
      float hi = Float.NEGATIVE_INFINITY;
      for (int t : triangles) {
        for (int c = 0; c < 3; c++) {
          float x = surface.positions()[3 * surface.triangles()[3 * t + c] + k];
          lo = Math.min(lo, x);
          hi = Math.max(hi, x);
        }
      }
      sum += ((double) hi - lo) * ((double) hi - lo);
    }
    return Math.sqrt(sum);
  }
}
