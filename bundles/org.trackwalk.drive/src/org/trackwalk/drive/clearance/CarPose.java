package org.trackwalk.drive.clearance;

/** Where a vehicle stands and how it lies: its axes among the level's. */
final class CarPose {

  private final double[] origin = new double[3];
  private final double[] left = new double[3];
  private final double[] up = new double[3];
  private final double[] forward = new double[3];
  private double middle;

  /**
   * Sets it.
   *
   * @param at the middle between the axles on the ground, level coordinates
   * @param headX way forward in plan, of length 1
   * @param headZ likewise
   * @param pitch how much it rises by metre forward
   * @param roll how much it rises by metre to the left
   * @param along where the middle between the axles is among the vehicle's own coordinates
   */
  void set(double[] at, double headX, double headZ, double pitch, double roll, double along) {
    System.arraycopy(at, 0, origin, 0, 3);
    middle = along;
    forward[0] = headX;
    forward[1] = pitch;
    forward[2] = headZ;
    unit(forward);
    left[0] = headZ;
    left[1] = roll;
    left[2] = -headX;
    double over = forward[0] * left[0] + forward[1] * left[1] + forward[2] * left[2];
    for (int k = 0; k < 3; k++) {
      left[k] -= over * forward[k];
    }
    unit(left);
    up[0] = forward[1] * left[2] - forward[2] * left[1];
    up[1] = forward[2] * left[0] - forward[0] * left[2];
    up[2] = forward[0] * left[1] - forward[1] * left[0];
  }

  private static void unit(double[] v) {
    double length = Math.sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
    for (int k = 0; k < 3; k++) {
      v[k] /= length;
    }
  }

  /** A level position among the vehicle's coordinates. */
  void toCar(double x, double y, double z, double[] out, int at) {
    double dx = x - origin[0];
    double dy = y - origin[1];
    double dz = z - origin[2];
    out[at] = dx * left[0] + dy * left[1] + dz * left[2];
    out[at + 1] = dx * up[0] + dy * up[1] + dz * up[2];
    out[at + 2] = dx * forward[0] + dy * forward[1] + dz * forward[2] + middle;
  }

  /** The other way round. */
  double[] toLevel(double[] car) {
    double[] out = new double[3];
    for (int k = 0; k < 3; k++) {
      out[k] = origin[k] + car[0] * left[k] + car[1] * up[k] + (car[2] - middle) * forward[k];
    }
    return out;
  }

  /** The box along the level's axes around one along the vehicle's. */
  void around(double[] box, float[] out) {
    for (int k = 0; k < 3; k++) {
      double centre = origin[k];
      double half = 0;
      double[][] axes = {left, up, forward};
      for (int i = 0; i < 3; i++) {
        double shift = i == 2 ? middle : 0;
        centre += axes[i][k] * ((box[i] + box[3 + i]) / 2 - shift);
        half += Math.abs(axes[i][k]) * (box[3 + i] - box[i]) / 2;
      }
      out[k] = Math.nextDown((float) (centre - half));
      out[3 + k] = Math.nextUp((float) (centre + half));
    }
  }
}
