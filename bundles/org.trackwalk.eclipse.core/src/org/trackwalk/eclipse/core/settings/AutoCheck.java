package org.trackwalk.eclipse.core.settings;

import java.util.Locale;

/** When a level is checked by itself after it has changed. */
public enum AutoCheck {
  /** When its last check took under {@link #QUICK_MILLISECONDS}, or it was never checked. */
  AUTO,
  /** Always. */
  ON,
  /** Never. */
  OFF;

  /** Longer checks run only when asked for (docs/eclipse.md), milliseconds. */
  public static final double QUICK_MILLISECONDS = 2000;

  /** The word in settings. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The one of this word; {@link #AUTO} for any other. */
  public static AutoCheck byId(String id) {
    for (AutoCheck each : values()) {
      if (each.id().equals(id)) {
        return each;
      }
    }
    return AUTO;
  }

  /**
   * Whether to check now.
   *
   * @param lastMilliseconds how long the last check took; 0 when there was none
   */
  public boolean now(double lastMilliseconds) {
    return this == ON || this == AUTO && lastMilliseconds < QUICK_MILLISECONDS;
  }
}
