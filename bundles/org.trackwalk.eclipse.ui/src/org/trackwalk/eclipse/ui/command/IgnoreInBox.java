package org.trackwalk.eclipse.ui.command;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.trackwalk.eclipse.core.level.Levels;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.eclipse.ui.change.ChangeRun;
import org.trackwalk.eclipse.ui.change.IgnoreFindings;
import org.trackwalk.eclipse.viewer.LevelPlace;

/** <em>Ignore in This Box</em>: everything around the place that is selected in the 3D view. */
public final class IgnoreInBox extends AbstractHandler {

  /** Half of the box's edge: the place and what a wheel there touches, metres. */
  private static final double HALF = 1;

  @Override
  public Object execute(ExecutionEvent event) throws ExecutionException {
    LevelPlace place = Selected.of(event).place().orElse(null);
    if (place != null && place.file() != null) {
      TrackLevel level = Levels.of(place.file()).orElseThrow();
      double[] p = place.point();
      double[] box = {p[0] - HALF, p[1] - HALF, p[2] - HALF, p[0] + HALF, p[1] + HALF, p[2] + HALF};
      ChangeRun.prepare(
          "Looking at the place",
          (progress, monitor) -> LevelParts.with(level, place.file(), monitor),
          part -> IgnoreFindings.inBox(level, part, box));
    }
    return null;
  }
}
