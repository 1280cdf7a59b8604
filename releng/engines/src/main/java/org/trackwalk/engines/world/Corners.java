package org.trackwalk.engines.world;

import org.trackwalk.io.engine.EngineCar;
import org.trackwalk.io.engine.EngineWire;

/** What is the same of a car in any engine. */
public final class Corners {

  private Corners() {}

  /**
   * Writes how fast a chassis rises at each of its wheels, m/s, behind the loads of a step.
   *
   * @param turn quaternion x, y, z, w
   * @param velocity m/s
   * @param spin rad/s, in the level's axes
   */
  public static void rises(
      EngineCar car, double[] turn, double[] velocity, double[] spin, float[] out, int at) {
    for (int wheel = 0; wheel < EngineCar.WHEELS; wheel++) {
      double[] arm = turned(turn, car.hub(wheel));
      double rise = velocity[1] + spin[2] * arm[0] - spin[0] * arm[2];
      out[at + EngineWire.PER_STEP + EngineCar.WHEELS + wheel] = (float) rise;
    }
  }

  /**
   * How fast a chassis must turn about the vertical so that it points a way after a step, rad/s.
   */
  public static double yaw(double[] turn, double x, double z, double step) {
    double[] ahead = turned(turn, new double[] {0, 0, 1});
    double cross = ahead[2] * x - ahead[0] * z;
    double dot = ahead[0] * x + ahead[2] * z;
    return Math.atan2(cross, dot) / step;
  }

  /** A vector turned by a quaternion. */
  private static double[] turned(double[] q, double[] v) {
    double tx = 2 * (q[1] * v[2] - q[2] * v[1]);
    double ty = 2 * (q[2] * v[0] - q[0] * v[2]);
    double tz = 2 * (q[0] * v[1] - q[1] * v[0]);
    return new double[] {
      v[0] + q[3] * tx + q[1] * tz - q[2] * ty,
      v[1] + q[3] * ty + q[2] * tx - q[0] * tz,
      v[2] + q[3] * tz + q[0] * ty - q[1] * tx
    };
  }
}
