package org.trackwalk.course.called;

import java.util.BitSet;
import java.util.function.IntPredicate;
import org.trackwalk.course.part.Alongside;
import org.trackwalk.course.part.LowFaces;
import org.trackwalk.course.part.RoadEnds;
import org.trackwalk.course.part.RoadLayout;
import org.trackwalk.course.part.RoadPart;
import org.trackwalk.course.part.RoadParts;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.ground.reach.Slopes;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * What of all that is called road is the road. It hangs together ({@link RoadParts}), or goes on
 * where a piece is missing ({@link RoadEnds}); of parts that do neither the longest ring is the
 * road ({@link RoadLayout}), however many streets there are beside it. Without a ring it is the
 * longest part, if that is a ribbon and not the top of a wall. What is too narrow for a car, or
 * stands on walls, and runs along a wider road that is nearly as long ({@link Alongside}) is the
 * top of its kerb or wall, however much longer around it is. What is nearly as long, or longer and
 * no network of streets, is road too. Others, such as yards and side roads, are ground that no race
 * goes over. Walls, undersides, ceilings and roofs are no road, whatever they are called.
 */
public final class NamedRoad {

  private final Land land;
  private final WeldedSurface surface;
  private final Topology topology;

  /** What is called road and is no underside. */
  private final BitSet called;

  private final BitSet floor;

  /** What of the floor is road by its material alone, beside a ring that is called so. */
  private final BitSet others;

  private final BitSet road;

  private boolean rivals;

  private NamedRoad(Land land, Topology topology, BitSet called, BitSet own) {
    this.land = land;
    this.surface = land.surface();
    this.topology = topology;
    this.called = called;
    this.floor = RoadParts.carrying(land, called);
    floor.andNot(Ceilings.of(land, called, floor));
    this.others = CalledRing.others(land, topology, floor, own);
    floor.andNot(others);
    this.road = (BitSet) floor.clone();
  }

  /**
   * Seeks the road among triangles that are called so, undersides left out.
   *
   * @param own those of them that are so not by their material alone
   */
  public static NamedRoad among(Land land, Topology topology, BitSet called, BitSet own) {
    NamedRoad named = new NamedRoad(land, topology, called, own);
    named.find();
    return named;
  }

  /** The triangles of the road. */
  public BitSet road() {
    return road;
  }

  /** Whether a ring and what does not go around may both be what is raced, and both are road. */
  boolean hasRivals() {
    return rivals;
  }

  /** What is called road by its material alone, beside a ring whose objects are called so. */
  BitSet others() {
    return others;
  }

  /** Ground that is called road and hangs together with nothing of it. */
  BitSet apart() {
    BitSet apart = whole();
    apart.andNot(road);
    return apart;
  }

  private BitSet whole() {
    BitSet whole = (BitSet) floor.clone();
    whole.or(others);
    return whole;
  }

  private void find() {
    if (RoadParts.welded(land, floor).count() > 1 || !isFlat()) {
      NamedParts all = NamedParts.joined(land, topology, floor);
      RoadPart ring = all.longest(p -> all.layout().isRing(p) && !isEdging(p, all));
      LaidRing laid = ring == null ? LaidRing.find(land, topology, floor, all) : null;
      if (laid != null) {
        keepWith(laid, all);
      } else if (all.parts().count() > 1 || !isFlat()) {
        BitSet kept = ring == null ? byLength(all) : beside(ring, all);
        floor.stream().filter(t -> !kept.get(all.parts().of(t))).forEach(road::clear);
      }
    }
    road.andNot(WalledStreets.of(land, topology, road));
    LowFaces.beside(surface, topology, called, whole(), road).stream().forEach(road::set);
  }

  /** Whether some of the ground is as flat as a street and faces up. */
  private boolean isFlat() {
    for (int t = floor.nextSetBit(0); t >= 0; t = floor.nextSetBit(t + 1)) {
      if (RoadPart.isFlat(Slopes.up(surface, t))) {
        return true;
      }
    }
    return false;
  }

  /** The numbers of the parts that are road where nothing is a ring. */
  private BitSet byLength(NamedParts all) {
    RoadPart longest = all.longest(part -> !isEdging(part, all));
    BitSet kept = new BitSet();
    if (longest == null) {
      return kept;
    }
    boolean around = all.layout().goesAround(longest);
    for (RoadPart part : all.ways()) {
      boolean edging = isEdging(part, longest, all);
      boolean none =
          part.isCrown() || longest.length() > RoadPart.CLEARLY * part.length() || edging;
      kept.set(part.number(), !(none && (longest.isRibbon() || edging && around)));
    }
    return kept;
  }

  /**
   * Whether a part runs along one side or both of a road that is nearly as long, as the tops of
   * kerbs and walls do. What goes around runs along what goes around, and along no streets.
   */
  private static boolean isEdging(RoadPart part, NamedParts all) {
    return all.ways().stream()
        .anyMatch(
            road ->
                !road.isCrown()
                    && (!all.layout().isRing(part) || all.layout().goesAround(road))
                    && part.length() <= 2 * RoadPart.CLEARLY * road.length()
                    && isEdging(part, road, all));
  }

  private static boolean isEdging(RoadPart part, RoadPart road, NamedParts all) {
    boolean rings = all.layout().isRing(part) && all.layout().isRing(road);
    return isEdging(part, road, rings, isIn(road, all), all);
  }

  /**
   * Whether a part is too narrow for a car, or stands on walls on which its wheels stop, and runs
   * along a road that is clearly wider: about its own width beside it; a ring around a ring, as
   * walls behind a verge are, up to the road's width. A road for models that has a yard elsewhere
   * does not.
   */
  private static boolean isEdging(
      RoadPart part, RoadPart road, boolean rings, IntPredicate in, NamedParts all) {
    return (part.width() < Body.CAR.width() || isWall(part, in, all))
        && RoadPart.CLEARLY * part.width() < road.width()
        && all.alongside()
            .runs(part.number(), in, rings ? road.width() : RoadPart.CLEARLY * part.width());
  }

  /** Whether a part stands on walls on which wheels stop, and over none of what is beside it. */
  private static boolean isWall(RoadPart part, IntPredicate road, NamedParts all) {
    return part.deep() > Body.CAR.hub()
        && !all.alongside().liesOver(part.number(), road, part.width() / 4);
  }

  /** Tells the triangles of a part. */
  private static IntPredicate isIn(RoadPart part, NamedParts all) {
    return t -> all.parts().has(t) && all.parts().of(t) == part.number();
  }

  /**
   * A ring, and what is as long and no network of streets: then it is not certain what is raced.
   */
  private BitSet beside(RoadPart ring, NamedParts all) {
    BitSet kept = new BitSet();
    for (RoadPart part : all.ways()) {
      boolean none = !isRival(part, ring, isIn(ring, all), all);
      kept.set(part.number(), !none);
      rivals |= !none && !all.layout().isRing(part);
    }
    return kept;
  }

  /** Whether a part is nearly as long as a ring, also for its width if it does not go around. */
  private static boolean isRival(RoadPart part, RoadPart ring, IntPredicate in, NamedParts all) {
    RoadLayout layout = all.layout();
    boolean slender =
        layout.goesAround(part) || ring.slenderness() <= RoadPart.CLEARLY * part.slenderness();
    return slender
        && !part.isCrown()
        && !layout.isNetwork(part)
        && ring.length() <= RoadPart.CLEARLY * part.length()
        && !isEdging(part, ring, layout.isRing(part), in, all);
  }

  /**
   * Keeps a ring, its rivals, and what it hangs together with but for streets and yards that are
   * larger than it.
   */
  private void keepWith(LaidRing ring, NamedParts all) {
    BitSet others = (BitSet) floor.clone();
    others.andNot(ring.triangles());
    ring.yards().stream().forEach(road::clear);
    others.andNot(ring.yards());
    NamedParts rest = NamedParts.joined(land, topology, others);
    BitSet kept = new BitSet();
    BitSet hanging = new BitSet();
    others.stream()
        .filter(t -> all.parts().of(t) == ring.host().number())
        .forEach(t -> hanging.set(rest.parts().of(t)));
    for (RoadPart part : rest.measured()) {
      boolean along = hanging.get(part.number()) && !part.ceiling();
      boolean rival =
          part.flat() && !part.ceiling() && isRival(part, ring.part(), ring.triangles()::get, rest);
      kept.set(part.number(), along ? !rest.layout().isNetwork(part) : rival);
      rivals |= rival && !along;
    }
    others.stream().filter(t -> !kept.get(rest.parts().of(t))).forEach(road::clear);
  }
}
