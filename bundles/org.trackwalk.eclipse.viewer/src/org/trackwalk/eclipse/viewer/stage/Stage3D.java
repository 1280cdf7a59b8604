package org.trackwalk.eclipse.viewer.stage;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.joml.Vector3d;
import org.lwjgl.opengl.GL11;
import org.trackwalk.eclipse.viewer.camera.CameraPose;
import org.trackwalk.eclipse.viewer.camera.Projection;
import org.trackwalk.eclipse.viewer.gl.GlSurface;
import org.trackwalk.eclipse.viewer.gl.LevelRenderer;
import org.trackwalk.eclipse.viewer.gl.RenderFrame;
import org.trackwalk.eclipse.viewer.hud.PanelPainter;
import org.trackwalk.eclipse.viewer.pick.GlyphPick;
import org.trackwalk.eclipse.viewer.pick.SurfaceHit;
import org.trackwalk.eclipse.viewer.pick.SurfacePick;
import org.trackwalk.eclipse.viewer.scene.Glyph;
import org.trackwalk.eclipse.viewer.scene.Layer;
import org.trackwalk.eclipse.viewer.scene.LevelScene;
import org.trackwalk.eclipse.viewer.settings.ViewSettings;
import org.trackwalk.eclipse.viewer.state.Change;
import org.trackwalk.eclipse.viewer.state.ViewState;
import org.trackwalk.eclipse.viewer.theme.ViewTheme;

/** The level in 3D on a canvas. */
public final class Stage3D implements Stage {

  /** A place without a size of its own is seen with so many metres around it. */
  private static final double USUAL_SIZE = 6;

  /** Of a long finding so many metres are seen: near enough to see what is wrong. */
  private static final double LARGEST_SIZE = 14;

  /** The eye comes no nearer to a finding than to see so many metres. */
  private static final double SMALLEST_SIZE = 0.5;

  /** Milliseconds after the last movement until everything is drawn again. */
  private static final int REST = 180;

  /** Nanoseconds for which the halo of a selected finding pulses. */
  private static final double PULSE_SECONDS = 2.4;

  private static final double NANOS = 1e9;

  private final GlSurface surface;
  private final ViewState state;
  private final Eye eye;
  private final PanelPainter panels;
  private final FrameBudget budget = new FrameBudget();
  private final Contents contents;
  private final ViewSheet sheet;
  private final List<Consumer<Optional<SurfaceHit>>> hovers = new ArrayList<>();
  private final Consumer<Change> listener = this::changed;
  private final Runnable rest = this::rest;
  private LevelScene shown;
  private String message = "";
  private StageTool tool;
  private boolean moving;
  private long selectedAt;
  private double milliseconds;

  /**
   * A stage.
   *
   * @throws org.trackwalk.eclipse.viewer.gl.GlMissingException when there is no OpenGL
   */
  public Stage3D(Composite parent, ViewState state) {
    this.state = state;
    surface = GlSurface.in(parent);
    panels = new PanelPainter(parent.getDisplay());
    eye = new Eye(surface.canvas());
    contents = new Contents(state, new LayerLines(parent.getDisplay(), this::redraw));
    sheet = new ViewSheet(state, panels);
    state.addListener(listener);
    surface.canvas().addListener(SWT.Paint, event -> paint());
    surface.canvas().addListener(SWT.Resize, event -> surface.canvas().redraw());
    surface.canvas().addListener(SWT.Dispose, event -> dispose());
    // When the canvas tells us, it has destroyed its context already; the parent tells us before.
    parent.addListener(SWT.Dispose, event -> surface.dispose());
    new Navigation(surface.canvas(), eye, new Moves());
  }

  @Override
  public Control control() {
    return surface.canvas();
  }

  @Override
  public Eye eye() {
    return eye;
  }

  @Override
  public String hint() {
    return ViewSettings.mouse().hint();
  }

  @Override
  public void tool(StageTool taker) {
    tool = taker;
  }

  @Override
  public void message(String text) {
    message = text;
    surface.canvas().redraw();
  }

  @Override
  public void addHoverListener(Consumer<Optional<SurfaceHit>> hover) {
    hovers.add(hover);
  }

  @Override
  public void moving() {
    moving = true;
  }

  /** Milliseconds that the last picture took. */
  public double milliseconds() {
    return milliseconds;
  }

  /** Triangles of the last picture. */
  public int drawnTriangles() {
    return surface.renderer().drawnTriangles();
  }

  /** The view as the next picture will see it. */
  public Projection projection() {
    Point size = surface.canvas().getSize();
    return new Projection(eye.pose(), size.x, size.y, reach());
  }

  private double reach() {
    if (shown == null) {
      return 1000;
    }
    double[] b = shown.box();
    CameraPose pose = eye.pose();
    double dx = Math.max(Math.abs(b[0] - pose.x()), Math.abs(b[3] - pose.x()));
    double dy = Math.max(Math.abs(b[1] - pose.y()), Math.abs(b[4] - pose.y()));
    double dz = Math.max(Math.abs(b[2] - pose.z()), Math.abs(b[5] - pose.z()));
    return Math.sqrt(dx * dx + dy * dy + dz * dz);
  }

  @Override
  public void frameAll() {
    state.scene().ifPresent(scene -> eye.fly(framed(scene), Eye.FLIGHT));
  }

  private CameraPose framed(LevelScene scene) {
    Point size = surface.canvas().getSize();
    return eye.goal().framing(scene.driven(), aspect(size));
  }

  private static double aspect(Point size) {
    return (double) Math.max(1, size.x) / Math.max(1, size.y);
  }

  @Override
  public void flyTo(double x, double y, double z, double size) {
    double radius = Math.max(SMALLEST_SIZE, size <= 0 ? USUAL_SIZE : size) / 2;
    Point pixels = surface.canvas().getSize();
    CameraPose goal = eye.goal();
    double pitch = Math.max(Math.toRadians(25), Math.min(Math.toRadians(65), goal.pitch()));
    CameraPose there = goal.from(goal.yaw(), pitch).framing(x, y, z, radius, aspect(pixels));
    CameraPose free =
        state.probes().map(probes -> FreeSight.of(probes, state.hidden(), there)).orElse(there);
    eye.fly(free, Eye.FLIGHT);
  }

  private void changed(Change change) {
    if (surface.canvas().isDisposed()) {
      return;
    }
    contents.changed(change);
    if (change == Change.SELECTION) {
      selectedAt = System.nanoTime();
    }
    surface.canvas().redraw();
  }

  private void rest() {
    moving = false;
    if (!surface.canvas().isDisposed()) {
      surface.canvas().redraw();
    }
  }

  private ViewTheme theme() {
    Color back = surface.canvas().getParent().getBackground();
    return ViewTheme.on(back.getRed(), back.getGreen(), back.getBlue());
  }

  private void paint() {
    Point size = surface.canvas().getSize();
    if (size.x <= 0 || size.y <= 0) {
      return;
    }
    boolean inMotion = moving || eye.flying();
    double pulse = pulse();
    draw(inMotion, pulse);
    surface.show();
    if (inMotion) {
      surface.canvas().getDisplay().timerExec(REST, rest);
    } else if (pulse < 1) {
      surface.canvas().getDisplay().timerExec(REST / 4, this::redraw);
    }
  }

  /**
   * Draws the view as it is at rest and reads pixels of it, columns and rows from the upper left.
   *
   * @return {@code 0xRRGGBB} each
   */
  int[] pixels(int... columnsAndRows) {
    draw(false, 1);
    int[] read = new int[columnsAndRows.length / 2];
    for (int i = 0; i < read.length; i++) {
      int height = surface.canvas().getSize().y;
      read[i] = surface.pixel(columnsAndRows[2 * i], columnsAndRows[2 * i + 1], height);
    }
    return read;
  }

  private void draw(boolean inMotion, double pulse) {
    long start = System.nanoTime();
    LevelRenderer renderer = surface.renderer();
    ViewTheme theme = theme();
    LevelScene scene = state.scene().orElse(null);
    if (scene != null) {
      boolean first = shown == null;
      shown = scene;
      if (first && !eye.flying()) {
        eye.put(framed(scene));
      }
      contents.bring(renderer, scene, eye.pose(), theme);
    }
    Projection view = projection();
    panels.scale(surface.scale());
    if (shown != null) {
      renderer.glyphs(shown.glyphs(), GlyphThinning.of(shown.glyphs(), view));
    }
    RenderFrame frame =
        new RenderFrame(
            view,
            surface.scale(),
            theme,
            state.options(),
            state.hidden(),
            inMotion ? budget.triangles() : Integer.MAX_VALUE,
            state.glyph().orElse(null),
            pulse,
            sheet.over(view, theme, message));
    renderer.draw(frame);
    GL11.glFinish();
    milliseconds = (System.nanoTime() - start) / 1e6;
    budget.took(renderer.drawnTriangles(), milliseconds);
  }

  private void redraw() {
    if (!surface.canvas().isDisposed()) {
      surface.canvas().redraw();
    }
  }

  /** 0 to 1, three times up and down after a selection, then 1; always 1 without a card. */
  private double pulse() {
    double seconds = (System.nanoTime() - selectedAt) / NANOS;
    if (state.glyph().isEmpty() || seconds > PULSE_SECONDS || heavy()) {
      return 1;
    }
    return 0.5 - 0.49 * Math.cos(seconds * 2 * Math.PI * 3 / PULSE_SECONDS);
  }

  private boolean heavy() {
    return milliseconds > 2 * FrameBudget.WANTED;
  }

  @Override
  public Optional<SurfaceHit> surfaceAt(int x, int y) {
    Projection view = projection();
    return state
        .probes()
        .flatMap(
            probes ->
                SurfacePick.along(
                    probes,
                    state.hidden(),
                    view.eye(),
                    view.ray(x, y),
                    view.pose().distance() + reach()));
  }

  @Override
  public void selectAt(int x, int y) {
    Optional<Glyph> glyph =
        state.options().shows(Layer.PROBLEMS) && shown != null
            ? GlyphPick.at(shown.glyphs(), projection(), x, y)
            : Optional.empty();
    if (glyph.isPresent()) {
      state.select(glyph.get());
    } else {
      state.select(surfaceAt(x, y).orElse(null));
    }
  }

  private void dispose() {
    state.removeListener(listener);
    shown = null;
    contents.clear();
    sheet.clear();
    panels.dispose();
  }

  /** What mouse and keys do. */
  private final class Moves implements Navigation.Stage {

    @Override
    public Vector3d pointAt(int x, int y) {
      return surfaceAt(x, y)
          .map(hit -> new Vector3d(hit.x(), hit.y(), hit.z()))
          .orElseGet(() -> projection().atTarget(x, y));
    }

    @Override
    public void clicked(int x, int y, int button) {
      if (button == 1 && sheet.onLegend(x, y)) {
        foldLegend();
      } else if (button == 1) {
        selectAt(x, y);
      }
    }

    @Override
    public void hovered(int x, int y) {
      Optional<SurfaceHit> hit = surfaceAt(x, y);
      hovers.forEach(hover -> hover.accept(hit));
    }

    @Override
    public void frame(boolean all) {
      if (all || state.glyph().isEmpty() && state.hit().isEmpty()) {
        frameAll();
      } else {
        frameSelection();
      }
    }

    @Override
    public void typed(char key, int code) {
      if (Character.toLowerCase(key) == 'l') {
        foldLegend();
      }
    }

    private void foldLegend() {
      boolean shows = state.options().shows(Layer.LEGEND);
      state.options(state.options().with(Layer.LEGEND, !shows));
    }

    @Override
    public StageTool tool() {
      return tool;
    }

    @Override
    public void moving() {
      Stage3D.this.moving();
    }
  }

  @Override
  public void frameSelection() {
    if (state.glyph().isPresent()) {
      Glyph glyph = state.glyph().get();
      flyTo(glyph.at(0), glyph.at(1), glyph.at(2), size(glyph));
    } else {
      state.hit().ifPresent(hit -> flyTo(hit.x(), hit.y(), hit.z(), 0));
    }
  }

  /** Metres to be seen around a finding: its length, but near enough to see the fault. */
  static double size(Glyph glyph) {
    return Math.max(USUAL_SIZE, Math.min(LARGEST_SIZE, 1.5 * glyph.size()));
  }
}
