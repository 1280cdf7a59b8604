package org.trackwalk.contact.packed;

/** In which order a batch asks its spheres; the contacts are the same. */
public enum ProbeOrder {
  /** As they come: best when they follow a path. */
  GIVEN,
  /** Neighbours after each other: best for many spheres at random places. */
  BY_PLACE
}
