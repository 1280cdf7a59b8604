package org.trackwalk.course.band;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiPredicate;
import org.trackwalk.course.patch.Ground;
import org.trackwalk.course.patch.Patches;
import org.trackwalk.mesh.tree.IntList;

/**
 * Bands of which pieces are missing, if only slits. Of two strips of one material an end of each
 * looks at the other, over a gap that is short for the longer of them, and none is nearer to
 * either; or both are ends of one strip, which is a ring then.
 */
final class TornBands {

  private final Ground ground;
  private final Patches patches;
  private final List<StripEnd> places = new ArrayList<>();

  /** What is left of the borders of strips, by the patch that they make together. */
  private final Map<Integer, List<IntList>> loops = new HashMap<>();

  private final Map<Integer, Double> gaps = new HashMap<>();
  private final Set<Integer> leading = new HashSet<>();
  private final Map<Integer, Double> ends = new HashMap<>();

  private TornBands(Ground ground, Patches patches, BandFinder finder) {
    this.ground = ground;
    this.patches = patches;
    for (int patch : finder.borders().keySet().stream().sorted().toList()) {
      double width = finder.meanWidth(patch);
      double length = finder.rim(patch) / 2;
      IntList loop = finder.loop(patch);
      if (loop != null) {
        StripEnd.Strip strip = new StripEnd.Strip(patch, ground.made(patch), loop, width, length);
        for (BandEnd end : new BandEnds(ground, loop, width).ends()) {
          places.add(new StripEnd(strip, end, isFree(loop, end)));
        }
      }
    }
  }

  /** Rings that are torn in one place each. */
  static TornBands rings(Ground ground, Patches patches, BandFinder finder) {
    return new TornBands(ground, patches, finder).mended(StripEnd::isRing);
  }

  /** Makes one patch of the strips of each band; rings of one strip are mended too. */
  static TornBands joined(Ground ground, Patches patches, BandFinder finder) {
    return new TornBands(ground, patches, finder).mended((a, b) -> true);
  }

  /** Makes one patch of the strips of each band; a ring of one strip stays a strip. */
  static TornBands strips(Ground ground, Patches patches, BandFinder finder) {
    return new TornBands(ground, patches, finder).mended((a, b) -> !a.isRing(b));
  }

  private TornBands mended(BiPredicate<StripEnd, StripEnd> wanted) {
    int[] nearest = NearestEnds.of(places);
    Map<Integer, Integer> next = new HashMap<>();
    IntList torn = new IntList();
    for (int i = 0; i < nearest.length; i++) {
      int other = nearest[i];
      if (other >= 0 && nearest[other] == i && wanted.test(places.get(i), places.get(other))) {
        StripEnd a = places.get(i);
        StripEnd b = places.get(other);
        // From the last half-edge before one end to the first one behind the other.
        next.put(before(a), b.strip().loop().get(b.end().to()));
        patches.join(a.strip().patch(), b.strip().patch());
        torn.add(i);
      }
    }
    for (int k = 0; k < torn.size(); k++) {
      StripEnd place = places.get(torn.get(k));
      lead(place, 1);
      lead(place, -1);
      BandEnd other = places.get(nearest[torn.get(k)]).end();
      int patch = patches.of(place.strip().patch());
      ends.merge(patch, place.end().length(), Double::sum);
      gaps.merge(patch, place.end().missing(other, place.strip().width()) / 2, Double::sum);
    }
    walk(next);
    return this;
  }

  /** Keeps the half-edges of a side that lead to an end, as far as the strip is wide. */
  private void lead(StripEnd place, int sense) {
    IntList loop = place.strip().loop();
    double gone = 0;
    int at = sense > 0 ? place.end().to() : place.end().from() - 1;
    for (int i = 0; i < loop.size() && gone < place.strip().width(); i++) {
      int h = loop.get(Math.floorMod(at, loop.size()));
      leading.add(h);
      gone += ground.length(h);
      at += sense;
    }
  }

  /** Whether a half-edge leads to a gap: before a jump stands a ramp. */
  boolean leadsToGap(int halfEdge) {
    return leading.contains(halfEdge);
  }

  private boolean isFree(IntList loop, BandEnd end) {
    for (int i = end.from(); i != end.to(); i = (i + 1) % loop.size()) {
      if (ground.across(loop.get(i)) >= 0) {
        return false;
      }
    }
    return true;
  }

  private static int before(StripEnd place) {
    IntList loop = place.strip().loop();
    return loop.get(Math.floorMod(place.end().from() - 1, loop.size()));
  }

  /** Walks along the sides of strips, from one to the next where they belong together. */
  private void walk(Map<Integer, Integer> next) {
    Map<Integer, Integer> behind = new HashMap<>();
    for (StripEnd place : places) {
      IntList loop = place.strip().loop();
      for (int i = 0; i < loop.size(); i++) {
        behind.put(loop.get(i), loop.get((i + 1) % loop.size()));
      }
    }
    behind.putAll(next);
    Set<Integer> seen = new HashSet<>();
    for (int first : next.values().stream().sorted().toList()) {
      if (!seen.contains(first)) {
        IntList loop = new IntList();
        int h = first;
        do {
          loop.add(h);
          seen.add(h);
          h = behind.get(h);
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
