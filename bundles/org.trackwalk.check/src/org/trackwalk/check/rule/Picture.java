package org.trackwalk.check.rule;

/** What a picture of a rule's finding must show besides what every finding has. */
public enum Picture {
  /** Nothing more. */
  PLAIN,
  /** Triangles that are too thin to be seen. */
  THIN,
  /** Vertices that miss each other. */
  MISS,
  /** The grid of floats at the place. */
  FLOAT_GRID,
  /** Surfaces that pass through each other. */
  CROSSING,
  /** Faces that lie in one place, drawn apart. */
  APART,
  /** Which way faces look. */
  FACES,
  /** The normals that the renderer uses. */
  RENDERED,
  /** The road's change of slope from the side. */
  KINK,
  /** A bend of the road upward, from the side. */
  CREST,
  /** A bend of the road downward, from the side. */
  COMPRESSION,
  /** The heights of the road along a lane. */
  LANE,
  /** The same, with the way that a car flies over it. */
  FLIGHT,
  /** A ball that sinks into an edge, cut across it. */
  BALL_ACROSS,
  /** A ball that an edge pushes, from the side. */
  BALL_BESIDE
}
