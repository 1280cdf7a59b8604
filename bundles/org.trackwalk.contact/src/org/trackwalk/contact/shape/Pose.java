package org.trackwalk.contact.shape;

import org.joml.Quaterniondc;
import org.joml.Vector3dc;

/**
 * Where a shape stands: its own coordinates are turned, then moved. The rotation is kept as a
 * matrix; without rotation it is exactly the identity, so that a shape's corners keep their bits.
 */
public final class Pose {

  private final double x;
  private final double y;
  private final double z;

  /** Row by row: level = m · own. */
  private final double[] m;

  private Pose(double x, double y, double z, double[] m) {
    if (!(Double.isFinite(x) && Double.isFinite(y) && Double.isFinite(z))) {
      throw new IllegalArgumentException("a probe's centre must be finite");
    }
    this.x = x;
    this.y = y;
    this.z = z;
    this.m = m;
  }

  /**
   * At a point, not turned.
   *
   * @throws IllegalArgumentException when a coordinate is not finite
   */
  public static Pose at(double x, double y, double z) {
    return new Pose(x, y, z, new double[] {1, 0, 0, 0, 1, 0, 0, 0, 1});
  }

  /**
   * At a point, turned by a quaternion of any length but zero.
   *
   * @throws IllegalArgumentException when a number is not finite or the quaternion is zero
   */
  public static Pose of(double x, double y, double z, double qx, double qy, double qz, double qw) {
    double scale =
        Math.max(Math.max(Math.abs(qx), Math.abs(qy)), Math.max(Math.abs(qz), Math.abs(qw)));
    if (!(scale > 0) || !Double.isFinite(scale)) {
      throw new IllegalArgumentException(
          "a rotation must be finite and not zero: " + qx + ", " + qy + ", " + qz + ", " + qw);
    }
    double a = qx / scale;
    double b = qy / scale;
    double c = qz / scale;
    double w = qw / scale;
    double s = 2 / (a * a + b * b + c * c + w * w);
    return new Pose(
        x,
        y,
        z,
        new double[] {
          1 - s * (b * b + c * c),
          s * (a * b - c * w),
          s * (a * c + b * w),
          s * (a * b + c * w),
          1 - s * (a * a + c * c),
          s * (b * c - a * w),
          s * (a * c - b * w),
          s * (b * c + a * w),
          1 - s * (a * a + b * b)
        });
  }

  /** As above. */
  public static Pose of(Vector3dc centre, Quaterniondc rotation) {
    return of(
        centre.x(), centre.y(), centre.z(), rotation.x(), rotation.y(), rotation.z(), rotation.w());
  }

  /** Where the shape's origin lies, metres. */
  public double x() {
    return x;
  }

  /** Where the shape's origin lies, metres; up. */
  public double y() {
    return y;
  }

  /** Where the shape's origin lies, metres. */
  public double z() {
    return z;
  }

  /** An entry of the rotation: what own axis {@code column} has along level axis {@code row}. */
  public double rotation(int row, int column) {
    return m[3 * row + column];
  }

  /**
   * Own coordinates to level coordinates.
   *
   * @param out filled with three coordinates
   */
  public void toLevel(double px, double py, double pz, double[] out) {
    directionToLevel(px, py, pz, out);
    out[0] += x;
    out[1] += y;
    out[2] += z;
  }

  /** Turns a direction from own to level axes. */
  public void directionToLevel(double dx, double dy, double dz, double[] out) {
    out[0] = m[0] * dx + m[1] * dy + m[2] * dz;
    out[1] = m[3] * dx + m[4] * dy + m[5] * dz;
    out[2] = m[6] * dx + m[7] * dy + m[8] * dz;
  }

  /** Level coordinates to own coordinates. */
  public void toOwn(double px, double py, double pz, double[] out) {
    directionToOwn(px - x, py - y, pz - z, out);
  }

  /** Turns a direction from level to own axes. */
  public void directionToOwn(double dx, double dy, double dz, double[] out) {
    out[0] = m[0] * dx + m[3] * dy + m[6] * dz;
    out[1] = m[1] * dx + m[4] * dy + m[7] * dz;
    out[2] = m[2] * dx + m[5] * dy + m[8] * dz;
  }

  /** Another pose of the level, in this one's own coordinates: the reverse of {@link #then}. */
  public Pose seen(Pose other) {
    double[] at = new double[3];
    toOwn(other.x, other.y, other.z, at);
    double[] turned = new double[9];
    for (int row = 0; row < 3; row++) {
      for (int column = 0; column < 3; column++) {
        turned[3 * row + column] =
            m[row] * other.m[column]
                + m[3 + row] * other.m[3 + column]
                + m[6 + row] * other.m[6 + column];
      }
    }
    return new Pose(at[0], at[1], at[2], turned);
  }

  /** A pose given in this one's coordinates, in level coordinates. */
  public Pose then(Pose inner) {
    double[] at = new double[3];
    toLevel(inner.x, inner.y, inner.z, at);
    double[] turned = new double[9];
    for (int row = 0; row < 3; row++) {
      for (int column = 0; column < 3; column++) {
        turned[3 * row + column] =
            m[3 * row] * inner.m[column]
                + m[3 * row + 1] * inner.m[3 + column]
                + m[3 * row + 2] * inner.m[6 + column];
      }
    }
    return new Pose(at[0], at[1], at[2], turned);
  }
}
