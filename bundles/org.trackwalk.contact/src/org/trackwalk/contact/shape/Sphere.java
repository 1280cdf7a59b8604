package org.trackwalk.contact.shape;

/**
 * A sphere around the origin.
 *
 * @param radius metres, above zero
 */
public record Sphere(double radius) implements ConvexShape {

  /**
   * Checks the radius.
   *
   * @throws IllegalArgumentException when it is not a finite number above zero
   */
  public Sphere {
    Lengths.positive("a sphere's radius", radius);
  }

  @Override
  public double margin() {
    return radius;
  }

  @Override
  public int support(double dx, double dy, double dz, double[] out) {
    out[0] = 0;
    out[1] = 0;
    out[2] = 0;
    return 0;
  }

  @Override
  public double boundingRadius() {
    return radius;
  }

  @Override
  public String kind() {
    return "sphere";
  }

  /** Written out: what a record makes of itself is put together at each start. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Sphere s && Double.compare(radius, s.radius) == 0;
  }

  @Override
  public int hashCode() {
    return Double.hashCode(radius);
  }
}
