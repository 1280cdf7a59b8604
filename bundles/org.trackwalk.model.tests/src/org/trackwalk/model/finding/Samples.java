package org.trackwalk.model.finding;

import java.util.List;
import java.util.Map;
import org.trackwalk.mesh.level.SurfaceClass;

/** Findings with one thing chosen, and all others plain. */
final class Samples {

  private Samples() {}

  /** A seam of two pieces from one place on along x, metres. */
  static Finding along(double x, double y, double z, double length) {
    double[] path = {x, y, z, x + length, y, z};
    double[] bounds = {x, y, z, x + length, y, z};
    return finding(null, path, length, bounds, List.of("road_1", "road_2"), List.of());
  }

  /** What is about a whole piece, with an example at a place. */
  static Finding about(String subject, double x) {
    double[] at = {x, 0, 0};
    return finding(subject, at, 0, new double[] {x, 0, 0, x, 0, 0}, List.of("road_1"), List.of());
  }

  /** What is about something as a whole of which nothing is known. */
  static Finding nowhere(String subject, List<FlowStep> flow) {
    return finding(subject, new double[3], 0, new double[6], List.of(), flow);
  }

  /** At the origin, with some effects. */
  static Finding with(Effect... effects) {
    double[] at = new double[3];
    return new Finding(
        told(null),
        new Place(SurfaceClass.ROAD, at, at, 0, new double[6], List.of("road_1"), Map.of()),
        new Evidence(LedgerClass.GAP, 1, null, List.of(effects), null, List.of()),
        Standing.none());
  }

  private static Finding finding(
      String subject,
      double[] path,
      double length,
      double[] bounds,
      List<String> pieces,
      List<FlowStep> flow) {
    double[] first = {path[0], path[1], path[2]};
    return new Finding(
        told(subject),
        new Place(SurfaceClass.ROAD, first, path, length, bounds, pieces, Map.of()),
        new Evidence(LedgerClass.GAP, 1, null, List.of(), null, flow),
        Standing.none());
  }

  private static Told told(String subject) {
    return new Told("seam.gap", Severity.WARNING, "a gap", "close it", subject, null, 1, true);
  }
}
