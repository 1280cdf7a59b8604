package org.trackwalk.contact.candidate;

import org.trackwalk.contact.shape.Compound;
import org.trackwalk.contact.shape.ConvexShape;
import org.trackwalk.contact.shape.Pose;
import org.trackwalk.contact.shape.Shape;

/**
 * The box along the level's axes around a placed shape, from its six support points, as floats that
 * were rounded outward: what a tree is asked with.
 */
public final class ShapeBounds {

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

  /** The least coordinate along an axis, metres. */
  public float least(int axis) {
    return axis == 0 ? minX : axis == 1 ? minY : minZ;
  }

  /** The largest coordinate along an axis, metres. */
  public float most(int axis) {
    return axis == 0 ? maxX : axis == 1 ? maxY : maxZ;
  }

  /** Measures a shape, of several parts too, inflated on all sides by a distance in metres. */
  public void around(Shape shape, Pose pose, double distance) {
    if (shape instanceof ConvexShape convex) {
      around(convex, pose, distance);
      return;
    }
    float[] least = {Float.MAX_VALUE, Float.MAX_VALUE, Float.MAX_VALUE};
    float[] most = {-Float.MAX_VALUE, -Float.MAX_VALUE, -Float.MAX_VALUE};
    for (Compound.Part part : ((Compound) shape).parts()) {
      around(part.shape(), pose.then(part.pose()), distance);
      for (int axis = 0; axis < 3; axis++) {
        least[axis] = Math.min(least[axis], least(axis));
        most[axis] = Math.max(most[axis], most(axis));
      }
    }
    minX = least[0];
    minY = least[1];
    minZ = least[2];
    maxX = most[0];
    maxY = most[1];
    maxZ = most[2];
  }

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
