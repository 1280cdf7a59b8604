package org.trackwalk.check.rule;

/** What can be done about the findings of a rule without a modelling tool. */
public enum Mend {
  /** Nothing, or nothing that is safe. */
  NONE,
  /** The manifest says unit, axis or placement. */
  MANIFEST,
  /** Zeros lose their sign. */
  UNSIGN,
  /** Copies of triangles go. */
  DELETE_COPY,
  /** Triangles without an area go. */
  DELETE_FLAT,
  /** A part that turns the wrong side outward is turned over. */
  TURN_PATCH,
  /** Walls are turned over; a finding may be about several parts. */
  TURN_WALL,
  /** Vertices that should be one are put in one place. */
  SNAP,
  /** Borders are drawn together. */
  CLOSE_GAP,
  /** A vertex that ends on an edge becomes part of it. */
  INSERT,
  /** The diagonal of two triangles is turned, or a short edge collapses. */
  TURN_EDGE,
  /** A hole is filled, found by its rim. */
  FILL_RIM,
  /** A hole is filled, found by a chain of open edges. */
  FILL_CHAIN,
  /** Vertices that nothing uses go. */
  DROP_UNUSED,
  /** Vertices that stand twice become one, where the format lets them. */
  MERGE_COPIES
}
