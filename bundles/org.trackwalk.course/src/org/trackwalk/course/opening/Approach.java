package org.trackwalk.course.opening;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.trackwalk.course.road.Road;
import org.trackwalk.course.road.RoadPlace;

/**
 * Says whether a car gets from the middle of the road to an opening: its way is sought backwards
 * from the rim, over whatever ground, round walls and not under what is lower than a car. Ground
 * that is buried under other ground, or that a block stands on, ends where no car falls.
 */
final class Approach {

  /** Side of the cells, metres. */
  private static final double CELL = 0.5;

  /** A way begins so far before the rim, metres. */
  private static final double BEFORE = 0.25;

  /** What a wheel climbs, metres: as where brinks are sought. */
  private static final double CLIMB = 0.4;

  /** So far a car comes down from a kerb or a bank and goes on, metres. */
  private static final double FALL = 2;

  /** Height of a car, metres (docs/ledger.md: headroom). */
  private static final double CAR = 1;

  /** So near to the middle of a row a car is on the road, metres. */
  private static final double MIDDLE = 1;

  /** A way over more cells is not sought: whether one leads there is not known, then. */
  private static final int MOST_CELLS = 20_000;

  private static final int[] DX = {1, 0, -1, 0};
  private static final int[] DZ = {0, 1, 0, -1};

  private final Supplier<Road> road;
  private final Air air;

  /** Heights of ground by cell from which no way leads to the middle of the road. */
  private final Map<Long, List<Double>> cutOff = new HashMap<>();

  private record Place(double x, double y, double z) {}

  Approach(Supplier<Road> road, Air air) {
    this.road = road;
    this.air = air;
  }

  /** Whether a way leads to one of the places of a rim, or may do. */
  boolean leadsTo(List<Rim> rim) {
    if (road.get().strands().isEmpty()) {
      return true;
    }
    List<Place> places = new ArrayList<>();
    Map<Long, List<Double>> seen = new HashMap<>();
    for (Rim end : rim) {
      double x = end.x() - BEFORE * end.outX();
      double z = end.z() - BEFORE * end.outZ();
      double y = end.heightAt(x, z);
      if (air.find(x, y, z, CLIMB, CLIMB)) {
        Place place = new Place(x, air.height(), z);
        if (!air.walled(end.x(), end.y(), end.z(), x, place.y, z) && room(place, place.y)) {
          add(place, places, seen);
        }
      }
    }
    for (int n = 0; n < places.size(); n++) {
      Place place = places.get(n);
      if (n > MOST_CELLS || onMiddle(place)) {
        return true;
      }
      for (int d = 0; d < DX.length; d++) {
        Place before = before(place, DX[d] * CELL, DZ[d] * CELL);
        if (before != null) {
          add(before, places, seen);
        }
      }
    }
    places.forEach(
        place -> cutOff.computeIfAbsent(key(place), k -> new ArrayList<>(1)).add(place.y));
    return false;
  }

  /** Whether a place is the middle of the road, and not what is buried under it. */
  private boolean onMiddle(Place place) {
    RoadPlace at = road.get().place(place.x, place.y, place.z);
    if (at == null || at.outside() > 0 || Math.abs(at.lateral()) > MIDDLE) {
      return false;
    }
    double centre = road.get().strands().get(at.strand()).centre(at.row(), 1);
    return Math.abs(place.y - centre) <= CLIMB;
  }

  /** Where a car comes from to a place, from one side; null when it does not. */
  private Place before(Place to, double dx, double dz) {
    double x = to.x + dx;
    double z = to.z + dz;
    if (!air.find(x, to.y, z, CLIMB, CLIMB) && !air.find(x, to.y + CLIMB, z, FALL - CLIMB, 0)) {
      return null;
    }
    Place place = new Place(x, air.height(), z);
    double high = Math.max(place.y, to.y);
    // Who falls meets no wall below him.
    double level = place.y > to.y + CLIMB ? place.y : to.y;
    // Half-way too: what rises as steeply as ground may be too low there only.
    Place half =
        new Place(to.x + dx / 2, Math.max(to.y, Math.min(place.y, to.y + CLIMB)), to.z + dz / 2);
    return room(place, place.y)
            && room(half, high)
            && room(to, high)
            && !air.walled(x, place.y, z, to.x, level, to.z)
        ? place
        : null;
  }

  /** Whether nothing lies over the ground at a place, up to a car's height over a level. */
  private boolean room(Place place, double level) {
    return !air.met(place.x, place.z, place.y + CLIMB, level + CAR);
  }

  private void add(Place place, List<Place> places, Map<Long, List<Double>> seen) {
    long key = key(place);
    if (has(seen.get(key), place.y) || has(cutOff.get(key), place.y)) {
      return;
    }
    seen.computeIfAbsent(key, k -> new ArrayList<>(1)).add(place.y);
    places.add(place);
  }

  private static boolean has(List<Double> heights, double y) {
    return heights != null && heights.stream().anyMatch(h -> Math.abs(h - y) <= CLIMB);
  }

  private static long key(Place place) {
    return (long) Math.floor(place.x / CELL) << 32
        ^ (long) Math.floor(place.z / CELL) & 0xffff_ffffL;
  }
}
