package org.trackwalk.eclipse.viewer.scene;

import java.util.Arrays;
import java.util.BitSet;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Pieces that all else lies under, high above it: skies. Seen from outside they hide the level, and
 * they are so much larger that a view of all of it shows little else. Nothing but the triangles is
 * asked, so that it is known before a check is over.
 */
final class SkyPieces {

  /** A sky spans this share of the plan of the level, along both axes. */
  private static final double SPAN = 0.7;

  /** It stands so high over what lies below it, in the mean, as a share of its own span. */
  private static final double HEIGHT = 0.1;

  /** Share of the corners of all else that lie below it. */
  private static final double BELOW = 0.9;

  /** A sky has this share of all triangles at most: the level below it is more than its sky. */
  private static final double SHARE = 0.5;

  /** Cells along each axis of the plan in which heights are kept. */
  private static final int CELLS = 64;

  private final float[] positions;
  private final int[] corners;
  private final WeldedSurface surface;
  private final BitSet skies = new BitSet();

  private SkyPieces(WeldedSurface surface) {
    this.surface = surface;
    positions = surface.positions();
    corners = surface.triangles();
  }

  /** The skies of a surface, by index of the piece. */
  static BitSet of(WeldedSurface surface) {
    SkyPieces pieces = new SkyPieces(surface);
    while (pieces.find()) {
      continue; // a sky may lie within another
    }
    return pieces.skies;
  }

  /**
   * The box around all other pieces: least x, y and z, then the largest, metres; around all where
   * nothing else is there. Null without a triangle.
   *
   * @param left out of it
   */
  static double[] box(WeldedSurface surface, BitSet left) {
    double[] box = empty();
    for (int c = 0; c < surface.triangles().length; c++) {
      if (!left.get(surface.pieceOf(c / 3))) {
        widen(box, surface.positions(), surface.triangles()[c]);
      }
    }
    boolean any = box[0] <= box[3];
    return any ? box : left.isEmpty() ? null : box(surface, new BitSet());
  }

  /** Looks for one more. */
  private boolean find() {
    int count = surface.pieces().size();
    double[][] each = new double[count][];
    int[] triangles = new int[count];
    double[] whole = empty();
    int all = 0;
    for (int c = 0; c < corners.length; c++) {
      int piece = surface.pieceOf(c / 3);
      if (!skies.get(piece)) {
        each[piece] = each[piece] == null ? empty() : each[piece];
        widen(each[piece], positions, corners[c]);
        widen(whole, positions, corners[c]);
        triangles[piece] += c % 3 == 0 ? 1 : 0;
        all += c % 3 == 0 ? 1 : 0;
      }
    }
    for (int p = 0; p < count; p++) {
      double[] b = each[p];
      boolean wide =
          b != null
              && triangles[p] <= SHARE * all
              && b[3] - b[0] > SPAN * (whole[3] - whole[0])
              && b[5] - b[2] > SPAN * (whole[5] - whole[2]);
      if (wide && above(p, b)) {
        skies.set(p);
        return true;
      }
    }
    return false;
  }

  private boolean above(int piece, double[] box) {
    double[] heights = heights(piece, box);
    double cellX = (box[3] - box[0]) / CELLS;
    double cellZ = (box[5] - box[2]) / CELLS;
    long others = 0;
    long below = 0;
    double sum = 0;
    for (int c = 0; c < corners.length; c++) {
      int other = surface.pieceOf(c / 3);
      if (other == piece || skies.get(other)) {
        continue;
      }
      others++;
      int v = 3 * corners[c];
      int i = (int) Math.floor((positions[v] - box[0]) / cellX);
      int j = (int) Math.floor((positions[v + 2] - box[2]) / cellZ);
      boolean within = i >= 0 && j >= 0 && i < CELLS && j < CELLS;
      double over = within ? heights[j * CELLS + i] - positions[v + 1] : -1;
      if (over >= 0) {
        below++;
        sum += over;
      }
    }
    double span = Math.max(box[3] - box[0], box[5] - box[2]);
    return below > 0 && below >= BELOW * others && sum / below > HEIGHT * span;
  }

  /** How high the piece is over the middle of each cell at most; below all where it is not. */
  private double[] heights(int piece, double[] box) {
    double[] heights = new double[CELLS * CELLS];
    Arrays.fill(heights, Double.NEGATIVE_INFINITY);
    double cellX = (box[3] - box[0]) / CELLS;
    double cellZ = (box[5] - box[2]) / CELLS;
    for (int t = 0; t < surface.triangleCount(); t++) {
      if (surface.pieceOf(t) == piece) {
        raise(t, box, cellX, cellZ, heights);
      }
    }
    return heights;
  }

  private void raise(int t, double[] box, double cellX, double cellZ, double[] heights) {
    double[] x = new double[3];
    double[] y = new double[3];
    double[] z = new double[3];
    for (int k = 0; k < 3; k++) {
      int v = 3 * corners[3 * t + k];
      x[k] = (positions[v] - box[0]) / cellX - 0.5;
      y[k] = positions[v + 1];
      z[k] = (positions[v + 2] - box[2]) / cellZ - 0.5;
    }
    double area = (x[1] - x[0]) * (z[2] - z[0]) - (x[2] - x[0]) * (z[1] - z[0]);
    if (!(Math.abs(area) > 0)) {
      return; // upright, or no number
    }
    int fromX = cell(Math.ceil(Math.min(x[0], Math.min(x[1], x[2]))));
    int toX = cell(Math.floor(Math.max(x[0], Math.max(x[1], x[2]))));
    int fromZ = cell(Math.ceil(Math.min(z[0], Math.min(z[1], z[2]))));
    int toZ = cell(Math.floor(Math.max(z[0], Math.max(z[1], z[2]))));
    for (int j = fromZ; j <= toZ; j++) {
      for (int i = fromX; i <= toX; i++) {
        double a = ((x[1] - i) * (z[2] - j) - (x[2] - i) * (z[1] - j)) / area;
        double b = ((x[2] - i) * (z[0] - j) - (x[0] - i) * (z[2] - j)) / area;
        if (a >= 0 && b >= 0 && a + b <= 1) {
          double h = a * y[0] + b * y[1] + (1 - a - b) * y[2];
          heights[j * CELLS + i] = Math.max(heights[j * CELLS + i], h);
        }
      }
    }
  }

  private static int cell(double at) {
    return (int) Math.max(0, Math.min(CELLS - 1, at));
  }

  private static double[] empty() {
    double inf = Double.POSITIVE_INFINITY;
    return new double[] {inf, inf, inf, -inf, -inf, -inf};
  }

  private static void widen(double[] box, float[] p, int vertex) {
    for (int k = 0; k < 3; k++) {
      box[k] = Math.min(box[k], p[3 * vertex + k]);
      box[3 + k] = Math.max(box[3 + k], p[3 * vertex + k]);
    }
  }
}
