package org.trackwalk.report.svg;

import org.trackwalk.report.drawing.Extent;

/**
 * The part of the level that a plan shows, seen from above: level x to the right, level z down the
 * page.
 *
 * @param left pixels
 * @param top pixels
 * @param width pixels
 * @param height pixels
 * @param minX level coordinate at the left edge, metres
 * @param minZ level coordinate at the top edge, metres
 * @param scale pixels per metre
 */
record PlanWindow(
    double left, double top, int width, int height, double minX, double minZ, double scale) {

  /** Fits an extent into a width; the height follows, within limits. */
  static PlanWindow around(Extent e, double left, double top, int width, int least, int most) {
    double sx = e.empty() ? 1 : Math.max(e.size(0), 1e-3);
    double sz = e.empty() ? 1 : Math.max(e.size(2), 1e-3);
    double scale = Math.min(width / sx, most / sz);
    int height = (int) Math.max(least, Math.min(most, StrictMath.ceil(sz * scale)));
    double midX = e.empty() ? 0 : e.middle(0);
    double midZ = e.empty() ? 0 : e.middle(2);
    return new PlanWindow(
        left, top, width, height, midX - width / scale / 2, midZ - height / scale / 2, scale);
  }

  double x(double levelX) {
    return left + (levelX - minX) * scale;
  }

  double y(double levelZ) {
    return top + (levelZ - minZ) * scale;
  }

  /** True when a pixel position lies in the window. */
  boolean shows(double px, double py) {
    return px >= left && px <= left + width && py >= top && py <= top + height;
  }
}
