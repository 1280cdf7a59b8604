package org.trackwalk.course.corridor;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.mesh.parallel.Budget;
import org.trackwalk.mesh.tree.IntList;

/**
 * Bands that are torn into strips: of two strips of one material an end of each looks at the other,
 * over a gap that is short for the longer of them, and none is nearer to either.
 */
final class TornBands {

  /** The end of one is at least this part as wide as that of the other. */
  private static final double AS_WIDE = 0.5;

  /** So long a strip is at least, in widths: what is shorter has no ends. */
  private static final double LONG = 1;

  private final Ground ground;
  private final Patches patches;
  private final List<Strip> strips = new ArrayList<>();

  /** By patch after {@link #join}: what is left of the borders of its strips. */
  private final Map<Integer, List<IntList>> loops = new HashMap<>();

  private final Map<Integer, Double> gaps = new HashMap<>();
  private final Map<Integer, Double> ends = new HashMap<>();

  /** A patch with ends; a hairpin's tip may be one, which looks at none. */
  private record Strip(int patch, IntList loop, double width, double length, List<BandEnd> ends) {}

  /** One end of a strip. */
  private record Place(Strip strip, BandEnd end) {

    double gap(Place other) {
      return end.gap(other.end);
    }
  }

  private TornBands(Ground ground, Patches patches) {
    this.ground = ground;
    this.patches = patches;
  }

  /**
   * Makes one patch of the strips of each torn band.
   *
   * @param patches joined afterwards where strips belong to one band
   * @param finder knows the borders and widths of the patches as they were
   */
  static TornBands join(Ground ground, Patches patches, BandFinder finder) {
    TornBands torn = new TornBands(ground, patches);
    for (int patch : finder.borders().keySet().stream().sorted().toList()) {
      double width = finder.meanWidth(patch);
      if (width >= BandFinder.NARROWEST / 2 && width <= BandFinder.WIDEST) {
        torn.add(patch, finder);
      }
    }
    torn.join();
    return torn;
  }

  private void add(int patch, BandFinder finder) {
    double width = finder.meanWidth(patch);
    double length = finder.rim(patch) / 2;
    IntList loop = length < LONG * width ? null : finder.loop(patch);
    List<BandEnd> ends = loop == null ? List.of() : new BandEnds(ground, loop, width).ends();
    if (ends.size() >= 2) {
      strips.add(new Strip(patch, loop, width, length, ends));
    }
  }

  private void join() {
    List<Place> places = new ArrayList<>();
    for (Strip strip : strips) {
      for (BandEnd end : strip.ends()) {
        if (isFree(strip, end)) {
          places.add(new Place(strip, end));
        }
      }
    }
    int[] nearest = new int[places.size()];
    for (int i = 0; i < nearest.length; i++) {
      nearest[i] = nearest(i, places);
    }
    Map<Integer, Integer> next = new HashMap<>();
    IntList torn = new IntList();
    for (int i = 0; i < nearest.length; i++) {
      int other = nearest[i];
      if (other >= 0 && nearest[other] == i) {
        Place a = places.get(i);
        Place b = places.get(other);
        // From the last half-edge before one end to the first one behind the other.
        next.put(before(a), b.strip().loop().get(b.end().to()));
        patches.join(a.strip().patch(), b.strip().patch());
        torn.add(i);
      }
    }
    for (int k = 0; k < torn.size(); k++) {
      Place place = places.get(torn.get(k));
      BandEnd other = places.get(nearest[torn.get(k)]).end();
      int patch = patches.of(place.strip().patch());
      ends.merge(patch, place.end().length(), Double::sum);
      gaps.merge(patch, place.end().missing(other, place.strip().width()) / 2, Double::sum);
    }
    walk(next);
  }

  /** Whether no ground is joined to an end: where some is the strip is not torn, it ends there. */
  private boolean isFree(Strip strip, BandEnd end) {
    IntList loop = strip.loop();
    for (int i = end.from(); i != end.to(); i = (i + 1) % loop.size()) {
      if (ground.across(loop.get(i)) >= 0) {
        return false;
      }
    }
    return true;
  }

  private static int before(Place place) {
    IntList loop = place.strip().loop();
    return loop.get(Math.floorMod(place.end().from() - 1, loop.size()));
  }

  /** The end that an end looks at; -1 for none. */
  private int nearest(int i, List<Place> places) {
    Place place = places.get(i);
    int nearest = -1;
    Budget.spend(places.size());
    for (int k = 0; k < places.size(); k++) {
      Place other = places.get(k);
      boolean nearer = nearest < 0 || place.gap(other) < place.gap(places.get(nearest));
      if (other.strip() != place.strip() && nearer && continues(place, other)) {
        nearest = k;
      }
    }
    return nearest;
  }

  private boolean continues(Place a, Place b) {
    double gap = a.gap(b);
    double longer = Math.max(a.strip().length(), b.strip().length());
    double width = Math.min(a.strip().width(), b.strip().width());
    double narrow = Math.min(a.end().across(), b.end().across());
    double wide = Math.max(a.end().across(), b.end().across());
    return gap <= Corridor.MISSING
        && gap <= TornRing.PART * (longer + gap)
        && narrow >= AS_WIDE * wide
        && ground.made(a.strip().patch()) == ground.made(b.strip().patch())
        && a.end().facesEachOther(b.end(), width);
  }

  /** Walks along the sides of strips, from one to the next where they belong together. */
  private void walk(Map<Integer, Integer> next) {
    Map<Integer, int[]> at = new HashMap<>();
    for (int s = 0; s < strips.size(); s++) {
      IntList loop = strips.get(s).loop();
      for (int i = 0; i < loop.size(); i++) {
        at.put(loop.get(i), new int[] {s, i});
      }
    }
    Map<Integer, Boolean> seen = new HashMap<>();
    for (int first : next.values().stream().sorted().toList()) {
      if (seen.putIfAbsent(first, true) == null) {
        IntList loop = new IntList();
        int h = first;
        do {
          loop.add(h);
          seen.put(h, true);
          int[] place = at.get(h);
          IntList own = strips.get(place[0]).loop();
          Integer over = next.get(h);
          h = over != null ? over : own.get((place[1] + 1) % own.size());
        } while (h != first);
        loops.computeIfAbsent(patches.of(first / 3), p -> new ArrayList<>()).add(loop);
      }
    }
  }

  /** Whether no band is torn. */
  boolean isEmpty() {
    return loops.isEmpty();
  }

  /**
   * The sides of a patch that was torn: two where it goes around, one around both ends where it has
   * two; null for others.
   */
  List<IntList> sides(int patch) {
    return loops.get(patch);
  }

  /** Metres of the border of a patch that are ends of its strips. */
  double ends(int patch) {
    return ends.getOrDefault(patch, 0.0);
  }

  /** Metres that are missing of a patch between its strips. */
  double gap(int patch) {
    return gaps.getOrDefault(patch, 0.0);
  }
}
