package org.trackwalk.contact.manifold;

import java.util.Arrays;

/**
 * Contact points with a common normal (D. Gregorius, Robust Contact Creation for Physics
 * Simulations, 2015, "Contact Manifolds"), flat and reused from pair to pair.
 */
public final class Manifold {

  private int size;
  private double nx;
  private double ny;
  private double nz;
  private double[] numbers = new double[32];
  private long[] features = new long[8];

  /** Forgets the points and keeps the memory. */
  public void clear() {
    size = 0;
  }

  /** Sets the normal, a unit vector from B to A. */
  public void normal(double x, double y, double z) {
    nx = x + 0.0;
    ny = y + 0.0;
    nz = z + 0.0;
  }

  /** The normal, a unit vector from B to A. */
  public double nx() {
    return nx;
  }

  /** The normal, up. */
  public double ny() {
    return ny;
  }

  /** The normal. */
  public double nz() {
    return nz;
  }

  /**
   * Adds a point.
   *
   * @param x on A's surface, metres; likewise y and z
   * @param separation metres along the normal, negative is penetration; so the point on B's surface
   *     is this one minus normal times separation
   * @param feature what of A and B made the point, see {@link OneShotManifold}
   */
  public void add(double x, double y, double z, double separation, long feature) {
    if (size == features.length) {
      numbers = Arrays.copyOf(numbers, 8 * size);
      features = Arrays.copyOf(features, 2 * size);
    }
    numbers[4 * size] = x;
    numbers[4 * size + 1] = y;
    numbers[4 * size + 2] = z;
    numbers[4 * size + 3] = separation;
    features[size] = feature;
    size++;
  }

  /** Number of points. */
  public int size() {
    return size;
  }

  /** A coordinate of a point on A's surface, metres. */
  public double point(int i, int axis) {
    return numbers[4 * i + axis];
  }

  /** Metres along the normal; negative is penetration. */
  public double separation(int i) {
    return numbers[4 * i + 3];
  }

  /** What of A and B made the point. */
  public long feature(int i) {
    return features[i];
  }

  /**
   * Keeps some of the points.
   *
   * @param chosen indices of points, each once, ascending
   * @param count how many of them
   */
  void keep(int[] chosen, int count) {
    for (int k = 0; k < count; k++) {
      System.arraycopy(numbers, 4 * chosen[k], numbers, 4 * k, 4);
      features[k] = features[chosen[k]];
    }
    size = count;
  }
}
