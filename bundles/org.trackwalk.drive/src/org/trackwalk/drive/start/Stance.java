package org.trackwalk.drive.start;

/**
 * How a vehicle stands at a start.
 *
 * @param kind what is the matter with it
 * @param amount by how much, metres or degrees as the kind says; 0 where it has none
 * @param limit what the amount may be
 */
public record Stance(Kind kind, double amount, double limit) {

  /** It stands, and stays. */
  static final Stance GOOD = new Stance(Kind.STANDS, 0, 0);

  /** What can be the matter, the worst first. */
  public enum Kind {
    /** No ground is under the start. */
    FALLS_OUT,
    /** The ground lies over the start, by so many metres. */
    UNDER_GROUND,
    /** A wall stands where the vehicle is put. */
    IN_WALL,
    /** Something lies so many metres over the ground that the vehicle is put on: too little. */
    UNDER_ROOF,
    /** So many of four wheels have ground: under three, and the centre of mass is beside them. */
    ON_FEWER_WHEELS,
    /** The ground lies so many metres under the start. */
    HANGS,
    /** One wheel hangs so many metres over the ground, more than its radius. */
    WHEEL_HANGS,
    /** The ground is so many degrees steep: too much for the tyres. */
    SLIDES,
    /** Nothing. */
    STANDS
  }
}
