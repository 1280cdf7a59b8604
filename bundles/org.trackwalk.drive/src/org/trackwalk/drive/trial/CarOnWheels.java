package org.trackwalk.drive.trial;

import java.util.ArrayList;
import java.util.List;
import org.joml.Vector3d;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.contact.solver.RigidBody;
import org.trackwalk.drive.judge.body.Treatment;
import org.trackwalk.mesh.weld.IdentityPolicy;

/**
 * A chassis and its four wheels as they move. A wheel goes up and down along the chassis' own
 * upright and is carried along with it otherwise. Where a body is let go the ground also pushes
 * against the way, and friction keeps a wheel from sliding sideways; it rolls without resistance.
 *
 * <p>A part of a step is half a push, the way, half a push (L. Verlet, Computer "experiments" on
 * classical fluids, 1967), each push by the forces in its middle, so that errors are of second
 * order, of dampers too.
 */
final class CarOnWheels {

  /** Ground that leans more against the way is pushed against as if it leant by 45 degrees. */
  private static final double STEEPEST = 1;

  private final SprungCar car;
  private final RigidBody body;
  private final WheelGround ground;
  private final double gravity;
  private final boolean towed;
  private final double friction;

  /** Per wheel: stroke from rest, speed along the upright, depth of the tyre, impulse of it. */
  private final double[] stroke = new double[SprungCar.WHEELS];

  private final double[] speed = new double[SprungCar.WHEELS];
  private final double[] depth = new double[SprungCar.WHEELS];
  private final double[] carried = new double[SprungCar.WHEELS];
  private final int[] triangle = new int[SprungCar.WHEELS];
  private final double[][] normal = new double[SprungCar.WHEELS][3];

  CarOnWheels(SprungCar car, RigidBody body, ProbeScene scene, TrialSetup setup) {
    this.car = car;
    this.body = body;
    this.gravity = setup.solver().gravity();
    this.towed = setup.towed();
    this.friction = setup.solver().friction();
    Treatment treatment = setup.treatment();
    Treatment reference =
        new Treatment(
            treatment.name(),
            treatment.reference().method(),
            IdentityPolicy.LEVEL_BITS,
            treatment.margin());
    this.ground = new WheelGround(scene, reference, car.wheel());
    for (int i = 0; i < SprungCar.WHEELS; i++) {
      speed[i] = body.speed(arm(i), up());
    }
    lookDown();
  }

  RigidBody body() {
    return body;
  }

  /** Takes over how far another's springs are pressed; its wheels move along with this chassis. */
  void springsOf(CarOnWheels other) {
    System.arraycopy(other.stroke, 0, stroke, 0, stroke.length);
    lookDown();
  }

  private double[] axis(int column) {
    return new double[] {
      body.pose().rotation(0, column),
      body.pose().rotation(1, column),
      body.pose().rotation(2, column)
    };
  }

  private double[] up() {
    return axis(1);
  }

  /** From the centre of mass to where a spring carries the chassis. */
  private double[] arm(int i) {
    double[] own = car.hub(i, gravity);
    double[] arm = new double[3];
    body.pose().directionToLevel(own[0], own[1], own[2], arm);
    return arm;
  }

  private double[] hub(int i) {
    double[] hub = arm(i);
    double[] up = up();
    for (int k = 0; k < 3; k++) {
      hub[k] += body.centre(k) + stroke[i] * up[k];
    }
    return hub;
  }

  private void lookDown() {
    double[] up = up();
    double[] ahead = axis(2);
    for (int i = 0; i < SprungCar.WHEELS; i++) {
      depth[i] = ground.depth(hub(i), up, ahead);
      triangle[i] = ground.triangle();
      System.arraycopy(ground.normal(), 0, normal[i], 0, 3);
    }
  }

  /** Moves for a time, in so many parts. */
  void move(double seconds, int parts) {
    java.util.Arrays.fill(carried, 0);
    double part = seconds / parts;
    for (int n = 0; n < parts; n++) {
      push(part / 2);
      go(part);
      lookDown();
      push(part / 2);
    }
    for (int i = 0; i < SprungCar.WHEELS; i++) {
      carried[i] /= seconds;
    }
  }

  /** How fast a spring is pressed together. */
  private double pressing(int i, double[] up) {
    return speed[i] - body.speed(arm(i), up);
  }

  private void go(double seconds) {
    double[] before = new double[SprungCar.WHEELS];
    for (int i = 0; i < SprungCar.WHEELS; i++) {
      before[i] = pressing(i, up());
    }
    body.move(seconds);
    for (int i = 0; i < SprungCar.WHEELS; i++) {
      stroke[i] += seconds * (before[i] + pressing(i, up())) / 2;
    }
  }

  /** Pushes by the forces at the velocities in the middle of the push. */
  private void push(double seconds) {
    double[] v = {body.velocity(0), body.velocity(1), body.velocity(2)};
    double[] w = {body.spin(0), body.spin(1), body.spin(2)};
    double[] s = speed.clone();
    forces(seconds / 2);
    double[][] middle = forcesNow();
    body.velocity(v[0], v[1], v[2]);
    body.spin(w[0], w[1], w[2]);
    System.arraycopy(s, 0, speed, 0, s.length);
    apply(middle, seconds);
    for (int i = 0; i < SprungCar.WHEELS; i++) {
      carried[i] += tyre(i) * seconds;
    }
    if (!towed) {
      holdSideways(seconds);
    }
  }

  private void forces(double seconds) {
    apply(forcesNow(), seconds);
  }

  /** Per wheel the force of its spring and damper, and how fast its own speed changes. */
  private double[][] forcesNow() {
    double[] up = up();
    double[] turning = {body.spin(0), body.spin(1), body.spin(2)};
    double[] leaning = {
      turning[1] * up[2] - turning[2] * up[1],
      turning[2] * up[0] - turning[0] * up[2],
      turning[0] * up[1] - turning[1] * up[0]
    };
    double[][] forces = new double[SprungCar.WHEELS][2];
    for (int i = 0; i < SprungCar.WHEELS; i++) {
      double spring = spring(i) + car.corner(i) * car.quarter().damper() * pressing(i, up);
      double mass = car.corner(i) * car.quarter().wheel();
      forces[i][0] = spring;
      forces[i][1] = (tyre(i) - spring) / mass - gravity * up[1] + body.speed(arm(i), leaning);
    }
    return forces;
  }

  private void apply(double[][] forces, double seconds) {
    double[] up = up();
    body.velocity(body.velocity(0), body.velocity(1) - gravity * seconds, body.velocity(2));
    for (int i = 0; i < SprungCar.WHEELS; i++) {
      double[] arm = arm(i);
      body.push(arm, up, forces[i][0] * seconds);
      speed[i] += forces[i][1] * seconds;
      if (!towed && depth[i] > 0) {
        body.push(arm, againstTheWay(i, up), tyre(i) * seconds);
      }
    }
  }

  /** The part of the ground's push at right angles to the upright, by its part along it. */
  private double[] againstTheWay(int i, double[] up) {
    double along = 0;
    for (int k = 0; k < 3; k++) {
      along += normal[i][k] * up[k];
    }
    double[] across = new double[3];
    double length = 0;
    for (int k = 0; k < 3; k++) {
      across[k] = normal[i][k] - along * up[k];
      length += across[k] * across[k];
    }
    double lean = Math.sqrt(length) / Math.max(along, Double.MIN_NORMAL);
    double scale = lean > STEEPEST ? STEEPEST / Math.sqrt(length) : 1 / along;
    for (int k = 0; k < 3; k++) {
      across[k] *= scale;
    }
    return across;
  }

  /** Stops wheels from sliding sideways, with no more than friction allows. */
  private void holdSideways(double seconds) {
    double[] side = axis(0);
    for (int i = 0; i < SprungCar.WHEELS; i++) {
      double most = friction * tyre(i) * seconds;
      double[] arm = arm(i);
      double wanted = -body.speed(arm, side) / body.mobility(arm, side) / SprungCar.WHEELS;
      body.push(arm, side, Math.max(-most, Math.min(most, wanted)));
    }
  }

  /** Newtons with which a spring pushes, without its damper. */
  private double spring(int i) {
    double travel = car.wheel().travel();
    double beyond = stroke[i] - Math.max(-travel, Math.min(travel, stroke[i]));
    double by = gravity + car.quarter().spring() * (stroke[i] + SprungCar.STOP * beyond);
    return car.corner(i) * by;
  }

  /** Newtons with which a tyre pushes. */
  private double tyre(int i) {
    return car.corner(i) * car.quarter().tyre() * depth[i];
  }

  /** Energy of motion, of height and in the springs and tyres, joules. */
  double energy() {
    double sum = body.energy(gravity);
    double travel = car.wheel().travel();
    for (int i = 0; i < SprungCar.WHEELS; i++) {
      double corner = car.corner(i);
      double mass = corner * car.quarter().wheel();
      double pressed = stroke[i] + gravity / car.quarter().spring();
      double beyond = stroke[i] - Math.max(-travel, Math.min(travel, stroke[i]));
      double springs =
          car.quarter().spring() * (pressed * pressed + SprungCar.STOP * beyond * beyond);
      double tyre = car.quarter().tyre() * depth[i] * depth[i];
      sum += mass * (speed[i] * speed[i] / 2 + gravity * hub(i)[1]) + corner * (springs + tyre) / 2;
    }
    return sum;
  }

  /** What the wheels did in the last {@link #move}. */
  List<WheelStep> wheels() {
    List<WheelStep> wheels = new ArrayList<>();
    for (int i = 0; i < SprungCar.WHEELS; i++) {
      double[] hub = hub(i);
      wheels.add(
          new WheelStep(carried[i], stroke[i], new Vector3d(hub[0], hub[1], hub[2]), triangle[i]));
    }
    return wheels;
  }
}
