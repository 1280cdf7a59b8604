package org.trackwalk.contact.bump;

/**
 * A box that slides on its bottom towards an edge that nothing voids.
 *
 * @param speed along the road, m/s, above zero
 * @param length of the box along the way, metres, above zero
 * @param height of the box, metres, above zero
 * @param raised how far the edge stands over the box's bottom, metres; 0 for a flush seam, negative
 *     where the box is over it; below the height
 * @param margin pair margin, metres, not negative
 * @param step time step, seconds
 * @param gravity m/s²
 */
public record BoxEdge(
    double speed,
    double length,
    double height,
    double raised,
    double margin,
    double step,
    double gravity) {

  /**
   * Checks the numbers.
   *
   * @throws IllegalArgumentException when one is not finite or out of its range
   */
  public BoxEdge {
    boolean sizes = speed > 0 && length > 0 && height > 0 && Math.abs(raised) < height;
    boolean times = margin >= 0 && step > 0 && gravity >= 0;
    double sum = speed + length + height + margin + step + gravity;
    if (!sizes || !times || !Double.isFinite(sum)) {
      throw new IllegalArgumentException("no box slides like this: " + speed + " m/s, " + length);
    }
  }

  /** How far the box moves in a step, metres. */
  public double stride() {
    return speed * step;
  }
}
