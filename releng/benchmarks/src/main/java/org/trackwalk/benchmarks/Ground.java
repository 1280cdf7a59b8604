package org.trackwalk.benchmarks;

import org.trackwalk.mesh.level.Piece;

/** Wavy ground of square quads, the same for all benchmarks; its heights meet no round number. */
final class Ground {

  /** Edge of a quad, metres. */
  static final double QUAD = 0.5;

  private Ground() {}

  /** Quads along each side for about so many triangles. */
  static int side(int triangles) {
    return (int) StrictMath.round(StrictMath.sqrt(triangles / 2.0));
  }

  static double height(double x, double z) {
    return 0.15 * StrictMath.sin(0.35 * x) + 0.05 * StrictMath.cos(0.9 * z + 0.1 * x);
  }

  /** Shared vertices, row by row, as an OBJ file gives them. */
  static Piece indexed(int triangles) {
    int side = side(triangles);
    int n = side + 1;
    float[] positions = new float[3 * n * n];
    int[] corners = new int[6 * side * side];
    for (int v = 0; v < n * n; v++) {
      double x = QUAD * (v / n);
      double z = QUAD * (v % n);
      positions[3 * v] = (float) x;
      positions[3 * v + 1] = (float) height(x, z);
      positions[3 * v + 2] = (float) z;
    }
    int k = 0;
    for (int quad = 0; quad < side * side; quad++) {
      int a = quad / side * n + quad % side;
      for (int corner : new int[] {a, a + 1, a + n, a + n, a + 1, a + n + 1}) {
        corners[k++] = corner;
      }
    }
    return Piece.named("ground", "ground.obj").mesh(positions, corners).build();
  }

  /** Three vertices of its own for each triangle, as an STL file gives them. */
  static Piece soup(int triangles) {
    Piece shared = indexed(triangles);
    int[] corners = new int[shared.triangles().length];
    float[] positions = new float[3 * corners.length];
    for (int i = 0; i < corners.length; i++) {
      System.arraycopy(shared.positions(), 3 * shared.triangles()[i], positions, 3 * i, 3);
      corners[i] = i;
    }
    return Piece.named("ground", "ground.stl").mesh(positions, corners).build();
  }
}
