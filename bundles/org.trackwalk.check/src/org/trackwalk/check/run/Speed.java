package org.trackwalk.check.run;

import org.trackwalk.course.road.SpeedLimits;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.model.settings.CheckSettings;

/** How fast the probe is: what the user says, else the manifest, else the vehicle. */
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
    return settings.vehicle().topSpeed().value();
  }

  /** The same with the grip, that makes the vehicle slower in bends. */
  static SpeedLimits limits(Level level, CheckSettings settings) {
    Double grip = level.hints().grip();
    double usual = settings.vehicle().grip().value();
    return new SpeedLimits(of(level, settings), grip == null ? usual : grip);
  }
}
