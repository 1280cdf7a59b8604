package org.trackwalk.eclipse.viewer.ride;

import java.util.function.Consumer;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.trackwalk.check.run.CheckedLevel;
import org.trackwalk.check.run.LevelRides;
import org.trackwalk.drive.ride.RideSurvey;
import org.trackwalk.eclipse.core.check.MonitorProgress;
import org.trackwalk.eclipse.core.check.SpokenJob;
import org.trackwalk.mesh.progress.CancelledException;
import org.trackwalk.mesh.progress.Progress;

/** Drives along the lanes of a level, beside the user interface. */
final class RideJob extends SpokenJob {

  private final CheckedLevel checked;
  private final Consumer<RideSheets> done;
  private final Consumer<String> failed;

  /**
   * A job that is ready to be scheduled.
   *
   * @param failed hears a line on why there is no ride; also when it was cancelled
   */
  RideJob(CheckedLevel checked, Consumer<RideSheets> done, Consumer<String> failed) {
    super("Riding along " + checked.report().name());
    this.checked = checked;
    this.done = done;
    this.failed = failed;
  }

  @Override
  protected IStatus work(IProgressMonitor monitor) {
    try {
      Progress progress = new MonitorProgress(monitor);
      String why = LevelRides.notDriven(checked);
      if (why.isEmpty()) {
        var ride =
            LevelRides.of(
                checked.context(), checked.report().findings(), RideSurvey.LANES, progress);
        done.accept(RideSheets.of(checked.report(), ride));
      } else {
        failed.accept(checked.report().name() + ": " + why);
      }
      return Status.OK_STATUS;
    } catch (CancelledException e) {
      failed.accept("The ride was cancelled. Measure, above, does it again.");
      return Status.CANCEL_STATUS;
    } catch (OutOfMemoryError e) {
      failed.accept("The ride of " + checked.report().name() + " needs more memory than there is.");
      return Status.OK_STATUS;
    } catch (RuntimeException e) {
      ILog.of(RideJob.class).error("no ride of " + checked.report().name(), e);
      failed.accept("The ride could not be measured: see the error log.");
      return Status.OK_STATUS;
    }
  }
}
