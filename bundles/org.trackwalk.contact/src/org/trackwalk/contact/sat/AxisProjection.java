package org.trackwalk.contact.sat;

/**
 * Projects two bodies onto an axis and stops as soon as nothing better can come out (reductions 2
 * and 3 of E. Coumans' article): first the interior objects bound the separation from above, then
 * every corner that is projected lowers it.
 */
final class AxisProjection {

  /** Separation along the axis; valid after {@link #project} has said true. */
  double along;

  /** Separation along the opposite axis; likewise. */
  double against;

  private double[] verticesA;
  private double[] interiorA;
  private double[] verticesB;
  private double[] interiorB;
  private AxisCounters counters;

  /** Takes two bodies. */
  void of(
      double[] verticesOfA,
      double[] interiorOfA,
      double[] verticesOfB,
      double[] interiorOfB,
      AxisCounters counted) {
    verticesA = verticesOfA;
    interiorA = interiorOfA;
    verticesB = verticesOfB;
    interiorB = interiorOfB;
    counters = counted;
  }

  /**
   * Projects onto an axis.
   *
   * @param needAlong what the separation along the axis must exceed to be of use, infinity when it
   *     is of none; likewise {@code needAgainst} for the opposite axis
   * @return false when neither is exceeded; then the separations are not known
   */
  boolean project(double dx, double dy, double dz, double needAlong, double needAgainst) {
    counters.axes++;
    double centreA = interiorA[0] * dx + interiorA[1] * dy + interiorA[2] * dz;
    double centreB = interiorB[0] * dx + interiorB[1] * dy + interiorB[2] * dz;
    double reachB = reach(interiorB, dx, dy, dz);
    double innerLeast = centreB - reachB;
    double innerMost = centreB + reachB;
    double reachA = reach(interiorA, dx, dy, dz);
    if (centreA - reachA - innerMost <= needAlong && innerLeast - centreA - reachA <= needAgainst) {
      counters.culled++;
      return false;
    }
    double leastA = Double.POSITIVE_INFINITY;
    double mostA = Double.NEGATIVE_INFINITY;
    double[] p = verticesA;
    for (int i = 0; i < p.length; i += 3) {
      double at = p[i] * dx + p[i + 1] * dy + p[i + 2] * dz;
      leastA = at < leastA ? at : leastA; // the fast compiler calls Math.min
      mostA = at > mostA ? at : mostA;
      if (leastA - innerMost <= needAlong && innerLeast - mostA <= needAgainst) {
        return giveUp(i + 3);
      }
    }
    double leastB = Double.POSITIVE_INFINITY;
    double mostB = Double.NEGATIVE_INFINITY;
    double[] q = verticesB;
    for (int i = 0; i < q.length; i += 3) {
      double at = q[i] * dx + q[i + 1] * dy + q[i + 2] * dz;
      leastB = at < leastB ? at : leastB;
      mostB = at > mostB ? at : mostB;
      if (leastA - mostB <= needAlong && leastB - mostA <= needAgainst) {
        return giveUp(p.length + i + 3);
      }
    }
    counters.projected += (p.length + q.length) / 3;
    along = leastA - mostB;
    against = leastB - mostA;
    return true;
  }

  private boolean giveUp(int numbers) {
    counters.projected += numbers / 3;
    if (numbers < verticesA.length + verticesB.length) {
      counters.earlyOuts++;
    }
    return false;
  }

  private static double reach(double[] interior, double dx, double dy, double dz) {
    double x = interior[3] * dx + interior[4] * dy + interior[5] * dz;
    double y = interior[6] * dx + interior[7] * dy + interior[8] * dz;
    double z = interior[9] * dx + interior[10] * dy + interior[11] * dz;
    double box = interior[12] * (Math.abs(x) + Math.abs(y) + Math.abs(z));
    double ball = interior[13] * Math.sqrt(x * x + y * y + z * z);
    return box > ball ? box : ball;
  }
}
