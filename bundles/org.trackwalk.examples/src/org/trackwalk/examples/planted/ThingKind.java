package org.trackwalk.examples.planted;

import java.util.Locale;
import org.trackwalk.examples.seeded.Expected.Told;

/** What is planted on a circuit's road, or taken from it, and how loud it must be told. */
public enum ThingKind {
  /** Across the middle: a car gets past on neither side. */
  WALL(Told.ERROR),
  /** Upright, without thickness, at any angle. */
  SHEET(Told.WARNING),
  /** Welded on an inner edge of the road. */
  FIN(Told.WARNING),
  /** Extruded from the road's own faces. */
  BLOCK(Told.WARNING),
  /** Two bodies that share a part of their space. */
  TOWERS(Told.WARNING),
  CYLINDER(Told.WARNING),
  /** Open below. */
  CRATE(Told.WARNING),
  BEAM_LYING(Told.ERROR),
  BEAM_HANGING(Told.ERROR),
  LOW_BRIDGE(Told.ERROR),
  /** Inside the road, along its border. */
  BARRIER(Told.WARNING),
  PLATE(Told.ERROR),
  ROAD_GONE(Told.ERROR),
  VERGE_GONE(Told.WARNING),
  SLIT_30_MM(Told.ERROR),
  SLIT_150_MM(Told.ERROR),
  SLIT_600_MM(Told.ERROR);

  private final Told told;

  ThingKind(Told told) {
    this.told = told;
  }

  /** For instance {@code beam-lying}. */
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** How loud it must be told at least. */
  Told least() {
    return told;
  }

  /** How loud it may be told at most: who drives off beside a gone verge falls, too. */
  Told most() {
    return this == VERGE_GONE ? Told.ERROR : told;
  }

  /** Whether it lies across a seam between two segments. */
  boolean slit() {
    return compareTo(SLIT_30_MM) >= 0;
  }

  /** Whether faces are taken away. */
  boolean takesGround() {
    return this == ROAD_GONE || this == VERGE_GONE;
  }

  /** Width of a slit, metres. */
  double width() {
    return this == SLIT_30_MM ? 0.03 : this == SLIT_150_MM ? 0.15 : 0.6;
  }
}
