package org.trackwalk.drive.judge.suspect;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import org.trackwalk.drive.judge.sweep.WorstNear;

/**
 * The worst suspicious edges of one cause: those that are probed in full.
 *
 * @param cause why they are suspicious
 * @param edges by half-edge
 * @param near of which they are the worst: those that no other fault owns
 */
record WorstSuspects(Suspicion.Cause cause, List<Suspect> edges, WorstNear<Suspect> near) {

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
    WorstNear<Suspect> near = WorstNear.of(free, s -> s.way().point());
    List<Suspect> worst = new ArrayList<>(near.chosen());
    worst.sort(Comparator.comparingInt(Suspect::halfEdge));
    return new WorstSuspects(cause, List.copyOf(worst), near);
  }

  /** How many more there are near a point that were not chosen. */
  int leftOut(double[] point) {
    return near.leftOut(point);
  }
}
