package org.trackwalk.report.overlap;

import org.trackwalk.drive.overlap.Overlap;
import org.trackwalk.report.drawing.Extent;

/**
 * What a panel shows of a pair from above: the contour nearest to the deepest point, and that
 * point.
 *
 * @param width pixels
 * @param height pixels
 * @param middleX level coordinate of the panel's middle, metres
 * @param middleZ likewise
 * @param scale pixels per metre
 */
record OverlapWindow(int width, int height, double middleX, double middleZ, double scale) {

  /** Pixels around what is shown. */
  private static final int RIM = 30;

  /** Metres that a panel shows at least: a contour may be a point from above. */
  private static final double LEAST = 1e-3;

  /** The window of a pair that has a contour. */
  static OverlapWindow of(Overlap overlap, int width, int height) {
    double[] p = overlap.position();
    Extent extent = new Extent();
    extent.add(p[0], p[1], p[2]);
    double[] contour = nearest(overlap);
    for (int i = 0; i < contour.length; i += 3) {
      extent.add(contour[i], contour[i + 1], contour[i + 2]);
    }
    double scale =
        Math.min(
            (width - 2 * RIM) / Math.max(LEAST, extent.size(0)),
            (height - 2 * RIM) / Math.max(LEAST, extent.size(2)));
    return new OverlapWindow(width, height, extent.middle(0), extent.middle(2), scale);
  }

  /** The contour with the point that is nearest to the deepest one, the first of equals. */
  private static double[] nearest(Overlap overlap) {
    double[] p = overlap.position();
    double[] found = overlap.contours().get(0);
    double least = Double.POSITIVE_INFINITY;
    for (double[] contour : overlap.contours()) {
      for (int i = 0; i < contour.length; i += 3) {
        double dx = contour[i] - p[0];
        double dy = contour[i + 1] - p[1];
        double dz = contour[i + 2] - p[2];
        double square = dx * dx + dy * dy + dz * dz;
        if (square < least) {
          least = square;
          found = contour;
        }
      }
    }
    return found;
  }

  /** Pixels from the left. */
  double x(double levelX) {
    return width / 2.0 + (levelX - middleX) * scale;
  }

  /** Pixels from the top. */
  double y(double levelZ) {
    return height / 2.0 + (levelZ - middleZ) * scale;
  }

  /** True where the box of a contour, xyz triples, meets the window. */
  boolean shows(double[] contour) {
    Extent extent = new Extent();
    for (int i = 0; i < contour.length; i += 3) {
      extent.add(x(contour[i]), 0, y(contour[i + 2]));
    }
    return Math.abs(extent.middle(0) - width / 2.0) <= (extent.size(0) + width) / 2
        && Math.abs(extent.middle(2) - height / 2.0) <= (extent.size(2) + height) / 2;
  }
}
