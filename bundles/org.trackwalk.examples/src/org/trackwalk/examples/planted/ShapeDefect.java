package org.trackwalk.examples.planted;

import java.util.Locale;

/**
 * What can be planted where it has a segment of a circuit to itself: defects of the road's shape,
 * of what stands in it or beside it, and of a few triangles of it.
 */
public enum ShapeDefect {
  /** The slope breaks by 1.2 to 2 degrees on one row, and comes back on curves. */
  KINK("ride.kink", Place.PLAIN),
  /** A crest of 100 to 130 m radius, and as much of a dip before and behind it. */
  CREST("ride.crest", Place.PLAIN),
  /** A dip of 480 to 900 m radius. */
  DIP("ride.compression", Place.PLAIN),
  /** 3 to 8 m of road and verges are missing. */
  MISSING_STRETCH("probe.fall-through", Place.PLAIN),
  /** Ground 1 to 20 m under the rim of a verge without a wall. */
  DROP("cliff.drop", Place.RIM),
  /** A triangle of the verge, beyond its rim, that touches it in one vertex. */
  CORNER_TOUCHES("topology.bow-tie", Place.RIM),
  /** An upright face of 8 to 50 mm across the road; behind it the road comes down again. */
  STEP_UP("cliff.step-up", Place.ANY),
  /** A drain 5 to 30 cm deep across some lanes. */
  GROOVE("probe.wheel-gap", Place.ANY),
  /** A ridge across the road on which a car runs aground. */
  RIDGE("probe.chassis-hit", Place.ANY),
  /** A quad of the road with a second face under it that has the same vertices. */
  BACK_FACES("topology.back-to-back", Place.ANY),
  /** A vertex split in two, 1.3 to 4.5 mm apart. */
  SPLIT_VERTEX("quality.micro-edge", Place.ANY),
  /** A vertex put into an edge, some millimetres too far: the surface folds back. */
  FOLD("edge.ghost-contact", Place.ANY),
  /** A vertex put into an edge, too high: its narrow triangle leans. */
  LEANING_FACET("edge.wrong-normal", Place.ANY),
  /** Terrain under the road with one vertex that stands out of it. */
  BUMP_THROUGH_ROAD("topology.intersection", Place.ANY),
  /** One large triangle far below everything. */
  LARGE_FIELD("quality.oversized", Place.NOWHERE);

  /** Which segments a defect can have. */
  enum Place {
    /** Without kerbs and walls. */
    PLAIN,
    /** With a verge that has no wall. */
    RIM,
    /** All but those at the crossing. */
    ANY,
    /** It needs none. */
    NOWHERE
  }

  private final String rule;
  private final Place place;

  ShapeDefect(String rule, Place place) {
    this.rule = rule;
    this.place = place;
  }

  /** The rule that must report it. */
  public String rule() {
    return rule;
  }

  /** Lower case with hyphens. */
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  Place place() {
    return place;
  }
}
