package org.trackwalk.contact.bump;

/**
 * What an edge does to a probe sphere in one step.
 *
 * @param up upward speed after the step, m/s, at least 0
 * @param forward speed lost along the road, m/s, at least 0
 * @param share share of phases, 0 to 1, in which the sphere is thrown up at all
 * @param ahead how far before the edge the centre stands when it happens, metres
 */
public record Bump(double up, double forward, double share, double ahead) {

  /** Nothing happens. */
  public static final Bump NONE = new Bump(0, 0, 0, 0);
}
