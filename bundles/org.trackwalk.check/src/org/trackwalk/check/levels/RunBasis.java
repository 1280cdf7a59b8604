package org.trackwalk.check.levels;

import java.util.List;
import java.util.Map;
import org.trackwalk.check.run.SettingsFacts;
import org.trackwalk.mesh.level.MayBeNull;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.settings.CheckSettings;

/**
 * By what all levels of a run are checked.
 *
 * @param toolVersion for instance {@code 0.1.0}
 * @param settings that were given, key to value, in key order
 * @param profiles ids of the engine profiles that were asked for
 * @param failOn findings from here on make the exit code 1; null for never
 */
public record RunBasis(
    String toolVersion,
    Map<String, String> settings,
    List<String> profiles,
    @MayBeNull Severity failOn) {

  /** Of settings that were given. */
  public static RunBasis of(String toolVersion, CheckSettings settings) {
    return new RunBasis(
        toolVersion, SettingsFacts.of(settings), LevelRun.ids(settings), settings.failOn());
  }
}
