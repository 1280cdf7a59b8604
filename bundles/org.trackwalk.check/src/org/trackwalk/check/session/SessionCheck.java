package org.trackwalk.check.session;

import org.trackwalk.check.run.CheckedLevel;
import org.trackwalk.model.report.LevelReport;

/**
 * The answer of a session: the same as a full check of the same files gives.
 *
 * @param checked the report, the single findings and what they come from (surface, pieces, corridor
 *     classes); it stays valid and does not change when the session goes on
 * @param redone what had to be done for it
 */
public record SessionCheck(CheckedLevel checked, Redone redone) {

  /** The report, worst finding first. */
  public LevelReport report() {
    return checked.report();
  }
}
