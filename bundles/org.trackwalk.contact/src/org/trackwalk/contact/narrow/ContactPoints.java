package org.trackwalk.contact.narrow;

import java.util.Arrays;

/** Contact points of a probe with triangles, flat and reused; four numbers and a key each. */
public final class ContactPoints {

  private int size;
  private double[] numbers = new double[64];
  private int[] keys = new int[16];

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
   * @param separation metres along the contact normal; negative is penetration
   * @param key what the point belongs to; the caller's own
   */
  public void add(double x, double y, double z, double separation, int key) {
    if (size == keys.length) {
      numbers = Arrays.copyOf(numbers, 8 * size);
      keys = Arrays.copyOf(keys, 2 * size);
    }
    numbers[4 * size] = x;
    numbers[4 * size + 1] = y;
    numbers[4 * size + 2] = z;
    numbers[4 * size + 3] = separation;
    keys[size] = key;
    size++;
  }

  /** A coordinate of a point on the probe's surface, metres. */
  public double point(int i, int axis) {
    return numbers[4 * i + axis];
  }

  /** Metres along the contact normal; negative is penetration. */
  public double separation(int i) {
    return numbers[4 * i + 3];
  }

  /** What the point belongs to. */
  public int key(int i) {
    return keys[i];
  }

  /** Gives points from an index on a key. */
  public void keyFrom(int first, int key) {
    Arrays.fill(keys, first, size, key);
  }
}
