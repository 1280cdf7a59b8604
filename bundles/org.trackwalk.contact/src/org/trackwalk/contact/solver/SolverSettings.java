package org.trackwalk.contact.solver;

/**
 * How a body is moved.
 *
 * @param step seconds, above zero
 * @param gravity downward (along -y), m/s²
 * @param sweeps over all contacts per step, for the velocities; above zero
 * @param friction coefficient of Coulomb friction, not negative
 * @param warmStarting whether a contact that was there in the last step starts with its impulse
 * @param stabilisation what is done about penetration
 * @param share of the penetration beyond the slop that is undone per step, 0 to 1
 * @param slop metres of penetration that are left alone, so that a resting contact does not come
 *     and go
 */
public record SolverSettings(
    double step,
    double gravity,
    int sweeps,
    double friction,
    boolean warmStarting,
    Stabilisation stabilisation,
    double share,
    double slop) {

  /** Standard fall of the engines, m/s² (docs/engines.md). */
  public static final double GRAVITY = 9.81;

  /** Time step of the engines measured, seconds (docs/engines.md: 60 Hz). */
  public static final double STEP_60_HZ = 1.0 / 60;

  /** Enough for four points of one body: E. Catto, GDC 2006, takes ten. */
  public static final int SWEEPS = 10;

  /** Rubber on a road, the low end. */
  public static final double FRICTION = 0.7;

  /** The factor of D. Gregorius' formula, 0.1/dt · d. */
  public static final double SHARE = 0.1;

  /** Half a centimetre: what E. Catto's Box2D leaves alone. */
  public static final double SLOP = 0.005;

  /** Sweeps, friction, share and slop as above, sixty steps per second, warm starting. */
  public static final SolverSettings USUAL =
      new SolverSettings(
          STEP_60_HZ, GRAVITY, SWEEPS, FRICTION, true, Stabilisation.BAUMGARTE, SHARE, SLOP);

  /**
   * Checks the numbers.
   *
   * @throws IllegalArgumentException when one is not as it must be
   */
  public SolverSettings {
    if (!(step > 0) || !Double.isFinite(step)) {
      throw new IllegalArgumentException("step must be above zero, not " + step);
    }
    if (!Double.isFinite(gravity)) {
      throw new IllegalArgumentException("gravity must be finite, not " + gravity);
    }
    if (sweeps < 1) {
      throw new IllegalArgumentException("sweeps must be above zero, not " + sweeps);
    }
    if (!(friction >= 0) || !(share >= 0) || share > 1 || !(slop >= 0)) {
      throw new IllegalArgumentException(
          "friction " + friction + ", share " + share + " or slop " + slop + " is out of range");
    }
  }

  /** The same with steps of another length, seconds. */
  public SolverSettings step(double seconds) {
    return new SolverSettings(
        seconds, gravity, sweeps, friction, warmStarting, stabilisation, share, slop);
  }

  /** The same with another friction. */
  public SolverSettings friction(double coefficient) {
    return new SolverSettings(
        step, gravity, sweeps, coefficient, warmStarting, stabilisation, share, slop);
  }

  /** The same with something else done about penetration. */
  public SolverSettings stabilisation(Stabilisation other) {
    return new SolverSettings(step, gravity, sweeps, friction, warmStarting, other, share, slop);
  }

  /** The same with or without warm starting. */
  public SolverSettings warmStarting(boolean on) {
    return new SolverSettings(step, gravity, sweeps, friction, on, stabilisation, share, slop);
  }

  /** The same with another number of sweeps. */
  public SolverSettings sweeps(int number) {
    return new SolverSettings(
        step, gravity, number, friction, warmStarting, stabilisation, share, slop);
  }

  /** The same with another share of the penetration undone, 0 to 1. */
  public SolverSettings share(double part) {
    return new SolverSettings(
        step, gravity, sweeps, friction, warmStarting, stabilisation, part, slop);
  }

  /** The same with another slop, metres. */
  public SolverSettings slop(double metres) {
    return new SolverSettings(
        step, gravity, sweeps, friction, warmStarting, stabilisation, share, metres);
  }
}
