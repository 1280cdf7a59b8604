package org.trackwalk.check.run;

import org.trackwalk.check.settings.CheckSettings;
import org.trackwalk.mesh.level.Level;

/** How fast the probe is: what the user says, else the manifest, else the default vehicle. */
final class Speed {

  private Speed() {}

  /** In m/s. */
  static double of(Level level, CheckSettings settings) {
    if (settings.speed() != null) {
      return settings.speed();
    }
    if (level.hints().speedMax() != null) {
      return level.hints().speedMax();
    }
    return CheckSettings.DEFAULT_SPEED;
  }
}
