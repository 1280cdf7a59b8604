package org.trackwalk.contact.method;

import java.util.Map;
import java.util.Optional;

/**
 * Which edges {@link ActiveEdges} takes for real ones.
 *
 * @param angle degrees: convex edges over which the normal turns by more are active. Jolt's
 *     mActiveEdgeCosThresholdAngle is the cosine of 5 degrees; PhysX has 0.1 rad
 * @param outer 1 when edges without a neighbour, and those of three and more triangles, are active
 *     (Jolt, PhysX); 0 when they are not (rapier smooths them too)
 */
record ActiveEdgeSettings(double angle, double outer) {

  static final ActiveEdgeSettings USUAL = new ActiveEdgeSettings(5, 1);

  private static final String ANGLE = "angle";
  private static final String OUTER = "outer";

  /** The settings that options name; empty when one is unknown or out of range. */
  static Optional<ActiveEdgeSettings> of(Map<String, Double> options) {
    ActiveEdgeSettings s =
        new ActiveEdgeSettings(
            options.getOrDefault(ANGLE, USUAL.angle), options.getOrDefault(OUTER, USUAL.outer));
    boolean known = MethodText.only(options, ANGLE, OUTER);
    boolean inRange = s.angle >= 0 && s.angle <= 180 && (s.outer == 0 || s.outer == 1);
    return known && inRange ? Optional.of(s) : Optional.empty();
  }

  /** The id of a method with these settings. */
  String id(String name) {
    return new MethodText(name)
        .with(ANGLE, angle, USUAL.angle)
        .with(OUTER, outer, USUAL.outer)
        .id();
  }
}
