package org.trackwalk.eclipse.ui.console;

import org.eclipse.ui.PlatformUI;
import org.trackwalk.eclipse.core.check.LevelListener;
import org.trackwalk.eclipse.core.check.LevelPart;
import org.trackwalk.eclipse.core.check.LevelState;

/**
 * Writes a line for each check that is over, but for those that had nothing to do: an editor that
 * opens and a preview ask too.
 */
public final class CheckConsole implements LevelListener {

  @Override
  public void checked(LevelState state) {
    boolean over =
        state.phase() == LevelState.Phase.CHECKED || state.phase() == LevelState.Phase.FAILED;
    if (over && !idle(state) && PlatformUI.isWorkbenchRunning()) {
      TrackwalkConsole.println(CheckWords.of(state));
    }
  }

  private static boolean idle(LevelState state) {
    return state.phase() == LevelState.Phase.CHECKED
        && !state.parts().isEmpty()
        && state.parts().stream().allMatch(LevelPart::idle);
  }
}
