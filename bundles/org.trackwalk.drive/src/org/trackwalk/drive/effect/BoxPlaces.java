package org.trackwalk.drive.effect;

/**
 * Where a box goes over a line across its way: with all of its width over it, from one end of the
 * line to the other; over a line that is narrower also beside either end, so that it does not stand
 * on what lies behind the other one.
 */
public final class BoxPlaces {

  /**
   * So far inside the end of a line its side is kept, metres: behind the rounding of its edges, and
   * clear of what stands up there.
   */
  private static final double INSIDE = 0.1;

  private static final int NARROW = 3;

  private BoxPlaces() {}

  /**
   * Places of the box's middle from that of the line, metres, from one end to the other; no farther
   * apart than it is wide, unless that would be too many.
   *
   * @param length of the line across the way, metres
   * @param wide the box, metres
   * @param least so many, or more
   * @param most no more
   */
  public static double[] over(double length, double wide, int least, int most) {
    boolean narrow = length < wide;
    int n = narrow ? NARROW : Math.clamp((int) Math.ceil(length / wide), least, most);
    double inside = narrow ? INSIDE : Math.min(INSIDE, (length - wide) / 2);
    double last = (narrow ? (wide - length) / 2 + inside : (length - wide) / 2 - inside);
    if (n == 1 || last <= 0) {
      return new double[1]; // there is room for one way over it
    }
    double[] places = new double[n];
    for (int i = 0; i < n; i++) {
      places[i] = last * (2.0 * i / (n - 1) - 1);
    }
    return places;
  }
}
