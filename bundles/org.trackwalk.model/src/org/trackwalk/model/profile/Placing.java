package org.trackwalk.model.profile;

import java.util.Locale;

/** Where pieces get their place in the level. */
public enum Placing {
  /** The vertices of the file are the vertices of the body. */
  SOURCE,
  /** The body has a pose, applied while it runs: the probe is brought into the mesh's frame. */
  POSE,
  /** The export applies the pose and rounds once. */
  BAKED;

  /** As files write it. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }
}
