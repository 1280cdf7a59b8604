package org.trackwalk.eclipse.ui.problems;

import java.util.List;
import org.eclipse.core.resources.ResourcesPlugin;
import org.trackwalk.eclipse.core.TrackwalkCore;
import org.trackwalk.eclipse.core.check.LastDuration;
import org.trackwalk.eclipse.core.check.LevelBook;
import org.trackwalk.eclipse.core.check.LevelState;
import org.trackwalk.eclipse.core.level.Levels;
import org.trackwalk.eclipse.core.level.TrackLevel;

/** Why a list is empty from which nothing is left out, and what to do next. */
final class EmptyList {

  private EmptyList() {}

  /** Why there is no line of one level. */
  static String words(TrackLevel level) {
    LevelState state = TrackwalkCore.book().state(level);
    return switch (state.phase()) {
      case CHECKING -> "no lines yet: it is being checked";
      case CHECKED -> "no problems";
      case FAILED -> "not checked: " + state.message();
      case NEVER ->
          LastDuration.of(level) > 0
              ? "no problems at the last check"
              : "not checked yet: Check Level (Ctrl+Alt+C) does it";
    };
  }

  static String words() {
    List<TrackLevel> levels = Levels.in(ResourcesPlugin.getWorkspace().getRoot());
    if (levels.isEmpty()) {
      return "No track yet: drop a file or folder on the window, or File > New > Track from Folder;"
          + " Help > Open the Example Circuit shows one";
    }
    LevelBook book = TrackwalkCore.book();
    if (levels.stream().anyMatch(level -> book.state(level).phase() == LevelState.Phase.CHECKING)) {
      return "No lines yet: it is being checked";
    }
    boolean checked = levels.stream().anyMatch(level -> LastDuration.of(level) > 0);
    return checked
        ? "Nothing to show"
        : "Not checked yet: choose a level in the Project Explorer, then Check Level (Ctrl+Alt+C)";
  }
}
