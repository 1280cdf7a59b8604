package org.trackwalk.contact.method;

import java.util.Locale;

/** In which order the passes of {@link VoidedPasses} take the delayed contacts. */
public enum PassOrder {
  /** As the midphase reports triangles: ascending geometry key. */
  MIDPHASE,
  /** The other way around. */
  REVERSE,
  /** Nearest first (P. Terdiman, Contact generation for meshes, 5a). */
  DISTANCE;

  /** The value of the option {@code order}. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }
}
