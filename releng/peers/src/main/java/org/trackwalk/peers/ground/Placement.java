package org.trackwalk.peers.ground;

import java.util.SplittableRandom;
import org.trackwalk.peers.engine.ProbeShape;
import org.trackwalk.peers.engine.Probes;

/** Puts probes on a field, in random order. */
public final class Placement {

  /** Keeps probes off the border of a field, metres: half the diagonal of the largest. */
  private static final double BORDER = 1.5;

  /** Over this length a box takes the slope of the ground, metres. */
  private static final double SLOPE = 0.25;

  private Placement() {}

  /**
   * Spheres at random heights.
   *
   * @param deepest most that the lowest point may be under the surface, metres, straight down
   * @param highest most that it may be above it
   */
  public static Probes spheres(
      HeightField field, ProbeShape shape, double deepest, double highest, int count, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    float[] poses = new float[7 * count];
    double reach = field.reach() - BORDER;
    for (int i = 0; i < count; i++) {
      double x = reach * (2 * random.nextDouble() - 1);
      double z = reach * (2 * random.nextDouble() - 1);
      double above = highest - (highest + deepest) * random.nextDouble();
      poses[7 * i] = (float) x;
      poses[7 * i + 1] = (float) (field.height(x, z) + shape.radius() + above);
      poses[7 * i + 2] = (float) z;
      poses[7 * i + 6] = 1;
    }
    return Probes.of(shape, poses);
  }

  /**
   * Boxes turned around at random that lie along the slope.
   *
   * @param depth how far the middle of the bottom is under the surface, metres
   */
  public static Probes boxes(
      HeightField field, ProbeShape shape, double depth, int count, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    float[] poses = new float[7 * count];
    double reach = field.reach() - BORDER;
    for (int i = 0; i < count; i++) {
      double x = reach * (2 * random.nextDouble() - 1);
      double z = reach * (2 * random.nextDouble() - 1);
      double yaw = 2 * Math.PI * random.nextDouble();
      double slopeX = (field.height(x + SLOPE, z) - field.height(x - SLOPE, z)) / (2 * SLOPE);
      double slopeZ = (field.height(x, z + SLOPE) - field.height(x, z - SLOPE)) / (2 * SLOPE);
      double n = Math.sqrt(1 + slopeX * slopeX + slopeZ * slopeZ);
      double[] normal = {-slopeX / n, 1 / n, -slopeZ / n};
      double lift = shape.y() - depth;
      poses[7 * i] = (float) (x + lift * normal[0]);
      poses[7 * i + 1] = (float) (field.height(x, z) + lift * normal[1]);
      poses[7 * i + 2] = (float) (z + lift * normal[2]);
      turn(normal, yaw, poses, 7 * i + 3);
    }
    return Probes.of(shape, poses);
  }

  /** The quaternion that turns around up by yaw and then takes up to the normal. */
  private static void turn(double[] normal, double yaw, float[] out, int at) {
    // up to the normal: axis up x normal, half the angle from the cosine
    double w = Math.sqrt((1 + normal[1]) / 2);
    double x = normal[2] / (2 * w);
    double z = -normal[0] / (2 * w);
    double s = StrictMath.sin(yaw / 2);
    double c = StrictMath.cos(yaw / 2);
    out[at] = (float) (x * c - z * s);
    out[at + 1] = (float) (w * s);
    out[at + 2] = (float) (z * c + x * s);
    out[at + 3] = (float) (w * c);
  }
}
