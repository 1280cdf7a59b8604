package org.trackwalk.contact.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.trackwalk.contact.manifold.CacheLimits;
import org.trackwalk.contact.manifold.ContactSource;
import org.trackwalk.contact.manifold.HybridManifold;
import org.trackwalk.contact.manifold.IncrementalManifold;
import org.trackwalk.contact.manifold.OneShotContacts;
import org.trackwalk.contact.manifold.Perturbation;
import org.trackwalk.contact.manifold.PerturbedManifold;
import org.trackwalk.contact.manifold.PlaneGround;
import org.trackwalk.contact.manifold.SinglePoint;
import org.trackwalk.contact.shape.Box;
import org.trackwalk.contact.shape.Capsule;
import org.trackwalk.contact.shape.ConvexShape;
import org.trackwalk.contact.shape.Pose;
import org.trackwalk.contact.solver.ContactSolver;
import org.trackwalk.contact.solver.MassProperties;
import org.trackwalk.contact.solver.RigidBody;
import org.trackwalk.contact.solver.SolverSettings;
import org.trackwalk.contact.solver.Stabilisation;

/** The build-up of D. Gregorius' talk and the rolling of E. Coumans', as they happen on a plane. */
class ReplayTest {

  /** The box of the engine measurements, 1.0 x 0.5 x 1.6 m. */
  private static final Box BOX = new Box(0.5, 0.25, 0.8);

  private static final double REACH = 0.02;
  private static final double DENSITY = 500;

  /** Penetration is undone within the step, as by an engine that means it. */
  private static final SolverSettings FIRM =
      new SolverSettings(
          SolverSettings.STEP_60_HZ,
          SolverSettings.GRAVITY,
          SolverSettings.SWEEPS,
          SolverSettings.FRICTION,
          true,
          Stabilisation.PROJECTION,
          1,
          0.0005);

  private static ContactSource incremental(ConvexShape shape) {
    return new IncrementalManifold(
        new PlaneGround(shape, REACH).single(), PlaneGround.PLACE, CacheLimits.BREAKING);
  }

  private static ContactSource oneShot(ConvexShape shape) {
    return new PlaneGround(shape, REACH).oneShot();
  }

  private static Replay drop(
      ContactSource source, double speed, double tilt, SolverSettings settings, int frames) {
    RigidBody body =
        new RigidBody(MassProperties.of(BOX, DENSITY), 0, 0.25, 0, 0.3 * tilt, 0, 0.4 * tilt, 1);
    body.velocity(0, -speed, 0);
    return Replay.of(new ContactSolver(body, source, settings), frames);
  }

  private static int[] counts(Replay replay, int frames) {
    return replay.frames().stream().limit(frames).mapToInt(f -> f.points().size()).toArray();
  }

  @Test
  void incrementalStandsInTheFourthFrameAndOneShotInTheFirst() {
    Replay slow = drop(incremental(BOX), 2, 0, FIRM, 4);
    assertEquals(List.of(1, 2, 3, 4), Arrays.stream(counts(slow, 4)).boxed().toList());
    for (int i = 0; i < 4; i++) {
      assertEquals(i == 3, slow.frames().get(i).stands(), "frame " + i);
    }
    Touch first = slow.frames().get(0).points().get(0);
    Touch second = slow.frames().get(1).points().get(1);
    assertEquals(0, first.at().x() + second.at().x(), 0.05, "the second is across the diagonal");
    assertEquals(0, first.at().z() + second.at().z(), 0.05, "the second is across the diagonal");
    Replay fast = drop(oneShot(BOX), 2, 0, FIRM, 4);
    assertTrue(fast.frames().stream().allMatch(f -> f.stands() && f.points().size() == 4));
  }

  @Test
  void buildUpByTheAlgorithmsThemselves() {
    // as E. Coumans has it: inflated by a small margin, GJK between the cores, EPA when they
    // overlap
    Box rounded = new Box(BOX.hx(), BOX.hy(), BOX.hz(), 0.04);
    Box slab = new Box(5, 0.5, 5);
    Pose place = Pose.at(0.3, -0.5, 0.2);
    ContactSource point = new SinglePoint(rounded, slab, place, REACH);
    ContactSource incremental = new IncrementalManifold(point, place, CacheLimits.BREAKING);
    Replay slow = drop(incremental, 4, 0.002, FIRM, 4);
    assertEquals(List.of(1, 2, 3, 4), Arrays.stream(counts(slow, 4)).boxed().toList());
    ContactSource oneShot = new OneShotContacts(rounded, slab, place, REACH);
    Replay fast = drop(oneShot, 4, 0.002, FIRM, 4);
    for (int i = 0; i < 4; i++) {
      assertEquals(i == 3, slow.frames().get(i).stands(), "frame " + i);
      assertTrue(fast.frames().get(i).stands(), "frame " + i);
    }
    assertTrue(fastest(slow) > 20 * fastest(fast), fastest(slow) + " and " + fastest(fast));
  }

  @Test
  void incrementalNeedsAtLeastFourFramesHoweverItIsSolved() {
    for (Stabilisation stabilisation : Stabilisation.values()) {
      for (double speed : new double[] {0, 0.5, 1, 2, 3}) {
        for (double tilt : new double[] {0, 0.002, -0.002}) {
          SolverSettings settings = SolverSettings.USUAL.stabilisation(stabilisation);
          Replay replay = drop(incremental(BOX), speed, tilt, settings, 4);
          String where = stabilisation + ", " + speed + " m/s, tilt " + tilt;
          for (int i = 0; i < 3; i++) {
            assertFalse(replay.frames().get(i).stands(), where + ", frame " + i);
            assertTrue(replay.frames().get(i).points().size() <= i + 1, where);
          }
          Replay shot = drop(oneShot(BOX), speed, tilt, settings, 1);
          assertTrue(shot.last().stands(), where);
        }
      }
    }
  }

  @Test
  void onePointIsAnArtificialTorque() {
    SolverSettings smooth = SolverSettings.USUAL.friction(0);
    double one = fastest(drop(incremental(BOX), 2, 0, smooth, 30));
    double four = fastest(drop(oneShot(BOX), 2, 0, smooth, 30));
    // closed form: J (1/m + h²/Ix + h²/Iz) = v at one corner; the spin is I^-1 (r x J)
    double x = 0.25 / (0.25 + 0.0625) * 3;
    double z = 0.64 / (0.64 + 0.0625) * 3;
    double push = (2 + 9.81 / 60) / (1 + x + z);
    double expected = push * Math.hypot(x / 0.5, z / 0.8);
    assertEquals(expected, one, 1e-9);
    assertTrue(four < 0.001 * one, () -> one + " rad/s against " + four);
  }

  private static double fastest(Replay replay) {
    return replay.frames().stream().mapToDouble(f -> f.spin().length()).max().orElseThrow();
  }

  @Test
  void hybridAndPerturbedStandInTheFirstFrameToo() {
    ContactSource single = new PlaneGround(BOX, REACH).single();
    ContactSource hybrid =
        new HybridManifold(oneShot(BOX), single, PlaneGround.PLACE, CacheLimits.BREAKING);
    ContactSource perturbed =
        new PerturbedManifold(
            BOX,
            single,
            PlaneGround.PLACE,
            CacheLimits.BREAKING,
            Perturbation.of(BOX, CacheLimits.BREAKING));
    for (ContactSource source : List.of(hybrid, perturbed)) {
      Replay replay = drop(source, 2, 0, SolverSettings.USUAL, 120);
      assertTrue(replay.frames().get(0).stands());
      assertTrue(replay.last().stands());
      assertTrue(replay.turned(replay.last()) < 0.01);
    }
  }

  @Test
  void perturbedCapsuleRollsUnlessRoundShapesAreSkipped() {
    Capsule capsule = new Capsule(0.35, 0.5);
    Perturbation careful = Perturbation.of(capsule, CacheLimits.BREAKING).directions(4);
    Perturbation kept =
        new Perturbation(careful.angle(), careful.iterations(), careful.reach(), true, false);
    double rolled = distance(lying(capsule, careful.careless()));
    assertTrue(rolled > 0.5, () -> "rolled " + rolled + " m in five seconds");
    double slowly = distance(lying(capsule, kept));
    assertTrue(slowly < rolled / 50, () -> "with the contact at the actual pose " + slowly);
    assertTrue(distance(lying(capsule, careful)) < 1e-9);
    assertTrue(distance(rest(capsule, oneShot(capsule))) < 1e-9);
  }

  private static Replay lying(Capsule capsule, Perturbation settings) {
    ContactSource single = new PlaneGround(capsule, REACH).single();
    return rest(
        capsule,
        new PerturbedManifold(capsule, single, PlaneGround.PLACE, CacheLimits.BREAKING, settings));
  }

  private static Replay rest(Capsule capsule, ContactSource source) {
    double half = Math.sqrt(0.5);
    RigidBody body =
        new RigidBody(
            MassProperties.of(capsule, DENSITY), 0, capsule.radius(), 0, half, 0, 0, half);
    return Replay.of(new ContactSolver(body, source, SolverSettings.USUAL), 300);
  }

  /** How far it got across its axis. */
  private static double distance(Replay replay) {
    return Math.abs(replay.last().centre().x());
  }

  @Test
  void turnedIsTheAngleBetweenRotations() {
    for (double angle : new double[] {1e-9, 1e-4, 0.3, 3}) {
      RigidBody body = new RigidBody(MassProperties.of(BOX, DENSITY), 0, 9, 0);
      body.spin(0, angle, 0);
      SolverSettings settings = SolverSettings.USUAL;
      Replay replay = Replay.of(new ContactSolver(body, (probe, out) -> out.clear(), settings), 2);
      // the integrator turns by 2 atan(angle / 2)
      double expected = 2 * Math.atan(angle / 60 / 2);
      assertEquals(expected, replay.turned(replay.last()), 1e-6 * expected);
    }
  }

  @Test
  void needsAFrame() {
    assertThrows(IllegalArgumentException.class, () -> new Replay(List.of()));
  }
}
