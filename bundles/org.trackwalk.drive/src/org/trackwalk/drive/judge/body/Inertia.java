package org.trackwalk.drive.judge.body;

/**
 * How easily a body turns: its inverse moment of inertia over its inverse mass, in level axes.
 *
 * @param rows nine doubles, row by row, 1/m²
 */
public record Inertia(double[] rows) {

  /** A body that does not turn. */
  public static final Inertia NONE = new Inertia(new double[9]);

  /** A solid sphere: 5 / (2 r²) about every axis. */
  public static Inertia sphere(double radius) {
    double w = 2.5 / (radius * radius);
    return new Inertia(new double[] {w, 0, 0, 0, w, 0, 0, 0, w});
  }

  /**
   * A solid box.
   *
   * @param half its half sizes, metres
   * @param axes its own three axes in level coordinates, unit vectors
   */
  public static Inertia box(double[] half, double[][] axes) {
    double[] rows = new double[9];
    for (int i = 0; i < 3; i++) {
      double a = half[(i + 1) % 3];
      double b = half[(i + 2) % 3];
      double w = 3 / (a * a + b * b);
      for (int r = 0; r < 3; r++) {
        for (int s = 0; s < 3; s++) {
          rows[3 * r + s] += w * axes[i][r] * axes[i][s];
        }
      }
    }
    return new Inertia(rows);
  }

  /** A vector's product with itself through the matrix. */
  double along(double x, double y, double z) {
    return x * turn(0, x, y, z) + y * turn(1, x, y, z) + z * turn(2, x, y, z);
  }

  /** A coordinate of the matrix times a vector. */
  double turn(int row, double x, double y, double z) {
    return rows[3 * row] * x + rows[3 * row + 1] * y + rows[3 * row + 2] * z;
  }
}
