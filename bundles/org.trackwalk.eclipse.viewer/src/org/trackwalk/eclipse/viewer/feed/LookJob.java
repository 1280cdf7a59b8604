package org.trackwalk.eclipse.viewer.feed;

import java.nio.file.Path;
import java.util.Optional;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.SWTError;
import org.trackwalk.eclipse.core.check.LevelPart;
import org.trackwalk.eclipse.core.check.MonitorProgress;
import org.trackwalk.eclipse.core.check.PieceFiles;
import org.trackwalk.eclipse.core.level.DiskPath;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.eclipse.viewer.look.LookReading;
import org.trackwalk.eclipse.viewer.scene.DrawnMesh;
import org.trackwalk.eclipse.viewer.scene.LevelLook;
import org.trackwalk.mesh.progress.CancelledException;

/**
 * Reads materials and pictures of a level that is shown, beside the user interface. Once it is
 * over, however it ended, it is asked for what it has read.
 */
final class LookJob extends Job {

  private final TrackLevel level;
  private final LevelPart part;
  private final DrawnMesh mesh;
  private volatile LevelLook look;
  private volatile String trouble;

  /** A job that is ready to be scheduled. */
  LookJob(TrackLevel level, LevelPart part, DrawnMesh mesh) {
    super("Reading materials of " + part.name());
    this.level = level;
    this.part = part;
    this.mesh = mesh;
    trouble = "The materials of " + part.name() + " cannot be read: see the error log.";
  }

  /** What it has read; empty when it was cancelled or has failed. */
  Optional<LevelLook> look() {
    return Optional.ofNullable(look);
  }

  /** Why there is nothing to show where nobody has cancelled it, a line for people. */
  String trouble() {
    return trouble;
  }

  @Override
  protected IStatus run(IProgressMonitor monitor) {
    try {
      look = LookReading.of(mesh, this::place, new MonitorProgress(monitor));
    } catch (CancelledException e) {
      return Status.CANCEL_STATUS;
    } catch (OutOfMemoryError e) {
      trouble = "The materials of " + part.name() + " need more memory than there is.";
    } catch (RuntimeException | StackOverflowError | SWTError e) {
      ILog.of(LookJob.class).error("no materials of " + part.name(), e);
    }
    return Status.OK_STATUS;
  }

  private LookReading.Place place(String shown) {
    Path file = PieceFiles.path(part.source(), shown);
    Path wall = wall();
    return new LookReading.Place(
        file, wall != null && file.startsWith(wall) ? wall : file.getParent());
  }

  /** The outermost folder on disk that the workspace has around the level: project or link. */
  private Path wall() {
    IResource outermost = level.anchor();
    while (outermost.getParent() != null
        && outermost.getParent().getType() != IResource.ROOT
        && holds(outermost.getParent(), outermost)) {
      outermost = outermost.getParent();
    }
    return outermost instanceof IContainer ? DiskPath.of(outermost).orElse(null) : null;
  }

  private static boolean holds(IContainer around, IResource inside) {
    Path outer = DiskPath.of(around).orElse(null);
    Path inner = DiskPath.of(inside).orElse(null);
    return outer != null && inner != null && inner.startsWith(outer);
  }
}
