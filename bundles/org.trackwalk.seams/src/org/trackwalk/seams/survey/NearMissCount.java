package org.trackwalk.seams.survey;

import org.trackwalk.ground.border.OpenEdges;
import org.trackwalk.ground.geometry.FloatSteps;
import org.trackwalk.model.finding.LedgerClass;
import org.trackwalk.model.seam.NearMisses;
import org.trackwalk.seams.ledger.EdgeEntry;
import org.trackwalk.seams.ledger.Ledger;

/** Counts near misses by axis and float steps. */
final class NearMissCount {

  private NearMissCount() {}

  static NearMisses of(Ledger ledger) {
    OpenEdges edges = ledger.edges();
    int[][] counts = new int[3][NearMisses.BINS];
    int pairs = 0;
    for (EdgeEntry entry : ledger.entries()) {
      if (entry.owner() == LedgerClass.NEAR_MISS && entry.partner() > entry.edge()) {
        int e = entry.edge();
        int f = entry.partner();
        boolean against = apart(edges, e, 0, f, 1) <= apart(edges, e, 0, f, 0);
        for (int end = 0; end < 2; end++) {
          count(counts, edges, e, end, f, against ? 1 - end : end);
          pairs++;
        }
      }
    }
    return new NearMisses(counts, pairs);
  }

  private static void count(int[][] counts, OpenEdges edges, int e, int end, int f, int other) {
    for (int k = 0; k < 3; k++) {
      long steps =
          FloatSteps.between((float) edges.point(e, end, k), (float) edges.point(f, other, k));
      counts[k][NearMisses.bin(steps)]++;
    }
  }

  private static double apart(OpenEdges edges, int e, int end, int f, int other) {
    double sum = 0;
    for (int k = 0; k < 3; k++) {
      double d = edges.point(e, end, k) - edges.point(f, other, k);
      sum += d * d;
    }
    return sum;
  }
}
