package org.trackwalk.peers.engine;

/**
 * The shape that all probes of a run share; its numbers are floats, so that all engines have the
 * very same shape.
 *
 * @param x half the width in metres; of a sphere the radius, in all three
 * @param y half the height
 * @param z half the length
 * @param round true for a sphere
 */
public record ProbeShape(double x, double y, double z, boolean round) {

  /** A sphere of so many metres. */
  public static ProbeShape sphere(double radius) {
    double r = (float) radius;
    return new ProbeShape(r, r, r, true);
  }

  /** A box with these edges, metres. */
  public static ProbeShape box(double width, double height, double length) {
    return new ProbeShape((float) (width / 2), (float) (height / 2), (float) (length / 2), false);
  }

  /** The sphere's radius, metres. */
  public double radius() {
    return x;
  }

  @Override
  public String toString() {
    return round ? "sphere r " + (float) x : "box " + full(x) + " x " + full(y) + " x " + full(z);
  }

  private static float full(double half) {
    return 2 * (float) half;
  }
}
