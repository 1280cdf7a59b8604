package org.trackwalk.mesh.level;

import java.util.Locale;

/** What a surface is for; decides how much a problem on it weighs (docs/corridor.md). */
public enum SurfaceClass {
  /** Where cars are meant to drive. */
  ROAD(1.0),
  /** Beside the road, within reach of a car that leaves it. */
  VERGE(0.3),
  /** What stops a car: walls, rails, fences. */
  BARRIER(0.3),
  /** What no car touches. */
  SCENERY(0.02),
  /** Nothing is known; judged like verge so that nothing is silenced by ignorance. */
  UNKNOWN(0.3);

  private final double weight;

  SurfaceClass(double weight) {
    this.weight = weight;
  }

  /** Factor on the risk of a finding, 0 to 1. */
  public double weight() {
    return weight;
  }

  /** The class as a byte, where there is one for each triangle: its place among the classes. */
  public byte code() {
    return (byte) ordinal();
  }

  /** The name that reports and the manifest use, in lower case. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }
}
