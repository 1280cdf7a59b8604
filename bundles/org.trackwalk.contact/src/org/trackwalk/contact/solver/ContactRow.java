package org.trackwalk.contact.solver;

import org.trackwalk.contact.manifold.WitnessBuffer;

/** One contact in the solver: where and how it pushes, and how much it has pushed so far. */
final class ContactRow {

  /** Swings of a soft contact's spring in a step: a quarter, as in E. Catto's Box2D 3. */
  private static final double SOFT_TURNS = 0.25;

  /** Damping of a soft contact over the critical one, as in E. Catto's Box2D 3. */
  private static final double SOFT_DAMPING = 10;

  /** No soft contact separates faster, m/s, as in E. Catto's Box2D 3. */
  private static final double SOFT_SPEED = 3;

  private final RigidBody body;

  /** What the body pushes against; null for the level, which does not move. */
  private final RigidBody other;

  private final double[] arm = new double[3];
  private final double[] otherArm = new double[3];
  private final double[] normal = new double[3];
  private final double[] own = new double[3];

  /** The partner's place: in level coordinates, or in those of the other body. */
  private final double[] onGround = new double[3];

  private final double[][] tangents = new double[2][3];
  private final double normalMass;
  private final double[] tangentMass = new double[2];

  /** Speed along the normal that is aimed at, m/s. */
  private final double target;

  /** Parts of the mass and of what was pushed already that count: 1 and 0 for a rigid contact. */
  private double massShare = 1;

  private double impulseShare;

  private final double[] friction = new double[2];
  private double push;

  /**
   * The i-th contact of a body, in its place.
   *
   * @param other what it touches; null for the level
   */
  ContactRow(
      RigidBody body, RigidBody other, WitnessBuffer points, int i, SolverSettings settings) {
    this.body = body;
    this.other = other;
    for (int axis = 0; axis < 3; axis++) {
      arm[axis] = points.onProbe(i, axis) - body.centre[axis];
      normal[axis] = points.normal(i, axis);
      onGround[axis] = points.onGround(i, axis);
    }
    if (other != null) {
      for (int axis = 0; axis < 3; axis++) {
        otherArm[axis] = onGround[axis] - other.centre[axis];
      }
      other.pose().toOwn(onGround[0], onGround[1], onGround[2], onGround);
    }
    body.pose().toOwn(points.onProbe(i, 0), points.onProbe(i, 1), points.onProbe(i, 2), own);
    tangents();
    normalMass = mass(normal);
    tangentMass[0] = mass(tangents[0]);
    tangentMass[1] = mass(tangents[1]);
    double separation = points.separation(i);
    boolean soft = settings.stabilisation() == Stabilisation.SOFT && separation <= 0;
    target = soft ? soften(separation, settings) : target(separation, settings);
  }

  /** What resists a push, kilogrammes; 0 where a towed body cannot be pushed at all. */
  private double mass(double[] direction) {
    double mobility = body.mobility(arm, direction);
    if (other != null) {
      mobility += other.mobility(otherArm, direction);
    }
    return mobility > 0 ? 1 / mobility : 0;
  }

  /** Speed of the body's point over that of its partner, m/s. */
  private double speed(double[] direction) {
    double speed = body.speed(arm, direction);
    return other == null ? speed : speed - other.speed(otherArm, direction);
  }

  private void push(double[] direction, double impulse) {
    body.push(arm, direction, impulse);
    if (other != null) {
      other.push(otherArm, direction, -impulse);
    }
  }

  /**
   * The spring and damper of a soft contact, solved implicitly.
   *
   * @return speed along the normal that is aimed at, m/s
   */
  private double soften(double separation, SolverSettings settings) {
    double turns = 2 * Math.PI * SOFT_TURNS;
    double first = 2 * SOFT_DAMPING + turns;
    double second = turns * first;
    double third = 1 / (1 + second);
    massShare = second * third;
    impulseShare = third;
    double depth = Math.max(0, -separation - settings.slop());
    return Math.min(SOFT_SPEED, depth * turns / (first * settings.step()));
  }

  /** What it has pushed along its normal, Ns. */
  double push() {
    return push;
  }

  /**
   * What is still apart may come together within the step. What has penetrated shall separate in
   * proportion to the depth, or not at all.
   */
  private static double target(double separation, SolverSettings settings) {
    if (separation > 0) {
      return -separation / settings.step();
    }
    if (settings.stabilisation() != Stabilisation.BAUMGARTE) {
      return 0;
    }
    return settings.share() / settings.step() * Math.max(0, -separation - settings.slop());
  }

  private void tangents() {
    int least = 0;
    for (int axis = 1; axis < 3; axis++) {
      if (Math.abs(normal[axis]) < Math.abs(normal[least])) {
        least = axis;
      }
    }
    double[] along = {least == 0 ? 1 : 0, least == 1 ? 1 : 0, least == 2 ? 1 : 0};
    double[] u = Matrix3.cross(normal, along);
    double length = Math.sqrt(u[0] * u[0] + u[1] * u[1] + u[2] * u[2]);
    for (int axis = 0; axis < 3; axis++) {
      tangents[0][axis] = u[axis] / length;
    }
    System.arraycopy(Matrix3.cross(normal, tangents[0]), 0, tangents[1], 0, 3);
  }

  /** Starts with what a row of the last step pushed in the end. */
  void startFrom(ContactRow last) {
    push = last.push;
    push(normal, push);
    for (int k = 0; k < 2; k++) {
      friction[k] = 0;
      for (int axis = 0; axis < 3; axis++) {
        double before =
            last.friction[0] * last.tangents[0][axis] + last.friction[1] * last.tangents[1][axis];
        friction[k] += before * tangents[k][axis];
      }
      push(tangents[k], friction[k]);
    }
  }

  /** Stops sliding, with no more than the push allows (Coulomb's cone). */
  void stopSliding(double coefficient) {
    double most = coefficient * push;
    double[] wanted = new double[2];
    for (int k = 0; k < 2; k++) {
      wanted[k] = friction[k] - tangentMass[k] * speed(tangents[k]);
    }
    double length = Math.sqrt(wanted[0] * wanted[0] + wanted[1] * wanted[1]);
    double scale = length > most ? most / length : 1;
    for (int k = 0; k < 2; k++) {
      double next = scale * wanted[k];
      push(tangents[k], next - friction[k]);
      friction[k] = next;
    }
  }

  /** Brings the speed along the normal to what is aimed at; in sum it never pulls. */
  void stopApproaching() {
    double missing = target - speed(normal);
    double more = massShare * normalMass * missing - impulseShare * push;
    double next = Math.max(0, push + more);
    push(normal, next - push);
    push = next;
  }

  /** Takes back the speed that a soft contact's spring has given. */
  void relax() {
    if (impulseShare > 0) {
      double next = Math.max(0, push - normalMass * speed(normal));
      push(normal, next - push);
      push = next;
    }
  }

  /** Moves the body out of what it touches by a share of what is left of the depth. */
  void project(SolverSettings settings) {
    double[] at = new double[3];
    body.pose().toLevel(own[0], own[1], own[2], at);
    double[] partner = onGround.clone();
    double[] from = new double[3];
    if (other != null) {
      other.pose().toLevel(onGround[0], onGround[1], onGround[2], partner);
    }
    double separation = 0;
    double[] to = new double[3];
    for (int axis = 0; axis < 3; axis++) {
      separation += (at[axis] - partner[axis]) * normal[axis];
      to[axis] = at[axis] - body.centre[axis];
      from[axis] = other == null ? 0 : partner[axis] - other.centre[axis];
    }
    double wanted = settings.share() * (-separation - settings.slop());
    if (wanted > 0) {
      double mobility = body.mobility(to, normal);
      if (other == null) {
        body.shift(to, normal, wanted / mobility);
        return;
      }
      mobility += other.mobility(from, normal);
      body.shift(to, normal, wanted / mobility);
      other.shift(from, normal, -wanted / mobility);
    }
  }
}
