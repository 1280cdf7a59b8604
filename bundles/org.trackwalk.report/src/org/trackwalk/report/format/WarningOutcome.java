package org.trackwalk.report.format;

import java.util.Locale;

/** What a rule with warnings and no error is to a build server that knows tests alone. */
public enum WarningOutcome {
  FAILURE,
  SKIPPED,
  PASSED;

  /** The name that {@code --junit-warnings} takes. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }
}
