package org.trackwalk.eclipse.viewer.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.swt.SWT;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.dnd.Transfer;
import org.eclipse.swt.widgets.Event;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.eclipse.viewer.camera.Projection;
import org.trackwalk.eclipse.viewer.pick.SurfaceHit;
import org.trackwalk.eclipse.viewer.scene.LineSet;
import org.trackwalk.eclipse.viewer.stage.Stage;
import org.trackwalk.eclipse.viewer.stage.Stage3D;
import org.trackwalk.eclipse.viewer.state.Change;
import org.trackwalk.eclipse.viewer.state.Overlay;
import org.trackwalk.eclipse.viewer.state.ViewState;
import org.trackwalk.mesh.level.Frame;

/** Measures between two clicks; while it is on, clicks select nothing. */
public final class Tape {

  private static final String OVERLAY = "tape";
  private static final int COLOUR = 0xFFD400;
  private static final double WIDTH = 3;

  private final ViewState state;
  private final Stage stage;
  private final List<TapeEnd> ends = new ArrayList<>();
  private boolean on;

  /** A tape of a view, rolled up. */
  public Tape(ViewState state, Stage stage) {
    this.state = state;
    this.stage = stage;
    stage.control().addListener(SWT.KeyDown, this::key);
    state.addListener(this::changed);
  }

  private void key(Event event) {
    if ((event.stateMask & (SWT.CTRL | SWT.ALT | SWT.COMMAND)) != 0) {
      return;
    }
    if (Character.toLowerCase(event.character) == 'm') {
      measure(!on);
    } else if (event.character == SWT.ESC) {
      measure(false);
    }
  }

  private void changed(Change change) {
    if (change == Change.SCENE && !ends.isEmpty()) {
      // the vertices of another check have other numbers
      ends.clear();
      draw();
    }
  }

  /** Whether clicks are its. */
  public boolean on() {
    return on;
  }

  /** Takes the clicks, or gives them back and is rolled up. */
  public void measure(boolean begin) {
    on = begin;
    ends.clear();
    stage.clicks(begin ? this::clicked : null);
    draw();
  }

  private boolean clicked(int x, int y) {
    ProbeScene scene = state.probes().orElse(null);
    SurfaceHit hit = stage.surfaceAt(x, y).orElse(null);
    if (scene == null || hit == null) {
      return true;
    }
    Optional<Projection> view =
        stage instanceof Stage3D seen ? Optional.of(seen.projection()) : Optional.empty();
    if (ends.size() == 2) {
      ends.clear();
    }
    ends.add(TapeEnd.of(hit, scene, view));
    draw();
    return true;
  }

  private Frame frame() {
    return state.scene().map(s -> s.context().level().reportFrame()).orElse(Frame.LEVEL);
  }

  /** What it says, line by line, a title first. */
  public List<String> words() {
    return switch (ends.size()) {
      case 0 -> List.of("Measure: click the first end", "A vertex is caught from nearby; Esc ends");
      case 1 -> TapeWords.of(ends.get(0), frame());
      default -> TapeWords.of(ends.get(0), ends.get(1), frame());
    };
  }

  /** Puts what it says into the clipboard. */
  public void copy() {
    Clipboard clipboard = new Clipboard(stage.control().getDisplay());
    clipboard.setContents(
        new Object[] {String.join("\n", words())}, new Transfer[] {TextTransfer.getInstance()});
    clipboard.dispose();
  }

  /** Whether two ends are there. */
  public boolean measured() {
    return ends.size() == 2;
  }

  private void draw() {
    if (!on) {
      state.overlay(OVERLAY, null);
      return;
    }
    LineSet lines = new LineSet();
    List<Overlay.Note> notes = new ArrayList<>();
    for (int i = 0; i < ends.size(); i++) {
      TapeEnd end = ends.get(i);
      notes.add(new Overlay.Note(end.x(), end.y(), end.z(), i == 0 ? "A" : "B", COLOUR));
    }
    if (ends.size() == 2) {
      TapeEnd a = ends.get(0);
      TapeEnd b = ends.get(1);
      lines.add(a.x(), a.y(), a.z(), b.x(), b.y(), b.z(), COLOUR);
      notes.add(
          new Overlay.Note(
              (a.x() + b.x()) / 2,
              (a.y() + b.y()) / 2,
              (a.z() + b.z()) / 2,
              TapeWords.distance(a, b),
              COLOUR));
    }
    state.overlay(OVERLAY, new Overlay(lines, WIDTH, true, notes, null, words()));
  }
}
