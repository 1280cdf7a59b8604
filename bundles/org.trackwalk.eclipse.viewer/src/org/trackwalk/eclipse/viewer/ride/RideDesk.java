package org.trackwalk.eclipse.viewer.ride;

import java.util.Optional;
import org.trackwalk.course.road.Road;
import org.trackwalk.course.road.RoadPlace;
import org.trackwalk.eclipse.viewer.desk.Desk;
import org.trackwalk.eclipse.viewer.desk.LastJob;
import org.trackwalk.eclipse.viewer.pick.SurfaceHit;
import org.trackwalk.eclipse.viewer.scene.Glyph;
import org.trackwalk.eclipse.viewer.stage.Stage;
import org.trackwalk.eclipse.viewer.state.Change;
import org.trackwalk.eclipse.viewer.state.ViewState;
import org.trackwalk.model.ride.LevelRide;
import org.trackwalk.model.ride.Ride;

/**
 * The ride along the level of one view: an adapter of the level editor. It is measured when asked
 * for, forgotten with each check, and its cursor is a pin in the view. Used in the user interface's
 * thread only.
 */
public final class RideDesk extends Desk {

  private static final String OVERLAY = "ride";

  /** So much is seen around the pin when one flies there, metres. */
  private static final double AROUND = 14;

  /** A click this far beside the road still means the road, metres. */
  private static final double BESIDE = 5;

  private static final String READING = "The level is being read …";

  private final ViewState state;
  private final Stage stage;
  private final LastJob job;
  private RideChoice choice = RideChoice.USUAL;
  private RideSheets sheets;
  private String message = READING;
  private double station = Double.NaN;
  private String selected = "";

  /** The desk of a view. */
  public RideDesk(ViewState state, Stage stage) {
    this.state = state;
    this.stage = stage;
    job = new LastJob(stage.control().getDisplay());
    state.addListener(this::changed);
  }

  private void changed(Change change) {
    if (change == Change.SCENE) {
      job.drop();
      sheets = null;
      message = state.scene().isPresent() ? "" : READING;
      pin();
      tell();
    } else if (change == Change.SELECTION && sheets != null) {
      follow();
    }
  }

  /** What is selected in the 3D view is where the cursor goes. */
  private void follow() {
    Optional<Glyph> glyph = state.glyph();
    if (glyph.isPresent()) {
      point(glyph.get().finding().fingerprint());
    } else {
      state.hit().ifPresent(this::point);
    }
  }

  private void point(SurfaceHit hit) {
    Road road = state.scene().orElseThrow().context().road();
    RoadPlace place = road.place(hit.x(), hit.y(), hit.z());
    if (place != null && place.outside() <= BESIDE && sheets.strands().contains(place.strand())) {
      selected = "";
      choice = choice.onStrand(place.strand());
      move(road.strands().get(place.strand()).stations()[place.row()]);
    }
  }

  /** Whether the ride could be measured and nobody has asked for it yet. */
  boolean idle() {
    return sheets == null && !job.busy() && message.isEmpty() && state.scene().isPresent();
  }

  /** Whether it is being measured. */
  boolean busy() {
    return job.busy();
  }

  /** Measures the ride in a job; does nothing where it is known or being measured. */
  void measure() {
    if (sheets != null || job.busy() || state.scene().isEmpty()) {
      return;
    }
    message = "";
    job.start(
        last ->
            new RideJob(
                state.scene().get().checked(),
                found -> last.accept(() -> measured(found)),
                why -> last.accept(() -> failed(why))));
    tell();
  }

  private void measured(RideSheets found) {
    sheets = found;
    if (!sheets.strands().contains(choice.strand())) {
      choice = choice.onStrand(sheets.strands().get(0));
    }
    follow();
    pin();
    tell();
  }

  private void failed(String why) {
    message = why;
    tell();
  }

  /** Ends the measuring; what had been measured is lost. */
  void cancel() {
    job.cancel();
    tell();
  }

  /** What was measured; empty before. */
  Optional<RideSheets> sheets() {
    return Optional.ofNullable(sheets);
  }

  /** What is to be said while there is no ride, one line. */
  String message() {
    return job.busy() ? job.words() : message;
  }

  /** What is shown of it. */
  RideChoice choice() {
    return choice;
  }

  /** Shows something else of it. */
  void choose(RideChoice other) {
    if (other.strand() != choice.strand()) {
      station = Double.NaN;
      selected = "";
    }
    choice = other;
    pin();
    tell();
  }

  /** Where the cursor is, metres along the road; NaN for nowhere. */
  double station() {
    return station;
  }

  /** Fingerprint of the finding whose mark is chosen; empty for none. */
  String selected() {
    return selected;
  }

  /** Puts the cursor somewhere, and the pin. */
  void move(double metres) {
    station = metres;
    pin();
    tell();
  }

  /**
   * Puts the cursor on a finding and chooses its mark.
   *
   * @return false when it is not on the road
   */
  boolean point(String fingerprint) {
    Optional<LevelRide.OnRoad> on = sheets == null ? Optional.empty() : sheets.place(fingerprint);
    if (on.isEmpty()) {
      return false;
    }
    if (!fingerprint.equals(selected) || station != on.get().station()) {
      choice = choice.onStrand(on.get().strand());
      selected = fingerprint;
      move(on.get().station());
    }
    return true;
  }

  /** Selects a finding in the 3D view and flies there. */
  void show(String fingerprint) {
    point(fingerprint);
    state.scene().flatMap(scene -> scene.glyph(fingerprint)).ifPresent(state::select);
    stage.frameSelection();
  }

  /** Flies to the pin. */
  void flyThere() {
    sample().ifPresent(k -> fly(ride(), k));
  }

  private void fly(Ride ride, int k) {
    stage.flyTo(ride.x()[k], ride.y()[k], ride.z()[k], AROUND);
  }

  private Ride ride() {
    return sheets.ride(choice);
  }

  private Optional<Integer> sample() {
    if (sheets == null || Double.isNaN(station)) {
      return Optional.empty();
    }
    int k = RideSheets.sample(ride(), station);
    return k < 0 ? Optional.empty() : Optional.of(k);
  }

  /** Takes the pin away. */
  @Override
  protected void left() {
    state.overlay(OVERLAY, null);
  }

  private void pin() {
    Optional<Integer> k = sample();
    if (k.isPresent()) {
      state.overlay(OVERLAY, RidePin.of(ride(), k.get()));
    } else if (state.overlays().containsKey(OVERLAY)) {
      left();
    }
  }
}
