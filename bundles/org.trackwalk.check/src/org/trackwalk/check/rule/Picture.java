package org.trackwalk.check.rule;

/** What a picture of a rule's finding must show besides what every finding has. */
public enum Picture {
  /** Nothing more. */
  PLAIN(false),
  /** Triangles that are too thin to be seen. */
  THIN(false),
  /** Vertices that miss each other. */
  MISS(false),
  /** The grid of floats at the place. */
  FLOAT_GRID(false),
  /** Surfaces that pass through each other. */
  CROSSING(false),
  /** Faces that lie in one place, drawn apart. */
  APART(false),
  /** Which way faces look. */
  FACES(false),
  /** A steep face that stands up, cut across it. */
  STANDING(false),
  /** The normals that the renderer uses. */
  RENDERED(false),
  /** The road's change of slope from the side. */
  KINK(true),
  /** A bend of the road upward, from the side. */
  CREST(true),
  /** A bend of the road downward, from the side. */
  COMPRESSION(true),
  /** The heights of the road along a lane. */
  LANE(true),
  /** The same, with the way that a car flies over it. */
  FLIGHT(true),
  /** A ball that sinks into an edge, cut across it. */
  BALL_ACROSS(false),
  /** A ball that an edge pushes, from the side. */
  BALL_BESIDE(false);

  private final boolean lengthwise;

  Picture(boolean lengthwise) {
    this.lengthwise = lengthwise;
  }

  /** Whether the fault is the shape of the road along the way, and not what lies across it. */
  public boolean lengthwise() {
    return lengthwise;
  }
}
