package org.trackwalk.mesh.level;

/**
 * The line through the pits, which cars drive along at a speed of its own.
 *
 * @param points xyz triples in level coordinates, in the direction of driving; empty for none
 * @param speeds how fast each point is driven through, m/s; null when nobody says
 * @param sides metres of road to the left and to the right of each point, in turn; null when nobody
 *     says
 */
public record PitLane(double[] points, @MayBeNull double[] speeds, @MayBeNull double[] sides) {

  /** A level without one. */
  public static final PitLane NONE = new PitLane(new double[0], null, null);

  /** Whether there is one. */
  public boolean known() {
    return points.length > 0;
  }
}
