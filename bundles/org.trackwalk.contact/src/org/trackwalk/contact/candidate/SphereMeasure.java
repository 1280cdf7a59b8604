package org.trackwalk.contact.candidate;

import org.trackwalk.mesh.geometry.ClosestPoint;

/**
 * The measurement that makes a triangle a candidate, for whoever finds triangles another way than
 * {@link SphereNarrowPhase} and must come to the same bits. One instance per thread.
 */
public final class SphereMeasure {

  /** The centre is strictly behind a one-sided triangle. */
  public static final int BEHIND = ClosestFeature.BEHIND;

  private final ClosestFeature closest = new ClosestFeature();

  /**
   * Measures a triangle that has area.
   *
   * @param p xyz triples
   * @param a index of a corner, that is of a triple; likewise b and c; their order must be that of
   *     the welded ids
   * @param twoSided whether it also faces points behind it
   * @param x the sphere's centre, metres; likewise y and z
   * @return the feature code of {@link ClosestPoint}, or {@link #BEHIND}
   */
  public int measure(
      float[] p, int a, int b, int c, boolean twoSided, double x, double y, double z) {
    return closest.measure(p, a, b, c, twoSided, x, y, z);
  }

  /** Distance from centre to triangle, metres. */
  public double distance() {
    return closest.distance;
  }

  /** Bound of the distance's error, metres. */
  public double error() {
    return closest.error;
  }

  /** The candidate's direction, see {@link Candidates#direction}; x. */
  public double dx() {
    return closest.dx;
  }

  /** The candidate's direction, y. */
  public double dy() {
    return closest.dy;
  }

  /** The candidate's direction, z. */
  public double dz() {
    return closest.dz;
  }
}
