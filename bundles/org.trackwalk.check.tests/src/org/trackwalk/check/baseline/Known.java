package org.trackwalk.check.baseline;

import java.util.List;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.Measure;
import org.trackwalk.model.finding.Severity;

/** Findings made by hand. */
final class Known {

  private Known() {}

  /** A gap of 5 mm at x, named by its whole metre. */
  static KnownFinding gap(double x, String... pieces) {
    return of("seam.gap", Severity.WARNING, x, 0.005, 1.0, 10, pieces);
  }

  static KnownFinding of(
      String rule,
      Severity severity,
      double x,
      double value,
      double effect,
      int count,
      String... pieces) {
    double[] at = {x, 2, -3};
    return new KnownFinding(
        rule,
        severity,
        SurfaceClass.ROAD,
        List.of(pieces),
        at,
        at,
        12,
        count,
        new Measure("gap", value, "m", 0.001),
        effect,
        null,
        rule + " at " + x,
        rule + String.join("|", pieces) + Math.floor(x));
  }

  /** Many places in one. */
  static KnownFinding folded(String rule, int count) {
    return new KnownFinding(
        rule,
        Severity.WARNING,
        SurfaceClass.ROAD,
        List.of("a"),
        null,
        new double[3],
        12,
        count,
        null,
        0,
        null,
        "many",
        rule + " all");
  }
}
