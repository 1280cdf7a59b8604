package org.trackwalk.course.called;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import org.trackwalk.course.part.RoadPart;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.ground.reach.Roll;
import org.trackwalk.ground.reach.Tiles;
import org.trackwalk.mesh.parallel.Budget;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.profile.BackFaces;

/**
 * Streets that hang together with a ring of road and from which a wall keeps the race: those of a
 * town go on behind the barriers of a street circuit, under the same name and of the same mesh. A
 * car rolls over what is called road and over nothing else ({@link Roll}). Ground to which it does
 * not get from most of the road is such a street if the road goes around without it. Where a wall
 * stands across the ring itself it does not, and all of it stays road. On a ring that is narrower
 * than what a car needs to get past something, as on a track for models, whatever stands on it is a
 * wall to a car, and nothing is told apart.
 */
final class WalledStreets {

  /** Tiles of 32 x 32 cells that are looked at: roads of some 2,000,000 square metres, 60 MB. */
  private static final int MOST_TILES = 4096;

  /** So many places are tried to roll from, largest faces first. */
  private static final int STARTS = 64;

  /** What of the road is kept apart is looked at that often, largest first. */
  private static final int TRIED = 8;

  /** Units of work of a place that a car gets to: it looks for a way on to each side. */
  private static final long WAYS = 8;

  private static final BackFaces BOTH_SIDES = new BackFaces(true, false);

  private final Land land;
  private final WeldedSurface surface;
  private final Topology topology;
  private final BitSet road;
  private NamedParts all;
  private RoadPart ring;

  private WalledStreets(Land land, Topology topology, BitSet road) {
    this.land = land;
    this.surface = land.surface();
    this.topology = topology;
    this.road = road;
  }

  /**
   * Finds them.
   *
   * @param road triangles that carry a car; nothing else is asked for
   * @return triangles of it, none when the road is no ring or all of it is reached
   */
  static BitSet of(Land land, Topology topology, BitSet road) {
    return new WalledStreets(land, topology, road).find();
  }

  private BitSet find() {
    List<BitSet> reached = reached();
    BitSet streets = new BitSet();
    if (reached.size() < 2) {
      return streets;
    }
    BitSet most = reached.get(0);
    if (all.parts().of(most.nextSetBit(0)) != ring.number()) {
      return streets;
    }
    for (BitSet other : reached.subList(1, Math.min(reached.size(), TRIED + 1))) {
      if (all.parts().of(other.nextSetBit(0)) == ring.number()) {
        BitSet without = streets.isEmpty() ? other : union(streets, other);
        BitSet behind = behind(most, without);
        if (goesAround(behind, ring)) {
          streets = without;
        }
      }
    }
    return streets.isEmpty() ? streets : behind(most, streets);
  }

  /** Whether the road goes around, wide enough for a car beside what stands on it. */
  private boolean isRing() {
    all = NamedParts.unbridged(land, topology, road);
    ring = all.longest(p -> all.layout().isRing(p) && p.width() >= Body.CAR.passage());
    return ring != null;
  }

  /** Whether the road is the same ring without some of it. */
  private boolean goesAround(BitSet without, RoadPart ring) {
    BitSet rest = (BitSet) road.clone();
    rest.andNot(without);
    NamedParts parts = NamedParts.unbridged(land, topology, rest);
    RoadPart left = parts.longest(parts.layout()::isRing);
    return left != null && 2 * left.length() > ring.length();
  }

  private static BitSet union(BitSet a, BitSet b) {
    BitSet both = (BitSet) a.clone();
    both.or(b);
    return both;
  }

  /**
   * What lies behind the wall: also faces on which no car stands, such as those along the wall.
   * Each is with what is fewer faces away.
   */
  private BitSet behind(BitSet most, BitSet beyond) {
    BitSet behind = (BitSet) beyond.clone();
    BitSet known = union(most, beyond);
    Deque<Integer> next = new ArrayDeque<>();
    known.stream().forEach(next::add);
    while (!next.isEmpty()) {
      int t = next.remove();
      for (int h = 3 * t; h < 3 * t + 3; h++) {
        int twin = topology.twin(h);
        if (twin >= 0 && road.get(twin / 3) && !known.get(twin / 3)) {
          known.set(twin / 3);
          behind.set(twin / 3, behind.get(t));
          next.add(twin / 3);
        }
      }
    }
    return behind;
  }

  /**
   * Ground that a car gets to from one another, by how large it is; no face is in two. None where
   * the road is no ring: nothing is to be told apart then.
   *
   * <p>A place from which a car falls onto what was rolled over before is rolled from down there
   * once more, so the work is that of the area times the places: it is counted.
   */
  private List<BitSet> reached() {
    Body car = Body.CAR;
    Tiles tiles = Tiles.over(land, BOTH_SIDES, car.side(), road::get);
    BitSet left = (BitSet) road.clone();
    List<Reached> all = new ArrayList<>();
    int tried = 0;
    double[] areas = areas();
    List<Integer> starts = new ArrayList<>(largest(areas));
    if (!starts.isEmpty() && areas[starts.get(0)] > MOST_TILES * Tiles.area(car.side())) {
      // It takes more tiles than are looked at, so a roll over it would be cut.
      return List.of();
    }
    if (!isRing()) {
      // Its border is measured in a tenth of the time of a roll over it.
      return List.of();
    }
    for (int i = 0; i < starts.size(); i++) {
      int t = starts.get(i);
      if (left.get(t) && tried < STARTS) {
        Roll roll = Roll.over(land, tiles, car, car.side(), MOST_TILES);
        if (roll.startAt(middle(t))) {
          tried++;
          roll.run(Progress.none());
          Budget.spend(WAYS * roll.work());
          if (roll.cut()) {
            return List.of();
          }
          BitSet ground = ground(roll, left);
          left.andNot(ground);
          all.add(new Reached(roll.area(), ground));
        }
      }
      if (i == 0) {
        // Not before: of most roads little is left to be put in order.
        starts.addAll(largestFirst(left, areas));
      }
    }
    all.sort(Comparator.comparingDouble(Reached::area).reversed());
    List<BitSet> apart = new ArrayList<>();
    BitSet before = new BitSet();
    for (Reached one : all) {
      one.ground().andNot(before);
      before.or(one.ground());
      if (!one.ground().isEmpty()) {
        apart.add(one.ground());
      }
    }
    return apart;
  }

  /** Faces that a car got to: under the middles of cells, and those smaller than a cell. */
  private BitSet ground(Roll roll, BitSet left) {
    BitSet ground = roll.ground();
    double near = Body.CAR.side() / 2;
    left.stream().filter(t -> !ground.get(t) && roll.gotNear(middle(t), near)).forEach(ground::set);
    ground.and(road);
    return ground;
  }

  private record Reached(double area, BitSet ground) {}

  /** Of each face of the road as seen from above, square metres. */
  private double[] areas() {
    double[] areas = new double[surface.triangleCount()];
    for (int t = road.nextSetBit(0); t >= 0; t = road.nextSetBit(t + 1)) {
      double[] n = Vec.areaNormal(surface.positions(), surface.triangles(), t);
      areas[t] = Math.abs(n[1]) / 2;
    }
    return areas;
  }

  /** The largest face of the road, of equal ones the first; none where there is no road. */
  private List<Integer> largest(double[] areas) {
    int largest = road.nextSetBit(0);
    for (int t = largest; t >= 0; t = road.nextSetBit(t + 1)) {
      largest = areas[t] > areas[largest] ? t : largest;
    }
    return largest < 0 ? List.of() : List.of(largest);
  }

  private static List<Integer> largestFirst(BitSet some, double[] areas) {
    return some.stream()
        .boxed()
        .sorted(Comparator.comparingDouble((Integer t) -> -areas[t]).thenComparingInt(t -> t))
        .toList();
  }

  private double[] middle(int t) {
    double[] middle = new double[3];
    for (int k = 0; k < 3; k++) {
      int v = 3 * surface.triangles()[3 * t + k];
      for (int axis = 0; axis < 3; axis++) {
        middle[axis] += surface.positions()[v + axis] / 3.0;
      }
    }
    return middle;
  }
}
