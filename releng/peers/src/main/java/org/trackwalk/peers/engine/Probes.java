package org.trackwalk.peers.engine;

/**
 * Probes of one shape at many poses. Every number is a float, so that engines of single and of
 * double precision are asked the very same question.
 */
public final class Probes {

  private static final int NUMBERS = 7;

  private final ProbeShape shape;
  private final float[] poses;

  private Probes(ProbeShape shape, float[] poses) {
    this.shape = shape;
    this.poses = poses;
  }

  /**
   * Probes.
   *
   * @param poses seven numbers per probe: centre x, y, z in metres, unit quaternion x, y, z, w;
   *     taken over
   */
  public static Probes of(ProbeShape shape, float[] poses) {
    if (poses.length % NUMBERS != 0) {
      throw new IllegalArgumentException("a pose is seven numbers, got " + poses.length);
    }
    return new Probes(shape, poses);
  }

  /** Number of probes. */
  public int size() {
    return poses.length / NUMBERS;
  }

  /** The shape of all. */
  public ProbeShape shape() {
    return shape;
  }

  /**
   * A coordinate of a centre, metres.
   *
   * @param axis 0 to 2
   */
  public float centre(int probe, int axis) {
    return poses[NUMBERS * probe + axis];
  }

  /**
   * A number of a unit quaternion.
   *
   * @param part 0 to 3: x, y, z, w
   */
  public float turn(int probe, int part) {
    return poses[NUMBERS * probe + 3 + part];
  }
}
