package org.trackwalk.check.run;

import org.trackwalk.ground.border.BorderLimits;
import org.trackwalk.model.settings.CheckSettings;

/** The ledger's limits, where rules of its classes let the user set them. */
final class Limits {

  private Limits() {}

  /** The limits of docs/ledger.md but for what {@code --set}, manifest or configuration change. */
  static BorderLimits of(CheckSettings settings) {
    BorderLimits usual = BorderLimits.DEFAULT;
    return usual.with(
        set(settings, "weld.near-miss.distance", usual.exact()),
        set(settings, "seam.t-junction.distance", usual.onLine()),
        set(settings, "seam.overlap.distance", usual.layerLimit()));
  }

  private static double set(CheckSettings settings, String parameter, double usual) {
    return settings.parameters().getOrDefault(parameter, usual);
  }
}
