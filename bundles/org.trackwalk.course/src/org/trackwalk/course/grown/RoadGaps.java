package org.trackwalk.course.grown;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import org.trackwalk.course.patch.Ground;
import org.trackwalk.course.patch.Patches;
import org.trackwalk.course.patch.Strip;
import org.trackwalk.course.patch.Strips;
import org.trackwalk.course.size.RoadSizes;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * What fills a gap in a road that names, a manifest or a start have told: a piece, or several in a
 * row, that faces up, begins where the road ends, at its full width and straight on, and ends where
 * the road goes on; a slit or a piece that is missing between two of them ends it nowhere ({@link
 * TornEnds}). Terrain and verge lie beside the road's ends, a run-off has one end there, and a pit
 * lane begins at its side. No more is missing of it than is there. A lawn between two roads has
 * roads at both sides, too, but they are no strip in which it lies: that is many times as long as
 * it is wide. How wide counts over all pieces alike that lie side by side: the two lanes of a road,
 * or the verge between the legs of a hairpin, as long as they are.
 */
final class RoadGaps {

  private final Ground ground;
  private final Patches patches;
  private final Strips strips;
  private final BitSet road = new BitSet();
  private final BitSet open = new BitSet();

  /** Whether what fills a gap may be longer than the road that goes on there. */
  private final boolean anyLength;

  /** Patches of rows that begin at an end of the road and do not come back to it. */
  private final Set<Integer> leading = new HashSet<>();

  /** Null until somebody comes to one. */
  private TornEnds torn;

  private RoadGaps(Ground ground, IntPredicate isRoad, IntPredicate mayBe, boolean anyLength) {
    this.ground = ground;
    this.anyLength = anyLength;
    patches = Patches.of(ground);
    strips = new Strips(ground, patches);
    for (int t = 0; t < ground.size(); t++) {
      if (ground.up(t)) {
        int patch = patches.of(t);
        road.set(patch, road.get(patch) || isRoad.test(t));
        open.set(patch, open.get(patch) || mayBe.test(t));
      }
    }
    open.andNot(road);
  }

  /**
   * What begins at ends of the road.
   *
   * @param filling triangles that fill gaps
   * @param leading triangles of what goes on there, as long and narrow as a road, and does not come
   *     back to it
   */
  record Found(BitSet filling, BitSet leading) {}

  /**
   * Seeks them.
   *
   * @param isRoad triangles that are known to be road
   * @param mayBe triangles of which nobody says that they are something else
   * @param anyLength whether a car is known to be on the road, so that what fills a gap in it may
   *     be longer than it: the start may lie on the one stretch that is made of something else
   */
  static Found find(
      WeldedSurface surface,
      Topology topology,
      IntPredicate isRoad,
      IntPredicate mayBe,
      boolean anyLength) {
    Ground ground = Ground.ofSurfaces(surface, topology);
    ground.findNeighbours();
    ground.facingNeighbours();
    return new RoadGaps(ground, isRoad, mayBe, anyLength).find();
  }

  private Found find() {
    Set<Integer> filling = new HashSet<>();
    for (int p = open.nextSetBit(0); p >= 0; p = open.nextSetBit(p + 1)) {
      if (!filling.contains(p) && bordersOnRoad(p)) {
        Strip strip = strips.of(p);
        for (Strip.End end : strip.ends()) {
          if (isRoad(end)) {
            filling.addAll(chain(strip, end));
          }
        }
      }
    }
    leading.removeAll(filling);
    return new Found(triangles(filling), triangles(leading));
  }

  private BitSet triangles(Set<Integer> of) {
    BitSet triangles = new BitSet();
    for (int t = 0; t < ground.size() && !of.isEmpty(); t++) {
      if (ground.up(t) && of.contains(patches.of(t))) {
        triangles.set(t);
      }
    }
    return triangles;
  }

  private boolean bordersOnRoad(int patch) {
    for (int i = 0; i < strips.border(patch).size(); i++) {
      int other = ground.across(strips.border(patch).get(i));
      if (other >= 0 && road.get(patches.of(other))) {
        return true;
      }
    }
    return false;
  }

  /**
   * From one end of the road over what may be road to the next; empty where it does not get there.
   */
  private List<Integer> chain(Strip first, Strip.End start) {
    List<Integer> chain = new ArrayList<>();
    List<Strip.End> entries = new ArrayList<>();
    Strip strip = first;
    Strip.End entry = start;
    double length = 0;
    double missing = 0;
    while (open.get(strip.patch()) && !chain.contains(strip.patch())) {
      chain.add(strip.patch());
      entries.add(entry);
      Strip.End exit = strip.opposite(entry);
      if (exit == null) {
        break;
      }
      length += strip.length(entry, exit);
      TornEnds.Entry next = next(strip, exit);
      missing += next == null ? 0 : next.missing();
      if (isRoad(exit) || isRoadNear(exit, next)) {
        double strips = reach(first, start, chain) + reach(strip, exit, chain);
        double slender = (length + strips) / RoadSizes.SLENDER;
        boolean whole = slender >= start.width() && missing <= length;
        return whole
                && interrupts(first, start, strip, exit, chain, length)
                && !isWider(chain, entries, slender)
            ? chain
            : List.of();
      }
      if (next == null) {
        break;
      }
      entry = next.end();
      strip = next.strip();
    }
    if (length >= RoadSizes.SLENDER * start.width()) {
      leading.addAll(chain);
    }
    return List.of();
  }

  /**
   * Whether a row is missing between a torn end and the road: what is called something else than
   * road and ends farther from it than it is wide may be a car park.
   */
  private boolean isRoadNear(Strip.End exit, TornEnds.Entry next) {
    return exit.isTorn()
        && next != null
        && road.get(next.strip().patch())
        && next.missing() <= exit.width();
  }

  private boolean isRoad(Strip.End end) {
    double metres = 0;
    for (int i = 0; i < end.edges().size(); i++) {
      int other = ground.across(end.edges().get(i));
      metres += other >= 0 && road.get(patches.of(other)) ? ground.length(end.edges().get(i)) : 0;
    }
    return !end.isTorn() && road.get(end.beyond()) && metres >= Strips.MOSTLY * end.width();
  }

  /**
   * Whether what lies between two ends of the road is a gap in it: as long as the road that goes on
   * there, at most. Of a verge that lies around a whole lap one piece may be called a road's.
   */
  private boolean interrupts(
      Strip first, Strip.End start, Strip last, Strip.End exit, List<Integer> chain, double gap) {
    Set<Integer> seen = new HashSet<>(chain);
    return anyLength
        || reach(first, start, seen, road::get) + reach(last, exit, seen, road::get) >= gap;
  }

  /** Whether a row of strips alike, of which one is in a chain, is wider than some metres. */
  private boolean isWider(List<Integer> chain, List<Strip.End> entries, double most) {
    for (int i = 0; i < chain.size(); i++) {
      if (isWider(strips.of(chain.get(i)), entries.get(i), most)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a strip is, at an end, with all that is alike and lies beside it in a row. */
  private boolean isWider(Strip first, Strip.End start, double most) {
    double width = start.width();
    Set<Integer> seen = new HashSet<>(List.of(first.patch()));
    Strip.End opposite = first.opposite(start);
    for (Strip.End side : first.ends()) {
      Strip strip = first;
      Strip.End exit = side == start || side == opposite ? null : side;
      while (width <= most && exit != null && isBeside(strip, exit) && seen.add(exit.beyond())) {
        Strip.End entry = strips.beyond(strip, exit);
        strip = strips.of(exit.beyond());
        exit = entry == null ? null : strip.opposite(entry);
        width += exit == null ? 0 : strip.length(entry, exit);
      }
    }
    return width > most;
  }

  /** Whether what goes on at the side of a strip is like it, and nobody says that it is road. */
  private boolean isBeside(Strip strip, Strip.End side) {
    return !side.isTorn() && open.get(side.beyond()) && ground.alike(strip.patch(), side.beyond());
  }

  /** Metres of strips one after the other beyond an end. */
  private double reach(Strip from, Strip.End end, List<Integer> chain) {
    return reach(from, end, new HashSet<>(chain), patch -> true);
  }

  /** Likewise up to one that is seen already, or that does not count. */
  private double reach(Strip from, Strip.End end, Set<Integer> seen, IntPredicate counts) {
    double length = 0;
    TornEnds.Entry next = next(from, end);
    while (next != null && counts.test(next.strip().patch()) && seen.add(next.strip().patch())) {
      Strip strip = next.strip();
      Strip.End exit = strip.opposite(next.end());
      length += exit == null ? 0 : strip.length(next.end(), exit);
      next = exit == null ? null : next(strip, exit);
    }
    return length;
  }

  /** The strip that goes on beyond an end, and its end there; null where none does. */
  private TornEnds.Entry next(Strip strip, Strip.End exit) {
    if (exit.isTorn()) {
      if (torn == null) {
        torn = new TornEnds(ground, strips, open, road);
      }
      return torn.beyond(exit);
    }
    Strip.End entry = strips.beyond(strip, exit);
    return entry == null ? null : new TornEnds.Entry(strips.of(exit.beyond()), entry, 0);
  }
}
