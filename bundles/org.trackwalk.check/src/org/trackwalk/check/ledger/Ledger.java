package org.trackwalk.check.ledger;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import org.trackwalk.check.border.OpenEdges;
import org.trackwalk.check.finding.LedgerClass;

/**
 * The finished ledger of a level: one entry per open edge, in edge order.
 *
 * @param edges the open edges
 * @param entries one per open edge
 * @param holes the holes whose edges have the class {@code hole}
 */
public record Ledger(OpenEdges edges, List<EdgeEntry> entries, List<HoleRim> holes) {

  /**
   * A hole that the ledger accepted.
   *
   * @param edges open edges around it, border after border, each in its order
   * @param radius of the largest sphere that falls through, metres
   * @param centre of that sphere, level coordinates
   * @param closed whether they are one closed border; else a kerb or a wall is between them
   */
  public record HoleRim(int[] edges, double radius, double[] centre, boolean closed) {}

  /** Open edges per class, every class, in the order of RULES 1. */
  public Map<LedgerClass, Integer> counts() {
    return counts(h -> true);
  }

  /**
   * The same of some edges; the sum over those that are open with all copies of triangles is the
   * boundary edges: the border of what is there twice is none.
   *
   * @param counted which half-edges count
   */
  public Map<LedgerClass, Integer> counts(IntPredicate counted) {
    Map<LedgerClass, Integer> counts = new EnumMap<>(LedgerClass.class);
    for (LedgerClass c : LedgerClass.values()) {
      counts.put(c, 0);
    }
    for (EdgeEntry entry : entries) {
      if (counted.test(edges.halfEdge(entry.edge()))) {
        counts.merge(entry.owner(), 1, Integer::sum);
      }
    }
    return counts;
  }
}
