package org.trackwalk.model.finding;

import java.util.Locale;

/** How bad a finding is; the order is from harmless to worst. */
public enum Severity {
  INFO,
  WARNING,
  ERROR;

  /**
   * Smallest jolt that makes a warning, m/s (docs/ranking.md). Chosen: a lower one tells more
   * places than a team can mend.
   */
  public static final double WARNING_JOLT = 0.1;

  /** Smallest jolt that makes an error, m/s (docs/ranking.md). Chosen: ten warnings. */
  public static final double ERROR_JOLT = 1;

  /** Severity of a jolt of so many m/s. */
  public static Severity ofJolt(double metresPerSecond) {
    if (metresPerSecond >= ERROR_JOLT) {
      return ERROR;
    }
    return metresPerSecond >= WARNING_JOLT ? WARNING : INFO;
  }

  /** The name that reports use, in lower case. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The worse of two. */
  public Severity worse(Severity other) {
    return compareTo(other) >= 0 ? this : other;
  }
}
