package org.trackwalk.contact.bump;

/**
 * The bump in closed form (docs/engines.md, "The bump, in closed form"). A sphere's centre stands h
 * over an unvoided edge that lies d ahead; with L = sqrt(h² + d²) and s = L - r the contact exists
 * while s is below the pair margin, the closing speed is c = v d/L + g dt h/L - s/dt, and after the
 * step the sphere moves up with -g dt + max(0, c) h/L and has lost c d/L forward. Measured in PhysX
 * and Jolt to three digits; for a frictionless, non-rotating sphere, restitution 0, no slop.
 *
 * <p>Two things are added for edges that stand above the road (h below r): a sphere that already
 * reaches past the edge has s below zero, and then the term s/dt is left out, because engines undo
 * penetration by position and not by velocity; and the worst case is sought over the positions
 * before the edge only (d at least 0).
 *
 * <p>Where the steps fall is chance: the first step inside the contact's reach may be at any d. So
 * a bump is reported as the worst over all phases and the share of phases that are hit.
 */
public final class BumpFormula {

  /** Samples of d over which the maximum is bracketed; the function is smooth between its kinks. */
  private static final int SAMPLES = 2048;

  /** Halvings of a bracket; more than a double has bits. */
  private static final int REFINEMENTS = 60;

  private BumpFormula() {}

  /**
   * Upward speed after a step that starts {@code ahead} metres before the edge.
   *
   * @param ahead metres, not negative
   * @return m/s, 0 when there is no contact or the contact does not throw the sphere up
   */
  public static double upward(SeamEdge edge, double ahead) {
    return inReach(edge, ahead) ? Math.max(0, limitUpward(edge, ahead)) : 0;
  }

  /**
   * Speed along the road that is lost in a step that starts {@code ahead} metres before the edge.
   *
   * @return m/s, at least 0
   */
  public static double forwardLoss(SeamEdge edge, double ahead) {
    return inReach(edge, ahead) ? limitForward(edge, ahead) : 0;
  }

  /** True when a sphere that far before the edge has a contact with it. */
  public static boolean inReach(SeamEdge edge, double ahead) {
    return distance(edge, ahead) - edge.radius() < edge.margin();
  }

  /** From how far before the edge contacts exist, metres; 0 when the edge lies too deep. */
  public static double reach(SeamEdge edge) {
    double inflated = edge.radius() + edge.margin();
    double squared = (inflated - edge.drop()) * (inflated + edge.drop());
    return inflated > edge.drop() ? Math.sqrt(squared) : 0;
  }

  /**
   * The worst case over all phases, the least upper bound included, and the share of phases that
   * are hit.
   */
  public static Bump worst(SeamEdge edge) {
    return worst(edge, 0);
  }

  /**
   * The same in an engine to which a contact that hardly leans is one with the road.
   *
   * @param ground sine of the lean from which on it is one of its own
   */
  public static Bump worst(SeamEdge edge, double ground) {
    double reach = reach(edge);
    // a contact that leans by this sine is so far ahead
    double from = edge.drop() * ground / Math.sqrt(1 - ground * ground);
    if (from >= reach) {
      return Bump.NONE;
    }
    double way = reach - from;
    int best = 0;
    double most = limitUpward(edge, from);
    for (int i = 1; i <= SAMPLES; i++) {
      double up = limitUpward(edge, from + way * i / SAMPLES);
      if (up > most) {
        most = up;
        best = i;
      }
    }
    double low = from + way * Math.max(0, best - 1) / SAMPLES;
    double high = from + way * Math.min(SAMPLES, best + 1) / SAMPLES;
    double ahead = climb(edge, low, high, from + way * best / SAMPLES);
    double up = limitUpward(edge, ahead);
    if (up <= 0) {
      return Bump.NONE;
    }
    double share = Math.min(1, throwingLength(edge, from, reach) / edge.stride());
    return new Bump(up, limitForward(edge, ahead), share, ahead);
  }

  /** Narrows a bracket by thirds; keeps the sampled place when nothing is better. */
  private static double climb(SeamEdge edge, double from, double to, double sampled) {
    double low = from;
    double high = to;
    for (int i = 0; i < REFINEMENTS; i++) {
      double third = (high - low) / 3;
      if (limitUpward(edge, low + third) < limitUpward(edge, high - third)) {
        low += third;
      } else {
        high -= third;
      }
    }
    double found = (low + high) / 2;
    return limitUpward(edge, found) > limitUpward(edge, sampled) ? found : sampled;
  }

  /** Total length of the places before the edge from which the sphere is thrown up. */
  private static double throwingLength(SeamEdge edge, double from, double reach) {
    double length = 0;
    for (int i = 0; i < SAMPLES; i++) {
      double low = from + (reach - from) * i / SAMPLES;
      double high = from + (reach - from) * (i + 1) / SAMPLES;
      boolean atLow = limitUpward(edge, low) > 0;
      boolean atHigh = limitUpward(edge, high) > 0;
      if (atLow && atHigh) {
        length += high - low;
      } else if (atLow != atHigh) {
        double crossing = crossing(edge, low, high);
        length += atLow ? crossing - low : high - crossing;
      }
    }
    return length;
  }

  private static double crossing(SeamEdge edge, double from, double to) {
    double low = from;
    double high = to;
    boolean atLow = limitUpward(edge, low) > 0;
    for (int i = 0; i < REFINEMENTS; i++) {
      double middle = (low + high) / 2;
      if (limitUpward(edge, middle) > 0 == atLow) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /** The formula without its limits: also at the very end of the reach, and negative. */
  private static double limitUpward(SeamEdge edge, double ahead) {
    double length = distance(edge, ahead);
    return -edge.gravity() * edge.step()
        + Math.max(0, closingSpeed(edge, ahead, length)) * edge.drop() / length;
  }

  private static double limitForward(SeamEdge edge, double ahead) {
    double length = distance(edge, ahead);
    return Math.max(0, closingSpeed(edge, ahead, length)) * ahead / length;
  }

  private static double closingSpeed(SeamEdge edge, double ahead, double length) {
    double separation = Math.max(0, length - edge.radius());
    return edge.speed() * ahead / length
        + edge.gravity() * edge.step() * edge.drop() / length
        - separation / edge.step();
  }

  private static double distance(SeamEdge edge, double ahead) {
    return Math.sqrt(edge.drop() * edge.drop() + ahead * ahead);
  }
}
