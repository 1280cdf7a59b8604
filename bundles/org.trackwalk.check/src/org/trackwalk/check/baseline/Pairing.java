package org.trackwalk.check.baseline;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.model.finding.Fingerprint;

/**
 * Which finding of today is which of yesterday (docs/baseline.md): first those with equal
 * fingerprints, then the nearest within reach with the same rule and pieces. The middle of a
 * finding is compared first, then its worst place: the middle moves when a border has become
 * longer, the worst place when another is as bad, but seldom both. What is left is asked once more
 * with any piece in common but for its numbers, as exporters renumber. Stretches of road are one
 * where they lie over each other along it. Each is paired once, nearest pairs first, of those as
 * near the ones that measure most alike, so the order of both lists does not matter.
 */
public final class Pairing {

  private final List<KnownFinding> before;
  private final List<KnownFinding> now;
  private final int[] partner;
  private final boolean[] taken;

  private Pairing(List<KnownFinding> before, List<KnownFinding> now) {
    this.before = before;
    this.now = now;
    this.partner = new int[now.size()];
    this.taken = new boolean[before.size()];
    Arrays.fill(partner, -1);
  }

  /**
   * Pairs two lists.
   *
   * @return per finding of {@code now} the index of its partner in {@code before}, or -1
   */
  public static int[] of(List<KnownFinding> before, List<KnownFinding> now) {
    Pairing pairing = new Pairing(before, now);
    pairing.exact();
    Function<KnownFinding, Collection<String>> all = f -> List.of(String.join("\n", f.pieces()));
    pairing.near(all, KnownFinding::at);
    pairing.near(all, KnownFinding::worst);
    pairing.near(Pairing::families, KnownFinding::at);
    pairing.near(Pairing::families, KnownFinding::worst);
    pairing.stretches();
    return pairing.partner;
  }

  /**
   * The pieces' names without their numbers, and without the " #2" of a part: in some formats a
   * piece of two materials is two pieces.
   */
  private static Set<String> families(KnownFinding f) {
    Set<String> names = new TreeSet<>();
    for (String piece : f.pieces()) {
      names.add(
          piece.toLowerCase(Locale.ROOT).replaceAll(" #[0-9]+$", "").replaceAll("[0-9]+", "#"));
    }
    return names;
  }

  /** Two in one cell have one fingerprint, and then the nearer ones belong together. */
  private void exact() {
    Map<String, List<Integer>> byName = new HashMap<>();
    for (int i = 0; i < before.size(); i++) {
      byName.computeIfAbsent(before.get(i).fingerprint(), k -> new ArrayList<>()).add(i);
    }
    List<Near> pairs = new ArrayList<>();
    for (int j = 0; j < now.size(); j++) {
      KnownFinding f = now.get(j);
      for (int i : byName.getOrDefault(f.fingerprint(), List.of())) {
        boolean places = !f.whole() && !before.get(i).whole();
        pairs.add(new Near(places ? Vec.distance(before.get(i).at(), f.at()) : 0, i, j));
      }
    }
    pairNearestFirst(pairs);
  }

  private record Near(double distance, int before, int now) {}

  private record Cell(String kind, long x, long y, long z) {}

  /**
   * Pairs those that are left and near.
   *
   * @param keys findings with one of them in common may be the same
   * @param place of a finding that is compared
   */
  private void near(
      Function<KnownFinding, Collection<String>> keys, Function<KnownFinding, double[]> place) {
    Map<Cell, List<Integer>> cells = new HashMap<>();
    for (int i = 0; i < before.size(); i++) {
      KnownFinding f = before.get(i);
      if (!taken[i] && place.apply(f) != null) {
        for (String key : keys.apply(f)) {
          Cell cell = cell(kind(f, key), place.apply(f), 0);
          cells.computeIfAbsent(cell, k -> new ArrayList<>()).add(i);
        }
      }
    }
    List<Near> pairs = new ArrayList<>();
    for (int j = 0; j < now.size() && !cells.isEmpty(); j++) {
      KnownFinding f = now.get(j);
      if (partner[j] < 0 && place.apply(f) != null) {
        for (String key : keys.apply(f)) {
          for (int k = 0; k < 27; k++) {
            Cell cell = cell(kind(f, key), place.apply(f), k);
            for (int i : cells.getOrDefault(cell, List.of())) {
              double distance = Vec.distance(place.apply(before.get(i)), place.apply(f));
              if (distance <= Fingerprint.REACH) {
                pairs.add(new Near(distance, i, j));
              }
            }
          }
        }
      }
    }
    pairNearestFirst(pairs);
  }

  /** Those along the road; of several the one with the nearest middle. */
  private void stretches() {
    List<Near> pairs = new ArrayList<>();
    for (int j = 0; j < now.size(); j++) {
      for (int i = 0; i < before.size() && partner[j] < 0; i++) {
        if (!taken[i] && RoadStretches.same(before.get(i), now.get(j))) {
          pairs.add(new Near(Vec.distance(before.get(i).at(), now.get(j).at()), i, j));
        }
      }
    }
    pairNearestFirst(pairs);
  }

  private void pairNearestFirst(List<Near> pairs) {
    pairs.sort(
        Comparator.comparingDouble(Near::distance)
            .thenComparing(p -> before.get(p.before).fingerprint())
            .thenComparing(p -> now.get(p.now).fingerprint())
            .thenComparingDouble(p -> apart(before.get(p.before), now.get(p.now)))
            .thenComparingInt(Near::before)
            .thenComparingInt(Near::now));
    for (Near p : pairs) {
      if (!taken[p.before] && partner[p.now] < 0) {
        taken[p.before] = true;
        partner[p.now] = p.before;
      }
    }
  }

  /** How unlike two of one name and place are: two rows of one rule may be about one piece. */
  private static double apart(KnownFinding a, KnownFinding b) {
    double measured =
        a.measure() == null || b.measure() == null
            ? 0
            : Math.abs(a.measure().value() - b.measure().value());
    return measured + Math.abs(a.count() - b.count());
  }

  /** What is about a whole piece is not what is about a place in it. */
  private static String kind(KnownFinding f, String key) {
    return f.rule() + (f.whole() ? "\n\n" : "\n") + key;
  }

  /** The cell, as large as the reach, of a place; {@code k} 0 … 26 names it and those around. */
  private static Cell cell(String kind, double[] at, int k) {
    // 0 is the cell itself: 0, +1, -1 on each axis.
    long[] step = {0, 1, -1};
    return new Cell(
        kind,
        (long) Math.floor(at[0] / Fingerprint.REACH) + step[k % 3],
        (long) Math.floor(at[1] / Fingerprint.REACH) + step[k / 3 % 3],
        (long) Math.floor(at[2] / Fingerprint.REACH) + step[k / 9]);
  }
}
