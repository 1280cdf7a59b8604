package org.trackwalk.drive.overlap;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;

/**
 * All overlaps of a level.
 *
 * @param told what a car feels first
 * @param meant how many pairs of parts are only counted, by the reason
 */
public record Overlaps(List<Overlap> told, Map<Meant, Integer> meant) {

  /** Those that fit, as one for each pair of pieces and reason, what a car feels first. */
  public Overlaps byPair(Predicate<Overlap> wanted) {
    Map<List<Integer>, Overlap> pairs = new TreeMap<>(Comparator.comparing(List::toString));
    for (Overlap overlap : told) {
      if (wanted.test(overlap)) {
        pairs.merge(
            List.of(overlap.a(), overlap.b(), overlap.why().ordinal()), overlap, Overlap::and);
      }
    }
    List<Overlap> sorted = new ArrayList<>(pairs.values());
    sorted.sort(
        Comparator.comparing(Overlap::why)
            .thenComparing(Comparator.comparingDouble(Overlap::depth).reversed())
            .thenComparing(Comparator.comparingDouble(Overlap::contourLength).reversed())
            .thenComparingInt(Overlap::a)
            .thenComparingInt(Overlap::b));
    return new Overlaps(List.copyOf(sorted), meant);
  }
}
