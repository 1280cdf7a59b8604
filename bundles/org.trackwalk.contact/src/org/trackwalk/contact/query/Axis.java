package org.trackwalk.contact.query;

/** Along what a triangle near a probe was measured. */
public enum Axis {
  /** From the closest point of the triangle to a sphere's centre. */
  CENTRE,
  /** The triangle's normal. */
  TRIANGLE_NORMAL,
  /** Between the closest points of the triangle and the shape's core, which are apart. */
  CLOSEST_POINTS,
  /** The shortest way out of the triangle, which the shape's core overlaps. */
  SHORTEST_WAY_OUT
}
