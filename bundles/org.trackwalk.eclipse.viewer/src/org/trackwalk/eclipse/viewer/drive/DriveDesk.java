package org.trackwalk.eclipse.viewer.drive;

import java.util.List;
import java.util.Optional;
import org.eclipse.swt.SWT;
import org.joml.Vector3d;
import org.trackwalk.contact.shape.Pose;
import org.trackwalk.eclipse.viewer.camera.CameraPose;
import org.trackwalk.eclipse.viewer.desk.Desk;
import org.trackwalk.eclipse.viewer.desk.LastJob;
import org.trackwalk.eclipse.viewer.pick.SurfaceHit;
import org.trackwalk.eclipse.viewer.scene.Glyph;
import org.trackwalk.eclipse.viewer.stage.Stage;
import org.trackwalk.eclipse.viewer.state.Change;
import org.trackwalk.eclipse.viewer.state.ViewState;

/**
 * The drive over a place of one view's level: an adapter of the level editor. The bodies are driven
 * once, in a job, and then played as often as one likes. Used in the user interface's thread only.
 */
public final class DriveDesk extends Desk {

  private static final String OVERLAY = "drive";

  /** Milliseconds that others have between two pictures. */
  private static final int REST = 4;

  /** Seconds between two times that others are told while it plays: text is slow to draw. */
  private static final double TELLING = 0.1;

  /** A picture that took longer lets no more than this go by, seconds. */
  private static final double LONGEST = 0.25;

  /** Metres around the body that are seen at first. */
  private static final double AROUND = 7;

  private static final double NANOS = 1e9;

  private static final String HINT =
      "Drive Here in the menu of a line of Track Problems, or X over the road in the 3D view.";

  private final ViewState state;
  private final Stage stage;
  private final DrivePlayer player = new DrivePlayer();
  private final Runnable tick = this::tick;
  private final LastJob job;
  private DriveSetup setup = DriveSetup.USUAL;
  private List<DriveRun> runs = List.of();
  private DriveJob.Place place;
  private boolean waiting;
  private String message = HINT;
  private boolean following = true;
  private Vector3d followed;
  private long before;
  private long told;

  /** The desk of a view. */
  public DriveDesk(ViewState state, Stage stage) {
    this.state = state;
    this.stage = stage;
    job = new LastJob(stage.control().getDisplay());
    state.addListener(this::changed);
    stage.control().addListener(SWT.Paint, event -> painted());
  }

  /** The next picture is made when the last one is seen: no slow card is ever behind. */
  private void painted() {
    if (player.playing()) {
      stage.control().getDisplay().timerExec(REST, tick);
    }
  }

  private void changed(Change change) {
    if (change != Change.SCENE) {
      return;
    }
    stop();
    runs = List.of();
    player.load(0);
    draw();
    if (waiting || state.scene().isPresent() && place != null) {
      start();
    }
    tell();
  }

  /** Drives half a second before a finding and over it; as soon as the level is there. */
  public void driveOver(double[] position) {
    place = new DriveJob.Place(position.clone(), true, heading());
    start();
  }

  /** Drives from a point of the surface. */
  public void driveFrom(SurfaceHit hit) {
    place = new DriveJob.Place(new double[] {hit.x(), hit.y(), hit.z()}, false, heading());
    start();
  }

  /** Drives over what is selected in the view: a finding, or a point of the surface. */
  public void driveSelected() {
    Optional<Glyph> glyph = state.glyph();
    if (glyph.isPresent()) {
      driveOver(glyph.get().finding().position());
    } else {
      state.hit().ifPresent(this::driveFrom);
    }
  }

  /** The way that the eye looks, from above. */
  private double[] heading() {
    Vector3d to = stage.eye().pose().toEye();
    boolean down = Math.hypot(to.x, to.z) < 1e-6;
    return down ? new double[] {0, 1} : new double[] {-to.x, -to.z};
  }

  private void start() {
    stop();
    if (state.scene().isEmpty() || state.probes().isEmpty()) {
      waiting = true;
      message = "The level is being read …";
      tell();
      return;
    }
    waiting = false;
    job.start(
        last ->
            new DriveJob(
                state.scene().get().checked(),
                state.probes().get(),
                setup,
                place,
                found -> last.accept(() -> driven(found)),
                why -> last.accept(() -> gaveUp(why))));
    tell();
  }

  private void gaveUp(String why) {
    failed(why);
    tell();
  }

  private void failed(String why) {
    runs = List.of();
    player.load(0);
    message = why;
    draw();
  }

  private void driven(List<DriveRun> found) {
    runs = found;
    message = "";
    player.load(DriveSheets.length(runs));
    Pose at = runs.get(0).at(0).pose();
    followed = new Vector3d(at.x(), at.y(), at.z());
    stage.flyTo(at.x(), at.y(), at.z(), AROUND);
    play();
  }

  private void stop() {
    job.drop();
    player.pause();
  }

  /** What has driven: nothing, one body, or two. */
  List<DriveRun> runs() {
    return runs;
  }

  /** What is to be said while nothing has driven, one line. */
  String message() {
    return job.busy() ? job.words() : message;
  }

  /** Whether something is being driven. */
  boolean busy() {
    return job.busy();
  }

  /** What drives, and how. */
  DriveSetup setup() {
    return setup;
  }

  /** Drives anew with something else, where it drove before. */
  void setup(DriveSetup other) {
    if (!other.equals(setup)) {
      setup = other;
      if (place != null) {
        start();
      }
    }
  }

  /** Time and rate. */
  DrivePlayer player() {
    return player;
  }

  /** Whether the eye goes along with the first body. */
  boolean following() {
    return following;
  }

  /** Takes the eye along, or leaves it where it is. */
  void follow(boolean along) {
    following = along;
    followed = null;
    draw();
  }

  /** Plays from where it stands. */
  void play() {
    player.play();
    before = System.nanoTime();
    draw();
    tell();
  }

  /** Stands still. */
  void pause() {
    player.pause();
    tell();
  }

  /** Stands still at a time, seconds. */
  void wind(double seconds) {
    player.wind(seconds);
    draw();
    tell();
  }

  /** Stands still some steps of the first body on. */
  void step(int by) {
    if (!runs.isEmpty()) {
      player.step(by, runs.get(0).pace());
      draw();
      tell();
    }
  }

  /** Plays slower for -1, faster for 1. */
  void faster(int by) {
    player.faster(by);
    tell();
  }

  private void tick() {
    if (stage.control().isDisposed() || !player.playing()) {
      return;
    }
    long now = System.nanoTime();
    // The bodies stand while the eye flies to them.
    double elapsed = Math.min(LONGEST, (now - before) / NANOS);
    player.elapsed(stage.eye().flying() ? 0 : elapsed);
    before = now;
    stage.moving();
    draw();
    // at once: the window system's own clock lets time go by between the order and the picture
    stage.control().update();
    if (!player.playing() || (now - told) / NANOS > TELLING) {
      told = now;
      tell();
    }
  }

  private void draw() {
    if (runs.isEmpty()) {
      if (state.overlays().containsKey(OVERLAY)) {
        state.overlay(OVERLAY, null);
      }
      return;
    }
    if (following && !stage.eye().flying()) {
      goAlong();
    }
    state.overlay(OVERLAY, DrivePicture.of(runs, player.time(), player.playing()));
  }

  private void goAlong() {
    Pose pose = runs.get(0).at(player.time()).pose();
    Vector3d now = new Vector3d(pose.x(), pose.y(), pose.z());
    if (followed != null) {
      CameraPose eye = stage.eye().pose();
      Vector3d by = new Vector3d(now).sub(followed);
      stage.eye().put(eye.at(eye.x() + by.x, eye.y() + by.y, eye.z() + by.z));
    }
    followed = now;
  }

  /** Takes the bodies out of the view. */
  void remove() {
    stop();
    waiting = false;
    place = null;
    failed(HINT);
    tell();
  }
}
