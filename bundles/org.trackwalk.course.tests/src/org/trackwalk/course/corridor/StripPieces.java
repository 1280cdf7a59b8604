package org.trackwalk.course.corridor;

import org.trackwalk.mesh.level.Piece;

/** Pieces for tests of roads: strips beside each other, straight on, and wide planes. Metres. */
final class StripPieces {

  /** Rows of each strip, of two triangles. */
  static final int STEPS = 60;

  private static final double STEP = 4;

  private StripPieces() {}

  /**
   * Strips with one profile, through the origin.
   *
   * @param across where each border of a strip lies: aside and up
   * @param heading of the way along them, degrees
   */
  static Piece of(String name, double[][] across, double heading) {
    int n = across.length;
    double cos = StrictMath.cos(StrictMath.toRadians(heading));
    double sin = StrictMath.sin(StrictMath.toRadians(heading));
    float[] p = new float[3 * n * (STEPS + 1)];
    int[] t = new int[6 * (n - 1) * STEPS];
    int at = 0;
    for (int i = 0; i <= STEPS; i++) {
      for (int j = 0; j < n; j++) {
        double along = (i - STEPS / 2) * STEP;
        int v = n * i + j;
        p[3 * v] = (float) (across[j][0] * cos + along * sin);
        p[3 * v + 1] = (float) across[j][1];
        p[3 * v + 2] = (float) (along * cos - across[j][0] * sin);
        if (i < STEPS && j + 1 < n) {
          int[] quad = {v, v + n, v + n + 1, v, v + n + 1, v + 1};
          System.arraycopy(quad, 0, t, at, 6);
          at += 6;
        }
      }
    }
    return Piece.named(name, "level.obj").mesh(p, t).build();
  }

  /** A level square around the origin, larger than any strip. */
  static Piece plane(String name, double height) {
    float far = 400;
    float y = (float) height;
    float[] p = {-far, y, -far, -far, y, far, far, y, far, far, y, -far};
    return Piece.named(name, "level.obj").mesh(p, new int[] {0, 1, 2, 0, 2, 3}).build();
  }
}
