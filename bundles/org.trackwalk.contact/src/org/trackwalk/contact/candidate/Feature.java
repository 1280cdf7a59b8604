package org.trackwalk.contact.candidate;

import java.util.Locale;
import org.trackwalk.mesh.geometry.ClosestPoint;

/**
 * What kind of feature of a triangle is closest to a probe; in the order in which candidates at the
 * same distance are judged (docs/conventions.md).
 */
public enum Feature {
  FACE,
  VERTEX,
  EDGE;

  /** The kind that a feature code of {@link ClosestPoint} means. */
  public static Feature of(int code) {
    return code == ClosestPoint.FACE ? FACE : ClosestPoint.isVertex(code) ? VERTEX : EDGE;
  }

  /** The name that files and reports use. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }
}
