package org.trackwalk.contact.manifold;

import org.trackwalk.contact.shape.Pose;

/**
 * One new point per frame into a cache (E. Coumans, Contact Generation, 2010, "Incremental contact
 * caching"; D. Gregorius, Robust Contact Creation for Physics Simulations, 2015). Simple and cheap,
 * but a box that lands flat needs four frames until it stands on four points.
 */
public final class IncrementalManifold implements ContactSource {

  private final ContactSource single;
  private final Pose ground;
  private final PersistentManifold cache;
  private final WitnessBuffer found = new WitnessBuffer();

  /**
   * A manifold without points.
   *
   * @param single of its points only the first is taken
   * @param ground where the ground stands
   */
  public IncrementalManifold(ContactSource single, Pose ground, CacheLimits limits) {
    this.single = single;
    this.ground = ground;
    this.cache = new PersistentManifold(limits);
  }

  @Override
  public void contacts(Pose probe, WitnessBuffer out) {
    cache.refresh(probe, ground);
    single.contacts(probe, found);
    if (found.size() > 0) {
      cache.add(found, 0, probe, ground);
    }
    cache.write(probe, ground, out);
  }
}
