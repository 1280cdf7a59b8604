package org.trackwalk.report.drawing;

/**
 * A parallel projection of a small part of the level onto a panel. Differences are taken from the
 * origin first, so a millimetre stays a millimetre far from the level's origin.
 *
 * @param origin level position in the middle of the panel, three doubles
 * @param right unit vector that points to the right
 * @param up unit vector that points up the page
 * @param scale pixels per metre
 * @param left pixels
 * @param top pixels
 * @param width pixels
 * @param height pixels
 */
public record Camera(
    double[] origin,
    double[] right,
    double[] up,
    double scale,
    double left,
    double top,
    double width,
    double height) {

  /** Looks straight down: level x to the right, level -z up the page. */
  public static Camera fromAbove(double[] origin, double halfWidth, Panel panel) {
    return panel.camera(origin, new double[] {1, 0, 0}, new double[] {0, 0, -1}, halfWidth);
  }

  public double x(double px, double py, double pz) {
    return left + width / 2 + scale * along(right, px, py, pz);
  }

  public double y(double px, double py, double pz) {
    return top + height / 2 - scale * along(up, px, py, pz);
  }

  /** Half the width of what is shown, metres. */
  public double halfWidth() {
    return width / 2 / scale;
  }

  /** The corners of a projected polygon inside the panel, x, y pairs. */
  public double[] clipped(double[] pixels) {
    return Clip.polygon(pixels, left, top, left + width, top + height);
  }

  /** Shortens a projected segment to the panel; false when it is outside. */
  public boolean clip(double[] segment) {
    return Clip.segment(segment, left, top, left + width, top + height);
  }

  private double along(double[] axis, double px, double py, double pz) {
    return (px - origin[0]) * axis[0] + (py - origin[1]) * axis[1] + (pz - origin[2]) * axis[2];
  }

  /**
   * A place on the page for a view.
   *
   * @param left pixels
   * @param top pixels
   * @param width pixels
   * @param height pixels
   */
  public record Panel(double left, double top, double width, double height) {

    public Camera camera(double[] origin, double[] right, double[] up, double halfWidth) {
      double scale = width / 2 / halfWidth;
      return new Camera(origin, right, up, scale, left, top, width, height);
    }
  }
}
