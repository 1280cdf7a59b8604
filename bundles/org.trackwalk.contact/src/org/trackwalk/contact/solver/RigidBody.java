package org.trackwalk.contact.solver;

import java.util.Arrays;
import org.trackwalk.contact.shape.Pose;

/** A body that moves: where it is, how fast it goes, and what it weighs. */
public final class RigidBody {

  /** Of places, metres, and speeds, m/s and rad/s: boxes around what moves are still floats. */
  private static final double LARGEST = 1e30;

  private final MassProperties properties;

  /** Inverse inertia in own axes and in level axes, row by row. */
  private final double[] ownInverse;

  private final double[] inverse = new double[9];
  private final double[] inertia = new double[9];

  /** Centre of mass, metres, level coordinates. */
  final double[] centre = new double[3];

  /** Rotation as a unit quaternion x, y, z, w. */
  private final double[] turn = new double[4];

  /** Velocity of the centre of mass, m/s. */
  final double[] velocity = new double[3];

  /** Angular velocity, rad/s, level axes. */
  final double[] spin = new double[3];

  private Pose pose;

  private boolean towed;

  /**
   * A body at rest.
   *
   * @param x where the shape's origin lies, metres; likewise y and z
   * @param qx quaternion of its rotation, any length but zero; likewise qy, qz and qw
   * @throws IllegalArgumentException when a number is not finite or the quaternion is zero
   */
  public RigidBody(
      MassProperties properties,
      double x,
      double y,
      double z,
      double qx,
      double qy,
      double qz,
      double qw) {
    this.properties = properties;
    double[] own = new double[9];
    for (int row = 0; row < 3; row++) {
      for (int column = 0; column < 3; column++) {
        own[3 * row + column] = properties.inertia(row, column);
      }
    }
    this.ownInverse = Matrix3.inverse(own);
    this.pose = Pose.of(x, y, z, qx, qy, qz, qw);
    pose.toLevel(properties.centre(0), properties.centre(1), properties.centre(2), centre);
    double length = Math.sqrt(qx * qx + qy * qy + qz * qz + qw * qw);
    turn[0] = qx / length;
    turn[1] = qy / length;
    turn[2] = qz / length;
    turn[3] = qw / length;
    place();
  }

  /** A body at rest, not turned. */
  public RigidBody(MassProperties properties, double x, double y, double z) {
    this(properties, x, y, z, 0, 0, 0, 1);
  }

  /**
   * Gives it a velocity, m/s, of its centre of mass.
   *
   * @throws LostBodyException when nobody can reckon with it
   */
  public void velocity(double x, double y, double z) {
    velocity[0] = x;
    velocity[1] = y;
    velocity[2] = z;
    requireKnown(velocity);
  }

  /**
   * Gives it an angular velocity, rad/s, level axes.
   *
   * @throws LostBodyException when nobody can reckon with it
   */
  public void spin(double x, double y, double z) {
    spin[0] = x;
    spin[1] = y;
    spin[2] = z;
    requireKnown(spin);
  }

  private static void requireKnown(double[] numbers) {
    for (double number : numbers) {
      if (!(Math.abs(number) < LARGEST)) {
        throw new LostBodyException();
      }
    }
  }

  /** Gravity of one step. */
  void fall(SolverSettings settings) {
    velocity[1] -= settings.step() * settings.gravity();
  }

  /**
   * Holds its horizontal velocity and its turning about the upright against all pushes, as on a
   * rigid towing frame: heave, pitch and roll stay free. {@link #velocity(double, double, double)}
   * and {@link #spin} still set them.
   */
  public void tow() {
    towed = true;
    place();
  }

  /** Where its shape stands. */
  public Pose pose() {
    return pose;
  }

  /** What it weighs. */
  public MassProperties properties() {
    return properties;
  }

  /** A coordinate of the centre of mass, metres, level coordinates. */
  public double centre(int axis) {
    return centre[axis];
  }

  /** A number of the unit quaternion x, y, z, w of its rotation. */
  public double turn(int k) {
    return turn[k];
  }

  /** Velocity of the centre of mass along an axis, m/s. */
  public double velocity(int axis) {
    return velocity[axis];
  }

  /** Angular velocity about a level axis, rad/s. */
  public double spin(int axis) {
    return spin[axis];
  }

  /**
   * Energy of motion and of height.
   *
   * @param gravity m/s²
   * @return joules above that of a body at rest with its centre of mass at y = 0
   */
  public double energy(double gravity) {
    double linear = 0;
    double angular = 0;
    for (int row = 0; row < 3; row++) {
      linear += velocity[row] * velocity[row];
      angular += spin[row] * momentum(row);
    }
    return (properties.mass() * linear + angular) / 2 + properties.mass() * gravity * centre[1];
  }

  private double momentum(int row) {
    return inertia[3 * row] * spin[0]
        + inertia[3 * row + 1] * spin[1]
        + inertia[3 * row + 2] * spin[2];
  }

  /** What a unit of push at a place does to the speed there in the same direction, 1/kg. */
  public double mobility(double[] arm, double[] direction) {
    double[] torque = Matrix3.cross(arm, direction);
    double free = towed ? direction[1] * direction[1] : 1;
    double sum = free / properties.mass();
    for (int row = 0; row < 3; row++) {
      sum += torque[row] * turned(row, torque);
    }
    return sum;
  }

  /**
   * Speed of a point of the body in a direction, m/s.
   *
   * @param arm from the centre of mass to the point, metres, level axes
   * @param direction unit vector, level axes
   */
  public double speed(double[] arm, double[] direction) {
    return direction[0] * (velocity[0] + spin[1] * arm[2] - spin[2] * arm[1])
        + direction[1] * (velocity[1] + spin[2] * arm[0] - spin[0] * arm[2])
        + direction[2] * (velocity[2] + spin[0] * arm[1] - spin[1] * arm[0]);
  }

  /**
   * Pushes the body at a place.
   *
   * @param arm from the centre of mass to the place, metres, level axes
   * @param direction unit vector, level axes
   * @param impulse Ns
   */
  public void push(double[] arm, double[] direction, double impulse) {
    double[] torque = Matrix3.cross(arm, direction);
    for (int row = 0; row < 3; row++) {
      velocity[row] += row == 1 || !towed ? impulse / properties.mass() * direction[row] : 0;
      spin[row] += impulse * turned(row, torque);
    }
  }

  /** Moves the body as if pushed at a place, and leaves its velocities alone. */
  void shift(double[] arm, double[] direction, double impulse) {
    double[] torque = Matrix3.cross(arm, direction);
    double[] by = new double[3];
    for (int row = 0; row < 3; row++) {
      centre[row] += row == 1 || !towed ? impulse / properties.mass() * direction[row] : 0;
      by[row] = impulse * turned(row, torque);
    }
    rotate(by);
    place();
  }

  /**
   * Moves the body for a time at its velocities. Torque-free precession is solved implicitly, so
   * that a tumbling body gains no energy (E. Catto, "Numerical methods", GDC 2015).
   *
   * @throws LostBodyException when its motion is no finite number any more
   */
  public void move(double seconds) {
    precess(seconds);
    double[] by = new double[3];
    for (int axis = 0; axis < 3; axis++) {
      centre[axis] += seconds * velocity[axis];
      by[axis] = seconds * spin[axis];
    }
    rotate(by);
    place();
  }

  /** One Newton step of I (w' - w) + dt w' x I w' = 0, from w' = w. */
  private void precess(double seconds) {
    double[] momentum = {momentum(0), momentum(1), momentum(2)};
    double[] rest = Matrix3.cross(spin, momentum);
    double[] jacobian = new double[9];
    for (int column = 0; column < 3; column++) {
      double[] axis = {column == 0 ? 1 : 0, column == 1 ? 1 : 0, column == 2 ? 1 : 0};
      double[] slice = {inertia[column], inertia[3 + column], inertia[6 + column]};
      double[] first = Matrix3.cross(spin, slice);
      double[] second = Matrix3.cross(axis, momentum);
      for (int row = 0; row < 3; row++) {
        jacobian[3 * row + column] = slice[row] + seconds * (first[row] + second[row]);
      }
    }
    double[] solved = Matrix3.inverse(jacobian);
    for (int row = 0; row < 3; row++) {
      spin[row] -=
          seconds
              * (solved[3 * row] * rest[0]
                  + solved[3 * row + 1] * rest[1]
                  + solved[3 * row + 2] * rest[2]);
    }
  }

  /** q + (w, 0) q / 2, made a unit again. */
  private void rotate(double[] w) {
    double x = turn[0] + (w[0] * turn[3] + w[1] * turn[2] - w[2] * turn[1]) / 2;
    double y = turn[1] + (w[1] * turn[3] + w[2] * turn[0] - w[0] * turn[2]) / 2;
    double z = turn[2] + (w[2] * turn[3] + w[0] * turn[1] - w[1] * turn[0]) / 2;
    double s = turn[3] - (w[0] * turn[0] + w[1] * turn[1] + w[2] * turn[2]) / 2;
    double length = Math.sqrt(x * x + y * y + z * z + s * s);
    turn[0] = x / length;
    turn[1] = y / length;
    turn[2] = z / length;
    turn[3] = s / length;
  }

  /** Pose and inertia from centre of mass and rotation. */
  private void place() {
    requireKnown(centre);
    requireKnown(turn);
    requireKnown(velocity);
    requireKnown(spin);
    Pose turned = Pose.of(0, 0, 0, turn[0], turn[1], turn[2], turn[3]);
    double[] off = new double[3];
    turned.toLevel(properties.centre(0), properties.centre(1), properties.centre(2), off);
    pose =
        Pose.of(
            centre[0] - off[0],
            centre[1] - off[1],
            centre[2] - off[2],
            turn[0],
            turn[1],
            turn[2],
            turn[3]);
    for (int row = 0; row < 3; row++) {
      for (int column = 0; column < 3; column++) {
        double direct = 0;
        double inverted = 0;
        for (int i = 0; i < 3; i++) {
          for (int j = 0; j < 3; j++) {
            double weight = pose.rotation(row, i) * pose.rotation(column, j);
            direct += weight * properties.inertia(i, j);
            inverted += weight * ownInverse[3 * i + j];
          }
        }
        inertia[3 * row + column] = direct;
        inverse[3 * row + column] = inverted;
      }
    }
    if (towed) {
      holdUpright();
    }
  }

  /** The inverse inertia of a body that can turn about level axes only. */
  private void holdUpright() {
    double xx = inertia[0];
    double xz = inertia[2];
    double zz = inertia[8];
    double determinant = xx * zz - xz * xz;
    Arrays.fill(inverse, 0);
    inverse[0] = zz / determinant;
    inverse[2] = -xz / determinant;
    inverse[6] = -xz / determinant;
    inverse[8] = xx / determinant;
  }

  private double turned(int row, double[] torque) {
    return inverse[3 * row] * torque[0]
        + inverse[3 * row + 1] * torque[1]
        + inverse[3 * row + 2] * torque[2];
  }
}
