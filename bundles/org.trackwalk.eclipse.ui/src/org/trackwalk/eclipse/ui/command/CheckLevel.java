package org.trackwalk.eclipse.ui.command;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.trackwalk.eclipse.core.check.CheckRequest;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.eclipse.core.settings.LevelSettings;
import org.trackwalk.eclipse.core.settings.SettingException;
import org.trackwalk.eclipse.ui.change.Refusal;

/** <em>Check Level</em>: everything anew; with a parameter by another engine profile. */
public final class CheckLevel extends AbstractHandler {

  /** Id of an engine profile; missing for those of the level. */
  static final String PROFILE = "org.trackwalk.eclipse.ui.check.profile";

  /** Id of a vehicle that stands beside the level's own; missing for none. */
  static final String VEHICLE = "org.trackwalk.eclipse.ui.check.vehicle";

  /** Before the id of a profile that judges beside those of the level. */
  static final String BESIDE = "+";

  @Override
  public Object execute(ExecutionEvent event) throws ExecutionException {
    List<TrackLevel> levels = Selected.of(event).levels();
    String profile = event.getParameter(PROFILE);
    String vehicle = event.getParameter(VEHICLE);
    Map<TrackLevel, CheckRequest> requests = new LinkedHashMap<>();
    try {
      for (TrackLevel level : levels) {
        CheckRequest full = CheckRequest.full();
        CheckRequest judged = profile == null ? full : judged(full, level, profile);
        requests.put(level, vehicle == null ? judged : judged.besideVehicle(vehicle));
      }
    } catch (SettingException e) {
      Refusal.say(e.getMessage());
      return null;
    }
    boolean beside = vehicle != null || profile != null && profile.startsWith(BESIDE);
    CheckStart.start(event, requests, beside);
    return null;
  }

  private static CheckRequest judged(CheckRequest full, TrackLevel level, String asked)
      throws SettingException {
    if (!asked.startsWith(BESIDE)) {
      return full.withProfiles(List.of(asked));
    }
    String other = asked.substring(BESIDE.length());
    boolean known = LevelSettings.of(level).named().contains(other);
    return known ? full : full.besideEngine(other);
  }
}
