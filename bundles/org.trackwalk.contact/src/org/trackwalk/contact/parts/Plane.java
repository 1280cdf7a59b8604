package org.trackwalk.contact.parts;

/**
 * A plane: the points p with n·p = d.
 *
 * @param d metres
 */
record Plane(double nx, double ny, double nz, double d) {

  /** The plane across an axis, at a float: points that are cut lie in it exactly. */
  static Plane across(int axis, double at) {
    return new Plane(axis == 0 ? 1 : 0, axis == 1 ? 1 : 0, axis == 2 ? 1 : 0, (float) at);
  }

  /** Metres in front of it. */
  double height(double x, double y, double z) {
    return nx * x + ny * y + nz * z - d;
  }
}
