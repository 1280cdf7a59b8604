package org.trackwalk.check.run;

import org.trackwalk.check.road.SpeedLimits;
import org.trackwalk.check.settings.CheckSettings;
import org.trackwalk.mesh.level.Level;

/** How fast the probe is: what the user says, else the manifest, else the default vehicle. */
final class Speed {

  /** Grip of the default vehicle, in g: a road car's (RULES 3). */
  private static final double DEFAULT_GRIP = 1.2;

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

  /** The same with the grip, that makes the vehicle slower in bends. */
  static SpeedLimits limits(Level level, CheckSettings settings) {
    Double grip = level.hints().grip();
    return new SpeedLimits(of(level, settings), grip == null ? DEFAULT_GRIP : grip);
  }
}
