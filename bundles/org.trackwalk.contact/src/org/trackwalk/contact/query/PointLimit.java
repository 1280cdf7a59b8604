package org.trackwalk.contact.query;

/** How many contact points of one probe that share a normal are kept. */
public enum PointLimit {
  /**
   * Four at most: enough for a stable manifold (D. Gregorius, Robust Contact Creation for Physics
   * Simulations, 2015, "Contact reduction").
   */
  FOUR,
  /**
   * Five at most (E. Coumans, Contact generation between 3D convex meshes, 2011, "Contact
   * reduction").
   */
  FIVE,
  /** All that clipping gives. */
  ALL
}
