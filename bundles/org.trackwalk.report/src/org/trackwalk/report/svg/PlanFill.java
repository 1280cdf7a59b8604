package org.trackwalk.report.svg;

import java.util.Arrays;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.report.drawing.Palette;
import org.trackwalk.report.drawing.SvgText;

/**
 * Fills a plan with the tints of its pieces. Triangles are painted into a grid of cells, road over
 * verge over the rest and the higher over the lower, and equal cells are joined into rectangles:
 * the size of the picture depends on the page, not on the number of triangles.
 */
final class PlanFill {

  /** More rectangles than this and the grid is made coarser; keeps the fill near two megabytes. */
  private static final int MOST_RECTANGLES = 90_000;

  private static final int COARSEST = 8;

  private final WeldedSurface surface;
  private final PieceColors colors;
  private final PlanWindow window;

  PlanFill(WeldedSurface surface, PieceColors colors, PlanWindow window) {
    this.surface = surface;
    this.colors = colors;
    this.window = window;
  }

  void write(SvgText svg) {
    for (int cell = 1; ; cell *= 2) {
      StringBuilder[] paths = new StringBuilder[SurfaceClass.values().length * Palette.TINTS];
      int count = rectangles(cell, paths);
      if (count > MOST_RECTANGLES && cell < COARSEST) {
        continue;
      }
      svg.raw("<g shape-rendering=\"crispEdges\">\n");
      for (int i = 0; i < paths.length; i++) {
        if (paths[i] != null) {
          SurfaceClass surfaceClass = SurfaceClass.values()[i / Palette.TINTS];
          svg.raw("<path fill=\"").raw(Palette.fill(surfaceClass, i % Palette.TINTS));
          svg.raw("\" d=\"").raw(paths[i].toString()).raw("\"/>\n");
        }
      }
      svg.raw("</g>\n");
      return;
    }
  }

  /** Paints and joins; returns the number of rectangles, written to one path per colour. */
  private int rectangles(int cell, StringBuilder[] paths) {
    int columns = (window.width() + cell - 1) / cell;
    int rows = (window.height() + cell - 1) / cell;
    byte[] grid = paint(columns, rows, cell);
    int count = 0;
    boolean[] done = new boolean[columns * rows];
    for (int row = 0; row < rows; row++) {
      for (int from = 0; from < columns; ) {
        int color = grid[row * columns + from];
        int to = from + 1;
        if (color == 0 || done[row * columns + from]) {
          from = to;
          continue;
        }
        while (to < columns && grid[row * columns + to] == color && !done[row * columns + to]) {
          to++;
        }
        int end = row + 1;
        while (end < rows && sameRun(grid, end * columns, from, to, columns, color)) {
          Arrays.fill(done, end * columns + from, end * columns + to, true);
          end++;
        }
        StringBuilder path = paths[color - 1];
        if (path == null) {
          path = new StringBuilder();
          paths[color - 1] = path;
        }
        path.append('M');
        SvgText.number(path, window.left() + from * cell);
        path.append(' ');
        SvgText.number(path, window.top() + row * cell);
        path.append('h').append((to - from) * cell).append('v').append((end - row) * cell);
        path.append('h').append((from - to) * cell).append('z');
        count++;
        from = to;
      }
    }
    return count;
  }

  /** True when a row has exactly the same run of one colour. */
  private static boolean sameRun(byte[] grid, int row, int from, int to, int columns, int color) {
    if ((from > 0 && grid[row + from - 1] == color) || (to < columns && grid[row + to] == color)) {
      return false;
    }
    for (int c = from; c < to; c++) {
      if (grid[row + c] != color) {
        return false;
      }
    }
    return true;
  }

  /** Colour per cell: 0 nothing, else 1 + class x tints + tint. */
  private byte[] paint(int columns, int rows, int cell) {
    byte[] grid = new byte[columns * rows];
    byte[] rank = new byte[columns * rows];
    float[] height = new float[columns * rows];
    float[] p = surface.positions();
    int[] corners = surface.triangles();
    double step = 1.0 / cell;
    for (int t = 0; t < surface.triangleCount(); t++) {
      if (colors.dome(t)) {
        continue;
      }
      SurfaceClass surfaceClass = colors.surfaceClass(t);
      byte color =
          (byte) (1 + surfaceClass.ordinal() * Palette.TINTS + colors.tint(t) % Palette.TINTS);
      byte own = (byte) rank(surfaceClass);
      double[] x = new double[3];
      double[] y = new double[3];
      float top = Float.NEGATIVE_INFINITY;
      for (int k = 0; k < 3; k++) {
        int v = 3 * corners[3 * t + k];
        x[k] = (p[v] - window.minX()) * window.scale() * step;
        y[k] = (p[v + 2] - window.minZ()) * window.scale() * step;
        top = Math.max(top, p[v + 1]);
      }
      int firstRow = (int) Math.max(0, StrictMath.floor(Math.min(y[0], Math.min(y[1], y[2]))));
      int lastRow = (int) Math.min(rows - 1, StrictMath.ceil(Math.max(y[0], Math.max(y[1], y[2]))));
      for (int row = firstRow; row <= lastRow; row++) {
        double[] span = span(x, y, row + 0.5);
        int first = (int) Math.max(0, StrictMath.ceil(span[0] - 0.5));
        int last = (int) Math.min(columns - 1, StrictMath.floor(span[1] - 0.5));
        for (int c = first; c <= last; c++) {
          int at = row * columns + c;
          boolean above = own > rank[at] || (own == rank[at] && top > height[at]);
          if (grid[at] == 0 || above) {
            grid[at] = color;
            rank[at] = own;
            height[at] = top;
          }
        }
      }
    }
    return grid;
  }

  /** Where a horizontal line crosses a triangle: from and to, from behind to when it does not. */
  private static double[] span(double[] x, double[] y, double line) {
    double from = Double.POSITIVE_INFINITY;
    double to = Double.NEGATIVE_INFINITY;
    for (int k = 0; k < 3; k++) {
      int n = (k + 1) % 3;
      if ((y[k] <= line) != (y[n] <= line)) {
        double at = x[k] + (line - y[k]) / (y[n] - y[k]) * (x[n] - x[k]);
        from = Math.min(from, at);
        to = Math.max(to, at);
      }
    }
    return new double[] {from, to};
  }

  private static int rank(SurfaceClass surfaceClass) {
    return switch (surfaceClass) {
      case ROAD -> 4;
      case VERGE -> 3;
      case BARRIER -> 3;
      case UNKNOWN -> 2;
      case SCENERY -> 1;
    };
  }
}
