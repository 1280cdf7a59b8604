package org.trackwalk.mesh.tree;

/**
 * 65536 places along each axis of a box. Place q stands for the double {@code low + q * step}, as
 * computed, everywhere alike; that never falls when q grows, so rounding to places is exact about
 * which side of a number a place is on.
 */
final class QuantisedGrid {

  static final int LAST = 0xffff;

  private final double[] low = new double[3];
  private final double[] step = new double[3];

  /** Places per metre, for a first guess only. */
  private final double[] inverse = new double[3];

  /**
   * @param box min x, y, z, max x, y, z; its first place is at most the min, its last at least the
   *     max
   */
  QuantisedGrid(float[] box) {
    for (int k = 0; k < 3; k++) {
      low[k] = box[k];
      step[k] = Math.max(0, ((double) box[3 + k] - box[k]) / LAST);
      while (at(k, LAST) < box[3 + k]) {
        step[k] = Math.nextUp(step[k]);
      }
      inverse[k] = 1 / step[k];
    }
  }

  /** The coordinate of a place. */
  double at(int axis, int place) {
    return low[axis] + place * step[axis];
  }

  /** The last place that is not above a coordinate; -1 when the first one is. */
  int notAbove(int axis, double coordinate) {
    if (!(step[axis] > 0)) {
      return low[axis] <= coordinate ? LAST : -1;
    }
    int place = guess(axis, coordinate);
    while (place < LAST && at(axis, place + 1) <= coordinate) {
      place++;
    }
    while (place >= 0 && at(axis, place) > coordinate) {
      place--;
    }
    return place;
  }

  /** The first place that is not below a coordinate; 65536 when the last one is. */
  int notBelow(int axis, double coordinate) {
    if (!(step[axis] > 0)) {
      return low[axis] >= coordinate ? 0 : LAST + 1;
    }
    int place = guess(axis, coordinate);
    while (place > 0 && at(axis, place - 1) >= coordinate) {
      place--;
    }
    while (place <= LAST && at(axis, place) < coordinate) {
      place++;
    }
    return place;
  }

  /** Writes a box as three ints, min in the lower half, max in the upper: never smaller than it. */
  void encode(float[] box, int at, int[] out, int place) {
    for (int k = 0; k < 3; k++) {
      int min = Math.max(0, notAbove(k, box[at + k]));
      int max = Math.min(LAST, notBelow(k, box[at + 3 + k]));
      out[place + k] = min | max << 16;
    }
  }

  private int guess(int axis, double coordinate) {
    return (int) Math.max(0, Math.min(LAST, (coordinate - low[axis]) * inverse[axis]));
  }
}
