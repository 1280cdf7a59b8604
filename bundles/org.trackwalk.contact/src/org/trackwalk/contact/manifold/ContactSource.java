package org.trackwalk.contact.manifold;

import org.trackwalk.contact.shape.Pose;

/**
 * Finds the contact points of one probe at a place. A source may remember what it found before (D.
 * Gregorius, Robust Contact Creation for Physics Simulations, 2015, "incremental"), so it is asked
 * once per frame and belongs to one body.
 */
@FunctionalInterface
public interface ContactSource {

  /**
   * Finds contact points.
   *
   * @param probe where the probe stands
   * @param out cleared, then filled; stays empty without contact
   */
  void contacts(Pose probe, WitnessBuffer out);
}
