package org.trackwalk.contact.shape;

/**
 * A box around the origin, its sides along the axes.
 *
 * @param hx half its size along x, metres, above zero, margin included; likewise hy and hz
 * @param margin how far its edges are rounded, metres; below every half size
 */
public record Box(double hx, double hy, double hz, double margin) implements ConvexShape {

  /**
   * Checks the lengths.
   *
   * @throws IllegalArgumentException when one is not as it must be
   */
  public Box {
    Lengths.positive("a box's half size", hx);
    Lengths.positive("a box's half size", hy);
    Lengths.positive("a box's half size", hz);
    Lengths.margin("a box's margin", margin, Math.min(hx, Math.min(hy, hz)));
  }

  /** A box with sharp edges. */
  public Box(double hx, double hy, double hz) {
    this(hx, hy, hz, 0);
  }

  @Override
  public int support(double dx, double dy, double dz, double[] out) {
    out[0] = dx < 0 ? margin - hx : hx - margin;
    out[1] = dy < 0 ? margin - hy : hy - margin;
    out[2] = dz < 0 ? margin - hz : hz - margin;
    return (dx < 0 ? 0 : 1) + (dy < 0 ? 0 : 2) + (dz < 0 ? 0 : 4);
  }

  @Override
  public double boundingRadius() {
    return Math.sqrt(hx * hx + hy * hy + hz * hz);
  }

  @Override
  public String kind() {
    return "box";
  }

  /** Written out: what a record makes of itself is put together at each start. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Box b
        && Double.compare(hx, b.hx) == 0
        && Double.compare(hy, b.hy) == 0
        && Double.compare(hz, b.hz) == 0
        && Double.compare(margin, b.margin) == 0;
  }

  @Override
  public int hashCode() {
    int hash = 31 * Double.hashCode(hx) + Double.hashCode(hy);
    return 31 * (31 * hash + Double.hashCode(hz)) + Double.hashCode(margin);
  }
}
