package org.trackwalk.examples.circuit;

/**
 * The circuit's vertices, rows by columns, as floats. All lie on one dyadic grid that is coarse
 * enough for a float to hold each of them, each difference of two of them and each middle of two of
 * them exactly. That is why a piece may have its own origin, or a vertex stand exactly on an edge.
 */
final class CircuitGrid {

  /** A float holds 24 bits; one is kept for differences and one for middles. */
  private static final int BITS = 22;

  private final CrossSection section;
  private final int rows;
  private final float[] positions;
  private final double quantum;

  CircuitGrid(CircuitShape shape, Lap lap, CrossSection section, KerbHeight kerb) {
    this.section = section;
    rows = shape.rows();
    int columns = section.columns();
    double[] exact = new double[3 * rows * columns];
    double largest = 0;
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        double[] p = point(lap, row, column, kerb);
        System.arraycopy(p, 0, exact, 3 * (row * columns + column), 3);
        for (double c : p) {
          largest = Math.max(largest, Math.abs(c));
        }
      }
    }
    quantum = Math.scalb(1.0, Math.getExponent(largest) + 1 - BITS);
    positions = new float[exact.length];
    for (int i = 0; i < exact.length; i++) {
      positions[i] = (float) (StrictMath.rint(exact[i] / quantum) * quantum) + 0.0f;
    }
  }

  /** Height of the kerb's top at a row, on the left (-1) or the right (1). */
  interface KerbHeight {
    double at(int row, int side);
  }

  /** The step of the grid, metres, a power of two. */
  double quantum() {
    return quantum;
  }

  /** A vertex, a new array of three; rows are counted round. */
  float[] vertex(int row, int column) {
    int at = 3 * (Math.floorMod(row, rows) * section.columns() + column);
    return new float[] {positions[at], positions[at + 1], positions[at + 2]};
  }

  private double[] point(Lap lap, int row, int column, KerbHeight kerb) {
    double aside = section.aside(column);
    if (section.onWall(column)) {
      double[] p = lap.point(row, aside, 0);
      boolean left = column < section.vergeOut();
      int foot = left ? section.vergeOut() : section.mirrored(section.vergeOut());
      p[1] = lap.point(row, section.aside(foot), 0)[1] + section.wallHeight(column);
      return p;
    }
    double above = section.onKerb(column) ? kerb.at(row, aside < 0 ? -1 : 1) : 0;
    return lap.point(row, aside, above);
  }
}
