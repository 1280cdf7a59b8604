package org.trackwalk.contact.shape;

/** Probes in the order in which they were given. */
public sealed interface Probes permits Spheres, PlacedShapes {

  /** Number of probes. */
  int size();

  /** Probe i, from 0. */
  Probe get(int i);
}
