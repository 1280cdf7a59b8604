package org.trackwalk.eclipse.viewer.hud;

import java.util.Locale;

/** Round lengths for scale bars and grids: 1, 2 or 5 times a power of ten. */
public final class NiceLength {

  private static final double[] STEPS = {5, 2, 1};

  private NiceLength() {}

  /** The largest round length that is not longer; metres. */
  public static double under(double metres) {
    double power = Math.pow(10, Math.floor(Math.log10(metres)));
    for (double step : STEPS) {
      if (step * power <= metres) {
        return step * power;
      }
    }
    return power;
  }

  /** In the unit that people say: mm, cm, m or km. */
  public static String text(double metres) {
    if (metres >= 1000) {
      return plain(metres / 1000) + " km";
    }
    if (metres >= 1) {
      return plain(metres) + " m";
    }
    return metres >= 0.01 ? plain(metres * 100) + " cm" : plain(metres * 1000) + " mm";
  }

  /** A round length without what is not needed. */
  public static String plain(double value) {
    return value >= 0.999
        ? String.format(Locale.ROOT, "%.0f", value)
        : String.format(Locale.ROOT, "%.1g", value);
  }
}
