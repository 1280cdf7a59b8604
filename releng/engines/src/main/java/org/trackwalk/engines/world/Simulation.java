package org.trackwalk.engines.world;

/** Static bodies, gravity and one probe. */
public interface Simulation extends AutoCloseable {

  /** Numbers, from 0, of the bodies of which the engine makes no mesh. */
  int[] refused();

  /**
   * Sets the probe down.
   *
   * @param pose position and quaternion x, y, z, w
   * @param velocity m/s; it does not turn
   */
  void place(double[] pose, double[] velocity);

  /**
   * Sets its horizontal velocity, m/s; the vertical one and the spin about x and z stay. A car
   * turns that way within the step.
   */
  void tow(double x, double z);

  /** One step. */
  void step();

  /**
   * Writes position and velocity, six numbers; of a car also the load of each wheel, N, and how
   * fast the chassis rises there, m/s.
   */
  void read(float[] out, int at);

  @Override
  void close();
}
