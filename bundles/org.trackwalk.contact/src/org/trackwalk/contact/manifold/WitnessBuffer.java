package org.trackwalk.contact.manifold;

import java.util.Arrays;

/**
 * Contact points of a probe and the ground at one time, flat and reused. A point is kept as the
 * place on the probe, the normal and the separation; its partner on the ground follows from them,
 * as a = b + n d (E. Coumans, Contact Generation, 2010, "Removing redundancy").
 */
public final class WitnessBuffer {

  /** Id of a point of which nothing but its place is known. */
  public static final long NO_ID = -1;

  private static final int NUMBERS = 7;

  private int size;
  private double[] numbers = new double[8 * NUMBERS];
  private long[] ids = new long[8];

  /** Number of points. */
  public int size() {
    return size;
  }

  /** Forgets the points and keeps the memory. */
  public void clear() {
    size = 0;
  }

  /**
   * Adds a point.
   *
   * @param x on the probe's surface, metres, level coordinates; likewise y and z
   * @param nx unit normal from the ground to the probe; likewise ny and nz
   * @param separation metres along the normal; negative is penetration
   * @param id what makes it the same point in the next frame, such as a pair of features; or {@link
   *     #NO_ID}
   */
  public void add(
      double x, double y, double z, double nx, double ny, double nz, double separation, long id) {
    if (size == ids.length) {
      numbers = Arrays.copyOf(numbers, 2 * NUMBERS * size);
      ids = Arrays.copyOf(ids, 2 * size);
    }
    int at = NUMBERS * size;
    numbers[at] = x;
    numbers[at + 1] = y;
    numbers[at + 2] = z;
    numbers[at + 3] = nx;
    numbers[at + 4] = ny;
    numbers[at + 5] = nz;
    numbers[at + 6] = separation;
    ids[size++] = id;
  }

  /** Adds a point of another buffer under an id. */
  public void add(WitnessBuffer from, int i, long id) {
    add(
        from.onProbe(i, 0),
        from.onProbe(i, 1),
        from.onProbe(i, 2),
        from.normal(i, 0),
        from.normal(i, 1),
        from.normal(i, 2),
        from.separation(i),
        id);
  }

  /** A coordinate of a point on the probe's surface, metres, level coordinates. */
  public double onProbe(int i, int axis) {
    return numbers[NUMBERS * i + axis];
  }

  /** A coordinate of its partner on the ground, metres, level coordinates. */
  public double onGround(int i, int axis) {
    int at = NUMBERS * i;
    return numbers[at + axis] - numbers[at + 6] * numbers[at + 3 + axis];
  }

  /** A coordinate of the unit normal, from the ground to the probe. */
  public double normal(int i, int axis) {
    return numbers[NUMBERS * i + 3 + axis];
  }

  /** Metres along the normal; negative is penetration. */
  public double separation(int i) {
    return numbers[NUMBERS * i + 6];
  }

  /** What makes it the same point in the next frame, or {@link #NO_ID}. */
  public long id(int i) {
    return ids[i];
  }
}
