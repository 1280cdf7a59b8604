package org.trackwalk.course.corridor;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiPredicate;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.tree.StaticTree;

/**
 * Bands of which pieces are missing, if only slits. Of two strips of one material an end of each
 * looks at the other, over a gap that is short for the longer of them, and none is nearer to
 * either; or both are ends of one strip, which is a ring then.
 */
final class TornBands {

  /** Part of a band that may be missing in one place. */
  private static final double PART = 0.25;

  /** The end of one strip is at least this part as wide as that of another. */
  private static final double AS_WIDE = 0.5;

  private final Ground ground;
  private final Patches patches;
  private final List<Place> places = new ArrayList<>();

  /** What is left of the borders of strips, by the patch that they make together. */
  private final Map<Integer, List<IntList>> loops = new HashMap<>();

  private final Map<Integer, Double> gaps = new HashMap<>();
  private final Set<Integer> leading = new HashSet<>();
  private final Map<Integer, Double> ends = new HashMap<>();

  /** A patch with ends; a hairpin's tip may be one, which looks at none. */
  private record Strip(int patch, IntList loop, double width, double length) {

    /** Whether it may be a part of a road, and not a yard or a line. */
    boolean isRoad() {
      return width >= Corridor.NARROWEST / 2 && width <= BandFinder.WIDEST;
    }
  }

  /**
   * One end of a strip.
   *
   * @param free whether no ground is joined to it: else the strip ends there and is not torn
   */
  private record Place(Strip strip, BandEnd end, boolean free) {

    double gap(Place other) {
      return end.gap(other.end);
    }

    boolean isRing(Place other) {
      return strip == other.strip;
    }
  }

  private TornBands(Ground ground, Patches patches, BandFinder finder) {
    this.ground = ground;
    this.patches = patches;
    for (int patch : finder.borders().keySet().stream().sorted().toList()) {
      double width = finder.meanWidth(patch);
      double length = finder.rim(patch) / 2;
      IntList loop = finder.loop(patch);
      if (loop != null) {
        Strip strip = new Strip(patch, loop, width, length);
        for (BandEnd end : new BandEnds(ground, loop, width).ends()) {
          places.add(new Place(strip, end, isFree(loop, end)));
        }
      }
    }
  }

  /** Rings that are torn in one place each. */
  static TornBands rings(Ground ground, Patches patches, BandFinder finder) {
    return new TornBands(ground, patches, finder).mended(Place::isRing);
  }

  /** Makes one patch of the strips of each band; rings of one strip are mended too. */
  static TornBands joined(Ground ground, Patches patches, BandFinder finder) {
    return new TornBands(ground, patches, finder).mended((a, b) -> true);
  }

  /** Makes one patch of the strips of each band; a ring of one strip stays a strip. */
  static TornBands strips(Ground ground, Patches patches, BandFinder finder) {
    return new TornBands(ground, patches, finder).mended((a, b) -> !a.isRing(b));
  }

  private TornBands mended(BiPredicate<Place, Place> wanted) {
    int[] nearest = nearest();
    Map<Integer, Integer> next = new HashMap<>();
    IntList torn = new IntList();
    for (int i = 0; i < nearest.length; i++) {
      int other = nearest[i];
      if (other >= 0 && nearest[other] == i && wanted.test(places.get(i), places.get(other))) {
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
  private void lead(Place place, int sense) {
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

  private static int before(Place place) {
    IntList loop = place.strip().loop();
    return loop.get(Math.floorMod(place.end().from() - 1, loop.size()));
  }

  /** For each end the one that it looks at; -1 for none. Who is longer looks for both. */
  private int[] nearest() {
    int[] nearest = new int[places.size()];
    Arrays.fill(nearest, -1);
    float[] boxes = new float[6 * nearest.length];
    for (int i = 0; i < nearest.length; i++) {
      box(places.get(i), 0, boxes, 6 * i);
    }
    StaticTree tree = StaticTree.overBoxes(boxes, 1);
    IntList hits = new IntList();
    float[] b = new float[6];
    for (int i = 0; i < nearest.length; i++) {
      Place place = places.get(i);
      box(place, Math.min(Corridor.MISSING, longest(place.strip().length())), b, 0);
      tree.overlapping(b[0], b[1], b[2], b[3], b[4], b[5], hits);
      for (int h = 0; h < hits.size(); h++) {
        int k = hits.get(h);
        Place other = places.get(k);
        if (k != i && other.strip().length() <= place.strip().length() && continues(place, other)) {
          nearest[i] = nearer(i, nearest[i], k);
          nearest[k] = nearer(k, nearest[k], i);
        }
      }
    }
    return nearest;
  }

  private int nearer(int i, int known, int other) {
    return known < 0 || places.get(i).gap(places.get(other)) < places.get(i).gap(places.get(known))
        ? other
        : known;
  }

  private static void box(Place place, double reach, float[] boxes, int at) {
    for (int k = 0; k < 3; k++) {
      double around = k == 1 ? Math.max(reach, place.strip().width()) : reach;
      boxes[at + k] = Math.nextDown((float) (place.end().middle()[k] - around));
      boxes[at + 3 + k] = Math.nextUp((float) (place.end().middle()[k] + around));
    }
  }

  /** The longest gap for a strip: a part of it and the gap together. */
  private static double longest(double length) {
    return PART / (1 - PART) * length;
  }

  private boolean continues(Place a, Place b) {
    double gap = a.gap(b);
    double width = Math.min(a.strip().width(), b.strip().width());
    return gap <= Corridor.MISSING
        && gap <= longest(Math.max(a.strip().length(), b.strip().length()))
        && (a.isRing(b) || alike(a, b))
        && a.end().facesEachOther(b.end(), width);
  }

  private boolean alike(Place a, Place b) {
    double narrow = Math.min(a.end().across(), b.end().across());
    double wide = Math.max(a.end().across(), b.end().across());
    return a.free()
        && b.free()
        && a.strip().isRoad()
        && b.strip().isRoad()
        && narrow >= AS_WIDE * wide
        && ground.made(a.strip().patch()) == ground.made(b.strip().patch());
  }

  /** Walks along the sides of strips, from one to the next where they belong together. */
  private void walk(Map<Integer, Integer> next) {
    Map<Integer, Integer> behind = new HashMap<>();
    for (Place place : places) {
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
