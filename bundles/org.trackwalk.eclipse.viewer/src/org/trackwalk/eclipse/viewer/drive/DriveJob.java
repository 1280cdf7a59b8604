package org.trackwalk.eclipse.viewer.drive;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.trackwalk.check.run.CheckedLevel;
import org.trackwalk.check.run.DriveStart;
import org.trackwalk.check.run.DriveWay;
import org.trackwalk.check.run.NoStartException;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.contact.shape.ConvexShape;
import org.trackwalk.contact.solver.LostBodyException;
import org.trackwalk.contact.solver.SolverSettings;
import org.trackwalk.drive.judge.body.Treatment;
import org.trackwalk.drive.trial.SprungCar;
import org.trackwalk.drive.trial.Trial;
import org.trackwalk.drive.trial.TrialSetup;
import org.trackwalk.eclipse.core.check.MonitorProgress;
import org.trackwalk.eclipse.core.check.SpokenJob;
import org.trackwalk.mesh.progress.CancelledException;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.profile.Profile;
import org.trackwalk.model.profile.ProfileList;
import org.trackwalk.model.profile.ShapeKind;

/** Lets one body, or two, drive over a place, beside the user interface. */
final class DriveJob extends SpokenJob {

  /** Where to drive. */
  record Place(double[] at, boolean finding, double[] heading) {}

  private final CheckedLevel checked;
  private final ProbeScene scene;
  private final DriveSetup setup;
  private final Place place;
  private final Consumer<List<DriveRun>> done;
  private final Consumer<String> failed;

  /**
   * A job that is ready to be scheduled.
   *
   * @param failed hears a line on why nothing drives; also when it was cancelled
   */
  DriveJob(
      CheckedLevel checked,
      ProbeScene scene,
      DriveSetup setup,
      Place place,
      Consumer<List<DriveRun>> done,
      Consumer<String> failed) {
    super("Driving on " + checked.report().name());
    this.checked = checked;
    this.scene = scene;
    this.setup = setup;
    this.place = place;
    this.done = done;
    this.failed = failed;
  }

  @Override
  protected IStatus work(IProgressMonitor monitor) {
    try {
      Progress progress = new MonitorProgress(monitor);
      List<DriveRun> runs = new ArrayList<>();
      runs.add(run(setup.first(), DriveSetup.COLOURS[0], progress));
      if (setup.second() != null) {
        runs.add(run(setup.second(), DriveSetup.COLOURS[1], progress));
      }
      done.accept(List.copyOf(runs));
      return Status.OK_STATUS;
    } catch (NoStartException e) {
      failed.accept("Nothing can drive here: " + e.getMessage() + ".");
      return Status.OK_STATUS;
    } catch (IllegalArgumentException | LostBodyException e) {
      failed.accept("Nothing can drive here: " + e.getMessage() + ".");
      return Status.OK_STATUS;
    } catch (CancelledException e) {
      failed.accept("The drive was cancelled.");
      return Status.CANCEL_STATUS;
    } catch (OutOfMemoryError e) {
      failed.accept("The drive needs more memory than there is.");
      return Status.OK_STATUS;
    } catch (RuntimeException e) {
      ILog.of(DriveJob.class).error("no drive on " + checked.report().name(), e);
      failed.accept("The drive failed: see the error log.");
      return Status.OK_STATUS;
    }
  }

  private DriveRun run(DriveSetup.Engine engine, int colour, Progress progress)
      throws NoStartException {
    Profile profile =
        engine.profile().isEmpty()
            ? checked.context().profiles().get(0)
            : ProfileList.shipped(engine.profile());
    int steps = (int) Math.ceil(DriveSetup.SECONDS / profile.step());
    double length = checked.context().effects().speed() * DriveSetup.SECONDS;
    double asked = setup.speed() > 0 ? setup.speed() : Double.NaN;
    SprungCar car = setup.body().car(checked.context().vehicle());
    DriveStart start = start(DriveWay.of(setup.reverse(), length, asked, setup.towed(), car));
    ConvexShape shape = car == null ? setup.body().shape() : car.chassis();
    SolverSettings solver = engine.manifold().solver(profile);
    TrialSetup trial =
        new TrialSetup(
            shape,
            start.start(0, start.speed(), car == null && !setup.towed()),
            Treatment.of(profile, ShapeKind.of(shape), checked.context().bodies(profile)),
            engine.manifold(),
            setup.towed() ? solver.friction(0) : solver,
            steps,
            setup.towed() ? start.line() : null,
            car);
    return new DriveRun(
        engine.words(profile.id()),
        colour,
        Trial.of(profile.sides().value().of(scene), trial, progress));
  }

  /** Before a finding along its lane, else on the spot; beside a road straight on as one looks. */
  private DriveStart start(DriveWay way) throws NoStartException {
    if (place.finding()) {
      try {
        return DriveStart.before(checked, place.at(), way);
      } catch (NoStartException e) {
        // on the spot then
      }
    }
    try {
      return DriveStart.from(checked, place.at(), null, way);
    } catch (NoStartException e) {
      if (e.missing() == NoStartException.Missing.GROUND) {
        throw e;
      }
      return DriveStart.from(checked, place.at(), place.heading(), way);
    }
  }
}
