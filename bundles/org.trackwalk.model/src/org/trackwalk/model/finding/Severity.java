package org.trackwalk.model.finding;

import java.util.Locale;

/** How bad a finding is; the order is from harmless to worst. */
public enum Severity {
  INFO,
  WARNING,
  ERROR;

  /** The name that reports use, in lower case. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The worse of two. */
  public Severity worse(Severity other) {
    return compareTo(other) >= 0 ? this : other;
  }
}
