package org.trackwalk.contact.manifold;

import org.trackwalk.contact.shape.Pose;

/**
 * A cache that is filled in one shot, and to which only single points are added once it is full (E.
 * Coumans, Contact Generation, 2010, "Hybrid method"): stable from the first frame, and cheap while
 * the contact lasts.
 */
public final class HybridManifold implements ContactSource {

  private final ContactSource oneShot;
  private final ContactSource single;
  private final Pose ground;
  private final PersistentManifold cache;
  private final WitnessBuffer found = new WitnessBuffer();

  /**
   * A manifold without points.
   *
   * @param oneShot asked while the cache is not full
   * @param single asked when it is; of its points only the first is taken
   * @param ground where the ground stands
   */
  public HybridManifold(
      ContactSource oneShot, ContactSource single, Pose ground, CacheLimits limits) {
    this.oneShot = oneShot;
    this.single = single;
    this.ground = ground;
    this.cache = new PersistentManifold(limits);
  }

  @Override
  public void contacts(Pose probe, WitnessBuffer out) {
    cache.refresh(probe, ground);
    boolean full = cache.size() == PersistentManifold.MOST;
    (full ? single : oneShot).contacts(probe, found);
    int taken = full ? Math.min(1, found.size()) : found.size();
    for (int i = 0; i < taken; i++) {
      cache.add(found, i, probe, ground);
    }
    cache.write(probe, ground, out);
  }
}
