package org.trackwalk.model.finding;

import org.trackwalk.mesh.level.Coordinates;
import org.trackwalk.mesh.level.MayBeNull;

/**
 * One step of the evidence, in the order in which to read it.
 *
 * @param position three doubles, level coordinates (metres, Y up)
 * @param what one short phrase, for instance {@code vertex of road_07, 0.49 mm away}
 * @param fingerprint of the single finding that was folded into this one; null for other steps
 */
public record FlowStep(double[] position, String what, @MayBeNull String fingerprint) {

  /**
   * Its coordinates are as many as they must be.
   *
   * @throws IllegalArgumentException when they are not
   */
  public FlowStep {
    Coordinates.requirePoint(position);
  }

  /** A step that is no finding of its own. */
  public FlowStep(double[] position, String what) {
    this(position, what, null);
  }
}
