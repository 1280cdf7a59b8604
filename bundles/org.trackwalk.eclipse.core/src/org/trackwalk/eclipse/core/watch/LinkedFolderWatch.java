package org.trackwalk.eclipse.core.watch;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.trackwalk.eclipse.core.check.LevelBook;
import org.trackwalk.eclipse.core.id.CoreIds;
import org.trackwalk.eclipse.core.level.Levels;
import org.trackwalk.eclipse.core.open.OpenedTracks;
import org.trackwalk.eclipse.core.settings.SettingKey;
import org.trackwalk.eclipse.core.settings.SettingStore;

/**
 * Refreshes the linked folders and files of projects with our nature every few seconds, so that
 * what a modelling tool exports is seen: native hooks do not exist on every platform, and where
 * they do they watch no network drives. Of opened tracks only those in an editor. What has not
 * changed costs one look at its times.
 */
public final class LinkedFolderWatch extends Job implements AutoCloseable {

  private static final long MILLISECONDS = 1000L;

  /** Never look more often than this, seconds. */
  private static final double LEAST = 0.1;

  private final MissingFolderWatch missing;
  private final LevelBook book;
  private volatile boolean closed;

  private LinkedFolderWatch(MissingFolderWatch missing, LevelBook book) {
    super("Looking for new exports in linked folders");
    this.missing = missing;
    this.book = book;
    setSystem(true);
    setPriority(DECORATE);
  }

  /**
   * Starts to look, now and then until closed.
   *
   * @param missing is asked for each folder that was looked at
   * @param book knows which levels an editor shows
   */
  public static LinkedFolderWatch start(MissingFolderWatch missing, LevelBook book) {
    LinkedFolderWatch watch = new LinkedFolderWatch(missing, book);
    watch.schedule(pause());
    return watch;
  }

  @Override
  public boolean belongsTo(Object family) {
    return family == LinkedFolderWatch.class;
  }

  @Override
  protected IStatus run(IProgressMonitor monitor) {
    try {
      for (IResource linked : linked(book)) {
        if (monitor.isCanceled()) {
          return Status.CANCEL_STATUS;
        }
        refresh(linked, monitor);
      }
      return Status.OK_STATUS;
    } finally {
      if (!closed) {
        schedule(pause());
      }
    }
  }

  @Override
  public void close() {
    closed = true;
    cancel();
  }

  private void refresh(IResource linked, IProgressMonitor monitor) {
    try {
      linked.refreshLocal(IResource.DEPTH_INFINITE, monitor);
      if (linked instanceof IContainer folder) {
        missing.look(folder);
      }
    } catch (CoreException e) {
      return; // closed or deleted meanwhile, or the drive is away: the next look will tell
    }
  }

  /** What is looked at. */
  static List<IResource> linked(LevelBook book) {
    List<IResource> linked = new ArrayList<>();
    for (IProject project : ResourcesPlugin.getWorkspace().getRoot().getProjects()) {
      try {
        if (project.isOpen()
            && project.hasNature(CoreIds.NATURE)
            && Boolean.parseBoolean(SettingStore.get(project, SettingKey.POLLING))) {
          project.accept(
              proxy -> {
                if (proxy.isLinked()) {
                  IResource link = proxy.requestResource();
                  if (!OpenedTracks.holds(link) || shown(link, book)) {
                    linked.add(link);
                  }
                  return false;
                }
                return true;
              },
              IResource.NONE);
        }
      } catch (CoreException e) {
        continue; // closed meanwhile
      }
    }
    return linked;
  }

  /** What was opened once stays in its list; only an editor's is worth a look every few seconds. */
  private static boolean shown(IResource opened, LevelBook book) {
    return Levels.allOf(opened).stream().anyMatch(book::held);
  }

  private static long pause() {
    double seconds;
    try {
      seconds = Double.parseDouble(SettingStore.get(null, SettingKey.POLLING_SECONDS).strip());
    } catch (NumberFormatException e) {
      seconds = Double.parseDouble(SettingKey.POLLING_SECONDS.usual());
    }
    return (long) (MILLISECONDS * Math.max(LEAST, seconds));
  }
}
