package org.trackwalk.contact.query;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.mesh.level.Piece;

/**
 * A square of the plane y = slope x, tessellated in many ways around the origin. With a slope that
 * is a power of two and coordinates on a grid of 1/1024 m every vertex lies exactly in the plane.
 */
final class FlatGround {

  /** How the square is cut into triangles. */
  enum Pattern {
    REGULAR,
    ALTERNATING,
    RANDOM_DIAGONALS,
    JITTERED,
    FANS,
    STRIPS
  }

  private final Pattern pattern;
  private final double cell;
  private final int cells;
  private final double slope;
  private final Random random;

  /** A square of 2 cells x 2 cells quads of a size in metres. */
  FlatGround(Pattern pattern, double cell, int cells, double slope, long seed) {
    this.pattern = pattern;
    this.cell = cell;
    this.cells = cells;
    this.slope = slope;
    this.random = new Random(seed);
  }

  private final List<float[]> corners = new ArrayList<>();

  private void triangle(double[] a, double[] b, double[] c) {
    float[] flat = new float[9];
    int k = 0;
    for (double[] p : List.of(a, b, c)) {
      flat[k++] = (float) p[0];
      flat[k++] = (float) (slope * p[0]);
      flat[k++] = (float) p[1];
    }
    corners.add(flat);
  }

  /** Triangles with their corners, nine floats each. */
  private List<float[]> triangles() {
    if (!corners.isEmpty()) {
      return corners;
    }
    int n = 2 * cells + 1;
    double[][] at = new double[n * n][];
    // a quarter of a cell and more could turn a quad inside out
    double aside = pattern == Pattern.JITTERED ? 0.2 : 0;
    double alongZ = pattern == Pattern.STRIPS ? 20 * cell : cell;
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        double x = cell * (i - cells + aside * (2 * random.nextDouble() - 1));
        double z = alongZ * (j - cells) + cell * aside * (2 * random.nextDouble() - 1);
        at[n * i + j] = new double[] {grid(x), grid(z)};
      }
    }
    for (int i = 0; i + 1 < n; i++) {
      for (int j = 0; j + 1 < n; j++) {
        double[] a = at[n * i + j];
        double[] b = at[n * i + j + 1];
        double[] c = at[n * i + n + j];
        double[] d = at[n * i + n + j + 1];
        boolean other =
            switch (pattern) {
              case ALTERNATING -> (i + j) % 2 == 0;
              case RANDOM_DIAGONALS, JITTERED -> random.nextBoolean();
              default -> false;
            };
        if (pattern == Pattern.FANS) {
          double u = 0.2 + 0.6 * random.nextDouble();
          double w = 0.2 + 0.6 * random.nextDouble();
          double[] m = {grid(a[0] + u * (d[0] - a[0])), grid(a[1] + w * (d[1] - a[1]))};
          triangle(a, b, m);
          triangle(b, d, m);
          triangle(d, c, m);
          triangle(c, a, m);
        } else if (other) {
          triangle(a, b, d);
          triangle(a, d, c);
        } else {
          triangle(a, b, c);
          triangle(c, b, d);
        }
      }
    }
    return corners;
  }

  private static double grid(double value) {
    return Math.rint(value * 1024) / 1024;
  }

  /** One piece, every corner stored for itself, so that only the weld makes it one surface. */
  ProbeScene scene() {
    return Scenes.scene(piece("ground", triangles()));
  }

  /** Every triangle in one of two pieces, by the side of x = 0 that its middle is on. */
  ProbeScene abutting() {
    List<float[]> left = new ArrayList<>();
    List<float[]> right = new ArrayList<>();
    for (float[] t : triangles()) {
      (t[0] + t[3] + t[6] < 0 ? left : right).add(t);
    }
    return Scenes.scene(piece("left", left), piece("right", right));
  }

  private static Piece piece(String name, List<float[]> triangles) {
    float[] positions = new float[9 * triangles.size()];
    int[] indices = new int[3 * triangles.size()];
    for (int t = 0; t < triangles.size(); t++) {
      System.arraycopy(triangles.get(t), 0, positions, 9 * t, 9);
      for (int k = 0; k < 3; k++) {
        indices[3 * t + k] = 3 * t + k;
      }
    }
    return Scenes.piece(name, positions, indices);
  }
}
