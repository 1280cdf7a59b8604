package org.trackwalk.ground.border;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;

/** Surfaces for tests of what lies around borders. */
final class BorderScenes {

  private BorderScenes() {}

  /** Loose triangles: places in a cube around the origin, corners that far apart. */
  static WeldedSurface loose(Random random, int n, double spread, double size) {
    List<Piece> pieces = new ArrayList<>();
    for (int t = 0; t < n; t++) {
      float[] xyz = new float[9];
      double[] at = random.doubles(3, -spread, spread).toArray();
      for (int i = 0; i < 9; i++) {
        xyz[i] = (float) (at[i % 3] + size * (2 * random.nextDouble() - 1));
      }
      pieces.add(Piece.named("t" + t, "f").mesh(xyz, new int[] {0, 1, 2}).build());
    }
    return ExactWeld.weld(pieces, 1, Progress.none());
  }

  static OpenEdges edges(WeldedSurface surface) {
    return OpenEdges.of(surface, Topology.of(surface, 1, Progress.none()), 1);
  }

  /** A corner of a triangle. */
  static double[] corner(WeldedSurface s, int triangle, int k) {
    int v = 3 * s.triangles()[3 * triangle + k];
    return new double[] {s.positions()[v], s.positions()[v + 1], s.positions()[v + 2]};
  }

  /** Determinant of three vectors. */
  static double det(double[] a, double[] b, double[] c) {
    return a[0] * (b[1] * c[2] - b[2] * c[1])
        - a[1] * (b[0] * c[2] - b[2] * c[0])
        + a[2] * (b[0] * c[1] - b[1] * c[0]);
  }

  static double[] minus(double[] a, double[] b) {
    return new double[] {a[0] - b[0], a[1] - b[1], a[2] - b[2]};
  }

  /**
   * Where a line meets a triangle, by Cramer's rule: how far along the direction, and the least of
   * the three shares of the corners (below zero: outside). Null where they are parallel.
   */
  static double[] meet(WeldedSurface s, int triangle, double[] from, double[] way) {
    double[] a = corner(s, triangle, 0);
    double[] u = minus(corner(s, triangle, 1), a);
    double[] v = minus(corner(s, triangle, 2), a);
    double[] back = {-way[0], -way[1], -way[2]};
    double all = det(u, v, back);
    if (Math.abs(all) < 1e-12) {
      return null;
    }
    double[] q = minus(from, a);
    double one = det(q, v, back) / all;
    double two = det(u, q, back) / all;
    return new double[] {det(u, v, q) / all, Math.min(Math.min(one, two), 1 - one - two)};
  }
}
