package org.trackwalk.report.format;

import java.util.Locale;

/** Which rules are cases of their own in JUnit XML. */
public enum JunitCases {
  /** Those that found something; all others of a level are one case that passes. */
  FINDINGS,
  /** Every rule, so that the history of each can be followed. */
  ALL;

  /** The name that {@code --junit-cases} takes. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }
}
