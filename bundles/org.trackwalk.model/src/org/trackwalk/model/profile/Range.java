package org.trackwalk.model.profile;

import java.math.BigDecimal;

/**
 * What a number of a vehicle may be at all, from a toy to a lorry for mines: beyond it a number is
 * a slip, or in another unit, and what is reckoned with it is no number any more.
 *
 * @param least the least that is taken, in the unit
 * @param most the most that is taken
 * @param unit in words
 */
record Range(double least, double most, String unit) {

  /** A length of a vehicle, metres; as long as its own mesh may be. */
  static final Range LENGTH = new Range(0.001, 60, "metres");

  /** A length that may be missing, metres. */
  static final Range ANY_LENGTH = new Range(0, 60, "metres");

  /** A top speed; the command line takes none above either. */
  static final Range SPEED = new Range(0.001, 2000, "km/h");

  /** Grip of tyres and wings. */
  static final Range GRIP = new Range(0.001, 100, "g");

  /** What a vehicle weighs. */
  static final Range MASS = new Range(0.001, 1e6, "kilograms");

  /** How often a second a body swings on its springs. */
  static final Range RIDE = new Range(0.01, 1000, "hertz");

  /** A part of the critical damping. */
  static final Range DAMPING = new Range(0.001, 100, "parts of the critical one");

  /** Rays of a wheel. */
  static final Range RAYS = new Range(0, 1000, "rays");

  /** What belongs there. */
  String words() {
    return "in " + unit + ", from " + plain(least) + " to " + plain(most);
  }

  private static String plain(double number) {
    return BigDecimal.valueOf(number).stripTrailingZeros().toPlainString();
  }
}
