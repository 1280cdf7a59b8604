package org.trackwalk.contact.narrow;

import org.trackwalk.contact.shape.Cylinder;
import org.trackwalk.contact.shape.Pose;

/**
 * The side of a cylinder's core that faces a direction: eight points of its rim when an end faces
 * it more than the round side does, else the line of the round side that lies farthest out.
 */
final class FacingSide {

  private static final double EIGHTH_TURN = Math.sqrt(0.5);

  private final double radius;
  private final double half;
  private final double[] own = new double[3];
  private final double[] point = new double[3];

  FacingSide(Cylinder cylinder) {
    radius = cylinder.radius() - cylinder.margin();
    half = cylinder.halfWidth() - cylinder.margin();
  }

  /**
   * Finds the side.
   *
   * @param dx unit vector, level axes; likewise dy and dz
   * @param out cleared and filled, told from the cylinder's centre
   */
  void towards(Pose at, double dx, double dy, double dz, ClippedPatch out) {
    out.clear();
    at.directionToOwn(dx, dy, dz, own);
    double across = Math.sqrt(own[1] * own[1] + own[2] * own[2]);
    boolean end = Math.abs(own[0]) > across;
    // the lowest point of the rim first
    double y = across > 0 ? own[1] / across * radius : radius;
    double z = across > 0 ? own[2] / across * radius : 0;
    double x = own[0] < 0 ? -half : half;
    if (!end) {
      add(at, -half, y, z, out);
      add(at, half, y, z, out);
    } else if (radius == 0) {
      add(at, x, 0, 0, out);
    } else {
      for (int k = 0; k < 8; k++) {
        add(at, x, y, z, out);
        double turned = EIGHTH_TURN * (y - z);
        z = EIGHTH_TURN * (y + z);
        y = turned;
      }
    }
  }

  private void add(Pose at, double x, double y, double z, ClippedPatch out) {
    at.directionToLevel(x, y, z, point);
    out.add(point[0], point[1], point[2]);
  }
}
