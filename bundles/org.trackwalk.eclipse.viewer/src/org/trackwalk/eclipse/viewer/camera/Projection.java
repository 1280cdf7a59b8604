package org.trackwalk.eclipse.viewer.camera;

import org.joml.FrustumIntersection;
import org.joml.Matrix4d;
import org.joml.Matrix4f;
import org.joml.Vector3d;
import org.joml.Vector4d;

/**
 * A pose seen in a view of so many pixels. Points are taken relative to the eye before anything is
 * multiplied, so that a millimetre stays a millimetre far from the origin.
 */
public final class Projection {

  /** Nearest visible depth as a share of the target's distance. */
  private static final double NEAR_SHARE = 0.02;

  private final CameraPose pose;
  private final int width;
  private final int height;
  private final Vector3d eye;
  private final Matrix4d matrix;
  private final FrustumIntersection frustum;

  /**
   * A view.
   *
   * @param width pixels; likewise height; at least 1 each is taken
   * @param reach metres from the target to the farthest thing to be seen
   */
  public Projection(CameraPose pose, int width, int height, double reach) {
    this.pose = pose;
    this.width = Math.max(1, width);
    this.height = Math.max(1, height);
    eye = pose.eye();
    double near = pose.distance() * NEAR_SHARE;
    double far = pose.distance() + Math.max(reach, pose.distance());
    matrix =
        new Matrix4d()
            .perspective(CameraPose.OPENING, (double) this.width / this.height, near, far)
            .rotateX(pose.pitch())
            .rotateY(-pose.yaw());
    frustum = new FrustumIntersection(new Matrix4f(matrix));
  }

  /** What is seen from where. */
  public CameraPose pose() {
    return pose;
  }

  /** Pixels from left to right. */
  public int width() {
    return width;
  }

  /** Pixels from top to bottom. */
  public int height() {
    return height;
  }

  /** The eye; a copy. */
  public Vector3d eye() {
    return new Vector3d(eye);
  }

  /** Clip coordinates from coordinates relative to the eye, sixteen floats, column major. */
  public float[] matrix() {
    return new Matrix4f(matrix).get(new float[16]);
  }

  /**
   * Where a point is in the view.
   *
   * @param out filled with pixels from the left, pixels from the top, and metres before the eye
   * @return false when it is behind the eye
   */
  public boolean project(double x, double y, double z, double[] out) {
    Vector4d clip = matrix.transform(new Vector4d(x - eye.x, y - eye.y, z - eye.z, 1));
    if (clip.w <= 0) {
      return false;
    }
    out[0] = (clip.x / clip.w + 1) / 2 * width;
    out[1] = (1 - clip.y / clip.w) / 2 * height;
    out[2] = clip.w;
    return true;
  }

  /** The direction in which a pixel looks, of unit length. */
  public Vector3d ray(double px, double py) {
    double half = Math.tan(CameraPose.OPENING / 2);
    double right = (2 * px / width - 1) * half * width / height;
    double up = (1 - 2 * py / height) * half;
    return pose.right().mul(right).add(pose.up().mul(up)).sub(pose.toEye()).normalize();
  }

  /** The point seen in a pixel at the target's depth. */
  public Vector3d atTarget(double px, double py) {
    Vector3d ray = ray(px, py);
    double along = -ray.dot(pose.toEye());
    return ray.mul(pose.distance() / along).add(eye);
  }

  /** Metres that a pixel is wide at a depth before the eye. */
  public double metresPerPixel(double depth) {
    return pose.metresPerPixel(height) * depth / pose.distance();
  }

  /** False when a box is surely out of the view. */
  public boolean sees(
      double minX, double minY, double minZ, double maxX, double maxY, double maxZ) {
    return frustum.testAab(
        (float) (minX - eye.x),
        (float) (minY - eye.y),
        (float) (minZ - eye.z),
        (float) (maxX - eye.x),
        (float) (maxY - eye.y),
        (float) (maxZ - eye.z));
  }
}
