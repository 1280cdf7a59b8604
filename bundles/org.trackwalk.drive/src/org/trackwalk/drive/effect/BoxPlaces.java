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

  /** From the middle so far beside a corner, metres: half of what is a point across the way. */
  private static final double BESIDE = 0.025;

  /** Corners of one line along the way that are looked at, and driven to. */
  public static final int CORNERS = 3;

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

  /**
   * Which corners of a line along the way are gone over: some, the middle one first, evenly.
   *
   * @param count of its corners, from one end to the other
   * @param most so many
   * @return numbers of corners; none where there are none
   */
  static int[] corners(int count, int most) {
    int n = Math.min(most, count);
    int[] chosen = new int[n];
    for (int i = 0; i < n; i++) {
      int place = (n / 2 + (i % 2 == 0 ? i / 2 : -(i + 1) / 2) + n) % n;
      chosen[i] = (2 * place + 1) * count / (2 * n);
    }
    return chosen;
  }

  /**
   * Places of the box's middle from a corner under its front, metres: with the corner inside either
   * side, and on either side of its middle.
   *
   * @param half half its width, metres
   */
  public static double[] overCorner(double half) {
    double side = Math.max(0, half - INSIDE);
    return new double[] {side, -side, BESIDE, -BESIDE};
  }
}
