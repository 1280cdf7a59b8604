package org.trackwalk.contact.gjk;

/** A convex body, known by its farthest points. */
public interface Support {

  /**
   * A point of the body farthest in a direction; among several, always the same one.
   *
   * @param dx any length but zero; likewise dy and dz
   * @param out filled with three coordinates, metres
   * @return the number of the corner, or {@link org.trackwalk.contact.shape.ConvexShape#NO_CORNER}
   *     on a curved side
   */
  int support(double dx, double dy, double dz, double[] out);
}
