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

  /** Sets its horizontal velocity, m/s; the vertical one and the spin about x and z stay. */
  void tow(double x, double z);

  /** One step. */
  void step();

  /** Writes position and velocity, six numbers. */
  void read(float[] out, int at);

  @Override
  void close();
}
