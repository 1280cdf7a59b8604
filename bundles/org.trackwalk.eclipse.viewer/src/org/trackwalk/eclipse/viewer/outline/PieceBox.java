package org.trackwalk.eclipse.viewer.outline;

import java.util.Arrays;
import java.util.BitSet;
import org.trackwalk.eclipse.viewer.scene.LineSet;
import org.trackwalk.mesh.weld.WeldedSurface;

/** Where pieces are: their box and the borders of their surfaces. */
final class PieceBox {

  private static final int VERTEX_BITS = 32;

  private final WeldedSurface surface;
  private final BitSet pieces;

  PieceBox(WeldedSurface surface, BitSet pieces) {
    this.surface = surface;
    this.pieces = pieces;
  }

  /** Least x, y, z, then most; metres; infinite when the pieces have no triangles. */
  double[] bounds() {
    double[] box = new double[6];
    Arrays.fill(box, 0, 3, Double.POSITIVE_INFINITY);
    Arrays.fill(box, 3, 6, Double.NEGATIVE_INFINITY);
    for (int t = 0; t < surface.triangleCount(); t++) {
      if (pieces.get(surface.pieceOf(t))) {
        for (int c = 0; c < 3; c++) {
          int v = 3 * surface.triangles()[3 * t + c];
          for (int k = 0; k < 3; k++) {
            box[k] = Math.min(box[k], surface.positions()[v + k]);
            box[3 + k] = Math.max(box[3 + k], surface.positions()[v + k]);
          }
        }
      }
    }
    return box;
  }

  /** The edges that only one triangle of the pieces has. */
  LineSet borders(int colour) {
    int[] ids = surface.triangles();
    long[] edges = new long[64];
    int n = 0;
    for (int t = 0; t < surface.triangleCount(); t++) {
      if (pieces.get(surface.pieceOf(t))) {
        for (int c = 0; c < 3; c++) {
          long a = ids[3 * t + c];
          long b = ids[3 * t + (c + 1) % 3];
          if (n == edges.length) {
            edges = Arrays.copyOf(edges, 2 * n);
          }
          edges[n++] = Math.min(a, b) << VERTEX_BITS | Math.max(a, b);
        }
      }
    }
    Arrays.sort(edges, 0, n);
    LineSet lines = new LineSet();
    for (int i = 0; i < n; i++) {
      boolean twin = i > 0 && edges[i - 1] == edges[i] || i + 1 < n && edges[i + 1] == edges[i];
      if (!twin) {
        lines.add(surface.positions(), (int) (edges[i] >>> VERTEX_BITS), (int) edges[i], colour);
      }
    }
    return lines;
  }
}
