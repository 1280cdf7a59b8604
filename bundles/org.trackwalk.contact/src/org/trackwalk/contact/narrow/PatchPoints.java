package org.trackwalk.contact.narrow;

import java.util.Arrays;

/** Contact points with a key each, every number in an array of its own; reused. */
public final class PatchPoints {

  /** Coordinates on the probe's surface, metres, level coordinates. */
  public double[] x = new double[64];

  public double[] y = new double[64];
  public double[] z = new double[64];

  /** Metres along the contact normal; negative is penetration. */
  public double[] separation = new double[64];

  /** What a point belongs to; the caller's own. */
  public int[] key = new int[64];

  private int size;

  /** Number of points. */
  public int size() {
    return size;
  }

  /** Forgets the points and keeps the memory. */
  public void clear() {
    size = 0;
  }

  /** Adds a point. */
  public void add(double px, double py, double pz, double s, int owner) {
    if (size == key.length) {
      x = Arrays.copyOf(x, 2 * size);
      y = Arrays.copyOf(y, 2 * size);
      z = Arrays.copyOf(z, 2 * size);
      separation = Arrays.copyOf(separation, 2 * size);
      key = Arrays.copyOf(key, 2 * size);
    }
    x[size] = px;
    y[size] = py;
    z[size] = pz;
    separation[size] = s;
    key[size] = owner;
    size++;
  }
}
