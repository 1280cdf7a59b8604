package org.trackwalk.contact.manifold;

import org.trackwalk.contact.shape.Pose;
import org.trackwalk.contact.shape.Shape;

/**
 * Several points in one frame for any convex shape: the single point is asked for again with the
 * probe tilted a little in directions around the normal (E. Coumans, Contact Generation, 2010,
 * "Perturbation pseudo code"). A point found that way is carried by the probe back to where it
 * really stands, and its distance is measured there.
 */
public final class PerturbedManifold implements ContactSource {

  private final Shape shape;
  private final ContactSource single;
  private final Pose ground;
  private final Perturbation settings;
  private final PersistentManifold points;
  private final WitnessBuffer actual = new WitnessBuffer();
  private final WitnessBuffer tilted = new WitnessBuffer();
  private final WitnessBuffer moved = new WitnessBuffer();

  /**
   * A manifold that remembers nothing.
   *
   * @param shape the probe
   * @param single of its points only the first is taken; must not remember anything either
   * @param ground where the ground stands
   * @param limits of which only what counts as the same point is used
   */
  public PerturbedManifold(
      Shape shape, ContactSource single, Pose ground, CacheLimits limits, Perturbation settings) {
    this.shape = shape;
    this.single = single;
    this.ground = ground;
    this.settings = settings;
    this.points = new PersistentManifold(limits);
  }

  @Override
  public void contacts(Pose probe, WitnessBuffer out) {
    points.clear();
    single.contacts(probe, actual);
    if (actual.size() > 0) {
      if (!settings.keepActual()) {
        points.add(actual, 0, probe, ground);
      }
      if (!(settings.skipRound() && Perturbation.isRound(shape))) {
        perturb(probe);
      }
      if (settings.keepActual()) {
        points.add(actual, 0, probe, ground); // last, for it replaces a tilted one
      }
    }
    points.write(probe, ground, out);
  }

  private void perturb(Pose probe) {
    double[] n = {actual.normal(0, 0), actual.normal(0, 1), actual.normal(0, 2)};
    double[] u = Across.of(n);
    double[] v = {n[1] * u[2] - n[2] * u[1], n[2] * u[0] - n[0] * u[2], n[0] * u[1] - n[1] * u[0]};
    double sine = StrictMath.sin(settings.angle() / 2);
    double cosine = StrictMath.cos(settings.angle() / 2);
    Pose unmoved = Pose.at(-probe.x(), -probe.y(), -probe.z()).then(probe);
    for (int i = 0; i < settings.iterations(); i++) {
      double around = 2 * Math.PI * i / settings.iterations();
      double along = sine * StrictMath.cos(around);
      double aside = sine * StrictMath.sin(around);
      Pose place =
          Pose.of(
                  probe.x(),
                  probe.y(),
                  probe.z(),
                  along * u[0] + aside * v[0],
                  along * u[1] + aside * v[1],
                  along * u[2] + aside * v[2],
                  cosine)
              .then(unmoved);
      single.contacts(place, tilted);
      if (tilted.size() > 0) {
        add(probe, place, n);
      }
    }
  }

  /** Carries the tilted probe's point back and measures it along the actual normal. */
  private void add(Pose probe, Pose place, double[] n) {
    double[] a = new double[3];
    place.toOwn(tilted.onProbe(0, 0), tilted.onProbe(0, 1), tilted.onProbe(0, 2), a);
    probe.toLevel(a[0], a[1], a[2], a);
    double separation = 0;
    for (int axis = 0; axis < 3; axis++) {
      separation += (a[axis] - tilted.onGround(0, axis)) * n[axis];
    }
    if (separation <= settings.reach()) {
      moved.clear();
      moved.add(a[0], a[1], a[2], n[0], n[1], n[2], separation, tilted.id(0));
      points.add(moved, 0, probe, ground);
    }
  }
}
