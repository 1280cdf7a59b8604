package org.trackwalk.eclipse.viewer.probe;

import java.nio.file.Path;
import java.util.function.Consumer;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.trackwalk.eclipse.core.check.MonitorProgress;
import org.trackwalk.eclipse.core.check.SpokenJob;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.progress.CancelledException;

/** Reads the shape of a file, and builds its hull, beside the user interface. */
final class ShapeJob extends SpokenJob {

  private final Path path;
  private final boolean pieces;
  private final Frame frame;
  private final Consumer<ShapeFile> done;
  private final Consumer<String> failed;

  /**
   * A job that is ready to be scheduled.
   *
   * @param pieces of a mesh each piece is a part by its hull
   * @param frame axes and unit of the level's file
   * @param failed hears a line on why there is no shape; nothing when it was cancelled
   */
  ShapeJob(
      Path path, boolean pieces, Frame frame, Consumer<ShapeFile> done, Consumer<String> failed) {
    super("Reading the shape " + path.getFileName());
    this.path = path;
    this.pieces = pieces;
    this.frame = frame;
    this.done = done;
    this.failed = failed;
  }

  @Override
  protected IStatus work(IProgressMonitor monitor) {
    try {
      ShapeFile file = ShapeFile.read(path, pieces, frame, new MonitorProgress(monitor));
      if (monitor.isCanceled()) {
        return Status.CANCEL_STATUS;
      }
      done.accept(file);
      return Status.OK_STATUS;
    } catch (CancelledException e) {
      return Status.CANCEL_STATUS;
    } catch (IllegalArgumentException e) {
      failed.accept(e.getMessage());
      return Status.OK_STATUS;
    } catch (OutOfMemoryError e) {
      failed.accept(path + " needs more memory than there is.");
      return Status.OK_STATUS;
    } catch (RuntimeException e) {
      ILog.of(ShapeJob.class).error("no shape of " + path, e);
      failed.accept(path + " cannot be read: see the error log.");
      return Status.OK_STATUS;
    }
  }
}
