package org.trackwalk.examples.seeded;

/**
 * Where a scene lies in its level: turned about Y, moved, and rounded.
 *
 * @param angle about Y, radians
 * @param move three doubles, metres
 * @param grid all coordinates are multiples of this, metres; 0 for the nearest float
 */
record Placing(double angle, double[] move, double grid) {

  /** A point of the scene as the level holds it: three doubles that are floats. */
  double[] put(double[] p) {
    double c = StrictMath.cos(angle);
    double s = StrictMath.sin(angle);
    return new double[] {
      round(c * p[0] + s * p[2] + move[0]),
      round(p[1] + move[1]),
      round(c * p[2] - s * p[0] + move[2])
    };
  }

  private double round(double value) {
    double on = grid > 0 ? Math.rint(value / grid) * grid : value;
    return (float) on + 0.0f;
  }
}
