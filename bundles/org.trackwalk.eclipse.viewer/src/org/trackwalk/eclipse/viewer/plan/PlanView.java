package org.trackwalk.eclipse.viewer.plan;

import org.trackwalk.eclipse.viewer.camera.CameraPose;

/**
 * A plan: X to the right, Z down, without perspective.
 *
 * @param x in the middle of the view, metres; likewise z
 * @param metres per pixel
 * @param width pixels; likewise height
 */
public record PlanView(double x, double z, double metres, int width, int height) {

  /** What a pose shows when it is looked at from above. */
  public static PlanView of(CameraPose pose, int width, int height) {
    return new PlanView(
        pose.x(), pose.z(), pose.metresPerPixel(height), Math.max(1, width), Math.max(1, height));
  }

  /** Pixels from the left. */
  public double column(double levelX) {
    return (levelX - x) / metres + width / 2.0;
  }

  /** Pixels from the top. */
  public double row(double levelZ) {
    return (levelZ - z) / metres + height / 2.0;
  }

  /** Level coordinate X of a column. */
  public double levelX(double column) {
    return x + (column - width / 2.0) * metres;
  }

  /** Level coordinate Z of a row. */
  public double levelZ(double row) {
    return z + (row - height / 2.0) * metres;
  }

  /** Whether something of a box from above is in the view. */
  public boolean sees(double minX, double minZ, double maxX, double maxZ) {
    return column(maxX) >= 0 && column(minX) < width && row(maxZ) >= 0 && row(minZ) < height;
  }
}
