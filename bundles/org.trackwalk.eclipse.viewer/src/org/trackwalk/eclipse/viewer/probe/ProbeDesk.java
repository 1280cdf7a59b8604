package org.trackwalk.eclipse.viewer.probe;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.trackwalk.contact.query.ContactQuery;
import org.trackwalk.contact.query.Explanation;
import org.trackwalk.contact.query.Verdict;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.eclipse.viewer.desk.Desk;
import org.trackwalk.eclipse.viewer.desk.LastJob;
import org.trackwalk.eclipse.viewer.pick.SurfaceHit;
import org.trackwalk.eclipse.viewer.pick.SurfaceNear;
import org.trackwalk.eclipse.viewer.scene.Glyph;
import org.trackwalk.eclipse.viewer.stage.Stage;
import org.trackwalk.eclipse.viewer.state.Change;
import org.trackwalk.eclipse.viewer.state.ViewState;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.report.probe.ExplanationText;

/**
 * The probe of one view: an adapter of the level editor. Every change is judged at once, by the
 * tree that the checks use. Used in the user interface's thread only.
 */
public final class ProbeDesk extends Desk {

  private static final String OVERLAY = "probe";
  private static final String TRIANGLES = "probe triangles";

  /** Metres around a finding that are seen when a probe is put at it. */
  private static final double AROUND = 4;

  private final ViewState state;
  private final Stage stage;
  private final Supplier<String> file;
  private final LastJob job;
  private ProbeSetup setup = ProbeSetup.USUAL;
  private ProbePlace place;
  private ProbeText text;
  private Explanation explanation;
  private Verdict chosen;
  private ProbeScene asked;
  private ContactQuery query;
  private int cursorX;
  private int cursorY;
  private boolean pointed;
  private double milliseconds;

  /**
   * The desk of a view.
   *
   * @param file as the command line would name the level
   */
  public ProbeDesk(ViewState state, Stage stage, Supplier<String> file) {
    this.state = state;
    this.stage = stage;
    this.file = file;
    Control canvas = stage.control();
    job = new LastJob(canvas.getDisplay());
    canvas.addListener(SWT.Dispose, event -> job.drop());
    canvas.addListener(SWT.MouseMove, this::cursor);
    canvas.addListener(SWT.MouseDown, this::cursor);
    // Where the cursor was before it left is no place that anybody points at.
    canvas.addListener(SWT.MouseExit, event -> pointed = false);
    stage.tool(new ProbeTool(this, stage));
    state.addListener(this::changed);
  }

  private void changed(Change change) {
    if (change == Change.SCENE) {
      judge();
    } else if (change == Change.SELECTION) {
      tell(); // what a probe can be put at
    }
  }

  private void cursor(Event event) {
    cursorX = event.x;
    cursorY = event.y;
    pointed = true;
  }

  /** Places a probe under the cursor, else at what is selected; else does nothing. */
  public void placeAtCursor(ProbeSetup.Kind kind) {
    Optional<SurfaceHit> aim = pointed ? SurfaceAim.at(stage, cursorX, cursorY) : Optional.empty();
    aim.or(this::selected).ifPresent(hit -> place(kind, hit));
  }

  /** Places a probe at the selected finding, else under the cursor: what a menu is about. */
  void placeHere(ProbeSetup.Kind kind) {
    atFinding().ifPresentOrElse(hit -> place(kind, hit), () -> placeAtCursor(kind));
  }

  /** Places the probe at the selected finding and looks there; does nothing without one. */
  void placeAtFinding() {
    atFinding()
        .ifPresent(
            hit -> {
              place(setup.kind(), hit);
              stage.flyTo(hit.x(), hit.y(), hit.z(), AROUND);
            });
  }

  /** The finding that a probe can be put at: the one that is selected, in the list or in 3D. */
  Optional<Finding> finding() {
    return state.glyph().map(Glyph::finding);
  }

  private Optional<SurfaceHit> selected() {
    return state.hit().or(this::atFinding);
  }

  private Optional<SurfaceHit> atFinding() {
    return finding()
        .flatMap(f -> state.probes().flatMap(scene -> SurfaceNear.to(scene, f.position())));
  }

  /** Places a probe on the surface, in place of the last one. */
  public void place(ProbeSetup.Kind kind, SurfaceHit hit) {
    setup = setup.as(kind);
    move(hit);
  }

  /** Moves the probe to another place of the surface. */
  public void move(SurfaceHit hit) {
    long start = System.nanoTime();
    state
        .probes()
        .ifPresent(
            scene -> {
              place = ProbePlace.of(hit, scene.surface(), stage.eye().pose().eye());
              judge();
            });
    milliseconds = (System.nanoTime() - start) / 1e6;
  }

  /** Another shape, size, method or contact distance; the probe stays on its foot. */
  public void setup(ProbeSetup changed) {
    setup = changed;
    judge();
  }

  /**
   * The shape of a file, in place of the one there is, as soon as a job has read it.
   *
   * @param failed hears a line for the user when it says none
   */
  public void shape(Path path, Consumer<String> failed) {
    shape(path, false, failed);
  }

  /** The same; of a mesh each piece is a part by its hull if wanted, and not all of it is one. */
  public void shape(Path path, boolean pieces, Consumer<String> failed) {
    Frame frame = frame();
    job.start(
        last ->
            new ShapeJob(
                path,
                pieces,
                frame,
                file -> last.accept(() -> shaped(file, frame)),
                why -> last.accept(() -> failed.accept(why))));
  }

  /** A level with other axes that came meanwhile has another shape of the file. */
  private void shaped(ShapeFile file, Frame frame) {
    if (frame.equals(frame())) {
      setup(setup.of(file));
    }
  }

  /** What is placed. */
  public ProbeSetup setup() {
    return setup;
  }

  /** Takes the probe away. */
  public void remove() {
    place = null;
    judge();
  }

  /** Marks one triangle of the explanation in the view; null for none. */
  public void choose(Verdict verdict) {
    chosen = verdict;
    draw();
  }

  /** What became of the triangles near the probe; empty while there is no probe. */
  public Optional<Explanation> explanation() {
    return Optional.ofNullable(explanation);
  }

  /** The level that the probe is in; empty while there is no probe. */
  public Optional<ProbeScene> scene() {
    return explanation == null ? Optional.empty() : Optional.of(asked);
  }

  /** What is said of the triangles; empty while there is no probe. */
  Optional<VerdictWords> words() {
    return explanation().map(e -> new VerdictWords(e, asked.surface(), frame()));
  }

  /** Axes and unit of the file. */
  Frame frame() {
    return state.scene().map(s -> s.context().level().reportFrame()).orElse(Frame.LEVEL);
  }

  /** Where the probe stands. */
  Optional<ProbePlace> place() {
    return Optional.ofNullable(place);
  }

  /** The options of the command line for this probe; empty while there is none. */
  Optional<ProbeText> text() {
    return explanation == null ? Optional.empty() : Optional.of(text);
  }

  /** The command that says the same; empty while there is no probe. */
  public String command() {
    return explanation == null ? "" : text.command(file.get(), setup);
  }

  /** What the command {@code explain} prints of this probe; empty while there is none. */
  public String evidence() {
    return explanation == null
        ? ""
        : new ExplanationText(explanation, asked.surface(), frame()).words();
  }

  /** Milliseconds that the last movement took, everything but the picture included. */
  public double milliseconds() {
    return milliseconds;
  }

  private void judge() {
    ProbeScene scene = state.probes().orElse(null);
    chosen = null;
    if (scene != asked) {
      asked = scene;
      query = scene == null ? null : new ContactQuery(scene);
    }
    if (scene == null || place == null) {
      explanation = null;
    } else {
      text = ProbeText.of(place, setup, frame());
      explanation = query.explain(text.probe(frame()), setup.contactDistance(), setup.method());
    }
    draw();
    tell();
  }

  private void draw() {
    if (explanation == null) {
      state.overlay(TRIANGLES, null);
      state.overlay(OVERLAY, null);
    } else {
      ProbePicture picture =
          new ProbePicture(explanation, asked.surface(), words().orElseThrow(), chosen);
      state.overlay(TRIANGLES, picture.triangles());
      state.overlay(OVERLAY, picture.body());
    }
  }
}
