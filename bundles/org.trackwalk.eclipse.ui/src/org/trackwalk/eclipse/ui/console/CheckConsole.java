package org.trackwalk.eclipse.ui.console;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.ui.PlatformUI;
import org.trackwalk.eclipse.core.check.LevelListener;
import org.trackwalk.eclipse.core.check.LevelPart;
import org.trackwalk.eclipse.core.check.LevelState;
import org.trackwalk.eclipse.core.check.SinceLast;
import org.trackwalk.eclipse.core.level.TrackLevel;

/**
 * Writes a line for each check that is over, but for those that had nothing to do: an editor that
 * opens and a preview ask too.
 */
public final class CheckConsole implements LevelListener {

  /** What was told last of each level: other settings judge anew without reading anything. */
  private final Map<TrackLevel, Told> told = new ConcurrentHashMap<>();

  @Override
  public void checked(LevelState state) {
    boolean over =
        state.phase() == LevelState.Phase.CHECKED || state.phase() == LevelState.Phase.FAILED;
    if (over && isNews(state) && PlatformUI.isWorkbenchRunning()) {
      TrackwalkConsole.println(CheckWords.of(state));
    }
  }

  @Override
  public void closed(TrackLevel level) {
    told.remove(level);
  }

  private boolean isNews(LevelState state) {
    Told now = new Told(state.since(), CheckWords.found(state));
    Told before = told.put(state.level(), now);
    boolean compared = now.since != null && (before == null || now.since != before.since);
    boolean otherwise = before != null && !now.found.equals(before.found);
    return !idle(state) || compared || otherwise;
  }

  /**
   * What was told of a check.
   *
   * @param since how it compares; null where it was judged otherwise than the one before
   * @param found in words
   */
  private record Told(SinceLast since, String found) {}

  @Override
  public void outOfDate(TrackLevel level) {
    if (PlatformUI.isWorkbenchRunning()) {
      TrackwalkConsole.println(
          level.title()
              + " has changed since its check. It is not checked by itself because the last check"
              + " took long, or the settings say so: Check Level in its menu");
    }
  }

  private static boolean idle(LevelState state) {
    return state.phase() == LevelState.Phase.CHECKED
        && !state.parts().isEmpty()
        && state.parts().stream().allMatch(LevelPart::idle);
  }
}
