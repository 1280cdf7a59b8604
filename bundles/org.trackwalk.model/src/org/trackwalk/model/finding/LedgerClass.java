package org.trackwalk.model.finding;

import java.util.Locale;

/** The owner classes of open edges, in the order in which they are tried. */
public enum LedgerClass {
  SIGNED_ZERO,
  NEAR_MISS,
  T_JUNCTION,
  STEP,
  GAP,
  OVERLAP,
  ABUTTING,
  HOLE,
  STREAMED,
  LEDGE,
  WALL,
  SCENERY,
  OUTER,
  OPEN;

  /** The name that reports use: lower case with hyphens. */
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
