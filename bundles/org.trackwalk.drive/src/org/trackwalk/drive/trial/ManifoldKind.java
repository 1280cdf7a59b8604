package org.trackwalk.drive.trial;

import java.util.Locale;
import org.trackwalk.contact.manifold.CacheLimits;
import org.trackwalk.contact.manifold.ContactSource;
import org.trackwalk.contact.manifold.HybridManifold;
import org.trackwalk.contact.manifold.IncrementalManifold;
import org.trackwalk.contact.manifold.Perturbation;
import org.trackwalk.contact.manifold.PerturbedManifold;
import org.trackwalk.contact.manifold.RecognisedPoints;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.contact.shape.ConvexShape;
import org.trackwalk.contact.shape.Pose;
import org.trackwalk.contact.solver.LevelContacts;
import org.trackwalk.drive.judge.body.Treatment;

/** How the points on which a body stands come about (docs/manifolds.md). */
public enum ManifoldKind {

  /** All points in every step. */
  ONE_SHOT,

  /** One more point a step into a cache. */
  INCREMENTAL,

  /** The deepest point again and again, with the body tilted a little. */
  PERTURBED,

  /** All points until the cache is full, then one a step. */
  HYBRID,

  /** The deepest point alone. */
  SINGLE;

  /** As the command line writes it. */
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /**
   * Contacts of a body with a level.
   *
   * @param treatment which triangles push, and where to
   */
  ContactSource source(ProbeScene scene, ConvexShape shape, Treatment treatment) {
    CacheLimits limits = CacheLimits.BREAKING;
    ContactSource all =
        new LevelContacts(
            scene, shape, treatment.margin(), treatment.method(), treatment.identity());
    ContactSource deepest = new DeepestPoint(all);
    Pose ground = Pose.at(0, 0, 0);
    return switch (this) {
      case ONE_SHOT -> new RecognisedPoints(all, limits.same());
      case SINGLE -> new RecognisedPoints(deepest, limits.same());
      case INCREMENTAL -> new IncrementalManifold(deepest, ground, limits);
      case HYBRID -> new HybridManifold(all, deepest, ground, limits);
      case PERTURBED -> {
        Perturbation tilt = Perturbation.of(shape, limits);
        ContactSource tilted = new PerturbedManifold(shape, deepest, ground, limits, tilt);
        yield new RecognisedPoints(tilted, limits.same());
      }
    };
  }
}
