package org.trackwalk.contact.shape;

/**
 * A sphere in level coordinates.
 *
 * @param x centre, metres; likewise y (up) and z
 * @param radius metres, above zero
 */
public record Sphere(double x, double y, double z, double radius) {

  /**
   * Checks the numbers.
   *
   * @throws IllegalArgumentException when one is not finite or the radius is not above zero
   */
  public Sphere {
    if (!Double.isFinite(x) || !Double.isFinite(y) || !Double.isFinite(z)) {
      throw new IllegalArgumentException("a sphere's centre must be finite");
    }
    if (!(radius > 0) || !Double.isFinite(radius)) {
      throw new IllegalArgumentException("a sphere's radius must be above zero, not " + radius);
    }
  }
}
