package org.trackwalk.report.overlay;

import org.trackwalk.model.finding.Severity;

/** Bright colours that stand out from asphalt and grass: red, orange, blue. */
final class OverlayColor {

  private OverlayColor() {}

  /** Red, green and blue, 0 to 1, as shown on the screen (sRGB). */
  static double[] of(Severity severity) {
    return switch (severity) {
      case ERROR -> new double[] {1, 0.1, 0.1};
      case WARNING -> new double[] {1, 0.6, 0};
      case INFO -> new double[] {0.2, 0.55, 1};
    };
  }
}
