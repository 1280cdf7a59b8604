package org.trackwalk.contact.shape;

import java.util.Arrays;

/** Probe spheres in the order of their file, flat, so that millions fit. */
public final class Spheres implements Probes {

  private final double[] numbers;

  private Spheres(double[] numbers) {
    this.numbers = numbers;
  }

  /**
   * Probe spheres.
   *
   * @param numbers centre x, y, z and radius per sphere, metres, level coordinates; copied
   * @throws IllegalArgumentException when they do not come in fours
   */
  public static Spheres of(double... numbers) {
    if (numbers.length % 4 != 0) {
      throw new IllegalArgumentException("a sphere is four numbers, got " + numbers.length);
    }
    return new Spheres(numbers.clone());
  }

  /** As above, from the first {@code length} numbers of a longer array. */
  public static Spheres first(double[] numbers, int length) {
    return of(Arrays.copyOf(numbers, length));
  }

  @Override
  public int size() {
    return numbers.length / 4;
  }

  /** Centre of sphere i, metres, level coordinates. */
  public double x(int i) {
    return numbers[4 * i];
  }

  /** Centre of sphere i, metres, level coordinates; up. */
  public double y(int i) {
    return numbers[4 * i + 1];
  }

  /** Centre of sphere i, metres, level coordinates. */
  public double z(int i) {
    return numbers[4 * i + 2];
  }

  /** Radius of sphere i, metres. */
  public double radius(int i) {
    return numbers[4 * i + 3];
  }

  @Override
  public Probe get(int i) {
    return Probe.sphere(x(i), y(i), z(i), radius(i));
  }
}
