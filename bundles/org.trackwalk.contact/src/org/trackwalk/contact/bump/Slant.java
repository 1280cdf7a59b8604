package org.trackwalk.contact.bump;

/**
 * How an edge lies before a box that comes to it, per metre to the box's side.
 *
 * @param along metres that it lies farther along the way
 * @param up metres that it stands higher over the box's bottom
 */
public record Slant(double along, double up) {

  /** All of it under a front of a width, as a part for {@link SharpFront}. */
  public double[] along(double width) {
    double half = width / 2;
    return new double[] {-half, -half * along, half, half * along};
  }
}
