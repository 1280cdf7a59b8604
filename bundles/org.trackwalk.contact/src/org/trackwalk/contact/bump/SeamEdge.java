package org.trackwalk.contact.bump;

import org.trackwalk.contact.solver.SolverSettings;

/**
 * A probe sphere on its way to an edge that nothing voids.
 *
 * @param speed along the road, m/s, above zero
 * @param radius of the sphere, metres, above zero
 * @param drop how far the edge lies below the sphere's centre, metres: the radius for a flush seam,
 *     radius minus height for an edge that stands above the road; above zero
 * @param margin pair margin, metres: contacts exist while the separation is below it
 * @param step time step, seconds
 * @param gravity m/s²
 */
public record SeamEdge(
    double speed, double radius, double drop, double margin, double step, double gravity) {

  /** The probe sphere of the default vehicle {@code body}, metres (docs/ranking.md). */
  public static final double PROBE_RADIUS = 0.35;

  /** Pair margin of the profile {@code generic}, metres (docs/engines.md, profiles). */
  public static final double GENERIC_MARGIN = 0.02;

  /**
   * Checks the numbers.
   *
   * @throws IllegalArgumentException when one is not finite, or not above zero where it must be
   */
  public SeamEdge {
    above(speed, 0, "speed");
    above(radius, 0, "radius");
    above(drop, 0, "drop");
    above(margin, -radius, "margin");
    above(step, 0, "time step");
    above(gravity, -1, "gravity");
  }

  /** A flush seam under a probe sphere, 60 Hz, 9.81 m/s². */
  public static SeamEdge flush(double speed, double radius, double margin) {
    return new SeamEdge(
        speed, radius, radius, margin, SolverSettings.STEP_60_HZ, SolverSettings.GRAVITY);
  }

  /**
   * An edge that stands {@code height} metres above the road on which the sphere rolls, 60 Hz, 9.81
   * m/s².
   *
   * @param height metres, below the radius; 0 is a flush seam
   * @throws IllegalArgumentException when the edge is as high as the centre: that is a wall
   */
  public static SeamEdge raised(double speed, double radius, double margin, double height) {
    return new SeamEdge(
        speed, radius, radius - height, margin, SolverSettings.STEP_60_HZ, SolverSettings.GRAVITY);
  }

  /** How far the sphere moves in a step, metres. */
  public double stride() {
    return speed * step;
  }

  private static void above(double value, double least, String what) {
    if (!(value > least) || !Double.isFinite(value)) {
      throw new IllegalArgumentException(what + " must be above " + least + ", not " + value);
    }
  }
}
