package org.trackwalk.examples.planted;

import java.util.Arrays;
import java.util.List;
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
  LARGE_FIELD("quality.oversized", Place.NOWHERE),
  /** A vertex whose render normal leans by 45 to 75 degrees. */
  LEANING_NORMAL("normal.shading", Place.ANY, Needs.ENGINES),
  /** A triangle of the road's piece was left a kilometre away. */
  FAR_SCRAP("weld.engine-split", Place.ANY, Needs.ENGINES),
  /** A bank of 60 degrees at the edge of a road without a verge. */
  BANK("cliff.push-off", Place.PLAIN, Needs.ENGINES),
  /** A ridge 32 cm long and 16 mm high, across a shallow gully in a verge. */
  RIDGE_IN_GULLY("edge.lost-contact", Place.ANY, Needs.ENGINES),
  /** Some metres of the wall around everything are missing. */
  OPEN_WALL("boundary.leak", Place.RIM, Needs.ENCLOSURE),
  /** A wall at the rim of a verge that turns its back to the road. */
  WALL_AWAY("normal.wall-away", Place.RIM, Needs.RIMS);

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

  /** What a defect is a defect for. */
  public enum Needs {
    /** Every engine. */
    NOTHING,
    /** Engines that steer by render normals, forget edges, round vertices, or push off slopes. */
    ENGINES,
    /** A level that no car must be able to leave; it gets walls all around. */
    ENCLOSURE,
    /** A level with rims that nothing else was planted at. */
    RIMS
  }

  private final String rule;
  private final Place place;
  private final Needs needs;

  ShapeDefect(String rule, Place place) {
    this(rule, place, Needs.NOTHING);
  }

  ShapeDefect(String rule, Place place, Needs needs) {
    this.rule = rule;
    this.place = place;
    this.needs = needs;
  }

  /** Those that need the same. */
  public static List<ShapeDefect> with(Needs needs) {
    return Arrays.stream(values()).filter(d -> d.needs == needs).toList();
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
