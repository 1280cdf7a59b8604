package org.trackwalk.examples.planted;

import java.util.Locale;

/** What can be planted, where, and which rule must find it. */
public enum DefectKind {
  /** A triangle more whose third corner is not a number. */
  NON_FINITE_VERTEX("import.non-finite", Place.ROAD),
  /** A face more that names a vertex which does not exist. */
  INDEX_OUT_OF_RANGE("import.index-range", Place.ROAD),
  /** A piece without a triangle. */
  EMPTY_PIECE("import.empty", Place.NOWHERE),
  /** One vertex stored twice in a piece, with the same bits. */
  DUPLICATE_VERTEX("weld.bit-duplicate", Place.ROAD),
  /** One vertex in the middle of a seam is 8 representable numbers off on one side. */
  VERTEX_8_ULP("weld.near-miss", Place.SEAM),
  /** All vertices of a seam but its ends are 8 representable numbers off on one side. */
  SEAM_8_ULP("weld.near-miss", Place.SEAM),
  /** All vertices of a seam but its ends are 0.5 mm higher on one side. */
  SEAM_HALF_MM("weld.near-miss", Place.SEAM),
  /** One side of the seam at height 0 stores -0.0. */
  SIGNED_ZERO_SEAM("weld.signed-zero", Place.ZERO_SEAM),
  /** A triangle more that names one vertex twice. */
  REPEATED_CORNER("topology.degenerate-triangle", Place.ROAD),
  /** A vertex exactly on an edge, and a triangle without area that closes the surface again. */
  ZERO_AREA("topology.degenerate-triangle", Place.ROAD),
  /** A triangle that is there twice. */
  DUPLICATE_TRIANGLE("topology.duplicate-triangle", Place.ROAD),
  /** A third triangle hangs down from an edge. */
  FIN("topology.non-manifold-edge", Place.ROAD),
  /** A triangle of a verge is turned around. */
  FLIPPED_ON_VERGE("topology.winding", Place.VERGE),
  /** A vertex that no triangle uses. */
  ISOLATED_VERTEX("topology.isolated-vertex", Place.ROAD),
  /** A triangle 0.4 mm high along an edge of some metres. */
  SLIVER("quality.sliver", Place.ROAD),
  /** A triangle of the road is turned around. */
  FLIPPED_ON_ROAD("normal.facing-down", Place.ROAD),
  /** The road ends 4 to 20 mm before the next piece. */
  GAP("seam.gap", Place.SEAM),
  /** The next piece starts 4 to 30 mm higher. */
  STEP("seam.step", Place.SEAM),
  /** The next piece starts 3 mm higher and 2 mm further. */
  STEP_WITH_GAP("seam.step", Place.SEAM),
  /** A vertex of the road stands exactly in the middle of the neighbour's edge. */
  T_VERTEX("seam.t-junction", Place.ROAD),
  /** The next piece starts 10 mm too early. */
  OVERLAP_10_MM("seam.overlap", Place.SEAM),
  /** A collidable painted layer 0.5 mm over the road. */
  LAYER_HALF_MM("seam.overlap", Place.ROAD),
  /** A slot 0.24 m wide from the verge's outer rim inwards. */
  SLOT_AT_RIM("boundary.in-corridor", Place.RIM),
  /** A triangle is missing inside a piece. */
  HOLE_IN_PIECE("boundary.hole", Place.ROAD),
  /** A triangle is missing at a seam. */
  HOLE_AT_SEAM("boundary.hole", Place.SEAM),
  /** A wall across the road that leaves no way past. */
  WALL_ACROSS("probe.chassis-hit", Place.ROAD);

  /** Where a defect can stand. */
  enum Place {
    /** Inside a road piece. */
    ROAD,
    /** Where two road pieces meet. */
    SEAM,
    /** The one seam whose vertices lie at height 0. */
    ZERO_SEAM,
    /** Inside a verge. */
    VERGE,
    /** At the outer rim of a verge without a wall. */
    RIM,
    /** In a piece of its own. */
    NOWHERE
  }

  private final String rule;
  private final Place place;

  DefectKind(String rule, Place place) {
    this.rule = rule;
    this.place = place;
  }

  /** The rule that must report it. */
  public String rule() {
    return rule;
  }

  /** Lower case with hyphens, as in the truth file. */
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  Place place() {
    return place;
  }
}
