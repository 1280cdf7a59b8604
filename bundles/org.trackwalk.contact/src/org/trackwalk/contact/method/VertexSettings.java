package org.trackwalk.contact.method;

import java.util.Map;
import java.util.Optional;

/**
 * What {@link VoidedVertices} takes for the same vertex and for a face.
 *
 * @param tolerance metres: vertices of one body that are no farther apart are the same. Jolt's
 *     default, a squared distance of 1e-8 m²
 * @param faceAngle degrees: a candidate whose normal is closer to its triangle's is taken as a face
 *     contact. 0 means faces only; Jolt, which does not know the closest feature, has 1
 */
record VertexSettings(double tolerance, double faceAngle) {

  static final VertexSettings USUAL = new VertexSettings(1e-4, 0);

  private static final String TOLERANCE = "tolerance";
  private static final String FACE_ANGLE = "face-angle";

  /** The settings that options name; empty when one is unknown or out of range. */
  static Optional<VertexSettings> of(Map<String, Double> options) {
    VertexSettings s =
        new VertexSettings(
            options.getOrDefault(TOLERANCE, USUAL.tolerance),
            options.getOrDefault(FACE_ANGLE, USUAL.faceAngle));
    boolean known = MethodText.only(options, TOLERANCE, FACE_ANGLE);
    return known && s.tolerance >= 0 && s.faceAngle >= 0 && s.faceAngle <= 90
        ? Optional.of(s)
        : Optional.empty();
  }

  /** The id of a method with these settings. */
  String id(String name) {
    return new MethodText(name)
        .with(TOLERANCE, tolerance, USUAL.tolerance)
        .with(FACE_ANGLE, faceAngle, USUAL.faceAngle)
        .id();
  }
}
