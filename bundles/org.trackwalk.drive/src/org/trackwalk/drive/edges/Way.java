package org.trackwalk.drive.edges;

import org.trackwalk.course.brink.Brink;

/** A line on which a car would go on over missing ground, and how high the ground would be. */
interface Way {

  /** Where it is, so many metres behind its start: x, height of the ground, z; null behind it. */
  double[] at(double metres);

  /**
   * Straight on from a brink.
   *
   * @param x unit direction, seen from above; likewise {@code z}
   * @param rises metres that the ground before it rises per metre
   */
  static Way straight(Brink b, double x, double z, double rises) {
    return s -> new double[] {b.x() + s * x, b.y() + s * rises, b.z() + s * z};
  }
}
