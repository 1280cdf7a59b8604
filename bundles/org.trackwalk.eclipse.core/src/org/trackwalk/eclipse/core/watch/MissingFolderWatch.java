package org.trackwalk.eclipse.core.watch;

import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.IResourceChangeListener;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.jobs.Job;
import org.trackwalk.eclipse.core.check.CheckRequest;
import org.trackwalk.eclipse.core.check.LevelBook;
import org.trackwalk.eclipse.core.id.CoreLog;
import org.trackwalk.eclipse.core.level.Levels;
import org.trackwalk.eclipse.core.level.MissingFolder;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.eclipse.core.marker.FindingDrafts;
import org.trackwalk.eclipse.core.marker.LevelMarkers;
import org.trackwalk.eclipse.core.marker.MarkerTypes;
import org.trackwalk.eclipse.core.nature.TrackwalkNature;

/**
 * Says of a linked folder that it has vanished, and checks its levels when it is back: the findings
 * go with the files that they lie on, and an empty list would look like a clean track. Whether
 * levels are checked by themselves is not asked: what was listed shall be listed again.
 */
public final class MissingFolderWatch implements IResourceChangeListener, AutoCloseable {

  private final LevelBook book;
  private final Set<IContainer> telling = ConcurrentHashMap.newKeySet();
  private final Set<IContainer> returning = ConcurrentHashMap.newKeySet();

  private MissingFolderWatch(LevelBook book) {
    this.book = book;
  }

  /** Watches from now on. */
  public static MissingFolderWatch start(LevelBook book) {
    MissingFolderWatch watch = new MissingFolderWatch(book);
    ResourcesPlugin.getWorkspace()
        .addResourceChangeListener(watch, IResourceChangeEvent.POST_CHANGE);
    return watch;
  }

  @Override
  public void close() {
    ResourcesPlugin.getWorkspace().removeResourceChangeListener(this);
  }

  @Override
  public void resourceChanged(IResourceChangeEvent event) {
    telling.removeIf(folder -> !folder.isAccessible());
    try {
      event
          .getDelta()
          .accept(
              delta -> {
                IResource resource = delta.getResource();
                boolean outside = resource instanceof IProject || resource.isLinked();
                if (outside && resource instanceof IContainer folder) {
                  look(folder);
                }
                return resource.isAccessible();
              });
    } catch (CoreException e) {
      CoreLog.error("folders that have gone cannot be told", e);
    }
  }

  /** Looks whether a linked folder is still there, or there again. */
  void look(IContainer folder) {
    if (!folder.isAccessible() || !TrackwalkNature.on(folder.getProject())) {
      return;
    }
    try {
      MissingFolder.remember(folder);
    } catch (CoreException e) {
      return; // closed meanwhile
    }
    TrackLevel itself = Levels.anchoredAt(folder);
    if (MissingFolder.of(folder).isPresent()) {
      if (telling.add(folder) && !told(folder)) {
        book.check(itself, CheckRequest.changed(Set.of()));
      }
    } else if ((telling.remove(folder) || told(folder)) && returning.add(folder)) {
      back(itself);
    }
  }

  /**
   * Markers cannot be deleted while changes are told. That the folder is back is known from the
   * disk, maybe before the workspace knows its files: without them no level would be found, and
   * nobody would look again.
   */
  private void back(TrackLevel itself) {
    Job job =
        Job.create(
            "Checking a folder that is back",
            monitor -> {
              itself.folder().refreshLocal(IResource.DEPTH_INFINITE, monitor);
              LevelMarkers.update(itself, List.of(), marker -> !FindingDrafts.isMissing(marker));
              returning.remove(itself.folder());
              for (TrackLevel level : Levels.in(itself.folder())) {
                book.check(level, CheckRequest.changed(Set.of()));
              }
            });
    job.setSystem(true);
    job.schedule();
  }

  private static boolean told(IContainer folder) {
    try {
      IMarker[] here = folder.findMarkers(MarkerTypes.PROBLEM, true, IResource.DEPTH_ZERO);
      return List.of(here).stream().anyMatch(FindingDrafts::isMissing);
    } catch (CoreException e) {
      return false; // deleted meanwhile
    }
  }
}
