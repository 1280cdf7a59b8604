package org.trackwalk.eclipse.viewer.state;

import org.joml.Vector3d;

/**
 * A plane that cuts the level open: what is on the side of its normal is not drawn.
 *
 * @param x a place on it, level coordinates, metres; likewise y and z
 * @param nx its normal, of unit length; likewise ny and nz
 */
public record Cut(double x, double y, double z, double nx, double ny, double nz) {

  /** An upright plane through a place that takes away the side of the eye. */
  public static Cut upright(double x, double y, double z, Vector3d toEye) {
    Vector3d flat = new Vector3d(toEye.x, 0, toEye.z);
    if (flat.lengthSquared() == 0) {
      flat.set(1, 0, 0);
    }
    flat.normalize();
    return new Cut(x, y, z, flat.x, 0, flat.z);
  }

  /** A level plane at a height that takes away what is above. */
  public static Cut above(double y) {
    return new Cut(0, y, 0, 0, 1, 0);
  }

  /** Metres of a place beyond it: what is positive is taken away. */
  public double beyond(double px, double py, double pz) {
    return (px - x) * nx + (py - y) * ny + (pz - z) * nz;
  }

  /** Whether something of a box is left. */
  public boolean leaves(double[] box) {
    return beyond(nx > 0 ? box[0] : box[3], ny > 0 ? box[1] : box[4], nz > 0 ? box[2] : box[5])
        <= 0;
  }
}
