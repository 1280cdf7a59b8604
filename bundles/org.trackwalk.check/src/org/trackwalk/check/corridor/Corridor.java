package org.trackwalk.check.corridor;

import org.trackwalk.check.report.CorridorFacts;

/**
 * Where cars drive on a level.
 *
 * @param facts which way it was found, for the report
 * @param classes what each triangle is for
 */
public record Corridor(CorridorFacts facts, SurfaceClasses classes) {

  /** True when the road is known. */
  public boolean known() {
    return !facts.how().equals("none");
  }
}
