package org.trackwalk.eclipse.viewer.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.joml.Vector3d;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.eclipse.viewer.camera.CameraPose;
import org.trackwalk.eclipse.viewer.pick.GlyphPick;
import org.trackwalk.eclipse.viewer.pick.SurfaceHit;
import org.trackwalk.eclipse.viewer.pick.SurfacePick;
import org.trackwalk.eclipse.viewer.scene.Glyph;
import org.trackwalk.eclipse.viewer.scene.Layer;
import org.trackwalk.eclipse.viewer.scene.LevelScene;
import org.trackwalk.eclipse.viewer.settings.MouseStyle;
import org.trackwalk.eclipse.viewer.stage.Eye;
import org.trackwalk.eclipse.viewer.stage.Stage;
import org.trackwalk.eclipse.viewer.stage.StageTool;
import org.trackwalk.eclipse.viewer.state.Change;
import org.trackwalk.eclipse.viewer.state.ViewState;

/** The level from above on a plain canvas. */
public final class PlanStage implements Stage {

  private static final String HINT =
      "Drag: move  ·  Wheel: zoom  ·  F: frame  ·  Home: all  ·  Click: select";

  private static final double QUARTER = Math.PI / 2;
  private static final double USUAL_SIZE = 20;
  private static final double NOTCH = 0.85;
  private static final int SLACK = 4;

  /** Sheets over each other that are looked through at most. */
  private static final int MOST_SHEETS = 32;

  /** Metres under a sheet from where the next is looked for. */
  private static final double UNDER = 1e-4;

  private final Canvas canvas;
  private final ViewState state;
  private final Eye eye;
  private final PlanPainter painter;
  private final List<Consumer<Optional<SurfaceHit>>> hovers = new ArrayList<>();
  private final Consumer<Change> listener = this::changed;
  private String message = "";
  private LevelScene shown;
  private StageTool tool;
  private Clicks clicks;
  private StageTool taken;
  private Point down;
  private CameraPose downPose;

  /**
   * A plan.
   *
   * @param why there is no 3D view, for the user
   */
  public PlanStage(Composite parent, ViewState state, String why) {
    this.state = state;
    canvas = new Canvas(parent, SWT.NO_BACKGROUND | SWT.DOUBLE_BUFFERED);
    eye = new Eye(canvas);
    painter = new PlanPainter(canvas, state, why);
    state.addListener(listener);
    canvas.addListener(SWT.Paint, event -> painter.paint(event.gc, view(), message));
    canvas.addListener(SWT.Dispose, event -> dispose());
    canvas.addListener(SWT.MouseDown, this::pressed);
    canvas.addListener(SWT.MouseMove, this::moved);
    canvas.addListener(SWT.MouseUp, this::released);
    canvas.addListener(SWT.MouseDoubleClick, this::twice);
    canvas.addListener(SWT.MouseWheel, this::wheel);
    canvas.addListener(SWT.KeyDown, this::key);
  }

  @Override
  public Control control() {
    return canvas;
  }

  @Override
  public Eye eye() {
    return eye;
  }

  @Override
  public String hint() {
    return HINT;
  }

  @Override
  public void tool(StageTool taker) {
    tool = taker;
  }

  @Override
  public void message(String text) {
    message = text;
    canvas.redraw();
  }

  @Override
  public void clicks(Clicks taker) {
    clicks = taker;
  }

  @Override
  public ImageData picture(int width, int height) {
    Image image = new Image(canvas.getDisplay(), width, height);
    GC gc = new GC(image);
    painter.paint(gc, PlanView.of(eye.pose(), width, height), message);
    gc.dispose();
    ImageData data = image.getImageData();
    image.dispose();
    return data;
  }

  @Override
  public void moving() {
    // a plan is quick anyway
  }

  @Override
  public void addHoverListener(Consumer<Optional<SurfaceHit>> hover) {
    hovers.add(hover);
  }

  /** The plan as the next picture shows it. */
  public PlanView view() {
    Point size = canvas.getSize();
    return PlanView.of(eye.pose(), size.x, size.y);
  }

  @Override
  public void frameAll() {
    if (shown != null) {
      eye.fly(framed(), Eye.FLIGHT);
    }
  }

  private CameraPose framed() {
    Point size = canvas.getSize();
    double aspect = (double) Math.max(1, size.x) / Math.max(1, size.y);
    return eye.goal().from(0, QUARTER).framing(shown.driven(), aspect);
  }

  @Override
  public void flyTo(double x, double y, double z, double size) {
    CameraPose goal = eye.goal().at(x, y, z).from(0, QUARTER);
    double wanted = Math.max(USUAL_SIZE, size);
    double metres = goal.metresPerPixel(Math.max(1, canvas.getSize().y));
    double factor = wanted / (metres * Math.max(1, canvas.getSize().y));
    eye.fly(goal.within(goal.distance() * factor), Eye.FLIGHT);
  }

  @Override
  public void frameSelection() {
    if (state.box().isPresent()) {
      flyToBox(state.box().get());
    } else if (state.glyph().isPresent()) {
      state.glyph().ifPresent(g -> flyTo(g.at(0), g.at(1), g.at(2), 2 * g.size()));
    } else if (state.hit().isPresent()) {
      state.hit().ifPresent(hit -> flyTo(hit.x(), hit.y(), hit.z(), 0));
    } else {
      frameAll();
    }
  }

  @Override
  public Optional<SurfaceHit> surfaceAt(int x, int y) {
    if (shown == null) {
      return Optional.empty();
    }
    ProbeScene probes = state.probes().orElse(null);
    if (probes == null) {
      return Optional.empty();
    }
    PlanView view = view();
    double[] box = shown.box();
    Vector3d above = new Vector3d(view.levelX(x), box[4] + 1, view.levelZ(y));
    Optional<SurfaceHit> first = below(probes, above, box[1]);
    Optional<SurfaceHit> hit = first;
    // as the picture: what lies high over what is driven on is looked through
    for (int i = 0; i < MOST_SHEETS && hit.isPresent(); i++) {
      SurfaceHit found = hit.get();
      if (PlanRaster.driven(shown.context().corridor().classes().of(found.triangle()))) {
        return first.get().y() > found.y() + PlanRaster.HIGH ? hit : first;
      }
      hit = below(probes, new Vector3d(above.x, found.y() - UNDER, above.z), box[1]);
    }
    return first;
  }

  private Optional<SurfaceHit> below(ProbeScene probes, Vector3d from, double floor) {
    Vector3d down = new Vector3d(0, -1, 0);
    return SurfacePick.along(probes, state.hidden(), from, down, from.y - floor + 1);
  }

  private void changed(Change change) {
    if (canvas.isDisposed()) {
      return;
    }
    if (change == Change.SCENE) {
      LevelScene scene = state.scene().orElse(null);
      boolean first = shown == null && scene != null;
      shown = scene;
      if (first) {
        eye.put(framed());
      }
    }
    if (change != Change.SELECTION && change != Change.OVERLAYS) {
      painter.stale();
    }
    canvas.redraw();
  }

  private void pressed(Event event) {
    canvas.setFocus();
    taken =
        event.button == 1 && tool != null && tool.down(event.x, event.y, event.stateMask)
            ? tool
            : null;
    down = event.button == 3 || taken != null ? null : new Point(event.x, event.y);
    downPose = eye.pose();
  }

  private void moved(Event event) {
    if (MouseStyle.buttons(event.stateMask) == 0) {
      // A button that went up where nobody saw it is up.
      down = null;
      if (taken != null) {
        taken.up(event.x, event.y);
        taken = null;
      }
    }
    if (taken != null) {
      taken.drag(event.x, event.y);
      return;
    }
    if (down == null) {
      Optional<SurfaceHit> hit = surfaceAt(event.x, event.y);
      hovers.forEach(hover -> hover.accept(hit));
    } else if (Math.hypot(event.x - down.x, event.y - down.y) >= SLACK) {
      double metres = view().metres();
      eye.put(
          downPose.at(
              downPose.x() - (event.x - down.x) * metres,
              downPose.y(),
              downPose.z() - (event.y - down.y) * metres));
    }
  }

  private void released(Event event) {
    if (taken != null) {
      taken.up(event.x, event.y);
      taken = null;
      return;
    }
    boolean click =
        down != null && Math.hypot(event.x - down.x, event.y - down.y) < SLACK && shown != null;
    down = null;
    if (click && (clicks == null || !clicks.at(event.x, event.y))) {
      selectAt(event.x, event.y);
    }
  }

  /** On a light; the second click that goes up then is none. */
  private void twice(Event event) {
    boolean free = event.button == 1 && taken == null && clicks == null && shown != null;
    if (free && glyphAt(event.x, event.y).isPresent()) {
      down = null;
      selectAt(event.x, event.y);
      frameSelection();
    }
  }

  @Override
  public void selectAt(int x, int y) {
    Optional<Glyph> glyph = shown == null ? Optional.empty() : glyphAt(x, y);
    if (glyph.isPresent()) {
      state.select(glyph.get());
    } else {
      state.select(surfaceAt(x, y).orElse(null));
    }
  }

  private Optional<Glyph> glyphAt(int x, int y) {
    PlanView view = view();
    Glyph best = null;
    double least = GlyphPick.REACH;
    for (Glyph glyph : shown.glyphs()) {
      double away = Math.hypot(view.column(glyph.at(0)) - x, view.row(glyph.at(2)) - y);
      if (away < least) {
        least = away;
        best = glyph;
      }
    }
    return state.options().shows(Layer.PROBLEMS) ? Optional.ofNullable(best) : Optional.empty();
  }

  private void wheel(Event event) {
    PlanView view = view();
    Vector3d to = new Vector3d(view.levelX(event.x), eye.pose().y(), view.levelZ(event.y));
    eye.put(eye.pose().zoomed(to, Math.pow(NOTCH, event.count / 3.0)));
  }

  private void key(Event event) {
    if (event.character == 'f' || event.character == 'F') {
      frameSelection();
    } else if (event.keyCode == SWT.HOME) {
      frameAll();
    }
  }

  private void dispose() {
    state.removeListener(listener);
    shown = null;
    painter.dispose();
  }
}
