package org.trackwalk.drive.edges;

import java.util.EnumSet;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.ground.reach.Floor;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.model.finding.LedgerClass;
import org.trackwalk.seams.ledger.Ledger;

/**
 * Where road ends that lies on other ground: where both end on one line the upper one is laid on
 * the lower, so its border is not free, and beyond it there is nothing likewise. One thread.
 */
final class LaidEnds {

  /** Parts of an edge at which ground is sought beyond it: there is none at most of them. */
  private static final double[] PLACES = {1.0 / 6, 0.5, 5.0 / 6};

  private final Topology topology;
  private final IntPredicate paved;
  private final float[] p;
  private final Floor.Reader ground;

  /**
   * Nothing is sought yet.
   *
   * @param paved whether a triangle is road
   */
  LaidEnds(Land land, Topology topology, IntPredicate paved) {
    this.topology = topology;
    this.paved = paved;
    this.p = land.surface().positions();
    this.ground = land.floor().reader();
  }

  /** Half-edges at which ground ends, in edge order, and behind them those of road laid on it. */
  int[] with(Ledger ledger) {
    return IntStream.concat(IntStream.of(ledger.ends()), IntStream.of(laid(ledger))).toArray();
  }

  /** Half-edges at which road ends that is laid on other ground, in edge order. */
  int[] laid(Ledger ledger) {
    return IntStream.of(ledger.edgesOf(EnumSet.of(LedgerClass.OVERLAP)))
        .map(ledger.edges()::halfEdge)
        .filter(h -> paved.test(h / 3) && ends(h))
        .toArray();
  }

  private boolean ends(int halfEdge) {
    int a = 3 * topology.from(halfEdge);
    int b = 3 * topology.to(halfEdge);
    int c = 3 * topology.apex(halfEdge);
    double ex = (double) p[b] - p[a];
    double ez = (double) p[b + 2] - p[a + 2];
    double length = Math.sqrt(ex * ex + ez * ez);
    if (!(length > 0)) {
      return false;
    }
    // away from the triangle, however it is wound
    double apex = ez * ((double) p[c] - p[a]) - ex * ((double) p[c + 2] - p[a + 2]);
    double foot = (apex > 0 ? -1 : 1) * Crossing.FOOT / length;
    int none = 0;
    int under = 0;
    for (double t : PLACES) {
      double x = p[a] + t * ex;
      double y = p[a + 1] + t * ((double) p[b + 1] - p[a + 1]);
      double z = p[a + 2] + t * ez;
      none += ground.find(x + foot * ez, y, z - foot * ex, Body.CAR.edge()) ? 0 : 1;
      under += isOnOther(halfEdge / 3, x - foot * ez, y, z + foot * ex) ? 1 : 0;
    }
    // what only goes under the foot of a bank lies on nothing
    return 2 * Math.min(none, under) > PLACES.length;
  }

  private boolean isOnOther(int triangle, double x, double y, double z) {
    int n = ground.column(x, z, y - Body.CAR.edge(), y + Body.CAR.edge());
    for (int i = 0; i < n; i++) {
      if (ground.triangle(i) != triangle) {
        return true;
      }
    }
    return false;
  }
}
