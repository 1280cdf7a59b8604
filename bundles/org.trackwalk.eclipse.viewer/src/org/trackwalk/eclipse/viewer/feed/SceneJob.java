package org.trackwalk.eclipse.viewer.feed;

import java.util.function.Consumer;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.trackwalk.check.run.CheckedLevel;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.eclipse.core.check.LevelPart;
import org.trackwalk.eclipse.core.check.MonitorProgress;
import org.trackwalk.eclipse.viewer.scene.DrawnMesh;
import org.trackwalk.eclipse.viewer.scene.LevelScene;
import org.trackwalk.mesh.progress.CancelledException;
import org.trackwalk.mesh.progress.Progress;

/** Makes what is drawn of a part, beside the user interface. */
final class SceneJob extends Job {

  /** All of these jobs belong to it. */
  static final Object FAMILY = SceneJob.class;

  private final LevelPart part;
  private final LevelScene before;
  private final DrawnMesh early;
  private final Consumer<LoadedPart> done;
  private final Consumer<String> failed;

  /**
   * A job that is ready to be scheduled; when it is cancelled, nobody is told anything.
   *
   * @param before scene whose triangles are taken over where they are the same; null for none
   * @param early the mesh where it was shown while it was checked; null for none
   * @param failed hears a line on why there is nothing to draw
   */
  SceneJob(
      LevelPart part,
      LevelScene before,
      DrawnMesh early,
      Consumer<LoadedPart> done,
      Consumer<String> failed) {
    super("Preparing the 3D view of " + part.name());
    this.part = part;
    this.before = before;
    this.early = early;
    this.done = done;
    this.failed = failed;
  }

  @Override
  public boolean belongsTo(Object family) {
    return family == FAMILY;
  }

  @Override
  protected IStatus run(IProgressMonitor monitor) {
    try {
      CheckedLevel checked =
          new CheckedLevel(part.checked().context(), part.checked().findings(), part.report());
      LevelScene scene = before == null ? LevelScene.of(checked, early) : before.after(checked);
      ProbeScene probes = part.scene(progress(monitor)).orElse(null);
      if (monitor.isCanceled()) {
        return Status.CANCEL_STATUS;
      }
      done.accept(new LoadedPart(part, scene, probes));
      return Status.OK_STATUS;
    } catch (CancelledException e) {
      return Status.CANCEL_STATUS;
    } catch (OutOfMemoryError e) {
      return unseen("The 3D view of " + part.name() + " needs more memory than there is.");
    } catch (RuntimeException e) {
      ILog.of(SceneJob.class).error("no 3D view of " + part.name(), e);
      return unseen("The 3D view of " + part.name() + " cannot be prepared: see the error log.");
    }
  }

  /** Said in the view itself: no dialog comes up besides. */
  private IStatus unseen(String why) {
    failed.accept(why);
    return Status.OK_STATUS;
  }

  private static Progress progress(IProgressMonitor monitor) {
    return new MonitorProgress(monitor);
  }
}
