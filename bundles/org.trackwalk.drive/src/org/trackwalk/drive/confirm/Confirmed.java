package org.trackwalk.drive.confirm;

import org.trackwalk.model.finding.Effect;
import org.trackwalk.model.finding.Finding;

/**
 * A foretold jolt and what was measured.
 *
 * @param measured null when no pass could be driven there
 */
public record Confirmed(Finding finding, Effect effect, Measured measured) {

  /** Measured over foretold. */
  public double ratio() {
    return measured == null ? Double.NaN : measured.worst() / effect.worst();
  }

  /** Whether it was driven and nothing was felt. */
  public boolean unfelt() {
    return measured != null && measured.worst() < Jolted.LEAST;
  }
}
