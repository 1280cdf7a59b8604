package org.trackwalk.mesh.level;

/**
 * How many numbers an array of coordinates has. Records say it of their own arrays: some are read
 * from files that anybody may have written. An array that is not there is passed over, since
 * whether it may be missing is said by {@link MayBeNull}.
 */
public final class Coordinates {

  private static final int POINT = 3;
  private static final int BOX = 6;

  private Coordinates() {}

  /**
   * Requires the three numbers of a point.
   *
   * @throws IllegalArgumentException when there are others
   */
  public static void requirePoint(double[] numbers) {
    require(numbers == null || numbers.length == POINT, "a point has 3 numbers");
  }

  /**
   * Requires three numbers for each of any count of points.
   *
   * @throws IllegalArgumentException when the last point is not whole
   */
  public static void requirePoints(double[] numbers) {
    require(numbers == null || numbers.length % POINT == 0, "each point has 3 numbers");
  }

  /**
   * Requires the six numbers of a box, its least corner and then its greatest.
   *
   * @throws IllegalArgumentException when there are others
   */
  public static void requireBox(double[] numbers) {
    require(numbers == null || numbers.length == BOX, "a box has 6 numbers");
  }

  /**
   * Requires those of a box, or none for what has no extent.
   *
   * @throws IllegalArgumentException when there are others
   */
  public static void requireBoxOrNone(double[] numbers) {
    require(
        numbers == null || numbers.length == 0 || numbers.length == BOX,
        "a box has 6 numbers, or none");
  }

  private static void require(boolean sound, String what) {
    if (!sound) {
      throw new IllegalArgumentException(what);
    }
  }
}
