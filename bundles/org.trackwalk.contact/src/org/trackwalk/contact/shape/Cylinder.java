package org.trackwalk.contact.shape;

/**
 * A cylinder around the x axis, such as a wheel whose axle is x.
 *
 * @param radius metres, above zero, margin included
 * @param halfWidth half its length along x, metres, above zero, margin included
 * @param margin how far its rims are rounded, metres; not above radius and half width
 */
public record Cylinder(double radius, double halfWidth, double margin) implements ConvexShape {

  /**
   * Checks the lengths.
   *
   * @throws IllegalArgumentException when one is not as it must be
   */
  public Cylinder {
    Lengths.positive("a wheel's radius", radius);
    Lengths.positive("a wheel's half width", halfWidth);
    Lengths.margin("a wheel's margin", margin, Math.min(radius, halfWidth));
  }

  /** A cylinder with sharp rims. */
  public Cylinder(double radius, double halfWidth) {
    this(radius, halfWidth, 0);
  }

  @Override
  public int support(double dx, double dy, double dz, double[] out) {
    double across = Math.sqrt(dy * dy + dz * dz);
    double scale = across > 0 ? (radius - margin) / across : 0;
    out[0] = dx < 0 ? margin - halfWidth : halfWidth - margin;
    out[1] = scale * dy;
    out[2] = scale * dz;
    return NO_CORNER;
  }

  @Override
  public double boundingRadius() {
    return Math.sqrt(radius * radius + halfWidth * halfWidth);
  }

  @Override
  public String kind() {
    return "wheel";
  }
}
