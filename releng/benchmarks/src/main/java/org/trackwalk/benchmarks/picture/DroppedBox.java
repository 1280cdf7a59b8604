package org.trackwalk.benchmarks.picture;

import org.trackwalk.contact.manifold.CacheLimits;
import org.trackwalk.contact.manifold.ContactSource;
import org.trackwalk.contact.manifold.HybridManifold;
import org.trackwalk.contact.manifold.IncrementalManifold;
import org.trackwalk.contact.manifold.OneShotContacts;
import org.trackwalk.contact.manifold.Perturbation;
import org.trackwalk.contact.manifold.PerturbedManifold;
import org.trackwalk.contact.manifold.RecognisedPoints;
import org.trackwalk.contact.manifold.SinglePoint;
import org.trackwalk.contact.replay.Replay;
import org.trackwalk.contact.shape.Box;
import org.trackwalk.contact.shape.Pose;
import org.trackwalk.contact.solver.ContactSolver;
import org.trackwalk.contact.solver.MassProperties;
import org.trackwalk.contact.solver.RigidBody;
import org.trackwalk.contact.solver.SolverSettings;
import org.trackwalk.contact.solver.Stabilisation;

/**
 * The box of the engine measurements, 1.0 x 0.5 x 1.6 m, with edges rounded by 4 cm, that comes
 * down on a slab at 4 m/s, tilted by a thousandth.
 */
final class DroppedBox {

  static final Box BOX = new Box(0.5, 0.25, 0.8, 0.04);

  /** Undoes penetration by position, within the step. */
  static final SolverSettings FIRM =
      new SolverSettings(
          SolverSettings.STEP_60_HZ,
          SolverSettings.GRAVITY,
          SolverSettings.SWEEPS,
          SolverSettings.FRICTION,
          true,
          Stabilisation.PROJECTION,
          1,
          0.0005);

  private static final Box SLAB = new Box(5, 0.5, 5);
  private static final Pose PLACE = Pose.at(0.3, -0.5, 0.2);
  private static final double REACH = 0.02;
  private static final double SPEED = 4;
  private static final double DENSITY = 500;

  private DroppedBox() {}

  static ContactSource single() {
    return new SinglePoint(BOX, SLAB, PLACE, REACH);
  }

  static ContactSource incremental() {
    return new IncrementalManifold(single(), PLACE, CacheLimits.BREAKING);
  }

  static ContactSource oneShot() {
    return new OneShotContacts(BOX, SLAB, PLACE, REACH);
  }

  static ContactSource hybrid() {
    return new HybridManifold(oneShot(), single(), PLACE, CacheLimits.BREAKING);
  }

  static ContactSource perturbed() {
    Perturbation settings = Perturbation.of(BOX, CacheLimits.BREAKING);
    return new RecognisedPoints(
        new PerturbedManifold(BOX, single(), PLACE, CacheLimits.BREAKING, settings),
        CacheLimits.BREAKING.same());
  }

  static Replay drop(ContactSource source, SolverSettings settings, int frames) {
    RigidBody body =
        new RigidBody(MassProperties.of(BOX, DENSITY), 0, BOX.hy(), 0, 0.0006, 0, 0.0008, 1);
    body.velocity(0, -SPEED, 0);
    return Replay.of(new ContactSolver(body, source, settings), frames);
  }
}
