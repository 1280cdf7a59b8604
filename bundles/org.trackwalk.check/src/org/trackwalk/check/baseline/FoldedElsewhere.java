package org.trackwalk.check.baseline;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/**
 * Findings that were single ones and are folded into one now, or the other way round: a few more
 * places make a fault systemic, and that alone is neither a new finding nor many fixed ones. Such
 * groups are compared by how many elements they have.
 */
final class FoldedElsewhere {

  private final List<KnownFinding> before;
  private final boolean[] met;

  /**
   * What is left of the baseline.
   *
   * @param met per finding of the baseline whether it has a partner; set for those settled here
   */
  FoldedElsewhere(List<KnownFinding> before, boolean[] met) {
    this.before = before;
    this.met = met;
  }

  /** Settles findings that have no partner where one side is folded. */
  void settle(List<KnownFinding> now, Change[] changes) {
    TreeMap<String, List<Integer>> fresh = new TreeMap<>();
    for (int j = 0; j < changes.length; j++) {
      if (changes[j] == Change.NEW) {
        fresh.computeIfAbsent(kind(now.get(j)), k -> new ArrayList<>()).add(j);
      }
    }
    TreeMap<String, List<Integer>> gone = new TreeMap<>();
    for (int i = 0; i < met.length; i++) {
      if (!met[i]) {
        gone.computeIfAbsent(kind(before.get(i)), k -> new ArrayList<>()).add(i);
      }
    }
    fresh.forEach(
        (kind, news) -> {
          List<Integer> olds = gone.getOrDefault(kind, List.of());
          boolean folds =
              news.stream().anyMatch(j -> now.get(j).whole())
                  != olds.stream().anyMatch(i -> before.get(i).whole());
          if (!olds.isEmpty() && folds) {
            settle(olds, news, now, changes);
          }
        });
  }

  private void settle(
      List<Integer> olds, List<Integer> news, List<KnownFinding> now, Change[] changes) {
    long had = olds.stream().mapToLong(i -> before.get(i).count()).sum();
    long has = news.stream().mapToLong(j -> now.get(j).count()).sum();
    Change change = has > had ? Change.WORSE : has < had ? Change.BETTER : Change.UNCHANGED;
    news.forEach(j -> changes[j] = change);
    olds.forEach(i -> met[i] = true);
  }

  private static String kind(KnownFinding f) {
    return f.rule() + "\n" + f.surfaceClass().id();
  }
}
