package org.trackwalk.eclipse.core.check;

import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Hears of levels. Called from jobs and from resource notifications, never from the UI thread by
 * intention: a listener with widgets must change threads ({@code asyncExec}) and be quick.
 */
public interface LevelListener {

  /** A check begins, or waits for its turn. */
  default void checking(LevelState state) {}

  /**
   * A level that was not yet checked is read and one surface; the check goes on. Told only of
   * levels that are checked as one.
   */
  default void welded(TrackLevel level, WeldedSurface surface) {}

  /** A check is over: finished, failed, or cancelled (then the state is that of before). */
  default void checked(LevelState state) {}

  /** A level has changed and waits for somebody to ask for a check: the last one took too long. */
  default void outOfDate(TrackLevel level) {}

  /** Findings, markers and geometry of a level were dropped. */
  default void cleared(TrackLevel level) {}

  /** The level is gone, or its project was closed. */
  default void closed(TrackLevel level) {}
}
