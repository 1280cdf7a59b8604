package org.trackwalk.model.profile;

import java.util.Locale;

/** When an engine takes two corners for one vertex. */
public enum Vertices {
  /** Same index in the mesh: vertices that are stored twice stay two. */
  INDEX,
  /** Same bits: exact duplicates are merged when the mesh is cooked. */
  BITS,
  /** Equal numbers, so that -0.0 and +0.0 are one: merged when the mesh is cooked. */
  NUMBER,
  /** No farther apart than a tolerance. */
  POSITION;

  /** As files write it. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }
}
