package org.trackwalk.report.svg;

import java.util.Arrays;
import org.trackwalk.report.drawing.Camera;
import org.trackwalk.report.drawing.SvgText;

/**
 * Fills of surfaces that pass through each other, where no order of painting is right: small
 * squares of the page, each with the surface that is nearest to the eye (E. Catmull's depth buffer,
 * 1974).
 */
final class SurfaceRaster {

  /** Side of a square, pixels. */
  private static final double SQUARE = 1.5;

  private final Camera camera;
  private final double[] eye;
  private final int columns;
  private final int rows;
  private final double[] depths;
  private final String[] fills;

  /**
   * An empty panel.
   *
   * @param eye unit vector towards the eye
   */
  SurfaceRaster(Camera camera, double[] eye) {
    this.camera = camera;
    this.eye = eye;
    columns = (int) (camera.width() / SQUARE);
    rows = (int) (camera.height() / SQUARE);
    depths = new double[columns * rows];
    Arrays.fill(depths, Double.NEGATIVE_INFINITY);
    fills = new String[columns * rows];
  }

  /** Adds a triangle. */
  void add(double[] a, double[] b, double[] c, String fill) {
    double[] x = {column(a), column(b), column(c)};
    double[] y = {row(a), row(b), row(c)};
    double[] d = {depth(a), depth(b), depth(c)};
    double area = (x[1] - x[0]) * (y[2] - y[0]) - (y[1] - y[0]) * (x[2] - x[0]);
    if (area == 0) {
      return;
    }
    int left = (int) Math.max(0, Math.min(x[0], Math.min(x[1], x[2])));
    int right = (int) Math.min(columns - 1.0, Math.max(x[0], Math.max(x[1], x[2])));
    int top = (int) Math.max(0, Math.min(y[0], Math.min(y[1], y[2])));
    int bottom = (int) Math.min(rows - 1.0, Math.max(y[0], Math.max(y[1], y[2])));
    for (int j = top; j <= bottom; j++) {
      for (int i = left; i <= right; i++) {
        double px = i + 0.5;
        double py = j + 0.5;
        double u = ((x[1] - px) * (y[2] - py) - (y[1] - py) * (x[2] - px)) / area;
        double v = ((x[2] - px) * (y[0] - py) - (y[2] - py) * (x[0] - px)) / area;
        double w = 1 - u - v;
        double depth = u * d[0] + v * d[1] + w * d[2];
        int at = j * columns + i;
        if (u >= 0 && v >= 0 && w >= 0 && depth > depths[at]) {
          depths[at] = depth;
          fills[at] = fill;
        }
      }
    }
  }

  private double column(double[] p) {
    return (camera.x(p[0], p[1], p[2]) - camera.left()) / SQUARE;
  }

  private double row(double[] p) {
    return (camera.y(p[0], p[1], p[2]) - camera.top()) / SQUARE;
  }

  /** Measured from the middle of the view: far from the origin a millimetre stays one. */
  private double depth(double[] p) {
    double sum = 0;
    for (int k = 0; k < 3; k++) {
      sum += eye[k] * (p[k] - camera.origin()[k]);
    }
    return sum;
  }

  /** Writes the squares, those of one fill beside each other as one. */
  void write(SvgText svg) {
    svg.raw("<g shape-rendering=\"crispEdges\">\n");
    for (int j = 0; j < rows; j++) {
      int from = 0;
      for (int i = 1; i <= columns; i++) {
        String fill = fills[j * columns + from];
        if (i < columns && same(fill, fills[j * columns + i])) {
          continue;
        }
        if (fill != null) {
          svg.rectangle(
              camera.left() + from * SQUARE,
              camera.top() + j * SQUARE,
              (i - from) * SQUARE,
              SQUARE,
              "fill=\"" + fill + "\"");
        }
        from = i;
      }
    }
    svg.raw("</g>\n");
  }

  private static boolean same(String a, String b) {
    return a == null ? b == null : a.equals(b);
  }
}
