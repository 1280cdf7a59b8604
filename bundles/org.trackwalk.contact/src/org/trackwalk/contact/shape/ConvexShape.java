package org.trackwalk.contact.shape;

/**
 * A convex shape as a core with a margin around it (E. Coumans, Contact Generation, 2010,
 * "Collision margins"): its surface is everywhere {@link #margin} outside the core, so a sphere is
 * a point and a capsule a segment. The core of a shape with edges is smaller than the shape by its
 * margin, so that a margin rounds edges and moves no side ("Compensate for margins").
 */
public sealed interface ConvexShape extends Shape
    permits Sphere, Capsule, Box, Cylinder, ConvexHull {

  /** What {@link #support} answers where the core is curved. */
  int NO_CORNER = -1;

  /** How far the surface lies outside the core, metres; not negative. */
  double margin();

  /**
   * A point of the core farthest in a direction; among several, always the same one.
   *
   * @param dx direction in the shape's own coordinates, any length but zero; likewise dy and dz
   * @param out filled with three coordinates, metres
   * @return the number of the core's corner, or {@link #NO_CORNER}
   */
  int support(double dx, double dy, double dz, double[] out);
}
