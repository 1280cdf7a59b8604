package org.trackwalk.check.rank;

/** What is known of the way that cars drive, as far as borders across it are concerned. */
@FunctionalInterface
public interface WayAcross {

  /**
   * The cross-section of the way that a path lies across; null where it lies across none.
   *
   * @param path xyz triples
   */
  Section of(double[] path);

  /**
   * The road and the ground beside it, from side to side.
   *
   * @param x of its middle, level coordinates
   * @param z of its middle
   * @param reach metres to either side
   */
  record Section(double x, double z, double reach) {}
}
