package org.trackwalk.contact.query;

/** How many contact points of one probe that share a normal are kept. */
public enum PointLimit {
  /** Four at most: enough for a stable manifold (seed 003, "Contact reduction"). */
  FOUR,
  /** Five at most (seed 002, "Contact reduction"). */
  FIVE,
  /** All that clipping gives. */
  ALL
}
