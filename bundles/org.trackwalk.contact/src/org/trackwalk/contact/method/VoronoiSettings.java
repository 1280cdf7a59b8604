package org.trackwalk.contact.method;

import java.util.Map;
import java.util.Optional;

/**
 * The thresholds of {@link VoronoiMethod}. Whether an edge that is not flat is convex or concave is
 * decided exactly and needs none; nor does the test whether a normal faces away from both sides
 * (Bullet: m_convexEpsilon, 0), because a probe's centre is never behind a candidate.
 *
 * @param flatSine no unit: edges over which the normal turns by an angle with a smaller sine are
 *     flat. Bullet's m_planarEpsilon, 1e-4, is its square: 0.01, that is 0.57 degrees
 * @param edgeDistance metres: a contact on an edge without a region, or on a corner where one ends,
 *     is corrected by the nearest edge of its triangle that has a region and is no farther away. 0
 *     leaves outer edges alone, as E. Coumans draws it. Bullet's m_edgeDistanceThreshold is 0.1,
 *     which also turns normals at outer edges, wherever an inner edge comes near
 */
record VoronoiSettings(double flatSine, double edgeDistance) {

  static final VoronoiSettings USUAL = new VoronoiSettings(0.01, 0);

  private static final String FLAT_SINE = "flat-sine";
  private static final String EDGE_DISTANCE = "edge-distance";

  /** The settings that options name; empty when one is unknown or out of range. */
  static Optional<VoronoiSettings> of(Map<String, Double> options) {
    VoronoiSettings s =
        new VoronoiSettings(
            options.getOrDefault(FLAT_SINE, USUAL.flatSine),
            options.getOrDefault(EDGE_DISTANCE, USUAL.edgeDistance));
    boolean known = MethodText.only(options, FLAT_SINE, EDGE_DISTANCE);
    return known && s.flatSine >= 0 && s.flatSine <= 1 && s.edgeDistance >= 0
        ? Optional.of(s)
        : Optional.empty();
  }

  /** The id of a method with these settings. */
  String id(String name) {
    return new MethodText(name)
        .with(FLAT_SINE, flatSine, USUAL.flatSine)
        .with(EDGE_DISTANCE, edgeDistance, USUAL.edgeDistance)
        .id();
  }
}
