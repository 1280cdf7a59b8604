package org.trackwalk.contact.shape;

/**
 * A sphere in level coordinates.
 *
 * @param x centre, metres; likewise y (up) and z
 * @param radius metres, above zero
 */
public record Sphere(double x, double y, double z, double radius) implements Shape {

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

  @Override
  public void bounds(double contactDistance, float[] out) {
    bounds(x, y, z, radius + contactDistance, out);
  }

  /**
   * The box of a sphere that is given by its numbers, for sweeps that allocate nothing.
   *
   * @param inflated radius plus contact distance, metres
   * @param out as in {@link Shape#bounds}
   */
  public static void bounds(double x, double y, double z, double inflated, float[] out) {
    out[0] = below(x - inflated);
    out[1] = below(y - inflated);
    out[2] = below(z - inflated);
    out[3] = above(x + inflated);
    out[4] = above(y + inflated);
    out[5] = above(z + inflated);
  }

  /** Two steps: one for the rounding to float, one for that of the difference in double. */
  private static float below(double value) {
    return Math.nextDown(Math.nextDown((float) value));
  }

  private static float above(double value) {
    return Math.nextUp(Math.nextUp((float) value));
  }
}
