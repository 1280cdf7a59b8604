package org.trackwalk.contact.shape;

/** A shape at a place of a level. */
public record Probe(Shape shape, Pose pose) {

  /** A sphere around a point, metres, level coordinates. */
  public static Probe sphere(double x, double y, double z, double radius) {
    return new Probe(new Sphere(radius), Pose.at(x, y, z));
  }
}
