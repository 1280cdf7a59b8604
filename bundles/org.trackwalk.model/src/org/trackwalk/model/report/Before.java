package org.trackwalk.model.report;

import java.util.Locale;
import org.trackwalk.mesh.level.MayBeNull;
import org.trackwalk.mesh.level.Numbers;
import org.trackwalk.model.finding.Measure;
import org.trackwalk.model.finding.Severity;

/**
 * What a finding was in the baseline, where it is worse or better now.
 *
 * @param part in which it has changed
 * @param severity that it had
 * @param effect worst change of velocity, m/s
 * @param measure the number; null when there was none
 * @param count elements or places
 * @param length metres
 */
public record Before(
    Part part,
    Severity severity,
    double effect,
    @MayBeNull Measure measure,
    int count,
    double length) {

  /**
   * Its numbers are such as there are.
   *
   * @throws IllegalArgumentException when they are not
   */
  public Before {
    Numbers.requireCounts(count);
  }

  /** The first part that differs, in the order in which a designer cares. */
  public enum Part {
    SEVERITY,
    EFFECT,
    MEASURE,
    COUNT,
    LENGTH;

    /** The name that reports use, in lower case. */
    public String id() {
      return name().toLowerCase(Locale.ROOT);
    }
  }
}
