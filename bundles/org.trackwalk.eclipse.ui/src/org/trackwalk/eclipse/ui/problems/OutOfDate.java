package org.trackwalk.eclipse.ui.problems;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.eclipse.swt.widgets.Display;
import org.trackwalk.eclipse.core.TrackwalkCore;
import org.trackwalk.eclipse.core.check.LevelListener;
import org.trackwalk.eclipse.core.check.LevelState;
import org.trackwalk.eclipse.core.level.TrackLevel;

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
    return levels.isEmpty()
        ? ""
        : levels.stream().map(TrackLevel::title).sorted().collect(Collectors.joining(", "))
            + " changed since the check: Check Level (Ctrl+Alt+C) brings the lines up to date. ";
  }

  @Override
  public void outOfDate(TrackLevel level) {
    if (levels.add(level)) {
      tell();
    }
  }

  @Override
  public void checking(LevelState state) {
    remove(state.level());
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
