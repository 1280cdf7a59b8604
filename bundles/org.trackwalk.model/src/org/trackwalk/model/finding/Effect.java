package org.trackwalk.model.finding;

/**
 * What a probe would feel at the place: a jolt, or that its way ends there.
 *
 * @param profile engine profile id; {@link #ANY} where every engine does the same
 * @param shape for instance {@code sphere r 0.35}; {@link #STOPPED} and {@link #FALLING} say that
 *     the car loses all of its speed
 * @param speed of the probe in m/s
 * @param dvUp largest change of the upward speed over all phases, m/s
 * @param dvForward largest change along the way, m/s, positive when speed is lost
 * @param dvSide largest sideways change, m/s
 * @param share of passes that feel it, 0 to 1: of the phases of the time step for what an engine
 *     does, of the ways side by side on the road for what every engine does
 * @param probed whether the shape was moved over this very place; else a closed form says it
 * @param atMost whether the share is an upper bound: the road was looked at only so far, and is
 *     wider
 */
public record Effect(
    String profile,
    String shape,
    double speed,
    double dvUp,
    double dvForward,
    double dvSide,
    double share,
    boolean probed,
    boolean atMost) {

  /** The profile of what does not depend on the engine. */
  public static final String ANY = "any";

  /** The shape of what hits something that it cannot pass. */
  public static final String STOPPED = "car, stopped";

  /** The shape of what falls out of the level, or into a hole of it. */
  public static final String FALLING = "car, falling";

  /**
   * A car that hits what it cannot pass: all of its speed is lost.
   *
   * @param speed at the place, m/s
   * @param share part of the road's width at which it is hit, 0 to 1
   */
  public static Effect stops(double speed, double share) {
    return new Effect(ANY, STOPPED, speed, 0, speed, 0, share);
  }

  /**
   * A car that falls into a hole or out of the level: all of its speed is lost.
   *
   * @param speed at the place, m/s
   * @param share part of the road's width at which it falls, 0 to 1
   */
  public static Effect falls(double speed, double share) {
    return new Effect(ANY, FALLING, speed, 0, speed, 0, share);
  }

  /** What is felt by as many as is said, and no fewer. */
  public Effect(
      String profile,
      String shape,
      double speed,
      double dvUp,
      double dvForward,
      double dvSide,
      double share,
      boolean probed) {
    this(profile, shape, speed, dvUp, dvForward, dvSide, share, probed, false);
  }

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

  /** The same of which the share is an upper bound. */
  public Effect upTo() {
    return new Effect(profile, shape, speed, dvUp, dvForward, dvSide, share, probed, true);
  }

  /** Whether its share is a part of the road's width, so that a length says nothing more. */
  public boolean knowsItsWidth() {
    return profile.equals(ANY);
  }

  /** Whether the way of a car ends there, rather than that it is shaken. */
  public boolean endsTheWay() {
    return shape.equals(STOPPED) || shape.equals(FALLING);
  }

  /** The largest of the three changes, m/s. */
  public double worst() {
    return Math.max(Math.abs(dvUp), Math.max(Math.abs(dvForward), Math.abs(dvSide)));
  }
}
