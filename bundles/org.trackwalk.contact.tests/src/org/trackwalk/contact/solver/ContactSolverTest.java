package org.trackwalk.contact.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.trackwalk.contact.bump.BumpFormula;
import org.trackwalk.contact.bump.SeamEdge;
import org.trackwalk.contact.manifold.ContactSource;
import org.trackwalk.contact.manifold.PlaneGround;
import org.trackwalk.contact.shape.Box;
import org.trackwalk.contact.shape.ConvexShape;
import org.trackwalk.contact.shape.Sphere;

/** One body on a plane against textbook mechanics. */
class ContactSolverTest {

  private static final double DENSITY = 500;
  private static final double REACH = 0.02;
  private static final Box BOX = new Box(0.5, 0.25, 0.8);

  /** Part of the depth that a soft contact's spring undoes in a step. */
  private static final double SOFT_PULL = Math.PI / 2 / (20 + Math.PI / 2);

  /** Metres that a body falls in a step from rest. */
  private static final double FALL = 9.81 / 3600;

  private static final SolverSettings USUAL = SolverSettings.USUAL;

  private static RigidBody body(ConvexShape shape, double y) {
    return new RigidBody(MassProperties.of(shape, DENSITY), 0, y, 0);
  }

  private static ContactSource plane(ConvexShape shape) {
    return new PlaneGround(shape, REACH).oneShot();
  }

  private static void run(ContactSolver solver, int steps) {
    for (int i = 0; i < steps; i++) {
      solver.step();
    }
  }

  @Test
  void freeFallIsThatOfTheIntegrator() {
    RigidBody body = body(BOX, 100);
    run(new ContactSolver(body, (probe, out) -> out.clear(), USUAL), 60);
    assertEquals(-9.81, body.velocity(1), 1e-9);
    // dt² g (1 + 2 + … + 60)
    assertEquals(100 - 9.81 / 3600 * 60 * 61 / 2, body.centre(1), 1e-9);
  }

  @Test
  void slidingBoxStopsWhereFrictionSays() {
    RigidBody body = body(BOX, 0.25);
    body.velocity(3, 0, 0);
    run(new ContactSolver(body, plane(BOX), USUAL.friction(0.5).sweeps(50)), 120);
    // v² / 2 µ g, and at most v dt longer for whole steps
    double expected = 9 / (2 * 0.5 * 9.81);
    assertEquals(expected, body.centre(0), 3.0 / 60);
    assertEquals(0, body.velocity(0), 1e-3);
    assertEquals(0, body.centre(2), 1e-3);
  }

  @Test
  void slidingSphereComesToRollWithFiveSeventhsOfItsSpeed() {
    Sphere sphere = new Sphere(0.35);
    RigidBody body = body(sphere, 0.35);
    body.velocity(4, 0, 0);
    run(new ContactSolver(body, plane(sphere), USUAL), 120);
    assertEquals(4 * 5 / 7.0, body.velocity(0), 1e-6);
    assertEquals(-body.velocity(0) / 0.35, body.spin(2), 1e-6);
  }

  @Test
  void warmStartingNeedsFewerSweeps() {
    double without = residue(false);
    double with = residue(true);
    assertTrue(with < without / 10, () -> with + " against " + without);
  }

  /** What speed is left of a resting, skewed box after a second with two sweeps per step. */
  private static double residue(boolean warm) {
    RigidBody body = body(BOX, 0.25);
    ContactSolver solver = new ContactSolver(body, plane(BOX), USUAL.sweeps(2).warmStarting(warm));
    double most = 0;
    for (int i = 0; i < 60; i++) {
      solver.settle();
      if (i >= 30) {
        double up = body.velocity(1);
        most = Math.max(most, Math.abs(up) + Math.abs(body.spin(0)) + Math.abs(body.spin(2)));
      }
      solver.move();
    }
    return most;
  }

  @ParameterizedTest
  @EnumSource(Stabilisation.class)
  void penetrationGoesAsTheStabilisationSays(Stabilisation stabilisation) {
    RigidBody body = body(BOX, 0.25 - 0.05);
    ContactSolver solver = new ContactSolver(body, plane(BOX), USUAL.stabilisation(stabilisation));
    solver.step();
    double depth = 0.25 - body.centre(1);
    switch (stabilisation) {
      case NONE -> assertEquals(0.05, depth, 1e-5);
      // D. Gregorius, Robust Contact Creation for Physics Simulations, 2015: 0.1 of the depth
      // beyond the slop per step
      case BAUMGARTE -> assertEquals(0.05 - 0.1 * 0.045, depth, 1e-5);
      case PROJECTION -> {
        assertTrue(depth < 0.05 - 0.1 * 0.045 && depth >= 0.005 - 1e-9, "depth " + depth);
        assertEquals(0, body.velocity(1), 1e-3, "velocity is left alone");
      }
      case SOFT -> {
        // Spring of a quarter turn a step, ten times critically damped, against gravity
        double rise = (0.045 * SOFT_PULL - FALL * softness()) / (1 + softness());
        assertEquals(0.05 - rise, depth, 1e-5);
        assertEquals(0, body.velocity(1), 1e-3, "the spring's velocity is taken back");
      }
      default -> throw new AssertionError(stabilisation);
    }
    run(solver, 300);
    double left = 0.25 - body.centre(1);
    if (stabilisation == Stabilisation.SOFT) {
      // It hangs so deep that its springs carry it
      assertEquals(0.005 + FALL * softness() / SOFT_PULL, left, 1e-5);
      return;
    }
    assertEquals(stabilisation == Stabilisation.NONE ? 0.05 : 0.005, left, 1e-3);
  }

  /**
   * Part of a soft contact's push that its own softness eats: each of four corners carries a
   * quarter, and a push at a corner moves it by so much more than the whole box.
   */
  private static double softness() {
    double x = BOX.hx() * BOX.hx();
    double y = BOX.hy() * BOX.hy();
    double z = BOX.hz() * BOX.hz();
    return (1 + 3 * z / (y + z) + 3 * x / (x + y)) / 4 / (Math.PI / 2 * (20 + Math.PI / 2));
  }

  @Test
  void tumblingInTheAirGainsNoEnergy() {
    Random random = new Random(41);
    for (int round = 0; round < 20; round++) {
      RigidBody body = new RigidBody(MassProperties.of(BOX, DENSITY), 0, 0, 0, 0.1, round, 0.3, 1);
      body.spin(10 * random.nextGaussian(), 10 * random.nextGaussian(), 10 * random.nextGaussian());
      double before = body.energy(0);
      for (int i = 0; i < 600; i++) {
        body.move(1 / 60.0);
        assertTrue(body.energy(0) <= before * (1 + 1e-3), "seed 41, round " + round);
      }
    }
  }

  @Test
  void energyDoesNotGrow() {
    Random random = new Random(43);
    for (int round = 0; round < 30; round++) {
      RigidBody body =
          new RigidBody(
              MassProperties.of(BOX, DENSITY),
              0,
              1.5,
              0,
              random.nextGaussian(),
              random.nextGaussian(),
              random.nextGaussian(),
              random.nextGaussian());
      body.velocity(random.nextGaussian(), 0, random.nextGaussian());
      body.spin(random.nextGaussian(), random.nextGaussian(), random.nextGaussian());
      ContactSolver solver =
          new ContactSolver(body, plane(BOX), USUAL.stabilisation(Stabilisation.NONE).sweeps(30));
      double start = body.energy(9.81);
      double before = start;
      for (int i = 0; i < 300; i++) {
        solver.step();
        double now = body.energy(9.81);
        assertTrue(
            now <= before + 1e-3 * start, "seed 43, round " + round + ", step " + i + ": " + now);
        before = now;
      }
    }
  }

  @Test
  void unvoidedSeamThrowsASphereUpAsTheFormulaSays() {
    Sphere sphere = new Sphere(0.35);
    int thrown = 0;
    for (double speed : new double[] {1, 10, 40}) {
      SeamEdge edge = SeamEdge.flush(speed, 0.35, REACH);
      for (double ahead = 0.03; ahead < 0.125; ahead += 0.0025) {
        RigidBody body = body(sphere, 0.35);
        body.velocity(speed, 0, 0);
        ContactSolver solver =
            new ContactSolver(body, planeAndEdge(ahead), USUAL.friction(0).sweeps(5000));
        solver.settle();
        assertEquals(
            BumpFormula.upward(edge, ahead), body.velocity(1), 1e-6, speed + " m/s, " + ahead);
        if (body.velocity(1) > 1e-6) {
          // else the road bears it too, and the edge takes less speed
          double loss = speed - body.velocity(0);
          assertEquals(BumpFormula.forwardLoss(edge, ahead), loss, 1e-6);
          thrown++;
        }
      }
    }
    assertTrue(thrown > 30, "thrown up " + thrown + " times");
  }

  private static ContactSource planeAndEdge(double ahead) {
    return (probe, out) -> {
      plane(new Sphere(0.35)).contacts(probe, out);
      double x = probe.x() - ahead;
      double length = Math.sqrt(x * x + probe.y() * probe.y());
      double nx = x / length;
      double ny = probe.y() / length;
      if (length - 0.35 < REACH) {
        out.add(
            probe.x() - 0.35 * nx, probe.y() - 0.35 * ny, probe.z(), nx, ny, 0, length - 0.35, 9);
      }
    };
  }
}
