package org.trackwalk.check.rules.finding;

import java.util.List;
import java.util.Locale;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.course.road.Road;
import org.trackwalk.course.road.Strand;
import org.trackwalk.ground.reach.Floor;
import org.trackwalk.model.finding.Effect;

/** What findings about the shape of the road have in common: ways along and across it, words. */
public final class RoadFinding {

  /** How far the ground may lie from a sample of it, metres. */
  private static final double NEAR = 0.1;

  private RoadFinding() {}

  /** {@code 187 km/h}. */
  public static String kmh(double metresPerSecond) {
    return String.format(Locale.ROOT, "%.0f km/h", 3.6 * metresPerSecond);
  }

  /** What a car feels whatever the engine: a change of its upward speed. */
  public static List<Effect> upward(RuleContext context, double speed, double change) {
    String profile = context.settings().profiles().get(0).id();
    return List.of(new Effect(profile, "vehicle", speed, change, 0, 0, 1));
  }

  /** The line from left to right over a row, xyz triples; at least two points. */
  public static double[] across(Road road, int strand, int row, double left, double right) {
    Strand s = road.strands().get(strand);
    double y = s.centre(row, 1);
    double l = left / Strand.LANE;
    double r = right / Strand.LANE;
    return new double[] {s.laneX(row, l), y, s.laneZ(row, l), s.laneX(row, r), y, s.laneZ(row, r)};
  }

  /** The centre line from one row over so many further ones, a point every few metres. */
  public static double[] along(Road road, int strand, int row, int rows) {
    Strand s = road.strands().get(strand);
    int step = Math.max(1, rows / 100);
    int n = rows / step + 1;
    double[] path = new double[3 * n];
    for (int i = 0; i < n; i++) {
      int at = s.row(row, i * step);
      for (int k = 0; k < 3; k++) {
        path[3 * i + k] = s.centre(at < 0 ? row : at, k);
      }
    }
    return path;
  }

  /** Names the triangle of the road at a position, and with it its piece. */
  public static FindingBuilder on(FindingBuilder builder, RuleContext context, double[] p) {
    Floor.Reader ground = context.road().ground().reader();
    if (ground.find(p[0], p[1], p[2], NEAR)) {
      builder.triangle(context.surface(), ground.triangle());
    }
    return builder;
  }
}
