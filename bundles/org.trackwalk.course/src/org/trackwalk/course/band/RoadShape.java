package org.trackwalk.course.band;

import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntPredicate;
import org.trackwalk.course.patch.Ground;
import org.trackwalk.course.patch.Marks;
import org.trackwalk.course.patch.Patches;
import org.trackwalk.course.size.RoadSizes;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * The road by its shape alone (docs/corridor.md, way 4): the one closed band that stands out, or
 * where none does one with two ends, with its lines and kerbs. Where several may be the road all of
 * them are, and it is doubtful.
 *
 * @param triangles the road's triangles
 * @param bands its closed bands; one, unless it is doubtful or they are lanes of one road
 * @param strips whether strips beside it that are no closed bands are taken for road too
 * @param doubtful whether another band may just as well be the road
 * @param down whether it faces down: it is wound the wrong way
 * @param stage whether it is a band of what names call loose ground
 */
public record RoadShape(
    BitSet triangles,
    List<Band> bands,
    boolean strips,
    boolean doubtful,
    boolean down,
    boolean stage) {

  /** A patch with a triangle that is a larger part of the level's area is no road. */
  private static final double TOO_LARGE = 0.1;

  /** A kerb has this share of its border along the road at least; 0.5 is all of one long side. */
  private static final double KERB_SHARE = 0.35;

  /** A kerb runs along this part of the lap at most: grass and walls go all around. */
  private static final double KERB_LAP = 0.5;

  /**
   * Seeks the road.
   *
   * @param unknown triangles that no name speaks about: only they can be road
   * @return null when no band stands out
   */
  static RoadShape find(Land land, Topology topology, IntPredicate unknown) {
    MayBeRoad may = new MayBeRoad(unknown, unknown);
    WeldedSurface surface = land.surface();
    Ground ground = Ground.of(surface, topology, false, false);
    RoadShape road = find(ground, surface, topology, may, Way.AROUND);
    if (road == null && ground.otherArea() >= RoadSizes.LEAST_AREA && !isClosed(topology)) {
      road = turned(land, topology, may);
    }
    road = road == null ? find(ground, surface, topology, may, Way.TO_ITS_ENDS) : road;
    road = road == null ? find(ground, may, Way.WIDE) : road;
    return road == null ? find(ground, may, Way.WIDE_TO_ITS_ENDS) : road;
  }

  /**
   * Seeks a stage: the one band of loose ground, closed or with two ends, where nothing else may be
   * the road.
   *
   * @param may a band of what names call loose ground
   * @return null when there is none, or more than one
   */
  static RoadShape ofStage(Land land, Topology topology, MayBeRoad may) {
    Ground ground = Ground.of(land.surface(), topology, false, false);
    RoadShape ring = find(ground, may, Way.STAGE_AROUND);
    return ring == null ? find(ground, may, Way.STAGE) : ring;
  }

  /** The road where it is wound the wrong way: a closed band that faces down. */
  private static RoadShape turned(Land land, Topology topology, MayBeRoad may) {
    Ground under = Ground.of(land.surface(), topology, true, false);
    if (under.groundArea() < RoadSizes.LEAST_AREA) {
      return null;
    }
    RoadShape road = find(under, land.surface(), topology, may, Way.AROUND_FACING_DOWN);
    return road != null && new TurnedRoad(land, topology, road).is(under) ? road : null;
  }

  /** What is looked for. */
  private enum Way {
    AROUND,
    AROUND_ALONE,
    AROUND_FACING_DOWN,
    TO_ITS_ENDS,
    /** All there is to drive on, wider than any road: the unit may not be the metre. */
    WIDE,
    WIDE_TO_ITS_ENDS,
    STAGE_AROUND,
    STAGE;

    List<Band> bands(BandFinder finder) {
      return switch (this) {
        case AROUND, AROUND_FACING_DOWN, STAGE_AROUND -> finder.find();
        case AROUND_ALONE, WIDE -> finder.findLone();
        case TO_ITS_ENDS, WIDE_TO_ITS_ENDS -> finder.findOpen();
        case STAGE -> finder.findAllOpen();
      };
    }

    /** What is looked for in all ground, whatever it is made of; null where nothing is. */
    Way ofAllGround() {
      return switch (this) {
        case AROUND, AROUND_ALONE -> AROUND_ALONE;
        case TO_ITS_ENDS -> TO_ITS_ENDS;
        case AROUND_FACING_DOWN, WIDE, WIDE_TO_ITS_ENDS, STAGE_AROUND, STAGE -> null;
      };
    }

    boolean goesAround() {
      return this != TO_ITS_ENDS && this != WIDE_TO_ITS_ENDS && this != STAGE;
    }

    BandChoice choice(List<Band> bands, BandSides sides) {
      return switch (this) {
        case AROUND, AROUND_ALONE, AROUND_FACING_DOWN -> BandChoice.of(bands, sides);
        case TO_ITS_ENDS -> BandChoice.ofOpen(bands);
        case WIDE, WIDE_TO_ITS_ENDS -> bands.size() == 1 ? BandChoice.certain(bands.get(0)) : null;
        case STAGE_AROUND, STAGE -> BandChoice.ofStages(bands);
      };
    }
  }

  /** Whether it is narrower than any road for cars, as with another unit. */
  public boolean narrow() {
    return bands.stream().mapToDouble(Band::width).sum() < RoadSizes.NARROWEST;
  }

  /** Whether it is wider than any road for cars, as with another unit. */
  public boolean wide() {
    return !doubtful && bands.stream().mapToDouble(Band::width).sum() > BandFinder.WIDEST;
  }

  /** Whether it is one ring that is certain and wider than so much, metres. */
  public boolean isLoneRing(double wider) {
    return !doubtful && bands.size() == 1 && !bands.get(0).open() && bands.get(0).width() > wider;
  }

  /** By materials; where all is of one, which says nothing, by pieces. */
  private static RoadShape find(
      Ground ground, WeldedSurface surface, Topology topology, MayBeRoad may, Way way) {
    RoadShape road = find(ground, may, way);
    if (road != null || surface.pieces().size() == 1 || !ground.isOfOne()) {
      return road;
    }
    return find(Ground.of(surface, topology, way == Way.AROUND_FACING_DOWN, true), may, way);
  }

  /** The underside of a closed body is no road. */
  private static boolean isClosed(Topology topology) {
    return topology.boundaryEdgeCount() == 0
        && topology.windingMismatchCount() == 0
        && topology.nonManifoldEdgeCount() == 0;
  }

  private static RoadShape find(Ground ground, MayBeRoad may, Way way) {
    boolean small = ground.levelArea() < RoadSizes.LEAST_AREA;
    if (small && way != Way.AROUND
        || small && ground.groundArea() < Body.FOOTPRINT
        || ground.groundArea() == 0) {
      return null; // wound the wrong way, all of a level is no ground
    }
    if (ground.isOneCompactPatch(BandFinder.LEAST_RIM)) {
      return null;
    }
    if (!ground.knowsNeighbours()) {
      ground.findNeighbours();
      ground.facingNeighbours();
    }
    RoadShape road = among(ground, may, way);
    Way asOne = way.ofAllGround();
    // A road with nothing around it is one band, whatever its lanes, lines and kerbs are made of.
    return road == null && asOne != null && !ground.isOfOne()
        ? among(ground.asOne(), may, asOne)
        : road;
  }

  /** A road that goes around is whole sooner than torn; of one with ends a part may be gone. */
  private static RoadShape among(Ground ground, MayBeRoad may, Way way) {
    Patches patches = Patches.of(ground);
    patches.joinEnds();
    BitSet marks = Marks.join(ground, patches);
    IntPredicate band = may.with(marks);
    BandFinder finder = new BandFinder(ground, patches);
    if (way.goesAround()) {
      finder.mend(TornBands.rings(ground, patches, finder));
      RoadShape whole = named(among(ground, patches, finder, band, way), may);
      if (whole != null) {
        return whole;
      }
    }
    TornBands torn =
        way.goesAround()
            ? TornBands.joined(ground, patches, finder)
            : TornBands.strips(ground, patches, finder);
    if (way.goesAround() && torn.isEmpty()) {
      return null;
    }
    BandFinder mended = new BandFinder(ground, patches);
    mended.mend(torn);
    return named(among(ground, patches, mended, band, way), may);
  }

  /** Without the marks in it that names call something else. */
  private static RoadShape named(RoadShape road, MayBeRoad may) {
    if (road != null) {
      BitSet all = road.triangles;
      for (int t = all.nextSetBit(0); t >= 0; t = all.nextSetBit(t + 1)) {
        all.set(t, may.isRoad(t));
      }
    }
    return road;
  }

  private static RoadShape among(
      Ground ground, Patches patches, BandFinder finder, IntPredicate band, Way way) {
    BitSet never = never(ground, patches, band);
    List<Band> bands = way.bands(finder).stream().filter(b -> !never.get(b.patch())).toList();
    BandChoice choice = way.choice(bands, new BandSides(ground, finder));
    if (choice == null) {
      return null;
    }
    BitSet road = new BitSet();
    choice.bands().forEach(b -> road.or(withKerbs(b, ground, patches, finder, never)));
    choice.others().stream().filter(p -> !never.get(p)).forEach(road::set);
    BitSet triangles = new BitSet();
    for (int t = 0; t < ground.size(); t++) {
      if (ground.up(t) && road.get(patches.of(t))) {
        triangles.set(t);
      }
    }
    return new RoadShape(
        triangles,
        choice.bands(),
        !choice.others().isEmpty(),
        choice.doubtful(),
        way == Way.AROUND_FACING_DOWN,
        way == Way.STAGE_AROUND || way == Way.STAGE);
  }

  private static BitSet never(Ground ground, Patches patches, IntPredicate unknown) {
    BitSet never = new BitSet();
    double largest = TOO_LARGE * ground.levelArea();
    for (int t = 0; t < ground.size(); t++) {
      if (ground.up(t) && (ground.area(t) > largest || !unknown.test(t))) {
        never.set(patches.of(t));
      }
    }
    return never;
  }

  /** The band, the lines painted along it, and then the kerbs along both. */
  private static BitSet withKerbs(
      Band band, Ground ground, Patches patches, BandFinder finder, BitSet never) {
    BitSet road = new BitSet();
    road.set(band.patch());
    Map<Integer, Double> lines = new TreeMap<>();
    for (IntList side : band.sides()) {
      along(side, ground, patches, lines);
    }
    Map<Integer, Double> kerbs = new TreeMap<>(lines);
    lines.forEach(
        (patch, length) -> {
          if (!never.get(patch)
              && finder.meanWidth(patch) < Marks.LINE
              && finder.borders().containsKey(patch)) {
            road.set(patch);
            along(finder.borders().get(patch), ground, patches, kerbs);
          }
        });
    kerbs.forEach(
        (patch, length) -> {
          if (!never.get(patch)
              && finder.meanWidth(patch) < BandFinder.KERB
              && length >= KERB_SHARE * finder.rim(patch)
              && length <= KERB_LAP * band.length()) {
            road.set(patch);
          }
        });
    return road;
  }

  private static void along(
      IntList border, Ground ground, Patches patches, Map<Integer, Double> metres) {
    for (int i = 0; i < border.size(); i++) {
      int other = ground.across(border.get(i));
      if (other >= 0) {
        metres.merge(patches.of(other), ground.length(border.get(i)), Double::sum);
      }
    }
  }
}
