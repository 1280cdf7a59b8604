package org.trackwalk.eclipse.core.check;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.IResourceChangeListener;
import org.eclipse.core.runtime.jobs.Job;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.eclipse.core.marker.LevelMarkers;

/** Takes levels out of the book whose project closes or whose anchor goes. */
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
    for (TrackLevel level : book.levels()) {
      if (!level.exists()) {
        book.drop(level);
        strays(level.project());
      }
    }
  }

  /** Markers cannot be deleted while changes are told. */
  private static void strays(IProject project) {
    Job job =
        Job.create(
            "Removing problems of a level that is gone",
            monitor -> {
              LevelMarkers.deleteStrays(project);
            });
    job.setSystem(true);
    job.schedule();
  }
}
