package org.trackwalk.eclipse.viewer.feed;

import java.util.function.Consumer;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.trackwalk.check.run.CheckedLevel;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.eclipse.core.check.LevelPart;
import org.trackwalk.eclipse.core.check.MonitorProgress;
import org.trackwalk.eclipse.viewer.scene.LevelScene;
import org.trackwalk.mesh.progress.CancelledException;
import org.trackwalk.mesh.progress.Progress;

/** Makes what is drawn of a part, beside the user interface. */
final class SceneJob extends Job {

  /** All of these jobs belong to it. */
  static final Object FAMILY = SceneJob.class;

  private final LevelPart part;
  private final LevelScene before;
  private final Consumer<LoadedPart> done;

  SceneJob(LevelPart part, LevelScene before, Consumer<LoadedPart> done) {
    super("Preparing the 3D view of " + part.name());
    this.part = part;
    this.before = before;
    this.done = done;
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
      LevelScene scene = before == null ? LevelScene.of(checked) : before.after(checked);
      ProbeScene probes = part.scene(progress(monitor)).orElse(null);
      done.accept(new LoadedPart(part, scene, probes));
      return Status.OK_STATUS;
    } catch (CancelledException e) {
      return Status.CANCEL_STATUS;
    }
  }

  private static Progress progress(IProgressMonitor monitor) {
    return new MonitorProgress(monitor);
  }
}
