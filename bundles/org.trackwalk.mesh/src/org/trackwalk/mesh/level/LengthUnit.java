package org.trackwalk.mesh.level;

/**
 * The unit of a file's coordinates.
 *
 * <p>Each is a ratio of small whole numbers (the inch is 25.4 mm by definition since 1959, so 127 /
 * 5000 m), and conversion multiplies by the one and divides by the other. The nearest double of
 * 0.01 is not a hundredth: {@code x * 0.01} is often one step off the right double, which then,
 * seldom, makes another float. Here the product is exact when {@code x} is a float (24 and at most
 * 9 bits), so only the division rounds; and as a quotient of 33 bits by an odd part of at most 625
 * lies either on the middle between two floats or farther from it than a double's step, rounding
 * the double to a float afterwards gives the float that is nearest to the true length.
 */
public enum LengthUnit {
  METRE("m", 1, 1),
  CENTIMETRE("cm", 1, 100),
  MILLIMETRE("mm", 1, 1000),
  FOOT("ft", 381, 1250),
  INCH("in", 127, 5000);

  private final String id;
  private final double numerator;
  private final double denominator;

  LengthUnit(String id, int numerator, int denominator) {
    this.id = id;
    this.numerator = numerator;
    this.denominator = denominator;
  }

  /** The name that the command line and the manifest use: {@code m}, {@code cm}, … */
  public String id() {
    return id;
  }

  /** Metres per unit, the nearest double; {@link #toMetres} is nearer for a length. */
  public double metres() {
    return numerator / denominator;
  }

  /**
   * A length in metres.
   *
   * @param length in this unit; a float's value makes a result that rounds to the nearest float of
   *     the true length
   */
  public double toMetres(double length) {
    return length * numerator / denominator;
  }

  /** A length in this unit; the other way around. */
  public double ofMetres(double metres) {
    return metres * denominator / numerator;
  }
}
