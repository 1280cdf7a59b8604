package org.trackwalk.eclipse.core.check;

import java.util.LinkedHashSet;
import java.util.Set;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.IResourceChangeListener;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.jobs.Job;
import org.trackwalk.eclipse.core.id.CoreLog;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.eclipse.core.marker.LevelMarkers;
import org.trackwalk.eclipse.core.marker.MovedMarkers;

/**
 * Takes levels out of the book whose project closes or whose anchor goes. Findings of a level that
 * got another name go with it.
 */
final class LevelClosing implements IResourceChangeListener {

  static final int EVENTS =
      IResourceChangeEvent.PRE_CLOSE
          | IResourceChangeEvent.PRE_DELETE
          | IResourceChangeEvent.POST_CHANGE;

  private final LevelBook book;

  LevelClosing(LevelBook book) {
    this.book = book;
  }

  @Override
  public void resourceChanged(IResourceChangeEvent event) {
    if (event.getType() != IResourceChangeEvent.POST_CHANGE) {
      book.drop((IProject) event.getResource());
      return;
    }
    Set<IProject> left = new LinkedHashSet<>();
    for (TrackLevel level : book.levels()) {
      if (!level.exists()) {
        book.drop(level);
        left.add(level.project());
      }
    }
    try {
      MovedMarkers moved = MovedMarkers.in(event.getDelta());
      if (!left.isEmpty() || !moved.isEmpty()) {
        tidy(moved, left);
      }
    } catch (CoreException e) {
      CoreLog.error("findings of what was moved cannot be moved", e);
    }
  }

  /** Markers cannot be changed while changes are told. */
  private static void tidy(MovedMarkers moved, Set<IProject> left) {
    Job job =
        Job.create(
            "Problems of levels that are gone or have moved",
            monitor -> {
              moved.follow();
              for (IProject project : left) {
                LevelMarkers.deleteStrays(project);
              }
            });
    job.setSystem(true);
    job.schedule();
  }
}
