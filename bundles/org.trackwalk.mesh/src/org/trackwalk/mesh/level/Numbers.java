package org.trackwalk.mesh.level;

import java.util.Collection;

/**
 * What numbers may be. Records say it of their own in their constructors: some are read from files
 * that anybody may have written, and whoever reads them tells where it stands.
 */
public final class Numbers {

  private Numbers() {}

  /**
   * Requires that nothing is counted below none.
   *
   * @throws IllegalArgumentException when it is
   */
  public static void requireCounts(int... counts) {
    for (int count : counts) {
      if (count < 0) {
        throw new IllegalArgumentException("a count is not " + count);
      }
    }
  }

  /**
   * Requires that nothing is counted below none; what is missing altogether is passed over, as in
   * {@link Coordinates}.
   *
   * @throws IllegalArgumentException when it is
   */
  public static void requireCounts(Collection<Integer> counts) {
    if (counts != null) {
      counts.forEach(count -> requireCounts(count == null ? 0 : count));
    }
  }

  /**
   * Requires what is measured as a length or an area: a number, and none below nothing.
   *
   * @throws IllegalArgumentException when one is not
   */
  public static void requireSizes(double... sizes) {
    for (double size : sizes) {
      if (!(size >= 0 && size < Double.POSITIVE_INFINITY)) {
        throw new IllegalArgumentException("a size is not " + size);
      }
    }
  }

  /**
   * Requires parts of a whole.
   *
   * @throws IllegalArgumentException when one is not from 0 to 1
   */
  public static void requireParts(double... parts) {
    for (double part : parts) {
      if (!(part >= 0 && part <= 1)) {
        throw new IllegalArgumentException("a part of a whole, 0 to 1, is not " + part);
      }
    }
  }

  /**
   * Requires numbers that are finite; an array that is not there is passed over.
   *
   * @throws IllegalArgumentException when one is not
   */
  public static void requireFinite(double... numbers) {
    for (double number : numbers == null ? new double[0] : numbers) {
      if (!Double.isFinite(number)) {
        throw new IllegalArgumentException("a finite number is not " + number);
      }
    }
  }
}
