package org.trackwalk.contact.candidate;

import org.trackwalk.contact.shape.ConvexShape;
import org.trackwalk.contact.shape.Pose;

/**
 * The box along the level's axes around a placed shape, from its six support points, as floats that
 * were rounded outward: what a tree is asked with.
 */
final class ShapeBounds {

  /**
   * Bound of the relative rounding error of a support point in level coordinates: the rotation's
   * entries are off by a few units in 2^-53, products and sums by a few more.
   */
  private static final double ROUNDING = 0x1p-46;

  float minX;
  float minY;
  float minZ;
  float maxX;
  float maxY;
  float maxZ;

  private final double[] direction = new double[3];
  private final double[] point = new double[3];

  /** Measures a shape, inflated on all sides by a distance in metres. */
  void around(ConvexShape shape, Pose pose, double distance) {
    double size =
        Math.abs(pose.x()) + Math.abs(pose.y()) + Math.abs(pose.z()) + shape.boundingRadius();
    double beyond = shape.margin() + distance + ROUNDING * (size + distance);
    minX = Math.nextDown((float) (farthest(shape, pose, 0, -1) - beyond));
    minY = Math.nextDown((float) (farthest(shape, pose, 1, -1) - beyond));
    minZ = Math.nextDown((float) (farthest(shape, pose, 2, -1) - beyond));
    maxX = Math.nextUp((float) (farthest(shape, pose, 0, 1) + beyond));
    maxY = Math.nextUp((float) (farthest(shape, pose, 1, 1) + beyond));
    maxZ = Math.nextUp((float) (farthest(shape, pose, 2, 1) + beyond));
  }

  private double farthest(ConvexShape shape, Pose pose, int axis, int sign) {
    pose.directionToOwn(
        axis == 0 ? sign : 0, axis == 1 ? sign : 0, axis == 2 ? sign : 0, direction);
    shape.support(direction[0], direction[1], direction[2], point);
    pose.toLevel(point[0], point[1], point[2], point);
    return point[axis];
  }
}
