package org.trackwalk.io.collada;

import org.trackwalk.io.placement.Placement;

/**
 * The transform elements of a node (1.4.1 specification, chapter 5: "lookat", "matrix", "rotate",
 * "scale", "skew", "translate"), each as 12 doubles for column vectors.
 */
final class NodeTransform {

  private NodeTransform() {}

  /** How many numbers the element has; 0 when it is no transform. */
  static int numbers(String element) {
    return switch (element) {
      case "matrix" -> 16;
      case "lookat" -> 9;
      case "skew" -> 7;
      case "rotate" -> 4;
      case "translate", "scale" -> 3;
      default -> 0;
    };
  }

  /**
   * The transform of an element.
   *
   * @param n its numbers, as many as {@link #numbers} says
   * @return null when it has no direction where it needs one
   */
  static double[] of(String element, double[] n) {
    return switch (element) {
      case "matrix" -> java.util.Arrays.copyOf(n, 12); // written row by row
      case "translate" -> Placement.of(n, null, null);
      case "scale" -> Placement.of(null, null, n);
      case "rotate" -> rotate(n);
      case "skew" -> skew(n);
      default -> lookat(n);
    };
  }

  /** An axis and degrees. */
  private static double[] rotate(double[] n) {
    double length = StrictMath.sqrt(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]);
    if (n[3] == 0) {
      return Placement.identity(); // exporters write such with any axis
    }
    if (!(length > 0)) {
      return null;
    }
    double half = StrictMath.toRadians(n[3]) / 2;
    double sine = StrictMath.sin(half) / length;
    double[] turn = {n[0] * sine, n[1] * sine, n[2] * sine, StrictMath.cos(half)};
    return Placement.of(null, turn, null);
  }

  /**
   * Degrees, the axis that is turned and the axis towards which it is turned: points move along the
   * second, in proportion to how far they are along the first (the RenderMan Interface's Skew, to
   * which the specification refers).
   */
  private static double[] skew(double[] n) {
    double[] turned = unit(n[1], n[2], n[3]);
    double[] along = unit(n[4], n[5], n[6]);
    if (turned == null || along == null) {
      return null;
    }
    double slope = StrictMath.tan(StrictMath.toRadians(n[0]));
    double[] rows = Placement.identity();
    for (int row = 0; row < 3; row++) {
      for (int column = 0; column < 3; column++) {
        rows[4 * row + column] += slope * along[row] * turned[column];
      }
    }
    return rows;
  }

  /** Eye, point of interest and up: an object at the eye that looks along its negative z axis. */
  private static double[] lookat(double[] n) {
    double[] back = unit(n[0] - n[3], n[1] - n[4], n[2] - n[5]);
    if (back == null) {
      return null;
    }
    double[] side =
        unit(
            n[7] * back[2] - n[8] * back[1],
            n[8] * back[0] - n[6] * back[2],
            n[6] * back[1] - n[7] * back[0]);
    if (side == null) {
      return null;
    }
    double[] up = {
      back[1] * side[2] - back[2] * side[1],
      back[2] * side[0] - back[0] * side[2],
      back[0] * side[1] - back[1] * side[0]
    };
    double[] rows = new double[12];
    for (int row = 0; row < 3; row++) {
      rows[4 * row] = side[row];
      rows[4 * row + 1] = up[row];
      rows[4 * row + 2] = back[row];
      rows[4 * row + 3] = n[row];
    }
    return rows;
  }

  private static double[] unit(double x, double y, double z) {
    double length = StrictMath.sqrt(x * x + y * y + z * z);
    return length > 0 ? new double[] {x / length, y / length, z / length} : null;
  }
}
