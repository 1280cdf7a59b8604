package org.trackwalk.benchmarks.picture;

import org.trackwalk.contact.manifold.CacheLimits;
import org.trackwalk.contact.manifold.Perturbation;
import org.trackwalk.contact.manifold.PerturbedManifold;
import org.trackwalk.contact.manifold.SinglePoint;
import org.trackwalk.contact.replay.Replay;
import org.trackwalk.contact.shape.Box;
import org.trackwalk.contact.shape.Capsule;
import org.trackwalk.contact.shape.Pose;
import org.trackwalk.contact.solver.ContactSolver;
import org.trackwalk.contact.solver.MassProperties;
import org.trackwalk.contact.solver.RigidBody;
import org.trackwalk.contact.solver.SolverSettings;

/** A capsule that lies on a slab and should stay there. */
final class LyingCapsule {

  static final Capsule CAPSULE = new Capsule(0.35, 0.5);

  private static final Box SLAB = new Box(5, 0.5, 5);
  private static final Pose PLACE = Pose.at(0.3, -0.5, 0.2);
  private static final double REACH = 0.02;
  private static final double DENSITY = 500;

  private LyingCapsule() {}

  static Perturbation careful() {
    return Perturbation.of(CAPSULE, CacheLimits.BREAKING).directions(4);
  }

  static Replay lie(Perturbation settings, int frames) {
    double half = Math.sqrt(0.5);
    RigidBody body =
        new RigidBody(
            MassProperties.of(CAPSULE, DENSITY), 0, CAPSULE.radius(), 0, half, 0, 0, half);
    PerturbedManifold source =
        new PerturbedManifold(
            CAPSULE,
            new SinglePoint(CAPSULE, SLAB, PLACE, REACH),
            PLACE,
            CacheLimits.BREAKING,
            settings);
    return Replay.of(new ContactSolver(body, source, SolverSettings.USUAL), frames);
  }
}
