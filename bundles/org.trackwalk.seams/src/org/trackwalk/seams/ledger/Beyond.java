package org.trackwalk.seams.ledger;

import org.trackwalk.ground.border.BorderLimits;
import org.trackwalk.ground.border.OpenEdges;
import org.trackwalk.ground.border.Surroundings;

/**
 * Drop to the ground beyond the middle of an edge, metres, positive downward; NaN where there is
 * none.
 *
 * @param near close by
 * @param far a wheel's radius away
 */
record Beyond(double near, double far) {

  /** What lies beyond an edge; null when it has no level outward direction. */
  static Beyond of(OpenEdges edges, int e, Surroundings around, BorderLimits limits) {
    double cx = edges.conormal(e, 0);
    double cz = edges.conormal(e, 2);
    double length = Math.sqrt(cx * cx + cz * cz);
    if (length < LedgerLimits.UPRIGHT) {
      return null;
    }
    double x = edges.point(e, 0.5, 0);
    double y = edges.point(e, 0.5, 1);
    double z = edges.point(e, 0.5, 2);
    double[] drops = new double[2];
    for (int i = 0; i < 2; i++) {
      double reach = i == 0 ? limits.lookNear() : limits.lookFar();
      double ground =
          around.ground(
              x + reach * cx / length,
              y,
              z + reach * cz / length,
              limits.heightLimit(),
              limits.heightLimit());
      drops[i] = y - ground;
    }
    return new Beyond(drops[0], drops[1]);
  }

  /** The larger drop. */
  double lowest() {
    return Math.max(near, far);
  }

  /**
   * True where there is no ground a wheel's radius away, and none close by that goes on at the
   * border's height (what lies there is the thing's own body).
   */
  boolean endsHere(BorderLimits limits) {
    return Double.isNaN(far) && !(Math.abs(near) <= limits.layerLimit());
  }

  /**
   * True where there is lower ground close by, and a wheel's radius away nothing that goes on at
   * the border's height: lower ground still, or what stands up from it (a wall, a tent).
   */
  boolean isLedge(BorderLimits limits) {
    boolean lower = far >= limits.layerLimit() && far <= limits.stepLimit();
    boolean standsUp = far < -limits.layerLimit();
    return near >= limits.layerLimit() && near <= limits.stepLimit() && (lower || standsUp);
  }
}
