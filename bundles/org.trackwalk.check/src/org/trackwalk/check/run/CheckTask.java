package org.trackwalk.check.run;

import java.util.function.Consumer;
import org.trackwalk.ground.border.BorderLimits;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.settings.CheckSettings;

/**
 * One level that is to be checked.
 *
 * @param level as loaded
 * @param settings with what the level's manifest chooses
 * @param before the last check of the level that was finished; null for none
 * @param again whether it will be checked again, so that what is kept is worth its work
 * @param scarce whether less memory is worth a little more work
 * @param asked whether only what some rule asks for is worked out: not the road, nor why edges are
 *     open, where none does
 * @param stopped learns what was more work than its budget allows
 * @param welded hears of the surface as soon as it is one
 * @param remainder what was left out of the level before
 * @param progress of the check
 */
record CheckTask(
    Level level,
    CheckSettings settings,
    CheckedLevel before,
    boolean again,
    boolean scarce,
    boolean asked,
    StoppedWork stopped,
    Consumer<WeldedSurface> welded,
    Remainder remainder,
    Progress progress) {

  /** A level that is checked once, all of it. */
  static CheckTask once(
      Level level, CheckSettings settings, StoppedWork stopped, Progress progress) {
    return new CheckTask(
        level, settings, null, false, false, false, stopped, s -> {}, Remainder.NONE, progress);
  }

  /**
   * The same without the check before, which has given all that it leaves: what is worked out later
   * or never holds on to its task, and would hold every check before it.
   */
  CheckTask alone() {
    return new CheckTask(
        level, settings, null, again, scarce, asked, stopped, welded, remainder, progress);
  }

  int jobs() {
    return settings.jobs();
  }

  BorderLimits limits() {
    return Limits.of(settings);
  }

  /** Speed of the vehicle, m/s. */
  double speed() {
    return Speed.of(level, settings);
  }
}
