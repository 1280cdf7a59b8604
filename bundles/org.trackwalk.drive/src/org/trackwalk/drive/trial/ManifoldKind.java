package org.trackwalk.drive.trial;

import java.util.Locale;
import org.trackwalk.contact.manifold.CacheLimits;
import org.trackwalk.contact.manifold.ContactSource;
import org.trackwalk.contact.manifold.HybridManifold;
import org.trackwalk.contact.manifold.IncrementalManifold;
import org.trackwalk.contact.manifold.OneShotContacts;
import org.trackwalk.contact.manifold.Perturbation;
import org.trackwalk.contact.manifold.PerturbedManifold;
import org.trackwalk.contact.manifold.RecognisedPoints;
import org.trackwalk.contact.manifold.SinglePoint;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.contact.shape.Box;
import org.trackwalk.contact.shape.ConvexHull;
import org.trackwalk.contact.shape.ConvexShape;
import org.trackwalk.contact.shape.Pose;
import org.trackwalk.contact.shape.Shape;
import org.trackwalk.contact.shape.Sphere;
import org.trackwalk.contact.solver.KeptContacts;
import org.trackwalk.contact.solver.LevelContacts;
import org.trackwalk.contact.solver.SolverSettings;
import org.trackwalk.drive.judge.body.Treatment;
import org.trackwalk.model.profile.Profile;

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
  SINGLE,

  /** All points of every step into a cache for each body of the level, triangle by triangle. */
  KEPT;

  /** As the command line writes it. */
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /**
   * How a solver goes on with them: as usual, but with an engine's own share of the whole
   * penetration undone a step where its kept contacts are asked for.
   */
  public SolverSettings solver(Profile profile) {
    SolverSettings usual = SolverSettings.USUAL.step(profile.step());
    return this == KEPT && profile.kept() != null
        ? usual.share(profile.kept().undone()).slop(0)
        : usual;
  }

  /**
   * Contacts of a body with a level.
   *
   * @param treatment which triangles push, and where to
   */
  ContactSource source(ProbeScene scene, Shape shape, Treatment treatment) {
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
      case KEPT ->
          new KeptContacts(
              scene,
              shape,
              treatment.margin(),
              treatment.around(),
              treatment.method(),
              treatment.identity(),
              treatment.bodies(),
              treatment.lastEdge());
      case PERTURBED -> {
        Perturbation tilt = Perturbation.of(shape, limits);
        ContactSource tilted = new PerturbedManifold(shape, deepest, ground, limits, tilt);
        yield new RecognisedPoints(tilted, limits.same());
      }
    };
  }

  /**
   * Contacts of two bodies, told in the coordinates of the second. Where sides can be cut by sides,
   * all points at once are those of the clipped faces; where one shape is round, those that the
   * closest point takes when the body is tilted a little; of a sphere there is one.
   *
   * @param distance metres, not negative: what is farther apart does not touch
   */
  ContactSource between(Shape first, Shape second, double distance) {
    return PartPairs.of(first, second, (a, b) -> pair(a, b, distance), CacheLimits.BREAKING);
  }

  private ContactSource pair(ConvexShape a, ConvexShape b, double distance) {
    CacheLimits limits = CacheLimits.BREAKING;
    Pose still = Pose.at(0, 0, 0);
    ContactSource single = new SinglePoint(a, b, still, distance);
    return switch (this) {
      case ONE_SHOT -> new RecognisedPoints(all(a, b, single, distance), limits.same());
      case SINGLE -> new RecognisedPoints(single, limits.same());
      case INCREMENTAL -> new IncrementalManifold(single, still, limits);
      case HYBRID, KEPT -> new HybridManifold(all(a, b, single, distance), single, still, limits);
      case PERTURBED -> new RecognisedPoints(tilted(a, b, single), limits.same());
    };
  }

  private static ContactSource all(
      ConvexShape a, ConvexShape b, ContactSource single, double distance) {
    return hasSides(a) && hasSides(b)
        ? new OneShotContacts(a, b, Pose.at(0, 0, 0), distance)
        : tilted(a, b, single);
  }

  private static ContactSource tilted(ConvexShape a, ConvexShape b, ContactSource single) {
    if (a instanceof Sphere || b instanceof Sphere) {
      return single;
    }
    CacheLimits limits = CacheLimits.BREAKING;
    Perturbation tilt = Perturbation.of(a, limits).careless();
    return new PerturbedManifold(a, single, Pose.at(0, 0, 0), limits, tilt);
  }

  private static boolean hasSides(ConvexShape shape) {
    return shape instanceof Box || shape instanceof ConvexHull;
  }
}
