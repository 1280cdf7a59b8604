package org.trackwalk.drive.effect;

/**
 * A part of a seam.
 *
 * @param at its middle, level coordinates
 * @param along the direction in which it goes on there
 * @param across how much of it lies across the way, metres
 */
public record SeamPart(double[] at, double[] along, double across) {

  /** Part of the direction that must lie across the way to follow it. */
  private static final double FOLLOWED = 0.3;

  /** Both as one: narrow parts that touch. */
  SeamPart with(SeamPart next) {
    double wide = across + next.across;
    if (wide <= 0) {
      return this;
    }
    double[] middle = new double[3];
    double[] goes = new double[3];
    for (int k = 0; k < 3; k++) {
      middle[k] = (across * at[k] + next.across * next.at[k]) / wide;
      goes[k] = next.at[k] - at[k];
    }
    return new SeamPart(middle, goes, wide);
  }

  /**
   * A place of it, or of its line, so far to the side of the middle.
   *
   * @param hx the way over it; hz likewise
   */
  double[] beside(double aside, double hx, double hz) {
    double length = Math.sqrt(along[0] * along[0] + along[1] * along[1] + along[2] * along[2]);
    double goes = along[2] * hx - along[0] * hz;
    if (Math.abs(goes) <= FOLLOWED * length) {
      return new double[] {at[0] - aside * hz, at[1], at[2] + aside * hx};
    }
    double far = aside / goes;
    return new double[] {at[0] + far * along[0], at[1] + far * along[1], at[2] + far * along[2]};
  }
}
