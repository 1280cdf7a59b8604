package org.trackwalk.model.report;

import java.util.List;
import org.trackwalk.mesh.level.Coordinates;
import org.trackwalk.mesh.level.MayBeNull;
import org.trackwalk.model.finding.Severity;

/**
 * A finding of the baseline that is gone.
 *
 * @param rule id
 * @param severity that it had
 * @param message that it had
 * @param position middle of where it was, three doubles in level coordinates; null when it was
 *     about no place
 * @param pieces names, sorted
 * @param fingerprint that it had
 */
public record FixedFinding(
    String rule,
    Severity severity,
    String message,
    @MayBeNull double[] position,
    List<String> pieces,
    String fingerprint) {

  /**
   * Its coordinates are as many as they must be.
   *
   * @throws IllegalArgumentException when they are not
   */
  public FixedFinding {
    Coordinates.requirePoint(position);
  }
}
