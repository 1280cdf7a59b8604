package org.trackwalk.eclipse.ui.command;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.resources.IMarker;
import org.osgi.service.prefs.BackingStoreException;
import org.trackwalk.eclipse.core.TrackwalkCore;
import org.trackwalk.eclipse.core.check.CheckRequest;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.eclipse.core.settings.SettingKey;
import org.trackwalk.eclipse.core.settings.SettingStore;
import org.trackwalk.eclipse.ui.change.Refusal;

/** <em>Show All Findings</em>: a level of which only the worst have lines gets one for each. */
public final class ShowAll extends AbstractHandler {

  @Override
  public Object execute(ExecutionEvent event) throws ExecutionException {
    of(Selected.of(event).markers());
    return null;
  }

  /** For the levels of some markers. */
  public static void of(List<IMarker> markers) {
    Set<TrackLevel> levels = new LinkedHashSet<>();
    markers.forEach(m -> TrackwalkCore.book().level(m).ifPresent(levels::add));
    for (TrackLevel level : levels) {
      try {
        SettingStore.set(level.project(), SettingKey.MARKER_LIMIT, "0");
      } catch (BackingStoreException e) {
        Refusal.say("The project's settings cannot be written: " + e.getMessage());
        return;
      }
      TrackwalkCore.book().check(level, CheckRequest.changed(Set.of()));
    }
  }
}
