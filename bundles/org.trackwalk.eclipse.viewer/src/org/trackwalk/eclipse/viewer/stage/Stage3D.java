package org.trackwalk.eclipse.viewer.stage;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.ImageData;
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
import org.trackwalk.eclipse.viewer.pick.SurfaceHit;
import org.trackwalk.eclipse.viewer.scene.DrawnMesh;
import org.trackwalk.eclipse.viewer.scene.Glyph;
import org.trackwalk.eclipse.viewer.scene.LevelScene;
import org.trackwalk.eclipse.viewer.scene.ViewOptions;
import org.trackwalk.eclipse.viewer.settings.ViewSettings;
import org.trackwalk.eclipse.viewer.state.Change;
import org.trackwalk.eclipse.viewer.state.Cut;
import org.trackwalk.eclipse.viewer.state.ViewState;
import org.trackwalk.eclipse.viewer.theme.ViewTheme;

/** The level in 3D on a canvas. */
public final class Stage3D implements Stage {

  /** Milliseconds after the last movement until everything is drawn again. */
  private static final int REST = 180;

  /** Points of an exported picture's shorter side: labels are as large in each. */
  private static final double PICTURE_POINTS = 900;

  private final GlSurface surface;
  private final ViewState state;
  private final Eye eye;
  private final PanelPainter panels;
  private final FrameBudget budget = new FrameBudget();
  private final Contents contents;
  private final ViewSheet sheet;
  private final Framing framing;
  private final Pointed pointed;
  private final List<Consumer<Optional<SurfaceHit>>> hovers = new ArrayList<>();
  private final Consumer<Change> listener = this::changed;
  private final Runnable rest = this::rest;
  private LevelScene shown;
  private double[] box;
  private CameraPose early;
  private String message = "";
  private StageTool tool;
  private Clicks clicks;
  private boolean moving;
  private final HaloPulse halo = new HaloPulse();
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
    framing = new Framing(state, surface.canvas(), eye);
    pointed = new Pointed(state);
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
    return Framing.reach(box, eye.pose());
  }

  @Override
  public void frameAll() {
    state.scene().ifPresent(scene -> eye.fly(framed(scene), Eye.FLIGHT));
  }

  private CameraPose framed(LevelScene scene) {
    return framing.all(scene, sheet.legend(scene, theme(), surface.canvas().getSize()));
  }

  @Override
  public void flyTo(double x, double y, double z, double size) {
    eye.fly(framing.at(x, y, z, size), Eye.FLIGHT);
  }

  @Override
  public void clicks(Clicks taker) {
    clicks = taker;
  }

  @Override
  public ImageData picture(int width, int height) {
    LevelRenderer renderer = surface.renderer();
    double scale = Math.max(1, Math.min(width, height) / PICTURE_POINTS);
    int times = PictureSize.times(width, height, renderer.largestPicture());
    Projection view =
        new Projection(
            eye.pose(), (int) Math.round(width / scale), (int) Math.round(height / scale), reach());
    panels.scale(times * scale);
    RenderFrame frame = frame(view, times * scale, Integer.MAX_VALUE, 1);
    int drawnWidth = (int) Math.round(view.width() * times * scale);
    int drawnHeight = (int) Math.round(view.height() * times * scale);
    return Pictures.fit(renderer.picture(frame), drawnWidth, drawnHeight, width, height);
  }

  private void changed(Change change) {
    if (surface.canvas().isDisposed()) {
      return;
    }
    contents.changed(change);
    if (change == Change.SELECTION) {
      halo.begin();
    }
    surface.canvas().redraw();
  }

  private void rest() {
    moving = false;
    redraw();
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
    boolean still = state.glyph().isEmpty() || milliseconds > 2 * FrameBudget.WANTED;
    double pulse = still ? 1 : halo.now();
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
      box = scene.box();
      if (first && !eye.flying() && (early == null || eye.pose().equals(early))) {
        eye.put(framed(scene));
      }
      contents.bring(renderer, scene, eye.pose(), theme);
    }
    state.early().ifPresent(mesh -> early(renderer, mesh));
    Projection view = projection();
    panels.scale(surface.scale());
    RenderFrame frame =
        frame(view, surface.scale(), inMotion ? budget.triangles() : Integer.MAX_VALUE, pulse);
    renderer.draw(frame);
    GL11.glFinish();
    milliseconds = (System.nanoTime() - start) / 1e6;
    budget.took(renderer.drawnTriangles(), milliseconds);
  }

  /** While it is checked; who has moved meanwhile stays where he is. */
  private void early(LevelRenderer renderer, DrawnMesh mesh) {
    contents.bring(renderer, mesh);
    if (early == null) {
      box = mesh.box();
      early = framing.all(mesh.ground(), 0);
      eye.put(early);
    }
  }

  private RenderFrame frame(Projection view, double scale, int triangles, double pulse) {
    ViewTheme theme = theme();
    ViewOptions options = framing.seen(state.options(), view);
    Cut cut = state.cut().orElse(null);
    if (shown != null) {
      List<Glyph> glyphs = CutSight.left(shown.glyphs(), cut);
      surface.renderer().glyphs(glyphs, GlyphThinning.of(glyphs, view));
    }
    return new RenderFrame(
        view,
        scale,
        theme,
        options,
        state.undrawn(),
        cut,
        triangles,
        state.glyph().filter(glyph -> CutSight.leaves(cut, glyph)).orElse(null),
        pulse,
        sheet.over(view, theme, options, message));
  }

  private void redraw() {
    if (!surface.canvas().isDisposed()) {
      surface.canvas().redraw();
    }
  }

  @Override
  public Optional<SurfaceHit> surfaceAt(int x, int y) {
    return pointed.surface(projection(), reach(), x, y);
  }

  @Override
  public void selectAt(int x, int y) {
    Optional<Glyph> glyph = light(x, y);
    if (glyph.isPresent()) {
      state.select(glyph.get());
    } else {
      state.select(surfaceAt(x, y).orElse(null));
    }
  }

  private Optional<Glyph> light(int x, int y) {
    return shown == null ? Optional.empty() : pointed.light(shown, projection(), x, y);
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
        sheet.foldLegend();
      } else if (button == 1 && (clicks == null || !clicks.at(x, y))) {
        selectAt(x, y);
      }
    }

    @Override
    public void doubleClicked(int x, int y) {
      if (clicks == null && !sheet.onLegend(x, y) && light(x, y).isPresent()) {
        selectAt(x, y);
        frameSelection();
      }
    }

    @Override
    public void hovered(int x, int y) {
      Optional<SurfaceHit> hit = surfaceAt(x, y);
      hovers.forEach(hover -> hover.accept(hit));
    }

    @Override
    public void frame(boolean all) {
      if (all || state.box().isEmpty() && state.glyph().isEmpty() && state.hit().isEmpty()) {
        frameAll();
      } else {
        frameSelection();
      }
    }

    @Override
    public void typed(char key, int code) {
      if (Character.toLowerCase(key) == 'l') {
        sheet.foldLegend();
      }
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
    if (state.box().isPresent()) {
      flyToBox(state.box().get());
    } else if (state.glyph().isPresent()) {
      eye.fly(framing.glyph(state.glyph().get()), Eye.FLIGHT);
    } else {
      state.hit().ifPresent(hit -> flyTo(hit.x(), hit.y(), hit.z(), 0));
    }
  }
}
