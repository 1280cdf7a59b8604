package org.trackwalk.eclipse.ui.problems;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.swt.widgets.Display;
import org.trackwalk.eclipse.core.TrackwalkCore;
import org.trackwalk.eclipse.core.check.LevelListener;
import org.trackwalk.eclipse.core.check.LevelState;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.eclipse.core.marker.LevelMarkers;

/** The levels whose lines are older than their files, because nobody has asked for a check. */
final class OutOfDate implements LevelListener {

  private final Set<TrackLevel> levels = ConcurrentHashMap.newKeySet();
  private final Display display;
  private final Runnable changed;

  private OutOfDate(Display display, Runnable changed) {
    this.display = display;
    this.changed = changed;
  }

  /**
   * Listens from now on.
   *
   * @param changed is run in the thread of the display when there is one more or less
   */
  static OutOfDate listen(Display display, Runnable changed) {
    OutOfDate levels = new OutOfDate(display, changed);
    TrackwalkCore.book().addListener(levels);
    return levels;
  }

  /** Listens no more. */
  void end() {
    TrackwalkCore.book().removeListener(this);
  }

  /** What stands before the counts; empty when every line is as the files are. */
  String words() {
    Map<Boolean, List<String>> names =
        levels.stream()
            .collect(
                Collectors.partitioningBy(
                    OutOfDate::wasChecked,
                    Collectors.mapping(TrackLevel::title, Collectors.toList())));
    return say(
            names.get(true),
            " changed since the check: Check Level (Ctrl+Alt+C) brings the lines up to date. ")
        + say(
            names.get(false),
            " not checked in the present state: Check Level (Ctrl+Alt+C) does it. ");
  }

  private static String say(List<String> names, String words) {
    return names.isEmpty() ? "" : names.stream().sorted().collect(Collectors.joining(", ")) + words;
  }

  /** A copy of a project has its files, but not its lines; a level without faults has none. */
  private static boolean wasChecked(TrackLevel level) {
    try {
      boolean seen = TrackwalkCore.book().state(level).at() != null;
      return seen || !LevelMarkers.of(level).isEmpty();
    } catch (CoreException e) {
      return true; // closed meanwhile: nothing will be said of it
    }
  }

  @Override
  public void outOfDate(TrackLevel level) {
    if (levels.add(level)) {
      tell();
    }
  }

  @Override
  public void checking(LevelState state) {
    levels.remove(state.level());
    tell(); // a list without lines says why
  }

  @Override
  public void checked(LevelState state) {
    // A change that is noticed while a check reads it is in its lines all the same.
    if (TrackwalkCore.book().upToDate(state.level())) {
      levels.remove(state.level());
    }
    tell();
  }

  @Override
  public void cleared(TrackLevel level) {
    remove(level);
  }

  @Override
  public void closed(TrackLevel level) {
    remove(level);
  }

  private void remove(TrackLevel level) {
    if (levels.remove(level)) {
      tell();
    }
  }

  private void tell() {
    if (!display.isDisposed()) {
      display.asyncExec(changed);
    }
  }
}
