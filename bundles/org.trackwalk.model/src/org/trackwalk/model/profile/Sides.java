package org.trackwalk.model.profile;

import java.util.Locale;

/** From which sides an engine lets triangles collide. */
public enum Sides {
  /** As the level's files say. */
  AUTHORED,
  /** From the front alone, whatever the files say. */
  ONE,
  /** From both. */
  BOTH;

  /** As files write it. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }
}
