package org.trackwalk.eclipse.viewer.stage;

import org.trackwalk.eclipse.viewer.camera.CameraPose;
import org.trackwalk.eclipse.viewer.hud.NiceLength;
import org.trackwalk.eclipse.viewer.scene.LevelScene;
import org.trackwalk.eclipse.viewer.scene.LineSet;

/** Lines on the ground around the target, at round distances that fit the zoom. */
final class GroundGrid {

  /** Lines on each side of the middle. */
  private static final int LINES = 20;

  /** The distance between two lines is under this share of the eye's distance. */
  private static final double SHARE = 0.2;

  /** The ground is under the road by this share of the road's width at most. */
  private static final double DEEP = 0.05;

  private double step;
  private double middleX;
  private double middleZ;
  private double height;
  private int colour;

  /** Height of the ground: under the road, and under what is around it where that is not deep. */
  static double floor(LevelScene scene) {
    double[] road = scene.driven();
    double wide = Math.max(road[3] - road[0], road[5] - road[2]);
    return Math.max(scene.box()[1], road[1] - DEEP * wide) - 1;
  }

  /**
   * The grid for a pose.
   *
   * @param y height of the ground
   * @return null when it is as it was
   */
  LineSet around(CameraPose pose, double y, int rgb) {
    double wanted = NiceLength.under(pose.distance() * SHARE);
    double x = Math.rint(pose.x() / wanted) * wanted;
    double z = Math.rint(pose.z() / wanted) * wanted;
    if (wanted == step && x == middleX && z == middleZ && y == height && rgb == colour) {
      return null;
    }
    step = wanted;
    middleX = x;
    middleZ = z;
    height = y;
    colour = rgb;
    LineSet lines = new LineSet();
    double reach = LINES * step;
    for (int i = -LINES; i <= LINES; i++) {
      lines.add(x + i * step, y, z - reach, x + i * step, y, z + reach, rgb);
      lines.add(x - reach, y, z + i * step, x + reach, y, z + i * step, rgb);
    }
    return lines;
  }

  /** Forgets what was there. */
  void clear() {
    step = 0;
  }
}
