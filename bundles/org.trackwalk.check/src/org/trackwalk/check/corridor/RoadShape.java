package org.trackwalk.check.corridor;

import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntPredicate;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * The road by its shape alone (RULES 2, way 4): the one closed band that stands out, with its lines
 * and kerbs. Where two bands may be the road there is none: no answer is better than a wrong one.
 *
 * @param triangles the road's triangles
 * @param width median width of the band in metres, without kerbs
 * @param length of the band's middle in metres
 * @param down whether it faces down: it is wound the wrong way
 */
record RoadShape(BitSet triangles, double width, double length, boolean down) {

  /** So many times the next band's score the road's is at least. */
  private static final double CLEARLY = 1.5;

  /** A patch with a triangle that is a larger part of the level's area is no road. */
  private static final double TOO_LARGE = 0.1;

  /** The least area of a road, square metres: 20 times as long as 4 m. */
  private static final double LEAST_AREA = 320;

  /** What is narrower is a painted line, metres; it may go all around. */
  private static final double LINE = 0.5;

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
  static RoadShape find(WeldedSurface surface, Topology topology, IntPredicate unknown) {
    Ground ground = Ground.of(surface, topology, false);
    RoadShape road = find(ground, unknown, false);
    if (road != null || ground.otherArea() < LEAST_AREA || isClosed(topology)) {
      return road;
    }
    Ground under = Ground.of(surface, topology, true);
    road = find(under, unknown, true);
    return road != null && new TurnedRoad(surface, topology, road).is(under) ? road : null;
  }

  /** The underside of a closed body is no road. */
  private static boolean isClosed(Topology topology) {
    return topology.boundaryEdgeCount() == 0
        && topology.windingMismatchCount() == 0
        && topology.nonManifoldEdgeCount() == 0;
  }

  private static RoadShape find(Ground ground, IntPredicate unknown, boolean down) {
    if (ground.levelArea() < LEAST_AREA) {
      return null;
    }
    if (ground.isOneCompactPatch(BandFinder.LEAST_RIM)) {
      return null;
    }
    ground.findNeighbours();
    ground.facingNeighbours();
    Patches patches = Patches.of(ground);
    patches.joinEnds();
    BandFinder finder = new BandFinder(ground, patches);
    BitSet never = never(ground, patches, unknown);
    List<Band> bands = finder.find().stream().filter(b -> !never.get(b.patch())).toList();
    Band best = null;
    double next = 0;
    for (Band band : bands) {
      if (best == null || band.score() > best.score()) {
        next = best == null ? 0 : best.score();
        best = band;
      } else {
        next = Math.max(next, band.score());
      }
    }
    if (best == null
        || best.width() > BandFinder.WIDEST
        || best.score() < CLEARLY * next
        || (best.besideStrips() && !best.flanked())) {
      return null;
    }
    BitSet road = withKerbs(best, ground, patches, finder, never);
    BitSet triangles = new BitSet();
    for (int t = 0; t < ground.size(); t++) {
      if (ground.up(t) && road.get(patches.of(t))) {
        triangles.set(t);
      }
    }
    return new RoadShape(triangles, best.width(), best.length(), down);
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
              && finder.meanWidth(patch) < LINE
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
