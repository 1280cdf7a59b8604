package org.trackwalk.contact.shape;

/**
 * A capsule along the y axis: all points within {@code radius} of a segment.
 *
 * @param radius metres, above zero
 * @param halfHeight half the length of the segment, metres, above zero; the caps lie beyond it
 */
public record Capsule(double radius, double halfHeight) implements ConvexShape {

  /**
   * Checks the lengths.
   *
   * @throws IllegalArgumentException when one is not a finite number above zero
   */
  public Capsule {
    Lengths.positive("a capsule's radius", radius);
    Lengths.positive("a capsule's half height", halfHeight);
  }

  @Override
  public double margin() {
    return radius;
  }

  @Override
  public int support(double dx, double dy, double dz, double[] out) {
    out[0] = 0;
    out[1] = dy < 0 ? -halfHeight : halfHeight;
    out[2] = 0;
    return dy < 0 ? 0 : 1;
  }

  @Override
  public double boundingRadius() {
    return halfHeight + radius;
  }

  @Override
  public String kind() {
    return "capsule";
  }
}
