package org.trackwalk.drive.judge.suspect;

/** At which angle who drives meets an edge. */
@FunctionalInterface
public interface Meeting {

  /** Where nobody knows how the road runs. */
  Meeting SQUARE = (at, dx, dz) -> 1;

  /**
   * Sine of the angle: 1 straight across, 0 along.
   *
   * @param at a point of the edge, level coordinates
   * @param dx direction of it seen from above, of any length; likewise dz
   */
  double sine(double[] at, double dx, double dz);
}
