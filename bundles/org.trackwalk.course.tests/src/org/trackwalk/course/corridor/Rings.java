package org.trackwalk.course.corridor;

import java.util.List;
import org.trackwalk.mesh.level.Piece;

/** Flat rings around the origin, and land beside them, metres. */
final class Rings {

  private Rings() {}

  /** Quads around a ring. */
  static final int STEPS = 120;

  /** A flat ring of a material around the origin. */
  static Piece ring(String name, double inner, double outer, String material) {
    float[] p = new float[6 * STEPS];
    int[] t = new int[6 * STEPS];
    for (int i = 0; i < STEPS; i++) {
      double x = StrictMath.cos(2 * StrictMath.PI * i / STEPS);
      double z = StrictMath.sin(2 * StrictMath.PI * i / STEPS);
      p[6 * i] = (float) (inner * x);
      p[6 * i + 2] = (float) (inner * z);
      p[6 * i + 3] = (float) (outer * x);
      p[6 * i + 5] = (float) (outer * z);
      int a = 2 * i;
      int b = 2 * ((i + 1) % STEPS);
      int[] quad = {a, b, b + 1, a, b + 1, a + 1};
      System.arraycopy(quad, 0, t, 6 * i, 6);
    }
    return Piece.named(name, "level.obj").mesh(p, t).surfaces(List.of(material), null).build();
  }

  /** A grid of so many quads each way around a place, far from the rings. */
  static Piece land(int quads, double apart, double y) {
    int n = quads + 1;
    float[] p = new float[3 * n * n];
    int[] t = new int[6 * quads * quads];
    int at = 0;
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        p[3 * (n * i + j)] = (float) (1000 + apart * i);
        p[3 * (n * i + j) + 1] = (float) y;
        p[3 * (n * i + j) + 2] = (float) (apart * j);
        if (i < quads && j < quads) {
          int a = n * i + j;
          int[] quad = {a, a + 1, a + n + 1, a, a + n + 1, a + n};
          System.arraycopy(quad, 0, t, at, 6);
          at += 6;
        }
      }
    }
    return Piece.named("land", "level.obj").mesh(p, t).surfaces(List.of("l"), null).build();
  }
}
