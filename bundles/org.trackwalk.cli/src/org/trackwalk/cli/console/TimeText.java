package org.trackwalk.cli.console;

import java.util.Locale;

/** Times as people say them. */
public final class TimeText {

  private static final int MINUTE = 60;
  private static final int HOUR = 60 * MINUTE;

  /** Below this a tenth of a second matters. */
  private static final int SHORT = 10;

  private TimeText() {}

  /** {@code 4.1 s}, {@code 52 s}, {@code 1 min 50 s}, {@code 2 h 5 min}. */
  public static String of(double seconds) {
    if (seconds < SHORT) {
      return String.format(Locale.ROOT, "%.1f s", Math.max(0, seconds));
    }
    long whole = StrictMath.round(seconds);
    if (whole < MINUTE) {
      return whole + " s";
    }
    return whole < HOUR
        ? whole / MINUTE + " min " + whole % MINUTE + " s"
        : whole / HOUR + " h " + whole % HOUR / MINUTE + " min";
  }
}
