package org.trackwalk.check.finding;

/**
 * What a probe would feel at the place (DESIGN 6, ENGINES "the bump").
 *
 * @param profile engine profile id
 * @param shape for instance {@code sphere r 0.35}
 * @param speed of the probe in m/s
 * @param dvUp largest change of the upward speed over all phases, m/s
 * @param dvForward largest change along the way, m/s, positive when speed is lost
 * @param dvSide largest sideways change, m/s
 * @param share share of phases that feel it, 0 to 1
 * @param probed whether the shape was moved over this very place; else a closed form says it
 */
public record Effect(
    String profile,
    String shape,
    double speed,
    double dvUp,
    double dvForward,
    double dvSide,
    double share,
    boolean probed) {

  /** What a closed form says. */
  public Effect(
      String profile,
      String shape,
      double speed,
      double dvUp,
      double dvForward,
      double dvSide,
      double share) {
    this(profile, shape, speed, dvUp, dvForward, dvSide, share, false);
  }

  /** The largest of the three changes, m/s. */
  public double worst() {
    return Math.max(Math.abs(dvUp), Math.max(Math.abs(dvForward), Math.abs(dvSide)));
  }
}
