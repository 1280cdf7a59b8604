package org.trackwalk.drive.judge.suspect;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import org.trackwalk.drive.judge.sweep.Judged;

/**
 * The worst suspicious edges of one cause: those that are probed in full.
 *
 * @param cause why they are suspicious
 * @param edges at most {@link Judged#MOST_PLACES}, by half-edge
 * @param leftOut how many more there are that no other fault owns
 */
record WorstSuspects(Suspicion.Cause cause, List<Suspect> edges, int leftOut) {

  /**
   * The worst of some edges; those near a place that healing changes are not among them.
   *
   * @param reach metres around an edge's middle
   */
  static WorstSuspects of(
      Suspicion.Cause cause, List<Suspect> all, HealedPlaces owned, double reach) {
    List<Suspect> free = new ArrayList<>();
    for (Suspect suspect : all) {
      if (!owned.near(suspect.way().point(), reach)) {
        free.add(suspect);
      }
    }
    Collections.sort(free);
    int n = Math.min(Judged.MOST_PLACES, free.size());
    List<Suspect> worst = new ArrayList<>(free.subList(0, n));
    worst.sort(Comparator.comparingInt(Suspect::halfEdge));
    return new WorstSuspects(cause, List.copyOf(worst), free.size() - n);
  }
}
